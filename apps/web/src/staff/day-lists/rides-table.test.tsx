import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draw } from '../../../testing/draw.tsx';
import { exampleOf } from '../../../testing/example-of.ts';
import type { Locale } from '../../i18n/locale.ts';
import { RidesTable } from './rides-table.tsx';
import type { DayList, ListedRide } from './use-day-list.ts';

const screen = vi.hoisted(() => ({ isNarrow: false }));
vi.mock('../../components/use-media.ts', () => ({ useMedia: () => screen.isNarrow }));

beforeEach(() => {
  screen.isNarrow = false;
});

const example = exampleOf('getDayList');
const [ride] = example.rides;
if (!ride) throw new Error('the example has no ride');

/** A ride of which nothing is to be said. */
const plain: ListedRide = {
  ...ride,
  followed: null,
  minors: 0,
  special_items: [],
  special_answer: null,
  request: '',
  open: [],
  news: { kind: 'none', facts: [] },
} as ListedRide;

const drawn = (change: Partial<ListedRide>, list: Partial<DayList> = {}, locale: Locale = 'en-US') =>
  draw(<RidesTable list={{ ...example, ...list, rides: [{ ...plain, ...change }] }} />, { locale });

/** The cells of the row behind its head: flight, guest, party, service, ride, notes, state. */
const cellsOf = async (...asked: Parameters<typeof drawn>) => (await drawn(...asked)).all('td');
const timeOf = async (...asked: Parameters<typeof drawn>) => (await drawn(...asked)).all('th').at(-1);

describe('the pick-up', () => {
  it('is as sold while no flight moves it', async () => {
    expect(await timeOf({})).toBe('2:35 PM');
    expect(await timeOf({}, {}, 'es-MX')).toBe('14:35');
  });

  it('that a flight moved stands before the sold one, with its day where that is another', async () => {
    const { followed } = ride;
    if (!followed) throw new Error('the example follows no flight');
    const late = { ...followed, expected: { date: '2026-12-22', time: '00:20' } };
    expect(await timeOf({ followed: late })).toBe('Tue, Dec 22, 12:20 AM|Sold as 2:35 PM|2:35 PM');
    expect(await timeOf({ followed: { ...followed, expected: null } })).toBe('2:35 PM');
  });

  it('stands beside the direction and the reference, which a ride of the group’s backend has not', async () => {
    expect((await cellsOf({}))[4]).toBe('Arrival|K7M2QX');
    expect((await cellsOf({}, { direction: 'arrival' }))[4]).toBe('K7M2QX');
    expect((await cellsOf({ reference: null }))[4]).toContain('Kept by the group’s backend');
  });
});

describe('the flight', () => {
  it('is told with terminal and airline, with its time where that is not the pick-up’s; the meeting point stands once below', async () => {
    expect((await cellsOf({}))[0]).toBe('AA1234|Terminal 3|American Airlines');
    expect((await cellsOf({ time: '11:05' }))[0]).toBe('AA1234|2:35 PM|Terminal 3|American Airlines');
    expect((await drawn({})).all('li')).toEqual(['Terminal 3, Arrival:|Outside arrivals']);
    expect((await drawn({ point: '' })).all('li')).toEqual([]);
  });

  it('that lands on another day says which', async () => {
    const flight = { ...ride.flight, date: '2026-12-20', time: '23:55' };
    expect((await cellsOf({ flight }))[0]).toContain('Sun, Dec 20, 11:55 PM');
  });

  it('that nobody knows yet is missing, without a time', async () => {
    const flight = { ...ride.flight, code: '', airline: '', terminal: '' } as ListedRide['flight'];
    expect((await cellsOf({ flight }))[0]).toBe('No flight yet');
  });
});

describe('the guest', () => {
  it('leads to the booking for a person who may open it', async () => {
    expect((await drawn({})).links()).toEqual(['/admin/bookings/41 Lucía Rivera']);
  });

  it.each([
    ['may not open it', {}, { viewer: { ...example.viewer, can_open: false } }],
    ['a ride without a booking here', { booking: null }, {}],
  ] as const)('is no link: %s', async (_, change, list) => {
    const { links, text } = await drawn(change, list);
    expect(links()).toEqual([]);
    expect(text).toContain('Lucía Rivera');
  });

  it('has the resort only in a list of several', async () => {
    expect((await cellsOf({}))[1]).toBe('Lucía Rivera');
    expect((await cellsOf({}, { property: null }))[1]).toBe('Lucía Rivera|Bahía Perla');
  });

  it.each([
    [{ room: '1204', companions: 0 }, 'Room 1204'],
    [{ room: null, companions: 1 }, '+ 1 more room'],
    [{ room: '1204', companions: 2 }, 'Room 1204 + 2 more rooms'],
  ])('%j', async (change, said) => {
    expect((await cellsOf(change))[1]).toBe(`Lucía Rivera|${said}`);
  });
});

