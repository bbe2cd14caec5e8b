import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { outcomeOfChange } from '../booking/change.ts';
import { planCancellation } from '../booking/plan-cancellation.ts';
import type { Rate } from '../booking/price.ts';
import { priceChange } from '../booking/price-change.ts';
import { quote } from '../booking/quote.ts';
import { BY_HAND, givenBackMinorOf, owedMinorOf } from '../booking/refund.ts';
import type { CouponState, TransferState } from '../booking/state.ts';
import { sumMinor } from '../money.ts';
import { HOUR_MS } from '../time/instant.ts';
import { type LoweringFacts, mayLowerPrice, planLowering, takeOff } from './lower-price.ts';
import { freeMinorOf } from './money-authority.ts';
import { moneyLineOf } from './money-line.ts';
import { OVERRIDES } from './overrides.ts';

const now = Date.UTC(2026, 11, 1);
const pickUpAt = now + 100 * HOUR_MS;

const unpaid: LoweringFacts = {
  status: 'pending_payment',
  version: 1,
  pendingChange: null,
  totalMinor: 8_400,
  loweredMinor: 0,
  paidMinor: 0,
  refundedMinor: 0,
  isReplaced: false,
  expiresAt: now + 24 * HOUR_MS,
  price: { lines: [{ code: 'price.adults', quantity: 2, unitMinor: 4_200, amountMinor: 8_400 }] },
  transfers: [{ pickUpAt }, { pickUpAt: pickUpAt + 200 * HOUR_MS }],
};
const finance = { permissions: ['coupons:act', 'coupons:override'] as const, overrides: OVERRIDES };
const administrator = {
  permissions: ['coupons:act', 'coupons:override', 'coupons:override-any'] as const,
  overrides: OVERRIDES,
};
const change = { id: 'c', baseVersion: 1, amountMinor: 2_000, expiresAt: now + HOUR_MS };

describe('a price reduction', () => {
  it.each<[string, Partial<LoweringFacts>, number, object]>([
    ['within the row of the table', {}, 2_000, { kind: 'ok', plan: { oldMinor: 8_400, newMinor: 6_400 } }],
    ['of all', {}, 8_400, { code: 'price.nothing_left' }],
    ['of more than all', {}, 8_401, { code: 'price.nothing_left' }],
    ['of nothing', {}, 0, { code: 'amount.invalid' }],
    ['above the row', { totalMinor: 20_000 }, 10_001, { code: 'override.over_limit', limitMinor: 10_000 }],
    ['of a paid booking', { status: 'confirmed', paidMinor: 8_400 }, 100, { code: 'coupon.state' }],
    [
      'while a change of a paid one waits',
      { status: 'confirmed', paidMinor: 8_400, pendingChange: change },
      100,
      { code: 'coupon.state' },
    ],
    ['of a cancelled one', { status: 'cancelled' }, 100, { code: 'coupon.state' }],
    ['of a replaced one', { status: 'cancelled', isReplaced: true }, 100, { code: 'coupon.replaced' }],
    ['of an expired one', { status: 'expired' }, 100, { code: 'booking.no_longer_available' }],
    ['after its time to pay', { expiresAt: now - 1 }, 100, { code: 'booking.no_longer_available' }],
    ['after the pick-up', { transfers: [{ pickUpAt: now }] }, 100, { code: 'override.not_allowed' }],
  ])('%s', (_, more, amountMinor, verdict) => {
    expect(planLowering({ ...unpaid, ...more }, amountMinor, { acting: finance, now })).toMatchObject(
      verdict,
    );
  });

  it('is refused without a row, and unlimited with the other one', () => {
    const concierge = { permissions: ['coupons:act'] as const, overrides: OVERRIDES };
    expect(mayLowerPrice(unpaid, { acting: concierge, now })).toMatchObject({ code: 'override.not_allowed' });
    const large = { ...unpaid, totalMinor: 90_000 };
    expect(planLowering(large, 80_000, { acting: administrator, now })).toMatchObject({
      plan: { newMinor: 10_000 },
      override: { upToMinor: null },
    });
  });

  it('twice is one line with both', () => {
    const once = takeOff(unpaid, 1_000, now);
    if (once.kind === 'refused') throw new Error(once.code);
    const { newMinor: totalMinor, loweredMinor, lines } = once.plan;
    expect(takeOff({ ...unpaid, totalMinor, loweredMinor, price: { lines } }, 500, now)).toEqual({
      kind: 'ok',
      plan: {
        oldMinor: 7_400,
        newMinor: 6_900,
        loweredMinor: 1_500,
        lines: [
          ...unpaid.price.lines,
          { code: 'price.lowered', quantity: 1, unitMinor: -1_500, amountMinor: -1_500 },
        ],
      },
    });
  });
});

