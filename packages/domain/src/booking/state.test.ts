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
  refund: [
    'requested > processing',
    'requested > failed',
    'processing > succeeded',
    'processing > failed',
    'succeeded > failed',
  ],
  dispute: [
    'warned > ended',
    'inquiry > inquiry_review',
    'inquiry > inquiry_closed',
    'inquiry > needs_response',
    'inquiry > under_review',
    'inquiry > won',
    'inquiry > lost',
    'inquiry > prevented',
    'inquiry_review > inquiry_closed',
    'inquiry_review > needs_response',
    'inquiry_review > under_review',
    'inquiry_review > won',
    'inquiry_review > lost',
    'inquiry_review > prevented',
    'inquiry_closed > needs_response',
    'inquiry_closed > under_review',
    'inquiry_closed > won',
    'inquiry_closed > lost',
    'inquiry_closed > prevented',
    'needs_response > under_review',
    'needs_response > won',
    'needs_response > lost',
    'needs_response > prevented',
    'under_review > won',
    'under_review > lost',
    'under_review > prevented',
    'lost > won',
  ],
};
const FIRST: { [M in Machine]: readonly StateOf<M>[] } = {
  coupon: ['pending_payment'],
  transfer: ['pending'],
  payment: ['created'],
  refund: ['requested'],
  dispute: ['warned', 'inquiry'],
};
const machines = Object.keys(MACHINES) as Machine[];

describe.each(machines)('%s', (machine) => {
  const states = statesOf(machine);
  const after = (from: (typeof states)[number]) => states.filter((to) => canGo(machine, from, to));
  const reach = (...first: (typeof states)[number][]) => {
    const reached = new Set(first);
    for (const state of reached) for (const next of after(state)) reached.add(next);
    return [...reached];
  };

  it('goes as agreed, and no other way', () => {
    const goes = states.flatMap((from) => after(from).map((to) => `${from} > ${to}`));
    expect(goes.sort()).toEqual([...ALLOWED[machine]].sort());
  });

  it('reaches every state from its first, and every state can end', () => {
    expect(reach(...FIRST[machine]).sort()).toEqual([...states].sort());
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
