import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS, MINUTE_MS } from '../time/instant.ts';
import {
  delayOfWrong,
  isSignInStopped,
  RIGHT_PROOFS_OF_ONE_STAY,
  UNDELAYED_TRIES,
  WRONG_PROOFS,
  wrongProofsLeft,
} from './guessing.ts';
import { checkAllowance, declinePause } from './rate.ts';

const nowAt = 1_800_000_000_000;
const ago = (...minutes: number[]) => minutes.map((one) => nowAt - one * MINUTE_MS);
const times = (count: number, minutesAgo: number) =>
  Array.from({ length: count }, () => nowAt - minutesAgo * MINUTE_MS);

describe('a wrong answer', () => {
  it.each([
    [0, 0, 0],
    [4, 4, 0],
    [5, 0, 1_000],
    [0, 5, 1_000],
    [6, 5, 2_000],
    [5, 7, 4_000],
    [9, 0, 16_000],
    [500, 500, 16_000],
  ])('after %d of its number and %d of its name from there waits %d ms', (ofNumber, ofName, delayMs) => {
    expect(delayOfWrong({ ofNumber, ofName })).toBe(delayMs);
  });

  it('counts tries of the last 15 minutes', () => {
    expect(UNDELAYED_TRIES).toEqual({ max: 5, windowMs: 15 * MINUTE_MS });
  });
});

describe('the budget of an address', () => {
  it.each([
    [0, 0, 100],
    [99, 0, 1],
    [100, 0, 0],
    [5_000, 0, 0],
    // A fifth of the right ones, whole.
    [100, 4, 0],
    [100, 5, 1],
    [100, 50, 10],
    [110, 50, 0],
    // Five hundred guests, one in twenty with a typo.
    [25, 500, 175],
  ])('after %d wrong and %d right ones in a day has %d left', (wrong, right, left) => {
    expect(wrongProofsLeft({ wrong, right })).toBe(left);
  });

  it('is of 24 hours', () => {
    expect(WRONG_PROOFS.windowMs).toBe(DAY_MS);
    expect(RIGHT_PROOFS_OF_ONE_STAY).toEqual({ max: 100, windowMs: DAY_MS });
  });

  it('never grows by a wrong proof, and grows by one with five right ones', () => {
    const many = fc.nat(3_000);
    fc.assert(
      fc.property(many, many, (wrong, right) => {
        const left = wrongProofsLeft({ wrong, right });
        expect(wrongProofsLeft({ wrong: wrong + 1, right })).toBe(Math.max(0, left - 1));
        expect(wrongProofsLeft({ wrong: wrong + 1, right: right + 5 })).toBe(left);
      }),
    );
  });
});

describe('a sign-in of staff', () => {
  it.each([
    [99, 99, false],
    [100, 4, false],
    [100, 5, true],
    [5_000, 0, false],
  ])(
    'after %d wrong ones from its address, %d with its name: stopped is %s',
    (ofAddress, withName, stopped) => {
      expect(isSignInStopped({ ofAddress, withName })).toBe(stopped);
    },
  );
});

describe('an allowance', () => {
  const three = { max: 3, windowMs: 10 * MINUTE_MS };
  it.each([
    [[], { kind: 'go', left: 2 }],
    [ago(1, 2), { kind: 'go', left: 0 }],
    [ago(1, 2, 10), { kind: 'go', left: 0 }],
    [ago(4, 1, 2), { kind: 'wait', untilAt: nowAt + 6 * MINUTE_MS }],
    [ago(9, 4, 1, 2), { kind: 'wait', untilAt: nowAt + 6 * MINUTE_MS }],
  ])('%j', (timesAt, answer) => {
    expect(checkAllowance(nowAt, timesAt, three)).toEqual(answer);
  });

  it('once more at the given instant is allowed, and not a millisecond sooner', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(10 * MINUTE_MS - 1), { maxLength: 20 }), (agos) => {
        const timesAt = agos.map((one) => nowAt - one);
        const answer = checkAllowance(nowAt, timesAt, three);
        if (answer.kind === 'go') return;
        expect(checkAllowance(answer.untilAt, timesAt, three).kind).toBe('go');
        expect(checkAllowance(answer.untilAt - 1, timesAt, three).kind).toBe('wait');
      }),
    );
  });

  it('more than 5 declines within an hour make a pause', () => {
    expect(declinePause(nowAt, times(5, 10))).toBeNull();
    expect(declinePause(nowAt, times(6, 10))).toBe(nowAt + 50 * MINUTE_MS);
  });
});
