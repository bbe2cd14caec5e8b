import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { addDays, daysBetween } from '../time/civil.ts';
import type { DatedRate } from './price.ts';
import { rateRanges, shadowedRates, tiesOf } from './rate-ranges.ts';
import { weighRates } from './weigh-rates.ts';

vi.setConfig({ testTimeout: 60_000 });

const rate = (id: number, priority: number, validFromOn: string, validToOn: string): DatedRate => ({
  id,
  priority,
  validFromOn,
  validToOn,
});
const year = { fromOn: '2027-01-01', toOn: '2027-12-31' };
const written = (rates: readonly DatedRate[]) =>
  rateRanges(rates, year).map(({ fromOn, toOn, rate: won }) => `${fromOn} ${toOn} ${won?.id ?? '-'}`);

const allYear = rate(1, 5, '2020-01-01', '9999-12-31');
const winter = rate(2, 1, '2026-12-15', '2027-03-14');

describe('the winning rate of each day of a year', () => {
  it.each<[string, DatedRate[], string[]]>([
    ['without rates it is one gap', [], ['2027-01-01 2027-12-31 -']],
    ['one rate, forever', [allYear], ['2027-01-01 2027-12-31 1']],
    ['a better one for a season', [allYear, winter], ['2027-01-01 2027-03-14 2', '2027-03-15 2027-12-31 1']],
    [
      'a gap between two',
      [winter, rate(3, 1, '2027-04-01', '2027-12-31')],
      ['2027-01-01 2027-03-14 2', '2027-03-15 2027-03-31 -', '2027-04-01 2027-12-31 3'],
    ],
    [
      'one day',
      [rate(4, 1, '2027-12-31', '2027-12-31')],
      ['2027-01-01 2027-12-30 -', '2027-12-31 2027-12-31 4'],
    ],
    ['another year', [rate(5, 1, '2028-01-01', '2028-12-31')], ['2027-01-01 2027-12-31 -']],
  ])('%s', (_, rates, ranges) => {
    expect(written(rates)).toEqual(ranges);
  });

  it('names the rates that never win, and the winners instead', () => {
    const summer = rate(6, 9, '2027-02-01', '2027-07-31');
    const ranges = rateRanges([allYear, winter, summer], year);
    expect(
      shadowedRates(ranges).map(({ rate: lost, winners }) => [lost.id, winners.map(({ id }) => id)]),
    ).toEqual([[6, [2, 1]]]);
    expect(shadowedRates(rateRanges([allYear, winter], year))).toEqual([]);
  });

  it('names the days on which only the lower id decides, in a row as one', () => {
    const same = rate(8, 1, '2027-01-10', '2027-04-30');
    const between = rate(9, 7, '2027-02-01', '2027-02-05');
    expect(tiesOf(rateRanges([winter, same, between], year))).toEqual([
      { fromOn: '2027-01-10', toOn: '2027-03-14', winner: winter, losers: [same] },
    ]);
    expect(tiesOf(rateRanges([allYear, winter], year))).toEqual([]);
  });

  it('agrees with the rule on every day, with no day left out or repeated', () => {
    const day = fc.nat(60).map((days) => addDays('2027-01-01', days));
    const rates = fc.uniqueArray(
      fc.record({ id: fc.nat(99), priority: fc.nat(2), validFromOn: day, validToOn: day }),
      { maxLength: 8, selector: ({ id }) => id },
    );
    const span = { fromOn: '2027-01-11', toOn: '2027-02-20' };
    fc.assert(
      fc.property(rates, (rows) => {
        const ranges = rateRanges(rows, span);
        expect([ranges[0]?.fromOn, ranges.at(-1)?.toOn]).toEqual([span.fromOn, span.toOn]);
        for (const [index, { fromOn, toOn, rate: won, considered }] of ranges.entries()) {
          expect(ranges[index + 1]?.fromOn ?? addDays(span.toOn, 1)).toBe(addDays(toOn, 1));
          for (let days = 0; days <= daysBetween(fromOn, toOn); days += 1)
            expect({ rate: won, considered }).toEqual(weighRates(rows, addDays(fromOn, days)));
        }
      }),
      { numRuns: 500 },
    );
  });
});
