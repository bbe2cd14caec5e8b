import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draw } from '../../../testing/draw.tsx';
import { exampleOf } from '../../../testing/example-of.ts';
import type { Locale } from '../../i18n/locale.ts';
import { GoneRides } from './gone-rides.tsx';
import { PrintSheet } from './print-sheet.tsx';
import type { DayList, ListedRide } from './use-day-list.ts';

// A sheet stands beside the page, which is not drawn here.
vi.mock('react-dom', async (load) => ({ ...(await load<object>()), createPortal: (node: unknown) => node }));
beforeEach(() => void vi.stubGlobal('document', { body: {} }));
afterEach(() => void vi.unstubAllGlobals());

const example = exampleOf('getDayList');
const [ride] = example.rides;
if (!ride) throw new Error('the example has no ride');
const plain: ListedRide = {
  ...ride,
  followed: null,
  special_items: [],
  request: '',
  open: [],
  news: { kind: 'none', facts: [] },
};
const sheet = (list: Partial<DayList>, locale: Locale = 'en-US') =>
  draw(<PrintSheet list={{ ...example, ...list }} />, { locale });
const printed = async (change: Partial<ListedRide>, list: Partial<DayList> = {}) =>
  (await sheet({ rides: [{ ...plain, ...change }], ...list })).all('tr').at(-1);

describe('the head of a sheet', () => {
  it('names day, place, rides, clock and the print before it', async () => {
    const { text } = await sheet({});
    expect(text).toContain(
      'Monday, December 21, 2026|Bahía Perla · CUN · Arrivals and departures · 1 ride, 3 people',
    );
    expect(text).toContain(
      'All times are Cancún time. Printed Mon, Dec 21, 7:00 AM. Changes since the print of Sun, Dec 20, 5:00 PM are marked.',
    );
  });
  it('of a first print has nothing to mark, of all resorts names the airport', async () => {
    const { text } = await sheet({ last_print: null, property: null, direction: 'departure' });
    expect(text).toContain('Printed for the first time: nothing is marked.');
    expect(text).toContain('Cancún International Airport · CUN · Departures');
  });
  it('without rides says so', async () => expect((await sheet({ rides: [] })).text).toContain('No rides'));
});

describe('a ride on paper', () => {
  it('has its time, number, flight, guest, party and service, and no number of its booking', async () => {
    expect(await printed({})).toBe(
      '2:35 PM|Arrival|K7M2QX|AA1234|2:35 PM · Terminal 3|Lucía Rivera|2 adults + 1 under 4|Private SUV',
    );
  });

  it.each<[Partial<ListedRide>, string]>([
    [{ followed: ride.followed }, '3:05 PM|Sold as 2:35 PM|'],
    [{ reference: null }, '|Arrival|–|'],
    [{ flight: { ...ride.flight, code: '' } }, '|No flight yet|Terminal 3|'],
    [{ flight: { ...ride.flight, date: '2026-12-20' } }, '|Sun, Dec 20, 2:35 PM · Terminal 3|'],
    [{ room: '1204', companions: 2 }, '|Lucía Rivera|Room 1204'],
    [{ vehicles: 2 }, '|Private SUV|2 vehicles'],
    [{ babyseat: 1, minors: 0 }, '|2 adults + 1 baby seat'],
    [{ open: ['unpaid', 'time_to_check'] }, 'Not paid · Check the flight’s time'],
    [{ status: 'cancelled' }, '|Canceled'],
    [{ news: { kind: 'new', facts: [] } }, '|NEW'],
    [{ news: ride.news }, '|CHANGED · Pick-up: was 1:50 PM'],
    [{ request: 'A sign with both names.' }, '|A sign with both names.'],
    [{ special_items: ride.special_items, special_answer: 'call' }, 'surfboards'],
  ])('says %j', async (change, said) => {
    expect(await printed(change)).toContain(said);
    expect(await printed({})).not.toContain(said);
  });

  it('names its resort only on a list of several', async () => {
    expect(await printed({}, { property: null })).toContain('Lucía Rivera|Bahía Perla|');
    expect(await printed({})).not.toContain('Bahía Perla');
  });

  it('is in Spanish where its reader is', async () => {
    const { all } = await sheet({ rides: [plain] }, 'es-MX');
    expect(all('tr').at(-1)).toMatch(/^14:35\|Llegada\|.*2 adultos \+ 1 menor de 4/);
  });
});

describe('a ride that is no longer on the list', () => {
  const gone: DayList['gone'][number] = {
    key: '83',
    reference: 'B2C3D4',
    guest: 'Omar Ruiz',
    status: 'confirmed',
    date: '2026-12-21',
    time: '14:35',
    was: { pick_up: '2026-12-21 14:35', flight: 'AA9' },
  } as DayList['gone'][number];

  it.each<[string, Partial<typeof gone>, string]>([
    ['canceled', { status: 'cancelled' }, 'Canceled'],
    ['moved to another time', { time: '18:00' }, 'Now 6:00 PM'],
    ['of another place', {}, 'No longer on this list'],
    ['moved to another day', { date: '2026-12-22' }, 'Now Tue, Dec 22, 2:35 PM'],
  ])('%s says so, on paper as on the screen', async (_, change, said) => {
    const list = { ...example, gone: [{ ...gone, ...change }] };
    const [onPaper, onScreen] = [
      (await sheet(list)).all('li'),
      (await draw(<GoneRides list={list} />)).all('li'),
    ];
    const last = (lines: string[]) =>
      lines
        .find((line) => line.includes('Omar'))
        ?.split(/[|·] ?/)
        .at(-1);
    expect([last(onPaper), last(onScreen)]).toEqual([said, said]);
  });

  it('without a flight or a number has a mark in its place', async () => {
    const list = { ...example, gone: [{ ...gone, reference: null, was: { ...gone.was, flight: '' } }] };
    expect((await sheet(list)).all('li').at(0)).toContain('· No flight yet · – ·');
  });
});
