import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Permission } from '../access/permissions.ts';
import { type Acting, OVERRIDES } from '../desk/overrides.ts';
import { DAY_MS, HOUR_MS } from '../time/instant.ts';
import { type CancelFacts, type CancelRide, planCancellation } from './plan-cancellation.ts';
import { BY_HAND, type RefundRule } from './refund.ts';

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
const everyService: RefundRule = {
  cause: 'guest',
  propertyCode: null,
  serviceId: null,
  hoursBefore: 96,
  keptPercent: 25,
};
const quarter: RefundRule[] = [everyService];
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
      'late, of a leg that its airline keeps frozen: nothing is kept of it',
      { ...shared, transfers: [ride(1, { frozenCause: 'airline' }), ride(2)] },
      'all',
      quarter,
      { refundMinor: 7350, feeMinor: 1050 },
    ],
    [
      'late, of a leg that its airline keeps frozen, where the group keeps a tenth then',
      { ...shared, transfers: [ride(1, { frozenCause: 'airline' }), ride(2)] },
      'all',
      [everyService, { ...everyService, cause: 'airline', keptPercent: 10 }],
      { refundMinor: 6930, feeMinor: 1470 },
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

  const lost = { status: 'lost', amountMinor: 2400, isStopping: false } as const;
  const open = { status: 'inquiry', amountMinor: 8400, isStopping: true } as const;

  it.each<[string, Partial<CancelFacts>, RefundRule[], refund: number | string]>([
    ['lost money is not given back', { disputes: [lost] }, [], 6000],
    ['open: no refund', { disputes: [open] }, [], 'refund.disputed'],
    ['open, with nothing to refund', { disputes: [open], paidMinor: 0 }, [], 0],
    ['open, with all of it kept', { disputes: [open] }, [{ ...everyService, keptPercent: 100 }], 0],
    ['none, with a repayment by hand', { refunds: [{ amountMinor: 1000, reason: BY_HAND }] }, [], 7400],
    [
      'none, and the fee covered by a repayment by hand',
      { refunds: [{ amountMinor: 2100, reason: BY_HAND }] },
      quarter,
      6300,
    ],
    ['none, and a refund before', { refunds: [{ amountMinor: 4200, reason: 'cancel' }] }, [], 4200],
  ])('with a dispute: %s', (_, facts, rules, expected) => {
    const said = planCancellation({ ...shared, ...facts }, 'all', rules, owner);
    expect(said).toMatchObject(
      typeof expected === 'string'
        ? { kind: 'refused', code: expected }
        : { kind: 'ok', plan: { refundMinor: expected } },
    );
  });

  it('has the row of the policy for each ride of it, and the saving by an earlier one', () => {
    const rules = [
      everyService,
      { ...everyService, hoursBefore: 24, keptPercent: 50 },
      { ...everyService, serviceId: 5, keptPercent: 90 },
    ];
    const booking = { ...shared, transfers: [ride(1, { pickUpAt: now + 20 * HOUR_MS }), ride(2)] };
    const one = planCancellation(booking, 'arrival', rules, owner);
    expect(one).toMatchObject({
      plan: {
        legs: [{ transferId: 1, direction: 'arrival', keptPercent: 50, priceMinor: 4200 }],
        deadlineAt: now + DAY_MS,
        overrides: [],
        waivedMinor: 0,
        steps: {
          paidMinor: 8400,
          backMinor: 0,
          legs: [
            {
              transferId: 1,
              isGivenUp: true,
              feeMinor: 2100,
              rule: { keptPercent: 50 },
              earlier: { hoursBefore: 24, keptPercent: 25 },
            },
            { transferId: 2, isGivenUp: false, keptMinor: 4200, rule: null, earlier: null },
          ],
        },
      },
    });
    const both = planCancellation({ ...booking, totalMinor: 8401 }, 'all', rules, owner);
    expect(both).toMatchObject({
      plan: {
        legs: [
          { keptPercent: 50, priceMinor: 4201 },
          { keptPercent: 25, priceMinor: 4200 },
        ],
      },
    });
  });

  it('leaves a ride that took place as it is', () => {
    const said = planCancellation(
      { ...shared, transfers: [ride(1, { status: 'completed' }), ride(2)] },
      'all',
      [],
      owner,
    );
    expect(said).toMatchObject({
      plan: { statusAfter: 'partially_cancelled', refundMinor: 4200, keptLegsMinor: 4200 },
    });
  });

  const acting = (permissions: Permission[], waivesFee: boolean): Acting => ({
    permissions,
    overrides: OVERRIDES,
    waivesFee,
  });
  const late = now + DAY_MS + 1;
  const dear = { totalMinor: 80_000, paidMinor: 80_000 };
  it.each<[string, Partial<CancelFacts>, Acting, at: number, object]>([
    [
      'in time, the fee stays',
      {},
      acting(['coupons:act'], false),
      now,
      { plan: { refundMinor: 6300, feeMinor: 2100, waivedMinor: 0, overrides: [] } },
    ],
    [
      'in time, the fee is waived',
      {},
      acting(['coupons:act', 'coupons:override'], true),
      now,
      {
        plan: {
          refundMinor: 8400,
          feeMinor: 0,
          waivedMinor: 2100,
          overrides: [{ rule: 'fee', upToMinor: 10_000 }],
        },
      },
    ],
    [
      'nothing is waived without a fee',
      { transfers: [ride(1, { pickUpAt: now + 5 * DAY_MS }), ride(2, { pickUpAt: now + 5 * DAY_MS })] },
      acting(['coupons:act'], true),
      now,
      { plan: { refundMinor: 8400, waivedMinor: 0, overrides: [] } },
    ],
    [
      'the fee is not theirs to waive',
      {},
      acting(['coupons:act'], true),
      now,
      { code: 'override.not_allowed' },
    ],
    [
      'a fee beyond the limit',
      dear,
      acting(['coupons:act', 'coupons:override'], true),
      now,
      { code: 'override.over_limit', limitMinor: 10_000 },
    ],
    [
      'the same with a higher permission',
      dear,
      acting(['coupons:override', 'coupons:override-any'], true),
      now,
      { plan: { waivedMinor: 20_000, overrides: [{ rule: 'fee', upToMinor: null }] } },
    ],
    [
      'late, without the permission',
      {},
      acting(['coupons:act'], false),
      late,
      { code: 'override.not_allowed' },
    ],
    [
      'late, within the limit',
      {},
      acting(['coupons:override'], false),
      late,
      { plan: { refundMinor: 6300, overrides: [{ rule: 'cancel_deadline', upToMinor: 50_000 }] } },
    ],
    [
      'late, a refund beyond the limit',
      dear,
      acting(['coupons:override'], false),
      late,
      { code: 'override.over_limit', limitMinor: 50_000 },
    ],
    [
      'late, and the fee is waived',
      {},
      acting(['coupons:override'], true),
      late,
      {
        plan: {
          refundMinor: 8400,
          waivedMinor: 2100,
          overrides: [{ rule: 'cancel_deadline' }, { rule: 'fee' }],
        },
      },
    ],
    [
      'the fee of an earlier cancellation stays',
      {
        status: 'partially_cancelled',
        transfers: [ride(1, { status: 'cancelled', keptPercent: 50, cancelledPriceMinor: 4200 }), ride(2)],
      },
      acting(['coupons:override'], true),
      now,
      { plan: { refundMinor: 6300, feeMinor: 2100, waivedMinor: 1050 } },
    ],
    [
      'nothing is waived once the first ride has begun',
      { transfers: [ride(1, { pickUpAt: now }), ride(2)] },
      acting(['coupons:override-any'], true),
      now,
      { code: 'override.not_allowed' },
    ],
  ])('by staff: %s', (_, facts, staff, at, expected) => {
    expect(
      planCancellation({ ...shared, ...facts }, 'all', quarter, { ...owner, now: at, acting: staff }),
    ).toMatchObject({
      kind: 'plan' in expected ? 'ok' : 'refused',
      ...expected,
    });
  });

  it('of one ride after the other refunds as much as of both at once, where they are shared', () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.integer({ min: 0, max: 100 }), (totalMinor, keptPercent) => {
        const rules = [
          { cause: 'guest' as const, propertyCode: null, serviceId: null, hoursBefore: 96, keptPercent },
        ];
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
