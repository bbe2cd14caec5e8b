import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '../time/instant.ts';
import {
  AT_GATEWAY,
  BY_HAND,
  byHandMinorOf,
  costsOfLegs,
  givenBackMinorOf,
  keptPercent,
  legPrices,
  owedMinorOf,
  type RefundLeg,
  type RefundRule,
  refundLegOf,
  refundOf,
  standingOf,
  whenLessIsKept,
} from './refund.ts';

const kept: RefundLeg = { isCancelled: false, keptPercent: 0 };
const cancelled = (percent = 0): RefundLeg => ({ isCancelled: true, keptPercent: percent });

describe('refund', () => {
  it.each([
    ['shared round trip, arrival cancelled', false, 8400, 8400, 0, [cancelled(), kept], 4200],
    ['shared round trip, both cancelled', false, 8400, 8400, 0, [cancelled(), cancelled()], 8400],
    [
      'shared round trip, the second after the first',
      false,
      8400,
      8400,
      4200,
      [cancelled(), cancelled()],
      4200,
    ],
    ['shared round trip, half of one leg kept', false, 8400, 8400, 0, [cancelled(50), kept], 2100],
    ['odd cents, arrival', false, 4201, 4201, 0, [cancelled(), kept], 2101],
    ['odd cents, departure', false, 4201, 4201, 0, [kept, cancelled()], 2100],
    ['private round trip, one leg', true, 16_000, 16_000, 0, [cancelled(), kept], 0],
    ['private round trip, both', true, 16_000, 16_000, 0, [cancelled(), cancelled()], 16_000],
    [
      'private round trip, both, quarter kept of one',
      true,
      16_000,
      16_000,
      0,
      [cancelled(25), cancelled()],
      14_000,
    ],
    ['one way', true, 9500, 9500, 0, [cancelled()], 9500],
    ['one way, everything kept', true, 9500, 9500, 0, [cancelled(100)], 0],
    ['included', false, 0, 0, 0, [cancelled(), cancelled()], 0],
    ['not paid yet', false, 8400, 0, 0, [cancelled(), cancelled()], 0],
    ['refunded already', false, 8400, 8400, 8400, [cancelled(), cancelled()], 0],
    ['never below nothing', false, 8400, 8400, 6000, [cancelled(), kept], 0],
  ] as const)('%s', (_, isPrivate, priceMinor, paidMinor, refundedMinor, legs, refundMinor) => {
    expect(refundOf({ isPrivate, priceMinor, paidMinor, refundedMinor, legs }).refundMinor).toBe(refundMinor);
  });

  it.each([
    ['nothing kept: the rest', 8400, 1000, [cancelled(), cancelled()], 7400],
    ['half kept: a gift stays one', 8400, 1000, [cancelled(50), cancelled(50)], 4200],
    ['a fee that was waived stays so', 8400, 2100, [cancelled(50), cancelled()], 6300],
    ['all of it given before', 8400, 8400, [cancelled(), cancelled()], 0],
    ['one leg stands for less', 8400, 1000, [cancelled(), kept], 4200],
  ] as const)('after a refund by hand, %s', (_, paidMinor, byHandMinor, legs, refundMinor) => {
    const input = {
      isPrivate: false,
      priceMinor: 8400,
      paidMinor,
      refundedMinor: byHandMinor,
      byHandMinor,
      legs,
    };
    expect(refundOf(input).refundMinor).toBe(refundMinor);
  });

  it.each([
    ['a part of it lost', 8400, 0, 2000, [cancelled(), cancelled()], 6400],
    ['the lost part is less than the leg that stands', 8400, 0, 2000, [cancelled(), kept], 4200],
    ['the lost part is more', 8400, 0, 5000, [cancelled(), kept], 3400],
    ['the rest refunded before', 8400, 6400, 2000, [cancelled(), cancelled()], 0],
    ['all of it lost', 8400, 0, 8400, [cancelled(), cancelled()], 0],
    ['lost after it was refunded', 8400, 8400, 8400, [cancelled(), cancelled()], 0],
  ] as const)('after a dispute, %s', (_, paidMinor, refundedMinor, takenMinor, legs, refundMinor) => {
    const input = { isPrivate: false, priceMinor: 8400, paidMinor, refundedMinor, takenMinor, legs };
    expect(refundOf(input).refundMinor).toBe(refundMinor);
  });

  it.each([
    ['both legs', false, 8400, [kept, kept], 8400, 0],
    ['one leg of a shared trip', false, 12_600, [cancelled(), kept], 6300, 0],
    [
      'a cancelled leg keeps its own price',
      false,
      12_600,
      [{ ...cancelled(50), cancelledPriceMinor: 4200 }, kept],
      6300,
      2100,
    ],
    [
      'one leg of a private trip',
      true,
      16_000,
      [{ ...cancelled(50), cancelledPriceMinor: 8000 }, kept],
      16_000,
      0,
    ],
    ['nothing', false, 8400, [cancelled(), cancelled()], 0, 0],
  ] as const)('the price as it stands: %s', (_, isPrivate, priceMinor, legs, keptLegsMinor, feeMinor) => {
    expect(standingOf({ isPrivate, priceMinor, legs })).toEqual({
      keptLegsMinor,
      feeMinor,
      owedMinor: keptLegsMinor + feeMinor,
    });
  });

  it('explains that a private round trip refunds nothing for one leg', () => {
    const base = { isPrivate: true, priceMinor: 16_000, paidMinor: 16_000, refundedMinor: 0 };
    expect(refundOf({ ...base, legs: [kept, cancelled()] }).notices).toEqual([
      'refund.private_round_trip_whole',
    ]);
    expect(refundOf({ ...base, legs: [cancelled(), cancelled()] }).notices).toEqual([]);
    expect(refundOf({ ...base, paidMinor: 0, legs: [cancelled(), cancelled()] }).notices).toEqual([
      'refund.nothing_paid',
    ]);
  });

  const anyLeg = fc.record({ isCancelled: fc.boolean(), keptPercent: fc.integer({ min: 0, max: 100 }) });
  const booking = fc.record({
    isPrivate: fc.boolean(),
    priceMinor: fc.nat(1_000_000),
    legs: fc.array(anyLeg, { minLength: 1, maxLength: 2 }),
  });

  it('refunds the payment less the fee: no cent more or less', () => {
    fc.assert(
      fc.property(booking, (one) => {
        const paidMinor = one.priceMinor;
        const result = refundOf({ ...one, paidMinor, refundedMinor: 0 });
        expect(result.refundMinor + result.keptLegsMinor + result.feeMinor).toBe(paidMinor);
        expect(refundOf({ ...one, paidMinor, refundedMinor: result.refundMinor }).refundMinor).toBe(0);
      }),
    );
  });

  it('of one leg after the other is the same as of both at once', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.nat(1e6), fc.nat(100), fc.nat(100), (isPrivate, priceMinor, a, b) => {
        const base = { isPrivate, priceMinor, paidMinor: priceMinor };
        const both = [cancelled(a), cancelled(b)];
        const first = refundOf({ ...base, refundedMinor: 0, legs: [cancelled(a), kept] }).refundMinor;
        const second = refundOf({ ...base, refundedMinor: first, legs: both }).refundMinor;
        expect(first + second).toBe(refundOf({ ...base, refundedMinor: 0, legs: both }).refundMinor);
      }),
    );
  });

  it('has the cost of each leg, a cancelled one at its own price and percentage', () => {
    const standing = { priceMinor: 6300, keptMinor: 6300, keptPercent: 0, feeMinor: 0 };
    const gone = { ...cancelled(50), cancelledPriceMinor: 4200 };
    const of = (isPrivate: boolean, ...legs: RefundLeg[]) =>
      costsOfLegs({ isPrivate, priceMinor: 12_600, legs });
    const cost = { priceMinor: 6300, keptMinor: 0, keptPercent: 50 };
    expect(of(false, gone, kept)).toEqual([{ ...cost, feeMinor: 2100 }, standing]);
    expect(of(false, { ...gone, cancelledPriceMinor: null }, kept)).toEqual([
      { ...cost, feeMinor: 3150 },
      standing,
    ]);
    expect(of(true, gone, kept)).toEqual([standing, standing]);
    // Of a private round trip the whole is cancelled at once, at the price of now.
    expect(of(true, gone, gone)).toEqual([cost, cost].map((one) => ({ ...one, feeMinor: 3150 })));
  });

  const ride = { status: 'confirmed', keptPercent: 0, cancelledPriceMinor: null } as const;
  const gone = { status: 'cancelled', keptPercent: 50, cancelledPriceMinor: 4200 } as const;
  it.each([
    ['as sold', false, [ride, ride], [], 8400],
    ['less a repayment by hand', false, [ride, ride], [{ amountMinor: 1000, reason: BY_HAND }], 7400],
    ['less one at the gateway', false, [ride, ride], [{ amountMinor: 1000, reason: AT_GATEWAY }], 7400],
    [
      'not less a refund of a cancellation',
      false,
      [gone, ride],
      [{ amountMinor: 2100, reason: 'cancel' }],
      6300,
    ],
    ['with a private trip whole', true, [gone, ride], [], 8400],
    ['never below nothing', false, [gone, gone], [{ amountMinor: 4201, reason: BY_HAND }], 0],
    [
      'a ride that took place costs as one that stands',
      false,
      [{ ...gone, status: 'completed' }, ride],
      [],
      8400,
    ],
  ] as const)('what is owed stands %s', (_, isPrivate, transfers, refunds, owedMinor) => {
    expect(owedMinorOf({ private: isPrivate, transfers, refunds }, 8400)).toBe(owedMinor);
  });

  it('keeps the facts of a cancelled ride', () => {
    expect(refundLegOf(gone)).toEqual({ isCancelled: true, keptPercent: 50, cancelledPriceMinor: 4200 });
    expect(refundLegOf(ride).isCancelled).toBe(false);
  });

  it('by hand is a part of all that was refunded', () => {
    const refunds = [
      { amountMinor: 1, reason: BY_HAND },
      { amountMinor: 10, reason: AT_GATEWAY },
      { amountMinor: 100, reason: 'cancel' },
    ];
    expect([givenBackMinorOf({ refunds }), byHandMinorOf({ refunds })]).toEqual([111, 11]);
    expect(givenBackMinorOf({ refunds: [] })).toBe(0);
  });

  it('legs share the whole price', () => {
    expect(legPrices({ priceMinor: 4201, legs: [kept, kept] })).toEqual([2101, 2100]);
  });
});