const rate: Rate = {
  id: 1,
  currency: 'USD',
  priority: 1,
  priceMinor: 16_000,
  adultPriceMinor: 2_100,
  minorPriceMinor: 0,
  validFromOn: '2026-01-01',
  validToOn: '2026-12-31',
  paxMax: null,
};

const factsOf = (adults: number, isPrivate: boolean) => ({
  service: { id: 4, trip: 'round_trip' as const, isPrivate, paxMax: 3, rates: [rate] },
  benefit: null,
  stays: [],
  passengers: { adults, children: 0, babySeats: 0 },
  seatPolicy: 'specification' as const,
  serviceOn: '2026-12-20',
});

type Step =
  | { readonly kind: 'lower'; readonly amountMinor: number }
  | { readonly kind: 'pay' }
  | { readonly kind: 'people'; readonly adults: number }
  | { readonly kind: 'cancel'; readonly leg: 0 | 1; readonly keptPercent: number }
  | { readonly kind: 'refund'; readonly amountMinor: number };

const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('lower' as const), amountMinor: fc.integer({ min: 1, max: 20_000 }) }),
    fc.record({ kind: fc.constant('pay' as const) }),
    fc.record({ kind: fc.constant('people' as const), adults: fc.integer({ min: 1, max: 8 }) }),
    fc.record({
      kind: fc.constant('cancel' as const),
      leg: fc.constantFrom<0 | 1>(0, 1),
      keptPercent: fc.nat(100),
    }),
    fc.record({ kind: fc.constant('refund' as const), amountMinor: fc.integer({ min: 1, max: 20_000 }) }),
  ),
  { maxLength: 14 },
);

/** A sold booking, and its actions by the rules. */
function sell(adults: number, isPrivate: boolean) {
  const sale = quote(factsOf(adults, isPrivate));
  if (sale.kind === 'refused') throw new Error('no rate');
  const ride = (id: number, direction: 'arrival' | 'departure') => ({
    id,
    direction,
    status: 'pending' as TransferState,
    pickUpAt: pickUpAt + id * HOUR_MS,
    changeUntil: pickUpAt,
    cancelUntil: pickUpAt,
    keptPercent: 0,
    cancelledPriceMinor: null as number | null,
  });
  return {
    ...unpaid,
    status: 'pending_payment' as CouponState,
    rateId: sale.rate.id as number | null,
    totalMinor: sale.due.dueMinor,
    included: false,
    price: { lines: sale.due.lines, ...sale.perUnit } as Parameters<typeof priceChange>[0]['price'],
    passengers: sale.due.totalPassengers,
    vehicles: sale.due.vehicles ?? 1,
    hotel: 'BP',
    serviceId: 4,
    private: isPrivate,
    disputes: [],
    refunds: [] as { status: 'succeeded'; amountMinor: number; reason: string }[],
    transfers: [ride(1, 'arrival'), ride(2, 'departure')],
  };
}

type Sold = ReturnType<typeof sell>;

const back = (booking: Sold, amountMinor: number, reason: string): Sold =>
  amountMinor <= 0
    ? booking
    : {
        ...booking,
        refunds: [...booking.refunds, { status: 'succeeded', amountMinor, reason }],
        refundedMinor: booking.refundedMinor + amountMinor,
      };

