import { menuFor } from '@traslado/domain/access/menu';
import { type Permission, permissionsOf } from '@traslado/domain/access/permissions';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draw } from '../../../testing/draw.tsx';
import { exampleOf } from '../../../testing/example-of.ts';
import { formatDistance, formatPickUp, formatWait } from '../frame/format-ahead.ts';
import { pageOfRow } from '../frame/page-of-row.ts';
import type { Person } from '../session/use-profile.ts';
import { joinRides } from './join-rides.ts';
import { TodayLine } from './today-line.tsx';
import { TodayList } from './today-list.tsx';
import type { HomeAnswer } from './use-home.ts';

const home = exampleOf('getHome');
const [line] = home.lines;
if (!line) throw new Error('the example has no line');
type Line = typeof line;

const NOW = '2026-11-21T14:02:00.000Z';
beforeEach(() => void vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

describe('how long a thing waits, and how far a ride is', () => {
  const at = Date.parse(NOW);
  const MINUTE = 60_000;
  it.each([
    [0, '0 minutes', '0 minutos'],
    [1, '1 minute', '1 minuto'],
    [59, '59 minutes', '59 minutos'],
    [60, '1 hour', '1 hora'],
    [47 * 60 + 59, '47 hours', '47 horas'],
    [48 * 60, '2 days', '2 días'],
    [-5, '0 minutes', '0 minutos'],
  ])('%i minutes', (minutes, inEnglish, inSpanish) => {
    const since = at - minutes * MINUTE;
    expect([formatWait(since, at, 'en-US'), formatWait(since, at, 'es-MX')]).toEqual([inEnglish, inSpanish]);
  });

  it.each([
    [1, 'in 1 minute', 'dentro de 1 minuto'],
    [59.5, 'in 1 hour', 'dentro de 1 hora'],
    [5 * 60 + 59, 'in 5 hours', 'dentro de 5 horas'],
    [48 * 60, 'in 2 days', 'dentro de 2 días'],
    [-3 * 60, '3 hours ago', 'hace 3 horas'],
  ])('%d minutes ahead', (minutes, inEnglish, inSpanish) => {
    const ahead = at + minutes * MINUTE;
    expect([formatDistance(ahead, at, 'en-US'), formatDistance(ahead, at, 'es-MX')]).toEqual([
      inEnglish,
      inSpanish,
    ]);
  });
});

it.each([
  ['2026-11-21T19:35:00Z', 'in 5h · 2:35 PM', 'en 5 h · 14:35'],
  ['2026-11-21T14:47:00Z', 'in 45m · 9:47 AM', 'dentro de 45 min · 09:47'],
  ['2026-11-22T05:30:00Z', 'in 15h · 12:30 AM', 'en 15 h · 00:30'],
  ['2026-11-21T11:02:00Z', '3h ago · 6:02 AM', 'hace 3 h · 06:02'],
  ['2026-11-23T14:01:00Z', 'in 47h · 9:01 AM', 'en 47 h · 09:01'],
  ['2026-11-23T14:02:00Z', 'Mon, Nov 23, 9:02 AM', 'lun 23 de nov, 09:02'],
])('a pick-up at %s, by the clock of its place', (at, inEnglish, inSpanish) => {
  const said = (['en-US', 'es-MX'] as const).map((locale) =>
    formatPickUp(at, 'America/Cancun', { nowAt: Date.parse(NOW), locale }).replaceAll('\u00a0', ' '),
  );
  expect(said).toEqual([inEnglish, inSpanish]);
});

it.each([
  ['en-US', 'in 5h · 12:35 PM, Los Cabos'],
  ['es-MX', 'en 5 h · 12:35, Los Cabos'],
] as const)('names its clock beside rides by other clocks: %s', (locale, said) => {
  const asked = { nowAt: Date.parse(NOW), locale, city: 'Los Cabos' };
  expect(formatPickUp('2026-11-21T19:35:00Z', 'America/Mazatlan', asked).replaceAll('\u00a0', ' ')).toBe(
    said,
  );
});

it.each([
  [{ queue: 'unpaid', key: '41', booking: { id: 41 }, flight: null }, '/admin/bookings/41'],
  [{ queue: 'messages', key: '7', booking: { id: 41 }, flight: null }, '/admin/messages/7'],
  [{ queue: 'approvals', key: '3', booking: { id: 41 }, flight: null }, '/admin/approvals/3'],
  [{ queue: 'flights', key: '7', booking: { id: 41 }, flight: { id: 9 } }, '/admin/flight-watch/9'],
  [{ queue: 'letters', key: 'x', booking: null, flight: null }, null],
])('the page of %j', (row, page) => expect(pageOfRow(row)).toBe(page));

describe('a line of Today', () => {
  const drawn = (change: Partial<Line>, opens = true, permissions: Permission[] = ['queues:handle']) =>
    draw(
      <TodayLine
        line={{ ...line, ...change }}
        permissions={permissions}
        opens={() => opens}
        onHandle={null}
      />,
    );

  it('begins with its ride, and leads to its page', async () => {
    const { links, text } = await drawn({});
    expect(links()).toEqual(['/admin/bookings/41 Camille Dubois|, Collect']);
    expect(text).toBe(
      'in 5h · 2:35 PM|Camille Dubois|, Collect|DB4SR7XK2M|· Bahía Perla|Unpaid|USD 84.00|Collect',
    );
  });

  it.each<[Line['queue'], Permission[], string]>([
    ['unpaid', [], 'Open'],
    ['messages', ['queues:handle'], 'Open'],
    ['messages', ['messages:answer'], 'Answer'],
    ['payments', ['payments:handle'], 'Check payment'],
  ])('of %s has with %j the button %s', async (queue, permissions, verb) => {
    expect((await drawn({ queue }, true, permissions)).text).toMatch(new RegExp(`\\|${verb}$`));
  });

  it('without a ride says how long it waits', async () => {
    expect((await drawn({ ride_at: null })).text).toMatch(/^Waiting 24 hours\|/);
    const alerts = [{ ...exampleOf('handleAlert'), kind: 'refund.failed' }];
    expect((await drawn({ ride_at: null, alerts })).text).toMatch(/^Owed for 24 hours\|/);
  });

  it('is no link where the person may not open the page', async () => {
    const { links, text } = await drawn({}, false);
    expect(links()).toEqual([]);
    expect(text).toContain('Camille Dubois');
  });

  it('says each open point once', async () => {
    expect((await drawn({ open: ['unpaid', 'message'] })).text).toMatch(/\|Unpaid\|Message\|USD 84\.00\|/);
    // Its finding says what there is to fix.
    expect((await drawn({ queue: 'soon', open: ['data'], about: 'flight_unknown' })).text).toMatch(
      /\|Flight not in the schedule that day at this airport\|Open$/,
    );
    // A ride of the next hours is shown without being counted.
    expect((await drawn({ queue: 'rides', open: [] })).text).toMatch(/\|Nothing open\|Open$/);
    expect((await drawn({ queue: 'rides', open: ['data'] })).text).toMatch(/\|Data to fix\|Open$/);
  });

  it.each([
    ['2026-11-21T16:02:00.000Z', 'Due in 2 hours|'],
    ['2026-11-21T14:02:00.000Z', '0 minutes late|'],
    ['2026-11-21T11:02:00.000Z', '3 hours late|'],
  ])('due at %s begins with it, and names its ride', async (due_at, said) => {
    const { text } = await drawn({ due_at });
    expect(text.startsWith(said)).toBe(true);
    expect(text).toContain('Ride in 5h · 2:35 PM');
  });

  it('of a refund that failed leads to what ends it, and nothing else of an alert is a link', async () => {
    const alert = exampleOf('handleAlert');
    const deeds = async (kind: string, opens = true, permissions = ['queues:handle', 'payments:handle']) => {
      const alerts = [{ ...alert, kind }];
      const { all } = await draw(
        <TodayLine
          line={{ ...line, alerts }}
          permissions={permissions}
          opens={() => opens}
          onHandle={() => undefined}
        />,
      );
      return [...all('a'), ...all('button')];
    };
    expect(await deeds('refund.failed')).toEqual(['Camille Dubois|, Retry or settle']);
    expect(await deeds('refund.failed', false)).toEqual(['Mark as handled']);
    expect(await deeds('refund.failed', true, [])).toEqual(['Camille Dubois|, Open', 'Mark as handled']);
    expect(await deeds('refund.at_gateway')).toEqual(['Camille Dubois|, Collect', 'Mark as handled']);
  });

  it('without a booking is called by who wrote, else by its subject', async () => {
    const bare = { booking: null, hotel_name: '' } as Partial<Line>;
    expect((await drawn({ ...bare, who: 'Ana López' })).text).toContain('|Ana López|');
    expect((await drawn(bare)).text).toMatch(/^in 5h · 2:35 PM\|Unpaid\|/);
  });
});

describe('the list of Today', () => {
  const keeper = ['reconciliation:handle', 'price-expectations:change'];
  const drawn = (change: Partial<HomeAnswer>, permissions = keeper) =>
    draw(
      <TodayList
        home={{ ...home, sets: null, ...change }}
        person={{ menu: [], permissions } as unknown as Person}
      />,
    );
  const at = (key: string, ride_at: string | null): Line => ({ ...line, key, ride_at });

  it('stands by its deadline, else its ride; money and work without a ride before later rides', async () => {
    const later = '2026-11-24T15:00:00.000Z';
    const lines = [at('1', '2026-11-21T15:00:00.000Z'), at('2', later), at('3', null)];
    expect((await drawn({ lines, total: 3 })).all('h2')).toEqual(['Next hours', 'Waiting', 'Later rides']);
    expect((await drawn({ lines: lines.slice(1, 2), total: 1 })).all('h2')).toEqual(['Later rides']);
    const due: Line = { ...at('4', later), due_at: '2026-11-23T14:02:00.000Z' };
    const unclear: Line = { ...at('5', later), queue: 'payments' };
    expect((await drawn({ lines: [due, unclear], total: 2 })).text).toMatch(
      /^Waiting\|Due in 2 days\|.*Ride Tue, Nov 24, 10:00 AM.*\|Waiting 24 hours\|.*Ride Tue, Nov 24, 10:00 AM/,
    );
  });

  it('has what is late first, and a pick-up that has passed before those to come', async () => {
    const lines = [
      at('1', '2026-11-21T13:00:00.000Z'),
      at('2', '2026-11-21T15:00:00.000Z'),
      { ...at('3', '2026-11-24T15:00:00.000Z'), due_at: '2026-11-21T13:02:00.000Z' },
    ];
    const { all, text } = await drawn({ lines, total: 3 });
    expect(all('h2')).toEqual(['Overdue', 'Pick-up time has passed', 'Next hours']);
    expect(text).toMatch(/^Overdue\|1 hour late\|.*Ride Tue, Nov 24, 10:00 AM\|· Bahía Perla\|/);
  });

  it('has one line for the rides of a flight with the same to do, and one note for their alerts', async () => {
    const flight = { id: 9, code: 'AA 1234' };
    const held = (key: string, guest: string, more: Partial<Line> = {}): Line => ({
      ...at(key, '2026-11-21T19:35:00.000Z'),
      queue: 'flights',
      about: 'frozen',
      open: [],
      flight,
      booking: line.booking && { ...line.booking, guest },
      ...more,
    });
    const lines = [
      held('1', 'Ana Gil'),
      held('2', 'Bo Lind'),
      held('3', 'Cy Roe', { flight: { id: 10, code: 'AA 9' } }),
      held('4', 'Di Mai', { about: 'contradicts' }),
    ];
    const { all, text } = await drawn({ lines, total: 4 });
    expect(all('li')).toHaveLength(3);
    expect(text).toContain('|2 guests|Ana Gil and Bo Lind|AA 1234|Ride on hold: the guest has to choose|');
    expect(text).not.toContain('4 guests');
    expect(joinRides(lines).map((some) => some.map(({ key }) => key))).toEqual([['1', '2'], ['3'], ['4']]);
  });

  it('names the clocks where there are several', async () => {
    const here = at('1', '2026-11-21T15:00:00.000Z');
    const there = {
      ...at('2', '2026-11-21T19:35:00.000Z'),
      time_zone: 'America/Mazatlan',
      zone_name: 'Los Cabos',
    };
    expect((await drawn({ lines: [here, there] })).text).toMatch(/10:00 AM, Cancún\|.*12:35 PM, Los Cabos\|/);
    expect((await drawn({ lines: [here] })).text).toContain('10:00 AM|');
  });

  it('is clear when nothing waits', async () => {
    expect((await drawn({ lines: [], total: 0 })).text).toContain('All clear');
  });

  it.each<[string, Permission[], Partial<HomeAnswer>, string[]]>([
    [
      'revenue',
      permissionsOf(['revenue']),
      { soon: { days: 14, total: 0, events: [] }, sets: { waiting: 0, first: null } },
      [
        '/admin/price-calendar Price calendar|, Open',
        '/admin/publishing-checks Publishing checks|, Open',
        '/admin/rates Rates|, Open',
        '/admin/restrictions Restrictions|, Open',
        '/admin/change-sets Change sets|, Open',
      ],
    ],
    [
      'catalogue',
      permissionsOf(['catalogue']),
      {},
      ['/admin/publishing-checks Publishing checks|, Open', '/admin/restrictions Restrictions|, Open'],
    ],
    // One of its prices ends soon: the page lists it.
    [
      'revenue, with an end ahead',
      ['rates:see', 'rates:change'],
      {},
      ['/admin/price-calendar Price calendar|, Open'],
    ],
    ['dispatcher', permissionsOf(['dispatcher']), { held: 0 }, []],
  ])('has a line for each check without a finding: %s', async (_, permissions, change, links) => {
    const drawn = await draw(
      <TodayList
        home={{ ...home, sets: null, ...change, lines: [], total: 0 }}
        person={{ menu: menuFor(permissions, true), permissions } as unknown as Person}
      />,
    );
    expect(drawn.links()).toEqual(links);
    expect(drawn.text).toContain('All clear');
    if (permissions.includes('price-expectations:see'))
      expect(drawn.text).toContain('All 3 expected prices hold');
  });

  it('says how many are not shown', async () => {
    expect((await drawn({ total: 2 })).text).toContain('One more is not shown.');
    expect((await drawn({ total: 9 })).text).toContain('8 more are not shown.');
    expect((await drawn({})).text).not.toContain('not shown');
  });

  it.each([
    [1, 4, '/admin/change-sets/4 1 change set can be approved or published by you|, Review'],
    [2, 4, '/admin/change-sets 2 change sets can be approved or published by you|, Review'],
  ])('leads to the one set that waits, or to all: %i', async (waiting, first, link) => {
    expect((await drawn({ sets: { waiting, first } })).links()).toEqual([link]);
  });

  it('opens what the person may only read', async () => {
    const differences = [{ currency: 'USD', open: 2, amount: 95.5 }];
    expect((await drawn({ differences, checks: 1, lines: [] }, [])).links()).toEqual([
      '/admin/reconciliation 2 open differences|, Open',
      '/admin/publishing-checks 1 price check fails|, Open',
    ]);
  });

  it('has differences, failed checks and gaps among the work without a ride', async () => {
    const differences = [{ currency: 'USD', open: 2, amount: 95.5 }];
    const unpriced = [{ id: 121, name: 'SUV · Bahía Perla', on: '2027-02-27' }];
    const gaps = { restrictions: 1, restriction: 4, services: 3, unpriced };
    const { links, text } = await drawn({ differences, checks: 1, gaps });
    expect(text).toContain('+USD 95.50');
    expect(text).toContain('No price on February 27, 2027');
    expect(links().map((link) => link.replace(/\u00a0/g, ' '))).toEqual([
      '/admin/reconciliation 2 open differences|, Reconcile',
      '/admin/publishing-checks 1 price check fails|, Review',
      '/admin/restrictions/4 1 restriction is not used|, Review',
      '/admin/price-calendar?service=121&year=2027 SUV · Bahía Perla|, Set a price',
      '/admin/price-calendar 2 more services have days without a price within 90 days|, Set a price',
    ]);
  });
});
