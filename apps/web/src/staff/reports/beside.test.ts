import { describe, expect, it } from 'vitest';
import { chartPair, marksOfSteps, movedToToday, newestSteps } from './beside.ts';
import { usualQuestion } from './report-question.ts';

describe('charts beside each other', () => {
  const figures = [{ figure: 'sales' }, { figure: 'bookings' }, { figure: 'rides' }] as const;
  it.each([
    [null, null, 'sales', 'bookings'],
    ['bookings', null, 'bookings', 'rides'],
    ['rides', null, 'rides', 'sales'],
    ['rides', 'bookings', 'rides', 'bookings'],
    // A figure does not stand beside itself.
    ['bookings', 'bookings', 'bookings', 'rides'],
    // A figure that the report no longer has.
    ['no_shows', 'no_shows', 'sales', 'bookings'],
  ] as const)('%s with %s wanted beside it', (chosen, wanted, left, right) => {
    const pair = chartPair(figures, chosen, wanted);
    expect(pair.map((one) => one?.figure)).toEqual([left, right]);
  });

  it('leaves a single figure alone, and none without figures', () => {
    expect(chartPair([{ figure: 'sales' }], null, null)).toEqual([{ figure: 'sales' }, null]);
    expect(chartPair([], 'sales', null)).toEqual([null, null]);
  });
});

it('adds changes of prices up by the steps of the chart', () => {
  const changes = [
    { day: '2026-11-02', rates: 3 },
    { day: '2026-11-08', rates: 1 },
    { day: '2026-11-09', rates: 2 },
  ];
  expect([...marksOfSteps(changes, 'day')]).toEqual(changes.map(({ day, rates }) => [day, rates]));
  expect([...marksOfSteps(changes, 'week')]).toEqual([
    ['2026-11-02', 4],
    ['2026-11-09', 2],
  ]);
  expect([...marksOfSteps(changes, 'month')]).toEqual([['2026-11-01', 6]]);
});

describe('a pinned report', () => {
  const kept = { ...usualQuestion('2026-03-15'), from: '2026-03-01', to: '2026-03-31' };
  it('has as many days as it was kept with, up to today', () => {
    expect(movedToToday(kept, '2026-11-27')).toMatchObject({ from: '2026-10-28', to: '2026-11-27' });
  });
  it('stays as it is while its days reach today', () => {
    expect(movedToToday(kept, '2026-03-31')).toBe(kept);
    expect(movedToToday(kept, '2026-03-15')).toBe(kept);
  });
  it('shows the step that has begun last, and the one before', () => {
    const steps = ['2026-10-01', '2026-11-01', '2026-12-01'].map((start) => ({ start }));
    expect(newestSteps(steps, '2026-11-27')).toEqual([{ start: '2026-11-01' }, { start: '2026-10-01' }]);
    expect(newestSteps(steps, '2026-10-01')).toEqual([{ start: '2026-10-01' }, null]);
    expect(newestSteps(steps, '2026-09-30')).toEqual([null, null]);
  });
});
