import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time/instant.ts';
import { decideOnTry } from './guessing.ts';
import { checkAllowance, declinePause } from './rate.ts';

const nowAt = 1_800_000_000_000;
const ago = (...minutes: number[]) => minutes.map((one) => nowAt - one * MINUTE_MS);
const times = (count: number, minutesAgo: number) =>
  Array.from({ length: count }, () => nowAt - minutesAgo * MINUTE_MS);

describe('wrong tries', () => {
  it.each([
    [0, 0],
    [4, 0],
    [5, 1_000],
    [6, 2_000],
    [9, 16_000],
    [500, 16_000],
  ])('%d for a folio: answered after %d ms, never locked', (count, delayMs) => {
    expect(decideOnTry(nowAt, times(count, 1), [])).toEqual({ kind: 'answer', delayMs });
  });

  it('are forgotten after 15 minutes', () => {
    expect(decideOnTry(nowAt, times(5, 15), [])).toEqual({ kind: 'answer', delayMs: 0 });
    expect(decideOnTry(nowAt, [], times(10, 15))).toEqual({ kind: 'answer', delayMs: 0 });
  });

  it.each([
    [9, 0],
    [10, 1_000],
    [11, 2_000],
    [60, 4_000],
  ])('%d from one address: answered after %d ms, for it may be a lobby', (count, delayMs) => {
    expect(decideOnTry(nowAt, [], times(count, 1))).toEqual({ kind: 'answer', delayMs });
  });

  it('of a folio and of an address: the longer pause', () => {
    expect(decideOnTry(nowAt, times(7, 1), times(10, 1))).toEqual({ kind: 'answer', delayMs: 4_000 });
    expect(decideOnTry(nowAt, times(5, 1), times(60, 1))).toEqual({ kind: 'answer', delayMs: 4_000 });
  });

  it('from one address: 100 a day', () => {
    expect(decideOnTry(nowAt, [], times(99, 60)).kind).toBe('answer');
    expect(decideOnTry(nowAt, [], times(100, 60))).toEqual({
      kind: 'later',
      untilAt: nowAt + DAY_MS - HOUR_MS,
    });
  });
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

  it('who waits as told may go on, and not a millisecond sooner', () => {
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
