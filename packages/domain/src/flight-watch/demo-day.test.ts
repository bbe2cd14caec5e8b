import { expect, it, vi } from 'vitest';
import { HOUR_MS, type Instant, MINUTE_MS } from '../time/instant.ts';
import { toLocal } from '../time/zone.ts';
import { answerRide, questionOf, type RideAnswer } from './answer-ride.ts';
import { type FollowedRide, followRide, type RideFollowed } from './follow-ride.ts';
import { nextGuestNotice, type ToldNotice } from './guest-notice.ts';
import type { HandTime } from './hand-time.ts';
import type { FlightNews } from './news.ts';
import { factsBetween, type RideFact, soldStanding } from './ride-facts.ts';
import { USUAL_FOLLOWING } from './settings.ts';
import { at, DAY, newsOf, ZONE } from './testing.ts';

vi.setConfig({ testTimeout: 60_000 });

const EVE = '2027-01-09';
const NEXT = '2027-01-11';

type Event = { readonly at: Instant } & (
  | { readonly news: Partial<Parameters<typeof newsOf>[0]> }
  | { readonly hand: Instant }
  | { readonly answer: RideAnswer }
);
const news = (time: Instant, said: Partial<Parameters<typeof newsOf>[0]>): Event => ({
  at: time,
  news: said,
});
const estimate = (time: Instant, estimatedAt: Instant): Event =>
  news(time, { state: 'active', gate: { estimatedAt } });
const lands = (actualAt: Instant): Event => news(actualAt, { state: 'landed', gate: { actualAt } });

type Row = {
  readonly flightAt: Instant;
  readonly pickUpAt?: Instant;
  readonly events: readonly Event[];
  /** Of the end of the day: expected pick-up, and the end of the waiting. */
  readonly expected: string;
  readonly waits: string;
  readonly notices: readonly string[];
  readonly also?: (followed: RideFollowed) => void;
};

const clock = (instant: Instant): string => {
  const { date, time } = toLocal(instant, ZONE);
  return date === DAY ? time : `${date.slice(8)} ${time}`;
};

/** The day of one ride, every five minutes and at each event: as it stands in the end, and each notice to its guest. */
function play({ flightAt, pickUpAt, events }: Row): { followed: RideFollowed; notices: string[] } {
  const direction = pickUpAt === undefined ? 'arrival' : 'departure';
  const sold = { flightAt, pickUpAt: pickUpAt ?? flightAt };
  let ride: FollowedRide = {
    direction,
    zone: ZONE,
    isNational: false,
    nationalHoursBefore: '02:30',
    internationalHoursBefore: '03:30',
    extraMinutes: 0,
    clearance: { international: 40, national: 15 },
    settings: USUAL_FOLLOWING,
    sold,
    accepted: null,
    keptAgainstAt: null,
    namedAt: at('10:00', '2026-12-01'),
    soldCancelUntilAt: sold.pickUpAt - 5 * HOUR_MS,
    comesAnywayAt: null,
  };
  const readings: FlightNews[] = [];
  const facts: RideFact[] = [];
  const told: ToldNotice[] = [];
  let hand: HandTime | null = null;
  let standing = soldStanding(sold.pickUpAt);
  const followAt = (nowAt: Instant): RideFollowed => followRide(ride, { news: readings, hand }, nowAt);
  const beginsAt = Math.min(flightAt - 6 * HOUR_MS, ...events.map((event) => event.at));
  const endsAt = Math.max(flightAt, ...events.map((event) => event.at)) + HOUR_MS;
  const rounds = Array.from(
    { length: (endsAt - beginsAt) / (5 * MINUTE_MS) },
    (_, round) => beginsAt + round * 5 * MINUTE_MS,
  );
  const ticks = [...new Set([...rounds, ...events.map((event) => event.at)])].sort((a, b) => a - b);
  for (const nowAt of ticks) {
    for (const event of events.filter((one) => one.at === nowAt)) {
      if ('news' in event) readings.push(newsOf({ learnedAt: nowAt, ...event.news }));
      else if ('hand' in event) hand = { at: event.hand, setAt: nowAt };
      else {
        const followed = followAt(nowAt);
        const number = questionOf({ facts, followed })?.number ?? 0;
        const asked = { facts, followed, status: 'confirmed', standing: ride.sold, before: null } as const;
        const verdict = answerRide({ number, answer: event.answer }, asked, nowAt);
        if (verdict.kind !== 'taken' || verdict.taken.answer !== 'keep') throw new Error(verdict.kind);
        ride = { ...ride, keptAgainstAt: verdict.taken.keptAgainstAt };
        told.push({ kind: 'answered', factNumber: number, pickUpAt: verdict.taken.pickUpAt, toldAt: nowAt });
      }
    }
    const after = followAt(nowAt).standing;
    facts.push(...factsBetween(standing, after, facts.length));
    standing = after;
    const toTell = { zone: ZONE, soldPickUpAt: sold.pickUpAt, standing, facts, ended: null };
    const next = nextGuestNotice(toTell, told, nowAt);
    if (next.kind === 'send') told.push({ ...next.notice, toldAt: nowAt });
  }
  return {
    followed: followAt(endsAt),
    notices: told
      .flatMap((one) => (one.kind === 'answered' ? [] : [one]))
      .map(({ kind, pickUpAt: time, toldAt }) => `${clock(toldAt)} ${kind} ${clock(time)}`),
  };
}

