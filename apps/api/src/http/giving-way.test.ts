import { describe, expect, it } from 'vitest';
import { createGivingWay } from './giving-way.ts';
import type { LoadKind } from './load-kinds.ts';

/** Number of a hundred requests of a kind that have to come again. */
function turnedAway(kind: LoadKind, load: { money: number; lateMs: number }): number {
  const mustGiveWay = createGivingWay(20, () => 5_000);
  return Array.from({ length: 100 }, () => mustGiveWay(kind, load)).filter(Boolean).length;
}

describe('reads', () => {
  it.each([
    ['catalogue', { money: 50, lateMs: 30 }, 90],
    ['stays', { money: 50, lateMs: 30 }, 90],
    ['stays', { money: 50, lateMs: 10 }, 0],
    ['stays', { money: 20, lateMs: 30 }, 0],
    ['pages', { money: 50, lateMs: 30 }, 0],
    ['sales', { money: 50, lateMs: 30 }, 0],
    ['payments', { money: 50, lateMs: 30 }, 0],
  ] as const)('of %s with %o: %i of a hundred in one beat come again', (kind, load, expected) => {
    expect(turnedAway(kind, load)).toBe(expected);
  });

  it('give way for five seconds after the loop was late, a few in each beat', () => {
    let now = 5_000;
    const mustGiveWay = createGivingWay(20, () => now);
    const take = (lateMs: number) =>
      Array.from({ length: 100 }, () => !mustGiveWay('stays', { money: 50, lateMs })).filter(Boolean).length;
    expect(take(30)).toBe(10);
    now += 50;
    expect(take(0)).toBe(10);
    now += 4_949;
    expect(take(0)).toBe(10);
    now += 1;
    expect(take(0)).toBe(100);
  });
});