describe('the party', () => {
  it.each([
    [{ adults: 1, minors: 0, babyseat: 0 }, '1 adult', '1 adulto'],
    [
      { adults: 2, minors: 1, babyseat: 1 },
      '2 adults + 1 under 4 + 1 baby seat',
      '2 adultos + 1 menor de 4 + 1 silla para bebé',
    ],
    [{ adults: 4, minors: 2, babyseat: 0 }, '4 adults + 2 under 4', '4 adultos + 2 menores de 4'],
    [
      { adults: 2, minors: 1, babyseat: 0, on_lap: true },
      '2 adults + 1 under 4 on a lap',
      '2 adultos + 1 menor de 4 en brazos',
    ],
    [
      { adults: 2, minors: 2, babyseat: 0, on_lap: true },
      '2 adults + 2 under 4 on laps',
      '2 adultos + 2 menores de 4 en brazos',
    ],
    [{ adults: 4, minors: 0, babyseat: 2 }, '4 adults + 2 baby seats', '4 adultos + 2 sillas para bebé'],
  ])('%j', async (party, inEnglish, inSpanish) => {
    expect([(await cellsOf(party))[2], (await cellsOf(party, {}, 'es-MX'))[2]]).toEqual([
      inEnglish,
      inSpanish,
    ]);
  });
});

describe('the vehicles', () => {
  it('are counted from the second one on', async () => {
    expect((await cellsOf({}))[3]).toBe('Private SUV');
    expect((await cellsOf({ vehicles: 2 }))[3]).toBe('Private SUV|2 vehicles');
  });
});

describe('the notes', () => {
  const notesOf = async (...asked: Parameters<typeof drawn>) => (await cellsOf(...asked))[5];

  it('are none where nothing is to be noted', async () => expect(await notesOf({})).toBe(''));

  it('say that a ride is new since the last print', async () => {
    expect(await notesOf({ news: { kind: 'new', facts: [] } })).toBe('New since the last print');
  });

  it.each([
    ['pick_up', '2026-12-21 13:50', 'Pick-up: was 1:50 PM', 'Hora: antes 13:50'],
    ['pick_up', '2026-12-20 23:50', 'Pick-up: was Sun, Dec 20, 11:50 PM', 'Hora: antes dom 20 de dic, 23:50'],
    ['expected_pick_up', '', 'Expected pick-up: was as sold', 'Hora esperada: antes como se vendió'],
    ['expected_pick_up', '2026-12-21 16:00', 'Expected pick-up: was 4:00 PM', 'Hora esperada: antes 16:00'],
    ['people', '2+1+0', 'Party: was 2 adults + 1 under 4', 'Pasajeros: antes 2 adultos + 1 menor de 4'],
    ['resort', 'Coral', 'Resort: was Coral', 'Resort: antes Coral'],
    ['request', '', 'Request', 'Solicitud'],
    ['open', 'unpaid', 'Open items', 'Pendientes'],
  ] as const)('tell what %s was: %j', async (fact, was, inEnglish, inSpanish) => {
    const news = { kind: 'changed' as const, facts: [{ fact, was }] };
    expect(await notesOf({ news })).toBe(`Changed since the last print|${inEnglish}`);
    expect(await notesOf({ news }, {}, 'es-MX')).toBe(`Cambió desde la última impresión|${inSpanish}`);
  });

  it('have what is open, special things and the request as it was written', async () => {
    const change = {
      open: ['unpaid', 'no_flight'] as ListedRide['open'],
      special_items: ride.special_items,
      special_answer: 'call' as ListedRide['special_answer'],
      request: '<b>Two</b> names',
    };
    const notes = (await notesOf(change)) ?? '';
    expect(notes).toMatch(/^Not paid\|Flight missing\|/);
    expect(notes).toMatch(/\|<b>Two<\/b> names$/);
  });
});

describe('on a phone', () => {
  it('a ride is a card without lines for what is not there', async () => {
    screen.isNarrow = true;
    const { all } = await drawn({});
    expect(all('dt')).toEqual(['Flight', 'Guest', 'Party', 'Service', 'Ride']);
    expect((await drawn({ request: 'A sign' })).all('dt')).toContain('To note');
  });
});
