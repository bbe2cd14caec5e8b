import { describe, expect, it, vi } from 'vitest';
import { draw, drawHook } from '../../../testing/draw.tsx';
import { exampleOf } from '../../../testing/example-of.ts';
import { flightWatch as en } from '../../i18n/en/staff-flight-watch.ts';
import { Matters, mattersOf, StateName, useMoment } from './flight-parts.tsx';
import { HandTime } from './hand-time.tsx';
import { NoticesPage } from './notices-page.tsx';
import { Riders } from './riders.tsx';
import { type FlightDetail, useWatchQuestion, type WatchedFlight } from './use-flight-watch.ts';
import type { ListedNotice } from './use-notices.ts';
import { WatchPage } from './watch-page.tsx';

vi.mock('../../components/use-media.ts', () => ({ useMedia: () => false }));

const watch = exampleOf('getFlightWatch');
const [flight] = watch.flights;
const detail = exampleOf('getWatchedFlight');
const [rider] = detail.riders;
const ledger = exampleOf('searchNotices');
const [notice] = ledger.rows;
if (!flight || !rider || !notice) throw new Error('an example has no row');
const [toldOf] = rider.notices;
if (!toldOf) throw new Error('the example tells nobody');

describe('the open matters of a flight', () => {
  const said = (change: Partial<WatchedFlight>) =>
    mattersOf({ ...flight, ...change }, en.matters).map(({ text }) => text);

  it.each<[Partial<WatchedFlight>, string[]]>([
    [{}, []],
    [{ frozen: 1 }, ['1 ride on hold']],
    [{ frozen: 2, unanswered: 3 }, ['2 rides on hold', '3 guests have not answered']],
    [{ is_against_hand: true }, ['The news differs from the manual time']],
    [{ is_contradicted: true }, ['Sources disagree']],
    [{ is_stale: true }, ['No update for 30 minutes']],
    // Nothing is awaited of a flight that no feed covers, nor of one without any news yet.
    [{ is_stale: true, is_askable: false }, ['Not in the feed: set a manual time']],
    [{ is_stale: true, state: 'unknown' }, []],
    [{ is_found: false }, ['Unknown number: ask Lefèvre']],
    [{ is_found: false, rides: 3 }, ['Unknown number: ask Lefèvre and 2 more']],
  ])('%j', (change, matters) => expect(said(change)).toEqual(matters));

  it('an unknown number leads to the booking of the guest who knows it', async () => {
    const links = async (canOpen: boolean) =>
      (await draw(<Matters flight={{ ...flight, is_found: false }} canOpen={canOpen} />)).links();
    expect(await links(true)).toEqual(['/admin/bookings/41 Unknown number: ask Lefèvre']);
    expect(await links(false)).toEqual([]);
  });

  it('a time by hand is all that a flight without a feed needs', () => {
    const known = { date: '2026-12-21', time: '15:40', is_by_hand: true };
    expect(said({ is_askable: false, known })).toEqual([]);
  });

  it('the gravest stands first', () => {
    const all = said({ is_found: false, is_contradicted: true, unanswered: 1, frozen: 1 });
    expect(all[0]).toBe('1 ride on hold');
    expect(all.at(-1)).toBe('Unknown number: ask Lefèvre');
  });

  it.each([
    ['cancelled_uncertain', true],
    ['diverted', true],
    ['active', false],
  ] as const)('a flight that is %s is marked: %j', async (state, isMarked) => {
    expect((await draw(<StateName state={state} />)).html.includes('text-warn')).toBe(isMarked);
  });
});

it('a moment has its day only where that is another', async () => {
  const inEnglish = await drawHook(() => useMoment('2026-12-31'));
  const said = [
    { date: '2026-12-31', time: '23:59' },
    { date: '2027-01-01', time: '00:05' },
  ].map(inEnglish);
  expect(said.map((one) => one.replace(/[\u00a0\u202f]/g, ' '))).toEqual([
    '11:59 PM',
    'Fri, Jan 1, 12:05 AM',
  ]);
  const inSpanish = await drawHook(() => useMoment('2026-12-31'), { locale: 'es-MX' });
  expect(inSpanish({ date: '2027-01-01', time: '00:05' })).toBe('vie 1 de ene, 00:05');
});

