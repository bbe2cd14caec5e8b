import { owedMinorOf } from '../booking/refund.ts';
import type { CouponState, RefundState } from '../booking/state.ts';
import { type DisputeFacts, takenMinorOf } from '../money/dispute.ts';
import { sumMinor } from '../money.ts';

/** The money of a booking, for its page. Amounts are cents. */
export type MoneyFacts = {
  readonly status: CouponState;
  readonly private: boolean;
  readonly totalMinor: number;
  /** Captured so far. */
  readonly paidMinor: number;
  readonly transfers: Parameters<typeof owedMinorOf>[0]['transfers'];
  /** Every refund that counts: replaced ones are left out, those that the guest had another way have succeeded. */
  readonly refunds: readonly {
    readonly status: RefundState;
    readonly amountMinor: number;
    readonly reason: string;
  }[];
  readonly disputes: readonly DisputeFacts[];
  /** Of refunds that succeeded: sent back to the gateway by the guest's bank, as its payouts say. */
  readonly cameBackMinor: number;
};

/**
 * paid = refunded + on its way + disputed + kept + returned + open. Without a dispute the price of the rides, less repayments by hand, = kept + due; disputed
 * money is not asked for again.
 */
export type MoneyLine = {
  readonly paidMinor: number;
  /** Back at the guest's bank. */
  readonly refundedMinor: number;
  /** Requested from the gateway, not confirmed yet. */
  readonly onItsWayMinor: number;
  /** Taken from the gateway by the guest's bank, for now or for good. */
  readonly disputedMinor: number;
  /** Ours: it pays for the rides as they stand, and for the fees of cancelled ones. */
  readonly keptMinor: number;
  /** In refunds that failed or came back, and that the guest did not have another way. */
  readonly returnedMinor: number;
  /** Neither ours nor being refunded. Staff have to check it. */
  readonly openMinor: number;
  readonly dueMinor: number;
};

/** The distribution of a booking's money. A booking that was never confirmed and has ended costs nothing. */
export function moneyLineOf(facts: MoneyFacts): MoneyLine {
  const { paidMinor, refunds } = facts;
  const sumOf = (...states: readonly RefundState[]) =>
    sumMinor(refunds.filter(({ status }) => states.includes(status)).map(({ amountMinor }) => amountMinor));
  const cameBackMinor = Math.max(0, Math.min(facts.cameBackMinor, sumOf('succeeded')));
  const refundedMinor = sumOf('succeeded') - cameBackMinor;
  const onItsWayMinor = sumOf('requested', 'processing');
  const owedMinor = facts.status === 'expired' ? 0 : owedMinorOf(facts, facts.totalMinor);
  const restMinor = paidMinor - refundedMinor - onItsWayMinor;
  const disputedMinor = Math.max(0, Math.min(restMinor, takenMinorOf(facts)));
  const leftMinor = restMinor - disputedMinor;
  const keptMinor = Math.max(0, Math.min(owedMinor, leftMinor));
  const returnedMinor = Math.max(0, Math.min(sumOf('failed') + cameBackMinor, leftMinor - keptMinor));
  return {
    paidMinor,
    refundedMinor,
    onItsWayMinor,
    disputedMinor,
    keptMinor,
    returnedMinor,
    openMinor: leftMinor - keptMinor - returnedMinor,
    dueMinor: facts.status === 'cancelled' ? 0 : Math.max(0, owedMinor - keptMinor - disputedMinor),
  };
}
