import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '../time/instant.ts';
import {
  isStillToTell,
  nextGuestNotice,
  type RideToTell,
  recheckNotice,
  type ToldNotice,
} from './guest-notice.ts';
import { needsMoreThanMail } from './more-than-mail.ts';
import { quietUntilAt } from './quiet-hours.ts';
import { factsBetween, type RideFact, type RideStanding, soldStanding } from './ride-facts.ts';
import { at, ZONE } from './testing.ts';

vi.setConfig({ testTimeout: 60_000 });

const soldPickUpAt = at('15:10');
const sold = soldStanding(soldPickUpAt);
const NEXT = '2027-01-11';

/** A ride that has stood so, one after the other. */
function rideOf(...history: readonly Partial<RideStanding>[]): RideToTell {
  const facts: RideFact[] = [];
  let standing = sold;
  for (const change of history) {
    const after = { ...standing, ...change };
    facts.push(...factsBetween(standing, after, facts.length));
    standing = after;
  }
  return { zone: ZONE, soldPickUpAt, standing, facts, ended: null };
}
const moved = (time: string): RideToTell => rideOf({ expectedAt: at(time) });
const told = (kind: ToldNotice['kind'], factNumber: number, pickUp: string, time: string): ToldNotice => ({
  kind,
  factNumber,
  pickUpAt: at(pickUp),
  toldAt: at(time),
});
const next = (ride: RideToTell, before: readonly ToldNotice[] = [], time = '12:00') => {
  const found = nextGuestNotice(ride, before, at(time));
  if (found.kind === 'send') return `${found.notice.kind} ${found.notice.factNumber}`;
  return found.kind === 'later' ? `${found.because} ${(found.at - at('00:00')) / MINUTE_MS}` : found.because;
};
const six = Array.from({ length: 6 }, (_, index) => told('pick_up_moved', index + 1, '15:10', '09:00'));
const frozen = { frozen: 'cancelled' } as const;