describe('the flights of a day', () => {
  const shown = (change: Partial<WatchedFlight>, page: Partial<typeof watch> = {}) =>
    draw(<WatchPage />, {
      answers: [[['staff', 'flight-watch'], { ...watch, flights: [{ ...flight, ...change }], ...page }]],
    });

  it('are told with time, plan, people and the last news', async () => {
    const { all, links } = await shown({});
    expect(links()).toContain('/admin/flight-watch/7 UA 1609');
    expect(all('td')).toEqual(['In the air', '–', '3:10 PM', '3:40 PM', '30 min late', '1', '2']);
  });

  it.each<[Partial<WatchedFlight>, string, string]>([
    [{ known: null }, '–', '–'],
    [{ state: 'cancelled' }, '–', '–'],
    [{ known: { ...flight.scheduled, is_by_hand: false } }, '3:10 PM', 'On time'],
    [{ known: { ...flight.scheduled, is_by_hand: true } }, '3:10 PM|set manually', 'On time'],
    [
      { known: { date: '2026-12-22', time: '00:10', is_by_hand: false } },
      'Tue, Dec 22, 12:10 AM',
      '9 h late',
    ],
    [{ known: { date: '2026-12-21', time: '13:55', is_by_hand: false } }, '1:55 PM', '1 h 15 min early'],
  ])('%j', async (change, ...said) => expect((await shown(change)).all('td').slice(3, 5)).toEqual(said));

  it('begin with those that need somebody; rides on hold are counted and lead to them', async () => {
    const one = (id: number, change: Partial<WatchedFlight> = {}) => ({ ...flight, id, ...change });
    const flights = [one(1), one(2, { is_contradicted: true }), one(3, { frozen: 7 }), one(4)];
    const { links, all } = await shown({}, { flights });
    expect(links().map((link) => link.split(' ')[0]?.split('/').at(-1))).toEqual(['3', '2', '1', '4']);
    expect(all('button')).toContain('7 rides on hold');
    expect((await shown({})).text).not.toContain('on hold|');
  });

  it('say under which other numbers a flight is sold', async () => {
    expect((await shown({ sold_as: ['LH 7', 'AC 3'] })).text).toContain('Also LH 7, AC 3');
    expect((await shown({})).text).not.toContain('Also');
  });

  it('are added up', async () => {
    const two = [flight, { ...flight, id: 8, rides: 2, people: 5 }];
    expect((await shown({}, { flights: two })).text).toContain('2 flights · 3 rides · 7 people');
  });

  it('that are none say when following begins, and a product without a feed says so', async () => {
    expect((await shown({}, { flights: [] })).text).toContain('Tracking starts 48 hours before the ride.');
    expect((await shown({})).text).not.toContain('No flight feed');
    expect((await shown({}, { is_followed: false })).text).toContain('No flight feed is set up');
  });

  it.each([
    ['?day=2026-12-21&airport=1&state=frozen', { day: '2026-12-21', airport: '1', state: 'frozen' }],
    ['?day=2026-13-01&airport=x&state=<b>', {}],
    ['', {}],
  ])('stand in the address: %s', async (address, question) => {
    const [read] = await drawHook(() => useWatchQuestion(), { address: `/admin/flight-watch${address}` });
    expect(read).toEqual(question);
  });
});

describe('the people on a flight', () => {
  const shown = async (change: Partial<typeof rider>, of: Partial<FlightDetail> = {}) =>
    draw(<Riders flight={{ ...detail, ...of, riders: [{ ...rider, ...change }] }} />);

  it('have a pick-up as expected, and as sold where that is another', async () => {
    expect((await shown({})).text).toContain('Expected 3:40 PM Sold as 3:10 PM');
    expect((await shown({ expected: rider.sold })).text).not.toContain('Sold as');
  });

  it('name their flight where it is sold under another number', async () => {
    expect((await shown({ flight_code: 'LH 7' })).text).toContain('K7M2QX · LH 7');
    expect((await shown({})).text).not.toContain('K7M2QX ·');
  });

  it('lead to their booking for a person who may open it', async () => {
    expect((await shown({})).links()).toEqual(['/admin/bookings/41 Ylva Eklund']);
    expect((await shown({}, { viewer: { ...detail.viewer, can_open: false } })).links()).toEqual([]);
  });

  it('have not answered what was proposed', async () => {
    const proposed = { date: '2026-12-22', time: '09:00' };
    expect((await shown({ proposed })).text).toContain('Proposed Tue, Dec 22, 9:00 AM, not answered');
  });

  it.each<[Partial<typeof toldOf>, string]>([
    [{}, 'Sent · Mon, Dec 21, 1:20 PM'],
    [{ outcome: 'waiting', told_at: null }, 'On its way'],
    [
      { outcome: 'not_sent', told_at: null, because: 'a_new_cause' as typeof toldOf.because },
      'Not sent: a_new_cause',
    ],
    [{ channel: null }, 'as a case'],
    [{ channel: 'sms' }, 'by text message'],
  ])('were told: %j', async (change, said) => {
    expect((await shown({ notices: [{ ...toldOf, ...change }] })).text).toContain(said);
  });

  it('on hold come first, with the act that ends it; many notices are folded', async () => {
    const riders = [rider, { ...rider, id: rider.id + 1, booking: 77, frozen: 'cancelled' as const }];
    const links = (await draw(<Riders flight={{ ...detail, riders }} />)).links();
    expect(links.map((link) => link.split(' ')[0])).toEqual([
      '/admin/bookings/77',
      '/admin/bookings/77',
      `/admin/bookings/${rider.booking}`,
    ]);
    const isOpen = async (count: number) =>
      (await shown({ notices: Array.from({ length: count }, () => toldOf) })).html.includes('<details open');
    expect([await isOpen(3), await isOpen(4)]).toEqual([true, false]);
  });

  it('were told nothing yet', async () => {
    expect((await shown({ notices: [] })).text).toContain('No notices yet.');
  });
});

