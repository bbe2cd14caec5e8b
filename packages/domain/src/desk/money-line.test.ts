import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type MoneyFacts, moneyLineOf } from './money-line.ts';

const ride = (more: Partial<MoneyFacts['transfers'][number]> = {}): MoneyFacts['transfers'][number] => ({
  status: 'confirmed',
  keptPercent: 0,
  cancelledPriceMinor: null,
  ...more,
});
const gone = ride({ status: 'cancelled', cancelledPriceMinor: 4_200 });
const facts: MoneyFacts = {
  status: 'confirmed',
  private: false,
  totalMinor: 8_400,
  paidMinor: 8_400,
  transfers: [ride(), ride()],
  refunds: [],
  disputes: [],
  cameBackMinor: 0,
};

describe('the distribution of a booking’s money', () => {
  it.each<[string, Partial<MoneyFacts>, object]>([
    ['paid', {}, { keptMinor: 8_400, openMinor: 0, dueMinor: 0 }],
    ['waits for its payment', { status: 'pending_payment', paidMinor: 0 }, { keptMinor: 0, dueMinor: 8_400 }],
    ['expired unpaid', { status: 'expired', paidMinor: 0 }, { keptMinor: 0, dueMinor: 0 }],
    ['money that came after the end', { status: 'expired' }, { keptMinor: 0, openMinor: 8_400, dueMinor: 0 }],
    [
      'one of two legs cancelled, its half on its way',
      {
        status: 'partially_cancelled',
        transfers: [gone, ride()],
        refunds: [{ status: 'processing', amountMinor: 4_200, reason: 'cancel' }],
      },
      { keptMinor: 4_200, onItsWayMinor: 4_200, openMinor: 0, dueMinor: 0 },
    ],
    [
      'both cancelled and back, a tenth kept of one',
      {
        status: 'cancelled',
        transfers: [ride({ ...gone, keptPercent: 10 }), gone],
        refunds: [{ status: 'succeeded', amountMinor: 7_980, reason: 'cancel' }],
      },
      { keptMinor: 420, refundedMinor: 7_980, openMinor: 0, dueMinor: 0 },
    ],
    [
      'a repayment that failed',
      {
        status: 'cancelled',
        transfers: [gone, gone],
        refunds: [{ status: 'failed', amountMinor: 8_400, reason: 'cancel' }],
      },
      { keptMinor: 0, returnedMinor: 8_400, openMinor: 0 },
    ],
    [
      'a refund that the bank sent back to the gateway',
      {
        status: 'cancelled',
        transfers: [gone, gone],
        refunds: [{ status: 'succeeded', amountMinor: 8_400, reason: 'cancel' }],
        cameBackMinor: 8_400,
      },
      { keptMinor: 0, refundedMinor: 0, returnedMinor: 8_400, openMinor: 0 },
    ],
    [
      'a part given back by hand',
      { refunds: [{ status: 'succeeded', amountMinor: 2_000, reason: 'by_hand' }] },
      { refundedMinor: 2_000, keptMinor: 6_400, openMinor: 0, dueMinor: 0 },
    ],
    ['a change that costs more', { totalMinor: 9_000 }, { keptMinor: 8_400, dueMinor: 600 }],
    [
      'a part given back at the gateway',
      { refunds: [{ status: 'succeeded', amountMinor: 2_400, reason: 'at_gateway' }] },
      { refundedMinor: 2_400, keptMinor: 6_000, openMinor: 0, dueMinor: 0 },
    ],
    [
      'in dispute',
      { disputes: [{ status: 'needs_response', amountMinor: 8_400, isStopping: true }] },
      { disputedMinor: 8_400, keptMinor: 0, openMinor: 0, dueMinor: 0 },
    ],
    [
      'a dispute that was won',
      { disputes: [{ status: 'won', amountMinor: 8_400, isStopping: false }] },
      { disputedMinor: 0, keptMinor: 8_400, openMinor: 0, dueMinor: 0 },
    ],
  ])('%s', (_, more, line) => {
    expect(moneyLineOf({ ...facts, ...more })).toMatchObject(line);
  });

  const anyRide = fc.record({
    status: fc.constantFrom<MoneyFacts['transfers'][number]['status']>(
      'pending',
      'confirmed',
      'cancelled',
      'completed',
      'no_show',
    ),
    keptPercent: fc.nat(100),
    cancelledPriceMinor: fc.option(fc.nat(50_000)),
  });
  const anyFacts: fc.Arbitrary<MoneyFacts> = fc
    .record({
      status: fc.constantFrom<MoneyFacts['status']>(
        'pending_payment',
        'confirmed',
        'partially_cancelled',
        'cancelled',
        'expired',
      ),
      private: fc.boolean(),
      disputes: fc.constant([]),
      cameBackMinor: fc.nat(30_000),
      totalMinor: fc.nat(100_000),
      transfers: fc.array(anyRide, { minLength: 1, maxLength: 2 }),
      refunds: fc.array(
        fc.record({
          status: fc.constantFrom<MoneyFacts['refunds'][number]['status']>(
            'requested',
            'processing',
            'succeeded',
            'failed',
          ),
          amountMinor: fc.integer({ min: 1, max: 30_000 }),
          reason: fc.constantFrom('cancel', 'by_hand'),
        }),
        { maxLength: 4 },
      ),
      over: fc.nat(50_000),
    })
    // Refunds never exceed payments: the books enforce that.
    .map(({ over, ...one }) => ({
      ...one,
      paidMinor: one.refunds.reduce((sum, { amountMinor }) => sum + amountMinor, 0) + over,
    }));

  it('adds up: paid is refunded, on its way, kept and open; none is below zero', () => {
    fc.assert(
      fc.property(anyFacts, (one) => {
        const line = moneyLineOf(one);
        const { refundedMinor, onItsWayMinor, keptMinor, returnedMinor, openMinor } = line;
        expect(refundedMinor + onItsWayMinor + keptMinor + returnedMinor + openMinor).toBe(line.paidMinor);
        for (const amount of Object.values(line)) expect(amount).toBeGreaterThanOrEqual(0);
        // No amount is due while other money of the guest lies open.
        expect(Math.min(line.openMinor, line.dueMinor)).toBe(0);
      }),
    );
  });
});
