import { describe, expect, it } from 'vitest';
import { mostAttempts, pauseAfter } from './pause.ts';

describe('pauseAfter', () => {
  it('doubles from 5 seconds and stops at an hour', () => {
    expect([1, 2, 3, 4, 10, 11, 30].map((attempts) => pauseAfter(attempts, 1))).toEqual([
      5_000, 10_000, 20_000, 40_000, 2_560_000, 3_600_000, 3_600_000,
    ]);
  });

  it('lies between half and all of the pause', () => {
    expect(pauseAfter(1, 0)).toBe(2_500);
    expect(pauseAfter(30, 0)).toBe(1_800_000);
  });

  it('outlasts a night without a mail server even with the shortest pauses', () => {
    let waited = 0;
    for (let attempts = 1; attempts < mostAttempts; attempts++) waited += pauseAfter(attempts, 0);
    expect(waited).toBeGreaterThan(10 * 3_600_000);
  });
});