it.each<[string, string, string]>([
  ['14 minutes are not told', next(moved('15:24')), 'known'],
  ['15 are', next(moved('15:25')), 'pick_up_moved 1'],
  ['earlier ones too', next(moved('14:55')), 'pick_up_moved 1'],
  [
    'compared with what was told',
    next(moved('15:50'), [told('pick_up_moved', 1, '15:36', '11:00')]),
    'known',
  ],
  [
    'back to sold is told, with its own number',
    next(rideOf({ expectedAt: at('15:40') }, { expectedAt: soldPickUpAt }), [
      told('pick_up_moved', 1, '15:40', '11:00'),
    ]),
    'pick_up_moved 2',
  ],
  ['ten minutes apart', next(moved('16:10'), [told('pick_up_moved', 1, '15:40', '11:51')]), 'gap 721'],
  ['exactly ten', next(moved('16:10'), [told('pick_up_moved', 1, '15:40', '11:50')]), 'pick_up_moved 1'],
  ['six at most', next(moved('16:10'), six), 'limit'],
  [
    'the pick-up of an answer is known',
    next(moved('15:40'), [told('answered', 1, '15:40', '11:59')]),
    'known',
  ],
  [
    'an answer is no notice: ten minutes are not waited for',
    next(moved('16:10'), [told('answered', 1, '15:40', '11:59')]),
    'pick_up_moved 1',
  ],
  [
    'a guest who comes anyway knows that the ride goes on',
    next(rideOf(frozen, { frozen: null }), [
      told('ride_frozen', 1, '15:10', '11:00'),
      told('answered', 1, '15:10', '11:30'),
    ]),
    'known',
  ],
  [
    'and is told of newer trouble',
    next(rideOf(frozen, { frozen: null }, { frozen: 'diverted' }), [
      told('ride_frozen', 1, '15:10', '11:00'),
      told('answered', 1, '15:10', '11:30'),
    ]),
    'ride_frozen 3',
  ],
  ['a pick-up that has passed', next(moved('11:59')), 'passed'],
  ['a proposal', next(rideOf({ proposedAt: at('16:10') })), 'pick_up_proposed 1'],
  ['an earlier departure from 10 minutes on', next(rideOf({ proposedAt: at('15:00') })), 'flight_earlier 1'],
  [
    'a proposal that ended',
    next(rideOf({ proposedAt: at('16:10') }, { proposedAt: null }), [
      told('pick_up_proposed', 1, '16:10', '11:00'),
    ]),
    'pick_up_moved 2',
  ],
  [
    'an accepted one was told already',
    next(rideOf({ proposedAt: at('16:10') }, { proposedAt: null, expectedAt: at('16:10') }), [
      told('pick_up_proposed', 1, '16:10', '11:00'),
    ]),
    'known',
  ],
  [
    'frozen at once, beyond the count',
    next(rideOf(frozen), [...six, told('pick_up_moved', 7, '15:40', '11:59')]),
    'ride_frozen 1',
  ],
  ['frozen at night too', next(rideOf(frozen), [], '02:00'), 'ride_frozen 1'],
  [
    'while frozen no move is told',
    next(rideOf(frozen, { expectedAt: at('17:00') }), [told('ride_frozen', 1, '15:10', '11:00')]),
    'frozen',
  ],
  [
    'another reason is told',
    next(rideOf({ frozen: 'cancelled_uncertain' }, frozen), [told('ride_frozen', 1, '15:10', '11:59')]),
    'ride_frozen 2',
  ],
  [
    'unfrozen at once',
    next(rideOf(frozen, { frozen: null }), [told('ride_frozen', 1, '15:10', '11:59')]),
    'ride_unfrozen 2',
  ],
  ['a freeze that came and went untold', next(rideOf(frozen, { frozen: null })), 'known'],
  ['a landing, beyond the count', next(rideOf({ isLanded: true }), six), 'landed 1'],
  [
    'and nothing after it',
    next(rideOf({ isLanded: true }, { expectedAt: at('16:00') }), [told('landed', 1, '15:10', '11:00')]),
    'known',
  ],
  ['nothing of a cancelled ride', next({ ...rideOf(frozen), ended: 'cancelled' }), 'cancelled'],
  ['nothing of a marked one', next({ ...moved('16:00'), ended: 'marked' }), 'marked'],
])('%s', (_, found, expected) => {
  expect(found).toBe(expected);
});

describe('quiet hours', () => {
  const noon = at('12:00', NEXT);
  it.each([
    ['21:59 is none', at('21:59'), noon, null],
    ['from 22:00 to 07:00, but until 6 hours before the ride', at('22:00'), noon, at('06:00', NEXT)],
    ['a ride at night waits until it is near', at('22:00'), at('05:00', NEXT), at('23:00')],
    ['in the night', at('03:00'), at('20:00'), at('07:00')],
    ['07:00 is none', at('07:00'), at('20:00'), null],
    ['6 hours before the ride none', at('23:00'), at('05:00', NEXT), null],
  ])('%s', (_, nowAt, rideAt, until) => {
    expect(quietUntilAt(nowAt, rideAt, ZONE)).toBe(until);
  });
  it('hold back a move, not for a near ride', () => {
    expect(next(moved('15:40'), [], '03:00')).toBe('quiet 420');
    expect(next({ ...moved('06:00'), soldPickUpAt: at('05:00') }, [], '03:00')).toBe('pick_up_moved 1');
  });
});

describe('by another channel', () => {
  const first = told('pick_up_moved', 1, '15:40', '12:00');
  const isStill = (ride: RideToTell, before: readonly ToldNotice[] = [first], time = '12:02') =>
    isStillToTell(first as Parameters<typeof isStillToTell>[0], ride, before, at(time));

  it.each<[string, boolean, boolean]>([
    ['while it is so', isStill(moved('15:40')), true],
    [
      'by less than 15 minutes otherwise',
      isStill(rideOf({ expectedAt: at('15:40') }, { expectedAt: at('15:50') })),
      true,
    ],
    [
      'not once it moved again',
      isStill(rideOf({ expectedAt: at('15:40') }, { expectedAt: at('16:10') })),
      false,
    ],
    ['not once frozen', isStill(rideOf({ expectedAt: at('15:40') }, frozen)), false],
    [
      'not behind a newer notice',
      isStill(moved('15:40'), [first, told('landed', 2, '15:40', '12:01')]),
      false,
    ],
    ['not once canceled', isStill({ ...moved('15:40'), ended: 'cancelled' }), false],
    ['not after the pick-up', isStill(moved('15:40'), [first], '15:40'), false],
  ])('it goes out %s', (_, found, expected) => expect(found).toBe(expected));
});

