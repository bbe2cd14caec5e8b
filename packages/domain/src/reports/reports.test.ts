import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysBetween } from '../time/civil.ts';
import { dimensionWord, figureWords } from './figure-words.ts';
import {
  DIMENSIONS,
  FIGURE_NAMES,
  type Figure,
  figureOf,
  hasDimension,
  scaleOf,
  sharedDimensions,
} from './figures.ts';
import { changeOf, figureValue, type MeasuredChange, NO_SUMS, percentile } from './measure.ts';
import { checkPeriod, lastYear, type Period, periodBefore, type Step, stepOf, stepsOf } from './period.ts';

describe('a period', () => {
  it.each<[string, Period, Step, string | null]>([
    ['a month by day', { from: '2026-11-01', to: '2026-11-30' }, 'day', null],
    ['one day', { from: '2026-11-21', to: '2026-11-21' }, 'day', null],
    ['three years', { from: '2024-01-01', to: '2026-12-31' }, 'month', null],
    ['a day more', { from: '2024-01-01', to: '2027-01-01' }, 'month', 'report.period_too_long'],
    ['400 years', { from: '2000-01-01', to: '2099-12-31' }, 'month', 'report.period_too_long'],
    ['reversed', { from: '2026-11-02', to: '2026-11-01' }, 'day', 'report.period_reversed'],
    ['years by day', { from: '2025-01-01', to: '2026-12-31' }, 'day', 'report.step_too_small'],
    ['years by week', { from: '2025-01-01', to: '2026-12-31' }, 'week', null],
    ['before there was anything', { from: '0001-01-01', to: '0001-01-02' }, 'day', 'date.invalid'],
  ])('%s', (_, period, step, expected) => {
    expect(checkPeriod(period, step)).toBe(expected);
  });

  it.each<[Period, Period, Period]>([
    [
      { from: '2026-11-01', to: '2026-11-30' },
      { from: '2026-10-01', to: '2026-10-31' },
      { from: '2025-11-01', to: '2025-11-30' },
    ],
    [
      { from: '2024-03-01', to: '2024-03-31' },
      { from: '2024-02-01', to: '2024-02-29' },
      { from: '2023-03-01', to: '2023-03-31' },
    ],
    [
      { from: '2024-02-01', to: '2024-02-29' },
      { from: '2024-01-01', to: '2024-01-31' },
      { from: '2023-02-01', to: '2023-02-28' },
    ],
    [
      { from: '2024-02-29', to: '2024-02-29' },
      { from: '2024-02-28', to: '2024-02-28' },
      { from: '2023-02-28', to: '2023-02-28' },
    ],
    [
      { from: '2026-11-10', to: '2026-11-16' },
      { from: '2026-11-03', to: '2026-11-09' },
      { from: '2025-11-10', to: '2025-11-16' },
    ],
  ])('%j, the period before, and a year earlier', (period, before, year) => {
    expect(periodBefore(period)).toEqual(before);
    expect(lastYear(period)).toEqual(year);
  });

  it.each<[Step, string]>([
    ['day', '2026-11-22'],
    ['week', '2026-11-16'],
    ['month', '2026-11-01'],
  ])('a Sunday is in the %s that begins on %s', (step, first) => {
    expect(stepOf('2026-11-22', step)).toBe(first);
  });

  it('ends where the one after begins, and each of its days is in one of its steps', () => {
    const days = fc.date({ min: new Date('2001-01-01'), max: new Date('2098-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(
        days,
        fc.integer({ min: 0, max: 399 }),
        fc.constantFrom<Step>('day', 'week', 'month'),
        (first, more, step) => {
          const from = first.toISOString().slice(0, 10);
          const to = new Date(first.getTime() + more * 86_400_000).toISOString().slice(0, 10);
          const before = periodBefore({ from, to });
          expect(daysBetween(before.to, from)).toBe(1);
          const steps = stepsOf({ from, to }, step);
          expect(steps).toEqual([...new Set(steps)].sort());
          expect(steps[0]).toBe(stepOf(from, step));
          expect(steps.at(-1)).toBe(stepOf(to, step));
        },
      ),
    );
  });
});

describe('figures', () => {
  it.each(FIGURE_NAMES)('%s has its definition in both languages', (name) => {
    const { shape } = figureOf(name);
    for (const language of ['en', 'es'] as const) {
      const { title, numerator, denominator } = figureWords(name, language);
      expect(title).not.toBe('');
      expect(numerator).not.toBe('');
      expect(denominator !== '').toBe(shape === 'ratio');
    }
    expect(figureWords(name, 'es')).not.toEqual(figureWords(name, 'en'));
  });

  it('have names of their own in each language', () => {
    for (const language of ['en', 'es'] as const) {
      const titles = FIGURE_NAMES.map((name) => figureWords(name, language).title);
      expect(new Set(titles).size).toBe(titles.length);
      expect(new Set(DIMENSIONS.map((one) => dimensionWord(one, language))).size).toBe(DIMENSIONS.length);
    }
  });

  it('share the dimensions that each of them has', () => {
    expect(sharedDimensions(['sales', 'messages'])).toEqual(['property', 'group', 'airport']);
    expect(sharedDimensions(['attach_rate', 'sales'])).toEqual([
      'property',
      'group',
      'airport',
      'country',
      'agency',
    ]);
    expect(hasDimension('attach_rate', 'provider')).toBe(false);
    expect(hasDimension('cancellations', 'notice')).toBe(true);
  });
});

describe('a value', () => {
  const sums = { ...NO_SUMS, rows: 3, numerator: 1, denominator: 4, median: 2.5 };
  const of = (shape: Figure['shape'], unit: Figure['unit']): Figure => ({
    ...figureOf('sales'),
    shape,
    unit,
  });

  it.each<[Figure['shape'], Figure['unit'], number | null]>([
    ['sum', 'count', 1],
    ['ratio', 'percent', 25],
    ['ratio', 'per_hundred', 25],
    ['ratio', 'money', 0.25],
    ['spread', 'hours', 2.5],
  ])('of a %s in %s', (shape, unit, expected) => {
    expect(figureValue(of(shape, unit), sums)).toBe(expected);
  });

  it('is none where there is nothing to divide by', () => {
    expect(figureValue(of('ratio', 'percent'), NO_SUMS)).toBeNull();
    expect(figureValue(of('spread', 'hours'), NO_SUMS)).toBeNull();
    expect(figureValue(of('sum', 'count'), NO_SUMS)).toBe(0);
    expect(scaleOf(of('sum', 'percent'))).toBe(1);
  });

  it.each<[Figure['unit'], number | null, number | null, MeasuredChange | null]>([
    ['count', 110, 100, { by: 'percent', value: 10 }],
    ['money', 50, 100, { by: 'percent', value: -50 }],
    ['per_hundred', 5, 0, null],
    ['hours', null, 5, null],
    ['count', 5, null, null],
    ['money', -5, -10, { by: 'percent', value: 50 }],
    ['percent', 28, 25, { by: 'points', value: 3 }],
    ['percent', 0, 25, { by: 'points', value: -25 }],
    ['percent', 3, 0, { by: 'points', value: 3 }],
    ['percent', 3, null, null],
  ])('of %s, %j after %j, is told as %j', (unit, now, before, expected) => {
    expect(changeOf({ unit }, now, before)).toEqual(expected);
  });

  it.each<[number[], number, number | null]>([
    [[], 0.5, null],
    [[7], 0.9, 7],
    [[1, 2, 3, 4], 0.5, 2.5],
    [[1, 2, 3, 4, 5], 0.9, 4.6],
  ])('%j at %j is %j', (sorted, part, expected) => {
    expect(percentile(sorted, part)).toBe(expected);
  });
});
