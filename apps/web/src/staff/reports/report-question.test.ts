import { FIGURE_NAMES } from '@traslado/domain/reports/figures';
import { describe, expect, it } from 'vitest';
import { checkPeriod } from '../frame/period-question.tsx';
import { tableFile } from './parts-file.ts';
import {
  checkFigures,
  narrowed,
  readQuestion,
  splitsOf,
  usualQuestion,
  writeQuestion,
} from './report-question.ts';

const today = '2026-11-21';

describe('a report in an address', () => {
  it('is read as it was written', () => {
    const question = {
      ...usualQuestion(today),
      figures: ['sales', 'declines'] as const,
      from: '2026-01-01',
      to: '2026-03-31',
      step: 'week' as const,
      split: 'country' as const,
      where: [{ dimension: 'agency' as const, values: ['', 'A & B', 'Ñandú'] }],
    };
    expect(readQuestion(writeQuestion(question), today)).toEqual(question);
  });

  it.each([
    '',
    '?figures=profit&from=2027-02-30&to=x&step=hour&split=moon&only=moon~1&only=',
    '?figures=&only=property',
  ])('%j is as usual', (address) => {
    expect(readQuestion(address, today)).toEqual(usualQuestion(today));
  });

  it('loses filters that one of its figures does not have', () => {
    const read = readQuestion('?figures=sales,messages&split=country&only=country~MX&only=property~1', today);
    expect([read.split, read.where]).toEqual([null, [{ dimension: 'property', values: ['1'] }]]);
  });

  it('begins with whole months', () => {
    expect(usualQuestion('2026-01-31')).toMatchObject({ from: '2025-08-01', to: '2026-01-31' });
  });

  it('is narrowed to one thing instead of another', () => {
    const one = narrowed(usualQuestion(today), 'property', ['1']);
    expect(narrowed(one, 'property', ['2']).where).toEqual([{ dimension: 'property', values: ['2'] }]);
    expect(narrowed(one, 'property', []).where).toEqual([]);
  });
});

describe('the form', () => {
  const period = { from: today, to: today };
  it.each([
    ['as it should be', {}, []],
    ['reversed', { to: '2026-11-20' }, ['to period.reversed']],
    ['a day that there is not', { from: '2027-02-30' }, ['from date.invalid']],
    ['an empty day', { to: '' }, ['to field.required']],
  ])('has its days %s', (_, change, expected) => {
    const issues = checkPeriod({ ...period, ...change });
    expect(issues.map(({ field, code }) => `${field} ${code}`)).toEqual(expected);
  });
  it.each([
    [0, false],
    [1, true],
    [6, true],
    [7, false],
  ])('has one to six figures: %i', (count, isRight) => {
    const figures = FIGURE_NAMES.slice(0, count);
    expect(checkFigures({ figures })).toEqual(isRight ? [] : [{ field: 'figures', code: 'report.figures' }]);
  });
});

it('every split of one of its figures is offered, with the figures that lack it', () => {
  const { figures } = usualQuestion(today);
  const lacking = Object.fromEntries(splitsOf(figures).map((one) => [one.dimension, one.lacking]));
  expect(lacking).toMatchObject({ property: [], service: ['attach_rate'], channel: ['attach_rate'] });
  expect(Object.keys(lacking)).not.toContain('letter');
  expect(splitsOf(['sales']).map(({ dimension }) => dimension)).toContain('provider');
});

it('the file of a shown table runs nothing in a spreadsheet, and keeps numbers', () => {
  const rows = [
    ['Agency', 'Value'],
    ['=1+1', -2.5],
    ['Sol, "Playa"', null],
  ];
  expect(tableFile(rows)).toBe(`\ufeffAgency,Value\r\n'=1+1,-2.5\r\n"Sol, ""Playa""",\r\n`);
});
