import { describe, expect, it } from 'vitest';
import {
  assertGo,
  canGo,
  couponStateAfterCancel,
  firstCouponState,
  isPaymentPending,
  MACHINES,
  type Machine,
  nextStates,
  START_STATES,
  type StateOf,
  statesBefore,
  statesOf,
  TransitionRefused,
} from './state.ts';

// Written out a second time, as people agreed on them, so that a slip in the tables shows.
const ALLOWED: Record<Machine, string[]> = {
  coupon: [
    'pending_payment > confirmed',
    'pending_payment > cancelled',
    'pending_payment > expired',
    'confirmed > confirmed',
    'confirmed > partially_cancelled',
    'confirmed > cancelled',
    'partially_cancelled > cancelled',
    'expired > confirmed',
  ],
  transfer: [
    'pending > confirmed',
    'pending > cancelled',
    'confirmed > cancelled',
    'confirmed > completed',
    'confirmed > no_show',
  ],
  payment: [
    'created > processing',
    'created > failed',
    'processing > requires_action',
    'processing > succeeded',
    'processing > failed',
    'processing > unknown',
    'requires_action > processing',
    'requires_action > succeeded',
    'requires_action > failed',
    'requires_action > unknown',
    'unknown > requires_action',
    'unknown > succeeded',
    'unknown > failed',
  ],
  refund: ['requested > processing', 'processing > succeeded', 'processing > failed'],
};
const machines = Object.keys(MACHINES) as Machine[];

describe.each(machines)('%s', (machine) => {
  const states = statesOf(machine);
  const pairs = states.flatMap((from) => states.map((to) => [from, to] as const));

  it.each(pairs)('%s to %s', (from, to) => {
    const allowed = (ALLOWED[machine] ?? []).includes(`${from} > ${to}`);
    expect(canGo(machine, from, to)).toBe(allowed);
    const go = () => assertGo(machine, from, to);
    if (allowed) expect(go).not.toThrow();
    else expect(go).toThrow(TransitionRefused);
    expect(statesBefore(machine, to).includes(from)).toBe(allowed);
  });

  it('lists no pair of states that do not exist', () => {
    const known = pairs.map(([from, to]) => `${from} > ${to}`);
    for (const pair of ALLOWED[machine] ?? []) expect(known).toContain(pair);
  });

  it('reaches every state from its first, and every state can end', () => {
    const reached = reach(machine, START_STATES[machine]);
    expect([...reached].sort()).toEqual([...states].sort());
    for (const state of states) {
      const ends = [...reach(machine, state)].some((one) => nextStates(machine, one).length === 0);
      expect(ends, state).toBe(true);
    }
  });

  it('goes nowhere from a state it does not know', () => {
    for (const stranger of ['toString', '__proto__', 'paid', '']) {
      expect(nextStates(machine, stranger as StateOf<Machine>)).toEqual([]);
    }
  });
});

function reach(machine: Machine, start: StateOf<Machine>): Set<StateOf<Machine>> {
  const reached = new Set([start]);
  for (const state of reached) for (const next of nextStates(machine, state)) reached.add(next);
  return reached;
}

it.each([
  ['coupon', 'cancelled', 'confirmed'],
  ['payment', 'failed', 'succeeded'],
] as const)('%s: names what it refused', (machine, from, to) => {
  const refusal = new TransitionRefused(machine, from, to);
  expect(refusal).toMatchObject({ code: `${machine}.state`, machine, from, to });
  expect(refusal.message).toBe(`${machine}: ${from} does not become ${to}`);
});

it('what costs nothing is confirmed at once', () => {
  expect(firstCouponState(0)).toBe('confirmed');
  expect(firstCouponState(1)).toBe('pending_payment');
  expect(isPaymentPending('pending_payment')).toBe(true);
  expect(isPaymentPending('confirmed')).toBe(false);
});

it('a coupon is cancelled when its last ride is', () => {
  expect(couponStateAfterCancel(['cancelled', 'confirmed'])).toBe('partially_cancelled');
  expect(couponStateAfterCancel(['cancelled', 'completed'])).toBe('partially_cancelled');
  expect(couponStateAfterCancel(['cancelled', 'cancelled'])).toBe('cancelled');
});
