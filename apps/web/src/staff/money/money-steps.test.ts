import { describe, expect, it } from 'vitest';
import { daysOfStep, moneySteps, sumOf } from './money-steps.ts';

const figure = (value: string, succeeded: number, failed: number, open = 0) => ({
  value,
  label: '',
  currency: 'USD',
  count: succeeded + failed + open,
  amount: 84 * (succeeded + failed + open),
  succeeded,
  failed,
  taken: 84 * succeeded,
  recovered: 0,
});

describe('money over time', () => {
  it('has a step for each day, and no rate for a day without an end', () => {
    const { step, taken, success } = moneySteps([figure('2026-11-01', 3, 1), figure('2026-11-03', 0, 0, 2)], {
      from: '2026-11-01',
      to: '2026-11-03',
    });
    expect(step).toBe('day');
    expect(taken.map(({ start, measure }) => [start, measure.value, measure.rows])).toEqual([
      ['2026-11-01', 252, 3],
      ['2026-11-02', 0, 0],
      ['2026-11-03', 0, 0],
    ]);
    expect(success.map(({ measure }) => [measure.value, measure.rows])).toEqual([
      [75, 4],
      [null, 0],
      [null, 0],
    ]);
  });

  it('is by month for a longer time, and keeps every payment', () => {
    const figures = [figure('2026-01-31', 1, 0), figure('2026-02-01', 1, 1), figure('2026-02-28', 2, 0)];
    const { step, taken, success } = moneySteps(figures, { from: '2026-01-15', to: '2026-05-31' });
    expect(step).toBe('month');
    expect(taken.map(({ start }) => start.slice(0, 7))).toEqual([
      '2026-01',
      '2026-02',
      '2026-03',
      '2026-04',
      '2026-05',
    ]);
    expect(taken.reduce((sum, { measure }) => sum + measure.rows, 0)).toBe(sumOf(figures).succeeded);
    expect(success[1]?.measure.value).toBe(75);
  });

  it('adds cents, not fractions of a double', () => {
    const days = [0.1, 0.2].map((taken) => ({ ...figure('2026-11-01', 1, 0), taken }));
    expect(sumOf(days).taken).toBe(0.3);
    const { taken } = moneySteps(days, { from: '2026-11-01', to: '2026-11-01' });
    expect(taken[0]?.measure.value).toBe(0.3);
  });

  it.each([
    ['2026-02-01', 'day', '2026-02-01', '2026-02-01'],
    ['2026-01-01', 'month', '2026-01-15', '2026-01-31'],
    ['2028-02-01', 'month', '2028-02-01', '2028-02-29'],
    ['2028-12-01', 'month', '2028-12-01', '2028-12-20'],
  ] as const)('opens %s, a %s, from %s to %s', (start, step, from, to) => {
    expect(daysOfStep(start, step, { from: '2026-01-15', to: '2028-12-20' })).toEqual({ from, to });
  });
});