describe('the time by hand', () => {
  const shown = (hand: FlightDetail['hand'], can_change = true) =>
    draw(<HandTime flight={{ ...detail, hand, viewer: { ...detail.viewer, can_change } }} />);
  const hand = {
    date: '2026-12-21',
    time: '16:00',
    by: 'rosa',
    reason: 'The pilot <b>said</b> so',
  } as NonNullable<FlightDetail['hand']>;

  it('is said with its author and reason', async () => {
    expect((await shown(hand)).text).toContain('4:00 PM, set by rosa|The pilot <b>said</b> so');
    expect((await shown(null)).text).toContain('None. The feed’s time is used.');
  });
  it('is taken away where there is one, by a person who may', async () => {
    expect((await shown(hand)).all('button')).toEqual(['Set a manual time', 'Remove manual time']);
    expect((await shown(null)).all('button')).toEqual(['Set a manual time']);
    expect((await shown(hand, false)).all('button')).toEqual([]);
  });
});

describe('the ledger of notices', () => {
  const shown = (change: Partial<ListedNotice>, page: Partial<typeof ledger> = {}) =>
    draw(<NoticesPage />, {
      answers: [
        [['staff', 'notices'], { ...ledger, ...page, rows: [{ ...notice, ...change }] }],
        [['staff', 'notices', 'booking'], ''],
      ],
    });

  it('counts only results that there are', async () => {
    const outcomes = { waiting: 0, told: 12, not_sent: 1 };
    expect((await shown({}, { outcomes })).text).toContain('12 sent · 1 not sent|');
  });

  it('says what a pick-up was and is, once where it stayed', async () => {
    expect((await shown({})).text).toContain('New pick-up · 3:10 PM → 3:40 PM · ');
    expect((await shown({ is: notice.was })).text).not.toContain('New pick-up · 3:10 PM');
  });

  it('without news came of staff or of a deadline', async () => {
    expect((await shown({ news: null })).text).toContain(' · Staff or a deadline|');
  });

  it.each<[Partial<ListedNotice>, string]>([
    [{}, 'by email|Sent · Mon, Dec 21, 1:20 PM'],
    [{ outcome: 'waiting', told_at: null }, 'by email|On its way'],
  ])('tells the fate: %j', async (change, said) => expect((await shown(change)).text).toContain(said));

  it('leads to booking and flight for people who may open them', async () => {
    expect((await shown({})).links()).toEqual([
      '/admin/flight-watch/7 UA 1609',
      '/admin/bookings/41 Ylva Eklund',
    ]);
    expect((await shown({}, { viewer: { can_open: false, can_follow: true } })).links()).toEqual([
      '/admin/flight-watch/7 UA 1609',
    ]);
    expect((await shown({}, { viewer: { can_open: false, can_follow: false } })).links()).toEqual([]);
  });

  it('has one line for all notices of an event, with who was not told', async () => {
    const { id, ride } = notice;
    const rows: ListedNotice[] = [
      notice,
      { ...notice, id: id + 1, audience: 'resort', outcome: 'not_sent', because: 'nobody' },
      { ...notice, id: id + 2, ride: { ...ride, reference: 'OTHER1' } },
      { ...notice, id: id + 3, event: id + 3 },
    ];
    const { text, html } = await draw(<NoticesPage />, {
      answers: [
        [['staff', 'notices'], { ...ledger, rows, total: 2 }],
        [['staff', 'notices', 'booking'], ''],
      ],
    });
    expect(html.match(/class="work-row/g)).toHaveLength(2);
    expect(text).toContain('Mon, Dec 21 · 2 rides|New pick-up · 3:10 PM → 3:40 PM · ');
    expect(text).toContain('|2 sent|Not sent: Resort|3 notices|');
    expect(text).toContain('|2 in all');
  });

  it('that is empty says what would stand here', async () => {
    expect((await shown({}, { total: 0 })).text).toContain('No notices found|Notices appear here when');
  });
});
