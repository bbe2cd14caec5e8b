// Every allowed change of state, in one place. Any other change is refused without effect.

/**
 * `expired → confirmed`: money that arrives late confirms the booking when its seats are still to be had.
 * A change of a confirmed booking is `confirmed → confirmed`, of one with a leg cancelled `partially_cancelled → partially_cancelled`.
 */
const COUPON = {
  pending_payment: ['confirmed', 'cancelled', 'expired'],
  confirmed: ['confirmed', 'partially_cancelled', 'cancelled'],
  partially_cancelled: ['cancelled'],
  expired: ['confirmed'],
  cancelled: [],
} as const;

/**
 * One ride. The rides of an expired coupon stay pending: the coupon's state counts, and late money may revive it. A recorded outcome can be withdrawn
 * for a day: `completed → confirmed`, `no_show → confirmed`.
 */
const TRANSFER = {
  pending: ['confirmed', 'cancelled'],
  confirmed: ['cancelled', 'completed', 'no_show'],
  cancelled: [],
  completed: ['confirmed'],
  no_show: ['confirmed'],
} as const;

/** `unknown`: the gateway did not answer; only another query or its webhook settles that. */
const PAYMENT = {
  created: ['processing', 'failed'],
  processing: ['requires_action', 'succeeded', 'failed', 'unknown'],
  requires_action: ['processing', 'succeeded', 'failed', 'unknown'],
  unknown: ['requires_action', 'succeeded', 'failed'],
  succeeded: [],
  failed: [],
} as const;

/**
 * A failed refund is retried as a new one, so that each keeps its own trace at the gateway. `requested → failed`: the gateway holds less than was
 * requested. `succeeded → failed`: the guest's bank sent the money back.
 */
const REFUND = {
  requested: ['processing', 'failed'],
  processing: ['succeeded', 'failed'],
  succeeded: ['failed'],
  failed: [],
} as const;

/**
 * A guest's bank takes a payment back, asks about it, or warns of fraud (`warned`). Only forwards, so news that come out of order change nothing;
 * a bank may give back what it had taken. `prevented`: the network gave the money back before a dispute began.
 */
const DISPUTE = {
  warned: ['ended'],
  ended: [],
  inquiry: ['inquiry_review', 'inquiry_closed', 'needs_response', 'under_review', 'won', 'lost', 'prevented'],
  inquiry_review: ['inquiry_closed', 'needs_response', 'under_review', 'won', 'lost', 'prevented'],
  inquiry_closed: ['needs_response', 'under_review', 'won', 'lost', 'prevented'],
  needs_response: ['under_review', 'won', 'lost', 'prevented'],
  under_review: ['won', 'lost', 'prevented'],
  won: [],
  lost: ['won'],
  prevented: [],
} as const;

export const MACHINES = {
  coupon: COUPON,
  transfer: TRANSFER,
  payment: PAYMENT,
  refund: REFUND,
  dispute: DISPUTE,
} as const;

export type Machine = keyof typeof MACHINES;
export type StateOf<M extends Machine> = M extends Machine ? keyof (typeof MACHINES)[M] & string : never;
export type CouponState = StateOf<'coupon'>;
export type TransferState = StateOf<'transfer'>;
export type PaymentState = StateOf<'payment'>;
export type RefundState = StateOf<'refund'>;
export type DisputeState = StateOf<'dispute'>;

/** The states of a machine. */
export function statesOf<M extends Machine>(machine: M): StateOf<M>[] {
  return Object.keys(MACHINES[machine]) as StateOf<M>[];
}

/**
 * True when the machine lets `from` become `to`. A trigger on each table refuses every other change, so that no statement can forget it; keeping a
 * state changes nothing there.
 */
export function canGo<M extends Machine>(machine: M, from: StateOf<M>, to: StateOf<M>): boolean {
  const next: Readonly<Record<string, readonly string[]>> = MACHINES[machine];
  return next[from]?.includes(to) ?? false;
}

/** The guest has a ride on it: paid, included, or with one of its two legs cancelled. */
export function isInForce(state: CouponState): boolean {
  return state === 'confirmed' || state === 'partially_cancelled';
}

/** Coupon after some of its rides were cancelled. */
export function couponStateAfterCancel(
  transfers: readonly TransferState[],
): 'partially_cancelled' | 'cancelled' {
  return transfers.every((state) => state === 'cancelled') ? 'cancelled' : 'partially_cancelled';
}
