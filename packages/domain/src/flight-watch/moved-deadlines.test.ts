import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { deadlinesOf } from '../booking/deadlines.ts';
import { pickUpOfLeg } from '../booking/pickup.ts';
import { DAY_MS, HOUR_MS, type Instant, MINUTE_MS } from '../time/instant.ts';
import { toLocal } from '../time/zone.ts';
import { completesItself, countingPickUpAt, mayRecordFollowed } from './counting-pick-up.ts';
import { deadlinesAfterNews, isOpenFollowed } from './moved-deadlines.ts';
import { at } from './testing.ts';

vi.setConfig({ testTimeout: 60_000 });

const soldAt = at('15:10');
const settings = { changeHours: 96, cancelHours: 5 };
const sold = deadlinesOf(soldAt, settings);

describe('deadlines after news', () => {
  const after = (learned: Instant, expected: Instant, current = sold) =>
    deadlinesAfterNews(current, { soldAt, expectedAt: expected, learnedAt: learned }, settings);
  it.each([
    ['an open one moves with a later pick-up', at('09:00'), at('17:10'), at('12:10')],
    ['at its very millisecond too', sold.cancelUntilAt, at('17:10'), at('12:10')],
    ['a passed one stays', sold.cancelUntilAt + 1, at('17:10'), at('10:10')],
    ['an earlier pick-up moves none', at('09:00'), at('14:00'), at('10:10')],
  ])('%s', (_, learned, expected, cancelUntilAt) => {
    expect(after(learned, expected)).toEqual({ changeUntilAt: sold.changeUntilAt, cancelUntilAt });
  });

  it('come back as far as sold with the flight', () => {
    const later = after(at('09:00'), at('17:10'));
    expect(after(at('09:30'), at('15:00'), later)).toEqual(sold);
  });

  it.each([
    [null, '10:10', true],
    [null, '10:11', false],
    ['airline', '10:11', true],
    ['guest', '10:11', false],
  ] as const)('frozen by %s at %s: open %s', (cause, time, isOpen) => {
    expect(isOpenFollowed(sold.cancelUntilAt, cause && { cause }, at(time))).toBe(isOpen);
  });
});

// Noon of the day before each change of a clock, and a day without one. Jamaica and Cancún change none.
const CHANGES: readonly (readonly [string, string])[] = [
  ['America/Nassau', '2027-03-13T17:00Z'],
  ['America/Nassau', '2027-11-06T16:00Z'],
  ['America/Nassau', '2028-03-11T17:00Z'],
  ['America/Tijuana', '2027-03-13T20:00Z'],
  ['Europe/Madrid', '2027-10-30T10:00Z'],
  ['Australia/Lord_Howe', '2027-04-03T01:00Z'],
  ['America/Cancun', '2027-01-10T17:00Z'],
  ['America/Jamaica', '2027-03-13T17:00Z'],
  ['America/Santo_Domingo', '2027-12-31T16:00Z'],
  ['America/Mazatlan', '2028-02-28T19:00Z'],
  ['America/Mexico_City', '2027-04-03T18:00Z'],
  ['America/Bahia_Banderas', '2027-10-30T18:00Z'],
];

/** Sold pick-ups of both directions around each of them, found by the rule of the pick-up: every half hour of two days. */
const SOLD: readonly Instant[] = CHANGES.flatMap(([zone, noon]) =>
  Array.from({ length: 96 }, (_, half) => {
    const { date: flightOn, time: flightTime } = toLocal(Date.parse(noon) + half * 30 * MINUTE_MS, zone);
    const flight = {
      flightOn,
      flightTime,
      zone,
      isNational: half % 4 < 2,
      nationalHoursBefore: '02:30',
      internationalHoursBefore: '03:30',
      extraMinutes: half,
    };
    return pickUpOfLeg(half % 2 === 0 ? 'arrival' : 'departure', flight).at;
  }),
);

it('no deadline is ever earlier than sold, and a passed one never opens: 100,000 histories over zones and changes of the clock', () => {
  const news = fc.tuple(
    fc.integer({ min: -3 * DAY_MS, max: 3 * DAY_MS }),
    fc.integer({ min: 0, max: DAY_MS }),
  );
  const cases = fc.tuple(
    fc.constantFrom(...SOLD),
    fc.integer({ min: 0, max: 120 }),
    fc.integer({ min: 0, max: 72 }),
    fc.array(news, { maxLength: 4 }),
  );
  fc.assert(
    fc.property(cases, ([pickUpAt, changeHours, cancelHours, moves]) => {
      const own = { changeHours, cancelHours };
      const first = deadlinesOf(pickUpAt, own);
      let current = first;
      let wrong = 0;
      let learnedAt = first.changeUntilAt - DAY_MS;
      for (const [moved, later] of moves) {
        learnedAt += later;
        const before = current;
        current = deadlinesAfterNews(
          before,
          { soldAt: pickUpAt, expectedAt: pickUpAt + moved, learnedAt },
          own,
        );
        for (const name of ['changeUntilAt', 'cancelUntilAt'] as const) {
          const hasPassed = before[name] < learnedAt;
          if (current[name] < first[name]) wrong += 1;
          if (hasPassed && current[name] !== before[name]) wrong += 1;
        }
      }
      return wrong === 0;
    }),
    { numRuns: 100_000 },
  );
});

describe('what goes by the later of sold and expected', () => {
  const ride = {
    status: 'confirmed',
    pickUpAt: countingPickUpAt({ soldAt, expectedAt: at('16:45') }),
    waitsUntilAt: at('17:45'),
    isFrozen: false,
  } as const;
  it.each([
    ['missed before the driver has waited', 'missed', at('17:44'), {}, 'ride.too_early'],
    ['missed then', 'missed', at('17:45'), {}, 'ok'],
    ['completed from the later one on', 'completed', at('16:44'), {}, 'ride.too_early'],
    ['completed', 'completed', at('16:45'), {}, 'ok'],
    ['a frozen ride is not missed', 'missed', at('18:00'), { isFrozen: true }, 'frozen'],
    ['it may have taken place', 'completed', at('18:00'), { isFrozen: true }, 'ok'],
    [
      'a cancelled one is not markable',
      'missed',
      at('18:00'),
      { isFrozen: true, status: 'cancelled' },
      'ride.not_markable',
    ],
  ] as const)('%s', (_, outcome, nowAt, more, told) => {
    const verdict = mayRecordFollowed(outcome, { ...ride, ...more }, nowAt);
    expect(verdict.kind === 'refused' ? verdict.code : verdict.kind).toBe(told);
  });
  it('completes itself a day after it, and never while frozen', () => {
    const doneAt = at('16:45') + 24 * HOUR_MS;
    expect(completesItself(ride, doneAt - 1)).toBe(false);
    expect(completesItself(ride, doneAt)).toBe(true);
    expect(completesItself({ ...ride, isFrozen: true }, doneAt)).toBe(false);
    expect(completesItself({ ...ride, status: 'no_show' }, doneAt)).toBe(false);
    expect(countingPickUpAt({ soldAt, expectedAt: at('14:00') })).toBe(soldAt);
  });
});
