import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '../time/instant.ts';
import { type CancelFacts, type CancelRide, planCancellation } from './plan-cancellation.ts';
import type { RefundRule } from './refund.ts';

const now = 1_800_000_000_000;
const owner = { standing: 'owner', now } as const;
const ride = (id: number, facts: Partial<CancelRide> = {}): CancelRide => ({
  id,
  direction: id === 1 ? 'arrival' : 'departure',
  status: 'confirmed',
  pickUpAt: now + 3 * DAY_MS,
  changeUntil: now,
  cancelUntil: now + DAY_MS,
  keptPercent: 0,
  cancelledPriceMinor: null,
  ...facts,
});
const shared: CancelFacts = {
  status: 'confirmed',
  expiresAt: null,
  hotel: 'BP',
  serviceId: 4,
  private: false,
  totalMinor: 8400,
  paidMinor: 8400,
  refunds: [],
  disputes: [],
  price: { lines: [{ code: 'price.adults' }] },
  transfers: [ride(1), ride(2)],
};
const quarter: RefundRule[] = [{ propertyCode: null, serviceId: null, hoursBefore: 96, keptPercent: 25 }];
const unpaid: CancelFacts = {
  ...shared,
  status: 'pending_payment',
  paidMinor: 0,
  expiresAt: now + HOUR_MS,
  transfers: [ride(1, { status: 'pending' }), ride(2, { status: 'pending' })],
};

describe('a cancellation', () => {
  it.each<[string, CancelFacts, 'all' | 'arrival', RefundRule[], object]>([
    [
      'of everything',
      shared,
      'all',
      [],
      { statusAfter: 'cancelled', refundMinor: 8400, feeMinor: 0, keptLegsMinor: 0, notices: [] },
    ],
    [
      'of one leg that is shared',
      shared,
      'arrival',
      [],
      { statusAfter: 'partially_cancelled', refundMinor: 4200, feeMinor: 0, keptLegsMinor: 4200 },
    ],
    [
      'of one leg that is private',
      { ...shared, private: true },
      'arrival',
      [],
      { refundMinor: 0, keptLegsMinor: 8400, notices: ['refund.private_round_trip_whole'] },
    ],
    [
      'late, with a quarter kept',
      shared,
      'all',
      quarter,
      { refundMinor: 6300, feeMinor: 2100, notices: ['cancel.fee'] },
    ],
    [
      'with the transfer that the stay includes',
      { ...shared, price: { lines: [{ code: 'price.adults' }, { code: 'price.included' }] } },
      'all',
      [],
      { benefitLost: true, notices: ['cancel.benefit_lost'] },
    ],
    [
      'of an unpaid booking: nothing is kept of what nobody paid',
      unpaid,
      'all',
      quarter,
      {
        statusAfter: 'cancelled',
        refundMinor: 0,
        feeMinor: 0,
        keptLegsMinor: 0,
        notices: ['refund.nothing_paid'],
      },
    ],
  ])('%s', (_, booking, wish, rules, expected) => {
    expect(planCancellation(booking, wish, rules, owner)).toMatchObject({ kind: 'ok', plan: expected });
  });

  it('is refused as the permission is', () => {
    expect(planCancellation(shared, 'all', [], { ...owner, now: now + 2 * DAY_MS })).toEqual({
      kind: 'refused',
      code: 'cancel.deadline_passed',
      deadlineAt: now + DAY_MS,
    });
  });

  it('of one ride after the other refunds as much as of both at once, where they are shared', () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.integer({ min: 0, max: 100 }), (totalMinor, keptPercent) => {
        const rules = [{ propertyCode: null, serviceId: null, hoursBefore: 96, keptPercent }];
        const booking = { ...shared, totalMinor, paidMinor: totalMinor };
        const both = planCancellation(booking, 'all', rules, owner);
        const first = planCancellation(booking, 'arrival', rules, owner);
        if (first.kind !== 'ok' || both.kind !== 'ok') throw new Error('refused');
        const [leg] = first.plan.legs;
        const after: CancelFacts = {
          ...booking,
          status: 'partially_cancelled',
          refunds: [{ amountMinor: first.plan.refundMinor, reason: 'cancel' }],
          transfers: [
            ride(1, {
              status: 'cancelled',
              keptPercent,
              cancelledPriceMinor: leg?.priceMinor ?? 0,
            }),
            ride(2),
          ],
        };
        const second = planCancellation(after, 'all', rules, owner);
        if (second.kind !== 'ok') throw new Error('refused');
        expect(first.plan.refundMinor + second.plan.refundMinor).toBe(both.plan.refundMinor);
        expect(second.plan.statusAfter).toBe('cancelled');
        expect(both.plan.refundMinor + both.plan.feeMinor).toBe(totalMinor);
      }),
    );
  });
});
