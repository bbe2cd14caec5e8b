import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween } from '../time/civil.ts';
import { chooseRate, type Rate } from './price.ts';
import { priceShifts } from './price-shifts.ts';

const rate = (id: number, priority: number, days: readonly [string, string], cents: number): Rate => ({
  id,
  priority,
  currency: 'USD',
  priceMinor: 0,
  adultPriceMinor: cents,
  minorPriceMinor: 0,
  validFromOn: days[0],
  validToOn: days[1],
  paxMax: null,
});
const isSame = (one: Rate, other: Rate) => one.adultPriceMinor === other.adultPriceMinor;
const today = '2027-01-01';
const all = rate(1, 5, ['2026-01-01', '2027-12-31'], 42_00);
const told = (was: readonly Rate[], now: readonly Rate[]) =>
  priceShifts({ was, now }, today, isSame).map((one) => [
    one.fromOn,
    one.toOn,
    one.was?.adultPriceMinor ?? null,
    one.now?.adultPriceMinor ?? null,
  ]);

describe('effects of another tariff on guests', () => {
  it.each([
    ['nothing where nothing changes', [all], [all], []],
    [
      'a season that goes before',
      [all],
      [all, rate(2, 1, ['2027-02-01', '2027-03-31'], 52_00)],
      [['2027-02-01', '2027-03-31', 42_00, 52_00]],
    ],
    [
      'nothing where the new rate never wins',
      [all],
      [all, rate(2, 9, ['2027-02-01', '2027-03-31'], 52_00)],
      [],
    ],
    ['nothing where it asks the same', [all], [all, rate(2, 1, ['2027-02-01', '2027-03-31'], 42_00)], []],
    ['days that are not for sale any more, from today on', [all], [], [[today, '2027-12-31', 42_00, null]]],
    [
      'days that come on sale',
      [],
      [rate(2, 1, ['2027-02-01', '2027-02-28'], 50_00)],
      [['2027-02-01', '2027-02-28', null, 50_00]],
    ],
    [
      'days in a row of several rates as one',
      [all],
      [all, rate(2, 1, ['2027-02-01', '2027-02-10'], 50_00), rate(3, 1, ['2027-02-11', '2027-02-20'], 50_00)],
      [['2027-02-01', '2027-02-20', 42_00, 50_00]],
    ],
    [
      'the lower id where priorities are equal',
      [rate(2, 1, ['2027-02-01', '2027-02-10'], 50_00)],
      [rate(2, 1, ['2027-02-01', '2027-02-10'], 50_00), rate(1, 1, ['2027-02-05', '2027-02-20'], 60_00)],
      [
        ['2027-02-05', '2027-02-10', 50_00, 60_00],
        ['2027-02-11', '2027-02-20', null, 60_00],
      ],
    ],
    ['nothing of days that are over', [], [rate(2, 1, ['2026-02-01', '2026-12-31'], 50_00)], []],
  ] as const)('%s', (_, was, now, expected) => {
    expect(told(was, now)).toEqual(expected);
  });

  it('agrees with the rule on every day', () => {
    const some = fc.array(
      fc
        .tuple(fc.nat(3), fc.integer({ min: -40, max: 60 }), fc.nat(50), fc.integer({ min: 1, max: 4 }))
        .map(([priority, from, long, tens]) => ({ priority, from, long, tens })),
      { maxLength: 8 },
    );
    const ratesOf = (rows: readonly { priority: number; from: number; long: number; tens: number }[]) =>
      rows.map(({ priority, from, long, tens }, place) => {
        const first = addDays(today, from);
        return rate(place + 1, priority, [first, addDays(first, long)], tens * 10_00);
      });
    const cents = (rates: readonly Rate[], on: string) => {
      const choice = chooseRate(rates, on);
      return choice.kind === 'ok' ? choice.rate.adultPriceMinor : null;
    };
    fc.assert(
      fc.property(some, some, (before, after) => {
        const [was, now] = [ratesOf(before), ratesOf(after)];
        const shifts = priceShifts({ was, now }, today, isSame);
        for (let day = 0; day < 115; day += 1) {
          const on = addDays(today, day);
          const shift = shifts.find(({ fromOn, toOn }) => fromOn <= on && on <= toOn);
          const [old, fresh] = [cents(was, on), cents(now, on)];
          expect([on, shift?.was?.adultPriceMinor ?? null, shift?.now?.adultPriceMinor ?? null]).toEqual(
            old === fresh ? [on, null, null] : [on, old, fresh],
          );
        }
      }),
    );
  });

  it('looks at each rate a few times, with as many as a set may have', () => {
    let looks = 0;
    const many = (cents: number) =>
      Array.from({ length: 5_000 }, (_, id): Rate => {
        const from = addDays(today, id % 1_500);
        const to = addDays(from, 1 + (id % 60));
        return {
          ...rate(id + 1, id % 90, [from, to], cents),
          get validToOn() {
            looks += 1;
            return to;
          },
        };
      });
    const [shift] = priceShifts({ was: many(42_00), now: many(45_00) }, today, isSame);
    expect(daysBetween(today, shift?.toOn ?? today)).toBeGreaterThan(1_400);
    // Every rate on every day would be fifteen million.
    expect(looks).toBeLessThan(100_000);
  });
});
