import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time/instant.ts';
import { areAnswerTimes, firstAnswerDue, USUAL_ANSWER_TIMES } from './first-answer.ts';

const writtenAt = Date.parse('2026-11-21T15:00:00Z');
const due = (rideAt: number | null) =>
  (firstAnswerDue({ writtenAt, rideAt }, USUAL_ANSWER_TIMES) - writtenAt) / MINUTE_MS;

describe('when the first answer is due', () => {
  it.each([
    ['nothing is known of a ride', null, 240],
    ['the ride is next week', writtenAt + 7 * DAY_MS, 240],
    ['the ride is in 23 hours', writtenAt + 23 * HOUR_MS, 30],
    ['the ride is in a day exactly', writtenAt + DAY_MS, 30],
    ['the ride comes within a day while the guest waits', writtenAt + DAY_MS + HOUR_MS, 90],
    ['the ride comes within a day after the usual time', writtenAt + 30 * HOUR_MS, 240],
    ['the ride was an hour ago', writtenAt - HOUR_MS, 30],
  ])('%s', (_, rideAt, minutes) => expect(due(rideAt)).toBe(minutes));

  it('is never before the short time nor after the usual one, and never later for a nearer ride', () => {
    const offset = fc.integer({ min: -DAY_MS, max: 10 * DAY_MS });
    fc.assert(
      fc.property(offset, offset, (one, other) => {
        const [near, far] = [Math.min(one, other), Math.max(one, other)].map((ms) => due(writtenAt + ms));
        expect(near).toBeGreaterThanOrEqual(30);
        expect(far).toBeLessThanOrEqual(240);
        expect(near).toBeLessThanOrEqual(far ?? 0);
      }),
    );
  });
});

it('times make sense where the short one is not the longer', () => {
  expect(areAnswerTimes(USUAL_ANSWER_TIMES)).toBe(true);
  expect(areAnswerTimes({ usual: 30, nearRide: 240 })).toBe(false);
  expect(areAnswerTimes({ usual: 240, nearRide: 4 })).toBe(false);
  expect(areAnswerTimes({ usual: 2_881, nearRide: 30 })).toBe(false);
});
