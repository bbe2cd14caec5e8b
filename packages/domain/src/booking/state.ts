// Every allowed change of state, in one place. Whatever is not listed is refused without effect.

/**
 * `expired → confirmed`: money that arrives late confirms the booking when its seats are still to be had.
 * A change of a confirmed booking is `confirmed → confirmed`.
 */
const COUPON = {
  pending_payment: ['confirmed', 'cancelled', 'expired'],
  confirmed: ['confirmed', 'partially_cancelled', 'cancelled'],
  partially_cancelled: ['cancelled'],
  expired: ['confirmed'],
  cancelled: [],
} as const;

/** One ride. The rides of an expired coupon stay pending: the coupon's state is what counts, and late money may revive it. */
const TRANSFER = {
  pending: ['confirmed', 'cancelled'],
  confirmed: ['cancelled', 'completed', 'no_show'],
  cancelled: [],
  completed: [],
  no_show: [],
} as const;

/** `unknown`: the gateway did not answer; only asking it again or its webhook settles that. */
const PAYMENT = {
  created: ['processing', 'failed'],
  processing: ['requires_action', 'succeeded', 'failed', 'unknown'],
  requires_action: ['processing', 'succeeded', 'failed', 'unknown'],
  unknown: ['requires_action', 'succeeded', 'failed'],
  succeeded: [],
  failed: [],
} as const;

/** A failed refund is asked for again as a new one, so that each keeps its own trace at the gateway. */
const REFUND = {
  requested: ['processing'],
  processing: ['succeeded', 'failed'],
  succeeded: [],
  failed: [],
} as const;

export const MACHINES = { coupon: COUPON, transfer: TRANSFER, payment: PAYMENT, refund: REFUND } as const;
export const START_STATES = {
  coupon: 'pending_payment',
  transfer: 'pending',
  payment: 'created',
  refund: 'requested',
} as const satisfies { [M in Machine]: StateOf<M> };

export type Machine = keyof typeof MACHINES;
export type StateOf<M extends Machine> = M extends Machine ? keyof (typeof MACHINES)[M] & string : never;
export type CouponState = StateOf<'coupon'>;
export type TransferState = StateOf<'transfer'>;
export type PaymentState = StateOf<'payment'>;
export type RefundState = StateOf<'refund'>;

/** The states of a machine. */
export function statesOf<M extends Machine>(machine: M): StateOf<M>[] {
  return Object.keys(MACHINES[machine]) as StateOf<M>[];
}

/** The states that may follow; none for an unknown state. */
export function nextStates<M extends Machine>(machine: M, from: StateOf<M>): readonly StateOf<M>[] {
  const table: Readonly<Record<string, readonly string[]>> = MACHINES[machine];
  return Object.hasOwn(table, from) ? ((table[from] ?? []) as readonly StateOf<M>[]) : [];
}

/** True when the machine lets `from` become `to`. */
export function canGo<M extends Machine>(machine: M, from: StateOf<M>, to: StateOf<M>): boolean {
  return nextStates(machine, from).includes(to);
}

/** The states from which `to` can be reached in one step: the `where state in (…)` of a conditional update. */
export function statesBefore<M extends Machine>(machine: M, to: StateOf<M>): StateOf<M>[] {
  return statesOf(machine).filter((from) => canGo(machine, from, to));
}

/** Refused change of state; a 409 for a caller, a defect inside. */
export class TransitionRefused extends Error {
  /** `coupon.state`, `transfer.state`, `payment.state`, `refund.state`. */
  readonly code: `${Machine}.state`;
  readonly machine: Machine;
  readonly from: string;
  readonly to: string;

  constructor(machine: Machine, from: string, to: string) {
    super(`${machine}: ${from} does not become ${to}`);
    this.code = `${machine}.state`;
    this.machine = machine;
    this.from = from;
    this.to = to;
  }
}

/** @throws TransitionRefused unless the machine lets `from` become `to`. */
export function assertGo<M extends Machine>(machine: M, from: StateOf<M>, to: StateOf<M>): void {
  if (!canGo(machine, from, to)) throw new TransitionRefused(machine, from, to);
}

/** State of a coupon that was just made: what costs nothing is confirmed at once. */
export function firstCouponState(dueMinor: number): 'pending_payment' | 'confirmed' {
  return dueMinor > 0 ? 'pending_payment' : 'confirmed';
}

/** Coupon after some of its rides were cancelled. */
export function couponStateAfterCancel(
  transfers: readonly TransferState[],
): 'partially_cancelled' | 'cancelled' {
  return transfers.every((state) => state === 'cancelled') ? 'cancelled' : 'partially_cancelled';
}

/** What a guest reads: paid, or payment still open. */
export function isPaymentPending(state: CouponState): boolean {
  return state === 'pending_payment';
}
