import { describe, expect, it } from 'vitest';
import { canGo, couponStateAfterCancel, MACHINES, type Machine, type StateOf, statesOf } from './state.ts';

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
    'completed > confirmed',
    'no_show > confirmed',
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
const FIRST: { [M in Machine]: StateOf<M> } = {
  coupon: 'pending_payment',
  transfer: 'pending',
  payment: 'created',
  refund: 'requested',
};
const machines = Object.keys(MACHINES) as Machine[];

describe.each(machines)('%s', (machine) => {
  const states = statesOf(machine);
  const after = (from: (typeof states)[number]) => states.filter((to) => canGo(machine, from, to));
  const reach = (start: (typeof states)[number]) => {
    const reached = new Set([start]);
    for (const state of reached) for (const next of after(state)) reached.add(next);
    return [...reached];
  };

  it('goes as agreed, and no other way', () => {
    const goes = states.flatMap((from) => after(from).map((to) => `${from} > ${to}`));
    expect(goes.sort()).toEqual([...ALLOWED[machine]].sort());
  });

  it('reaches every state from its first, and every state can end', () => {
    expect(reach(FIRST[machine]).sort()).toEqual([...states].sort());
    for (const state of states)
      expect(
        reach(state).some((one) => after(one).length === 0),
        state,
      ).toBe(true);
  });
});

it('a coupon is cancelled when its last ride is', () => {
  expect(couponStateAfterCancel(['cancelled', 'confirmed'])).toBe('partially_cancelled');
  expect(couponStateAfterCancel(['cancelled', 'completed'])).toBe('partially_cancelled');
  expect(couponStateAfterCancel(['cancelled', 'cancelled'])).toBe('cancelled');
});