function doStep(booking: Sold, step: Step): Sold {
  const isUnpaid = booking.status === 'pending_payment';
  switch (step.kind) {
    case 'lower': {
      const lowered = planLowering(booking, step.amountMinor, { acting: administrator, now });
      if (lowered.kind === 'refused') return booking;
      const { newMinor: totalMinor, loweredMinor, lines } = lowered.plan;
      return { ...booking, totalMinor, loweredMinor, price: { ...booking.price, lines } };
    }
    case 'pay':
      if (!isUnpaid) return booking;
      return {
        ...booking,
        status: 'confirmed',
        paidMinor: booking.totalMinor,
        transfers: booking.transfers.map((one) => ({ ...one, status: 'confirmed' })),
      };
    case 'people': {
      if (isUnpaid || booking.status === 'cancelled') return booking;
      const facts = { ...factsOf(step.adults, booking.private), isOtherDay: false, samePeople: false };
      const priced = priceChange(booking, facts);
      if (priced.kind === 'refused') return booking;
      const { totalMinor, loweredMinor, price, passengers, vehicles } = priced.price;
      const netMinor = booking.paidMinor - givenBackMinorOf(booking);
      const outcome = outcomeOfChange({
        nowAt: now,
        netPaidMinor: totalMinor - (owedMinorOf(booking, totalMinor) - netMinor),
        newPriceMinor: totalMinor,
      });
      const changed = { ...booking, totalMinor, loweredMinor, price, passengers, vehicles };
      if (outcome.kind === 'refund') return back(changed, outcome.refundMinor, 'change');
      return { ...changed, paidMinor: booking.paidMinor + outcome.differenceMinor };
    }
    case 'cancel': {
      const { keptPercent } = step;
      const rules = [
        { cause: 'guest' as const, propertyCode: null, serviceId: null, hoursBefore: 10_000, keptPercent },
      ];
      const wish = { transferId: step.leg + 1 };
      const planned = planCancellation(booking, wish, rules, { standing: 'owner', now });
      if (planned.kind === 'refused' || isUnpaid) return booking;
      const { legs, statusAfter, refundMinor } = planned.plan;
      const cancelled = {
        ...booking,
        status: statusAfter,
        transfers: booking.transfers.map((one) => {
          const leg = legs.find(({ transferId }) => transferId === one.id);
          return leg
            ? {
                ...one,
                status: 'cancelled' as const,
                keptPercent: leg.keptPercent,
                cancelledPriceMinor: leg.priceMinor,
              }
            : one;
        }),
      };
      return back(cancelled, refundMinor, 'cancel');
    }
    case 'refund': {
      const money = { paidMinor: booking.paidMinor, givenBackMinor: givenBackMinorOf(booking) };
      return step.amountMinor > freeMinorOf(money) ? booking : back(booking, step.amountMinor, BY_HAND);
    }
  }
}

describe('in any order of price reductions, payments, changes, cancellations and refunds', () => {
  it('paid = back + kept, the lines are the price, and nothing is asked for twice or falls below 0', () => {
    let lowered = 0;
    fc.assert(
      fc.property(steps, fc.integer({ min: 1, max: 8 }), fc.boolean(), (wishes, adults, isPrivate) => {
        let booking = sell(adults, isPrivate);
        for (const step of wishes) {
          const wasCancelled = booking.status === 'cancelled';
          booking = doStep(booking, step);
          const line = moneyLineOf({ ...booking, cameBackMinor: 0 });
          const backMinor = givenBackMinorOf(booking);
          expect(sumMinor(booking.price.lines.map(({ amountMinor }) => amountMinor))).toBe(
            booking.totalMinor,
          );
          expect(booking.totalMinor).toBeGreaterThanOrEqual(0);
          expect(backMinor).toBeLessThanOrEqual(booking.paidMinor);
          expect(line.paidMinor).toBe(line.refundedMinor + line.keptMinor + line.openMinor);
          // No money stays open, and a paid booking owes only the price of its next change.
          if (!wasCancelled) expect(line.openMinor).toBe(0);
          if (booking.status !== 'pending_payment') expect(line.dueMinor).toBe(0);
          else expect(line.dueMinor).toBe(booking.totalMinor);
          if (booking.loweredMinor > 0 && booking.paidMinor > 0) lowered += 1;
        }
      }),
      { numRuns: 2_000 },
    );
    expect(lowered).toBeGreaterThan(100);
  });
});