describe('at the moment of sending', () => {
  const ride = moved('15:40');
  const notice = { kind: 'pick_up_moved', factNumber: 1, pickUpAt: at('15:40') } as const;
  const recheck = (now: RideToTell, before: readonly ToldNotice[] = []) => {
    const found = recheckNotice(notice, now, before, at('12:01'));
    return found.kind === 'send' ? 'send' : found.because;
  };
  it.each<[string, string, string]>([
    ['nothing new', recheck(ride), 'send'],
    ['moved again', recheck(rideOf({ expectedAt: at('15:40') }, { expectedAt: at('16:00') })), 'moved_again'],
    ['back on time', recheck(rideOf({ expectedAt: at('15:40') }, { expectedAt: soldPickUpAt })), 'known'],
    ['frozen meanwhile', recheck(rideOf({ expectedAt: at('15:40') }, frozen)), 'moved_again'],
    ['cancelled', recheck({ ...ride, ended: 'cancelled' }), 'cancelled'],
    ['marked', recheck({ ...ride, ended: 'marked' }), 'marked'],
    ['sent by another worker', recheck(ride, [{ ...notice, toldAt: at('12:00') }]), 'known'],
  ])('%s', (_, found, expected) => {
    expect(found).toBe(expected);
  });
});

it('one notice a fact, each with what is true then, six moves at most and ten minutes apart, however a flight moves', () => {
  const step = fc.record({
    minutes: fc.integer({ min: 0, max: 20 }),
    expected: fc.integer({ min: -30, max: 90 }),
    frozen: fc.constantFrom(null, null, null, 'cancelled' as const),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let standing = sold;
      let nowAt = soldPickUpAt - 5 * HOUR_MS;
      const facts: RideFact[] = [];
      const sent: ToldNotice[] = [];
      for (const { minutes, expected, frozen: reason } of steps) {
        nowAt += minutes * MINUTE_MS;
        const after = { ...standing, expectedAt: soldPickUpAt + expected * MINUTE_MS, frozen: reason };
        facts.push(...factsBetween(standing, after, facts.length));
        standing = after;
        const found = nextGuestNotice(
          { zone: ZONE, soldPickUpAt, standing, facts, ended: null },
          sent,
          nowAt,
        );
        if (found.kind === 'later') expect(found.at).toBeGreaterThan(nowAt);
        if (found.kind !== 'send') continue;
        expect(found.notice.pickUpAt).toBe(standing.expectedAt);
        const { kind } = found.notice;
        if (kind === 'pick_up_moved')
          expect(nowAt - (sent.at(-1)?.toldAt ?? 0)).toBeGreaterThanOrEqual(10 * MINUTE_MS);
        sent.push({ ...found.notice, toldAt: nowAt });
      }
      expect(new Set(sent.map(({ factNumber }) => factNumber)).size).toBe(sent.length);
      expect(sent.filter(({ kind }) => kind === 'pick_up_moved').length).toBeLessThanOrEqual(6);
    }),
  );
});

it.each([
  ['mail and SMS, 4 hours before', ['mail', 'sms'], at('11:10'), true],
  ['longer before', ['mail', 'sms'], at('11:10') - 1, false],
  ['mail is all that was given', ['mail'], at('15:00'), false],
])('mail alone is not enough: %s', (_, channels, nowAt, isMore) => {
  expect(needsMoreThanMail(channels, soldPickUpAt, nowAt)).toBe(isMore);
});