describe('the percentage of the fee', () => {
  const rule = (hoursBefore: number, percent: number, scope: Partial<RefundRule> = {}): RefundRule => ({
    cause: 'guest',
    propertyCode: null,
    serviceId: null,
    hoursBefore,
    keptPercent: percent,
    ...scope,
  });
  const pickUpAt = 1_000 * HOUR_MS;
  const of = (rules: RefundRule[], hours: number) =>
    keptPercent(rules, {
      cause: 'guest',
      propertyCode: 'BP',
      serviceId: 1,
      pickUpAt,
      cancelledAt: pickUpAt - hours * HOUR_MS,
    });
  const rows = [rule(48, 25), rule(24, 50)];

  it.each([
    [72, 0],
    [48, 0],
    [47.99, 25],
    [24, 25],
    [23, 50],
    [5, 50],
  ])('%d hours before: %d', (hours, percent) => {
    expect(of(rows, hours)).toBe(percent);
    expect(of([...rows].reverse(), hours)).toBe(percent);
  });

  it('there is no fee without rows', () => {
    expect(of([], 5)).toBe(0);
  });

  it('the narrowest scope is the policy, whole', () => {
    const all = [...rows, rule(24, 10, { propertyCode: 'BP' }), rule(24, 70, { propertyCode: 'PM' })];
    expect(of(all, 30)).toBe(0);
    expect(of(all, 10)).toBe(10);
    expect(of([...all, rule(24, 30, { serviceId: 1 })], 10)).toBe(30);
    expect(
      of([...all, rule(24, 30, { serviceId: 1 }), rule(24, 5, { propertyCode: 'BP', serviceId: 1 })], 10),
    ).toBe(5);
  });

  it.each<[string, RefundRule[], applied: number, { hoursBefore: number; keptPercent: number } | null]>([
    ['the next row that keeps less', rows, 50, { hoursBefore: 24, keptPercent: 25 }],
    ['nothing before the first row', rows, 25, { hoursBefore: 48, keptPercent: 0 }],
    [
      'not one that keeps the same',
      [rule(48, 50), rule(24, 50), rule(72, 10)],
      50,
      { hoursBefore: 48, keptPercent: 10 },
    ],
    ['not one that keeps more', [rule(48, 80), rule(24, 50)], 50, { hoursBefore: 48, keptPercent: 0 }],
    ['none where nothing is kept', [rule(24, 0)], 0, null],
  ])('an earlier cancellation would have kept less: %s', (_, all, applied, earlier) => {
    const leg = { cause: 'guest' as const, propertyCode: 'BP', serviceId: 1, pickUpAt };
    const now = all
      .filter((row) => row.keptPercent === applied)
      .sort((a, b) => a.hoursBefore - b.hoursBefore)[0];
    if (!now) throw new Error('no such row');
    expect(whenLessIsKept(all, leg, now)).toEqual(earlier);
  });
});