const ROWS: Readonly<Record<string, Row>> = {
  Aguirre: {
    flightAt: at('11:20'),
    events: [estimate(at('10:15'), at('10:52')), lands(at('10:52'))],
    expected: '10:52 actual_gate',
    waits: '12:20',
    notices: ['10:15 pick_up_moved 10:52', '10:52 landed 10:52'],
  },
  'Bauer, Cohen, Diallo and Ivanova': {
    flightAt: at('14:35'),
    events: [
      news(at('14:35'), { state: 'landed', gate: { actualAt: at('14:35') }, belt: '7' }),
      news(at('14:40'), { state: 'landed', belt: '9' }),
    ],
    expected: '14:35 actual_gate',
    waits: '15:35',
    notices: ['14:35 landed 14:35'],
    also: ({ flight }) => expect(flight.belt).toBe('9'),
  },
  Eklund: {
    flightAt: at('15:10'),
    events: [
      estimate(at('13:20'), at('15:40')),
      estimate(at('14:05'), at('16:10')),
      estimate(at('14:50'), at('16:45')),
      lands(at('16:45')),
    ],
    expected: '16:45 actual_gate',
    waits: '17:45',
    notices: [
      '13:20 pick_up_moved 15:40',
      '14:05 pick_up_moved 16:10',
      '14:50 pick_up_moved 16:45',
      '16:45 landed 16:45',
    ],
  },
  Farkas: {
    flightAt: at('17:05'),
    events: [news(at('16:35'), { state: 'diverted', divertedTo: 'TQO' })],
    expected: '17:05 sold',
    waits: '18:05',
    notices: ['16:35 ride_frozen 17:05'],
    also: ({ freeze, flight }) => {
      expect(freeze).toEqual({ reason: 'diverted', sinceAt: at('16:35'), cause: 'airline' });
      expect(flight.divertedTo).toBe('TQO');
    },
  },
  Greene: {
    flightAt: at('16:40'),
    events: [news(at('12:10'), { state: 'cancelled', gate: { scheduledAt: at('16:40') } })],
    expected: '16:40 schedule',
    waits: '17:40',
    notices: ['12:10 ride_frozen 16:40'],
    also: ({ freeze }) =>
      expect(freeze).toEqual({ reason: 'cancelled', sinceAt: at('12:10'), cause: 'airline' }),
  },
  Hashimoto: {
    flightAt: at('00:20', NEXT),
    events: [estimate(at('22:40'), at('23:45')), lands(at('23:45'))],
    expected: '23:45 actual_gate',
    waits: '11 01:20',
    notices: ['22:40 pick_up_moved 23:45', '23:45 landed 23:45'],
    also: ({ pickUp }) => expect(pickUp.expected.on).toBe(DAY),
  },
  Jiménez: {
    flightAt: at('06:00'),
    pickUpAt: at('02:30'),
    events: [
      estimate(at('21:00', EVE), at('09:00')),
      estimate(at('01:15'), at('07:00')),
      { at: at('01:20'), answer: 'keep' },
    ],
    expected: '02:30 sold',
    waits: '02:50',
    notices: ['09 21:00 pick_up_proposed 05:30', '01:15 pick_up_proposed 03:30'],
  },
  'Jiménez, without an answer': {
    flightAt: at('06:00'),
    pickUpAt: at('02:30'),
    events: [estimate(at('21:00', EVE), at('09:00'))],
    expected: '02:30 sold',
    waits: '02:50',
    notices: ['09 21:00 pick_up_proposed 05:30', '01:35 pick_up_moved 02:30'],
  },
  Kowalczyk: {
    flightAt: at('19:20'),
    events: [
      news(at('15:00'), { state: 'cancelled_uncertain' }),
      news(at('17:30'), { state: 'active' }),
      lands(at('19:32')),
    ],
    expected: '19:32 actual_gate',
    waits: '20:32',
    notices: ['15:30 ride_frozen 19:20', '17:30 ride_unfrozen 19:20', '19:32 landed 19:32'],
    also: ({ freeze }) => expect(freeze).toBeNull(),
  },
  Lund: {
    flightAt: at('13:00'),
    events: [news(at('09:00'), { state: 'unknown' })],
    expected: '13:00 sold',
    waits: '14:00',
    notices: [],
    also: ({ flight, freeze }) => {
      expect(flight.state).toBe('unknown');
      expect(freeze).toBeNull();
    },
  },
  'Moreno, by hand': {
    flightAt: at('12:30'),
    events: [{ at: at('10:00'), hand: at('13:10') }],
    expected: '13:10 by_hand',
    waits: '14:10',
    notices: ['10:00 pick_up_moved 13:10'],
  },
  'by hand, against later news': {
    flightAt: at('12:30'),
    events: [{ at: at('10:00'), hand: at('13:10') }, estimate(at('11:00'), at('13:15'))],
    expected: '13:10 by_hand',
    waits: '14:10',
    notices: ['10:00 pick_up_moved 13:10'],
    also: ({ pickUp }) =>
      expect(pickUp.againstHand).toMatchObject({ at: at('13:15'), source: 'feed', saidAt: at('11:00') }),
  },
  'by hand, with news of 4 minutes': {
    flightAt: at('12:30'),
    events: [
      estimate(at('09:00'), at('12:31')),
      { at: at('10:00'), hand: at('13:10') },
      estimate(at('11:00'), at('13:14')),
    ],
    expected: '13:10 by_hand',
    waits: '14:10',
    notices: ['10:00 pick_up_moved 13:10'],
    also: ({ pickUp }) => expect(pickUp.againstHand).toBeNull(),
  },
  Osei: {
    flightAt: at('09:05'),
    events: [news(at('05:00'), { gate: { scheduledAt: at('09:05') } }), lands(at('09:05'))],
    expected: '09:05 actual_gate',
    waits: '10:05',
    notices: ['09:05 landed 09:05'],
  },
  'AA 1235, 40 minutes early': {
    flightAt: at('16:00'),
    pickUpAt: at('12:30'),
    events: [estimate(at('09:30'), at('15:20'))],
    expected: '12:30 sold',
    waits: '12:50',
    notices: ['09:30 flight_earlier 11:50'],
  },
};

it.each(Object.entries(ROWS))('%s', (_, row) => {
  const { followed, notices } = play(row);
  const { at: expectedAt, basis } = followed.pickUp.expected;
  expect(`${clock(expectedAt)} ${basis}`).toBe(row.expected);
  expect(clock(followed.waitsUntil.at)).toBe(row.waits);
  expect(notices).toEqual(row.notices);
  row.also?.(followed);
});

it('a feed that is silent for 30 minutes makes a near flight stale', () => {
  const { followed } = play({ ...(ROWS.Eklund as Row), events: [estimate(at('13:20'), at('15:40'))] });
  expect(followed.isStale).toBe(true);
  expect(followed.pickUp.considered).toEqual([
    expect.objectContaining({ basis: 'estimated_gate', verdict: 'counts', at: at('15:40') }),
  ]);
});
