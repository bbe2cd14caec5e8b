import { describe, expect, it } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '../time/instant.ts';
import { planAsks } from './plan-asks.ts';
import { isStale } from './stale.ts';
import { at } from './testing.ts';
import { nextAskAt, watchOverAt } from './watch-phase.ts';

const flightAt = at('15:00');
const overAt = flightAt + 4 * HOUR_MS;
const before = (hours: number, minutes = 0) => flightAt - hours * HOUR_MS - minutes * MINUTE_MS;

describe('the next question', () => {
  it.each([
    ['the first is 48 hours before', null, before(48)],
    ['then every 6 hours', before(48), before(42)],
    ['not past the begin of the hourly ones', before(25), before(24)],
    ['hourly from 24', before(24), before(23)],
    ['every 10 minutes from 4', before(4), before(3, 50)],
    ['asked shortly before that', before(4, 5), before(3, 55)],
    ['every 2 minutes from 1', before(1), before(0, 58)],
    ['and so on when it is late', flightAt + HOUR_MS, flightAt + HOUR_MS + 2 * MINUTE_MS],
    ['until it is over', overAt - MINUTE_MS, null],
  ])('%s', (_, askedAt, next) => {
    expect(nextAskAt({ flightAt, overAt, askedAt })).toBe(next);
  });

  it('is put 88 times about a flight that is on time', () => {
    let askedAt: number | null = null;
    let calls = 0;
    for (;;) {
      const next = nextAskAt({ flightAt, overAt: flightAt + 30 * MINUTE_MS, askedAt });
      if (next === null) break;
      askedAt = next;
      calls += 1;
    }
    expect(calls).toBe(4 + 20 + 18 + 30 + 16);
  });
});

it.each([
  ['landed', 'arrival', flightAt + 30 * MINUTE_MS],
  ['departed', 'departure', flightAt],
  ['cancelled', 'arrival', overAt],
  ['active', 'arrival', overAt],
] as const)('a flight that is %s is watched for so long', (state, direction, until) => {
  expect(watchOverAt({ state, stateSinceAt: flightAt }, flightAt, direction)).toBe(until);
});

describe('a round of questions', () => {
  const flights = ['c', 'a', 'b', 'later', 'over'].map((key) => ({
    key,
    flightAt: key === 'a' ? at('14:00') : flightAt,
    overAt: key === 'over' ? at('13:00') : overAt,
    askedAt: key === 'later' ? at('13:45') : at('13:30'),
  }));
  const keys = (nowAt: number, callsLeft: number) => {
    const { ask, leftOut } = planAsks(flights, { nowAt, callsLeft });
    return [ask.map(({ key }) => key), leftOut.map(({ key }) => key)];
  };
  it('asks the nearest first and names those beyond the cap', () => {
    expect(keys(at('13:50'), 9)).toEqual([['a', 'b', 'c'], []]);
    expect(keys(at('13:50'), 2)).toEqual([['a', 'b'], ['c']]);
    expect(keys(at('13:50'), -1)).toEqual([[], ['a', 'b', 'c']]);
    expect(keys(at('13:31'), 9)).toEqual([[], []]);
  });
});

it.each([
  ['29 minutes', at('14:00'), at('13:31'), false],
  ['30 minutes', at('14:00'), at('13:30'), true],
  ['never heard of', at('14:00'), null, true],
  ['more than 4 hours before', before(4) - 1, before(9), false],
  ['4 hours before', before(4), before(9), true],
  ['after its end', overAt + 1, before(9), false],
])('silence makes stale: %s', (_, nowAt, heardAt, stale) => {
  expect(isStale({ flightAt, overAt, heardAt }, nowAt)).toBe(stale);
});
