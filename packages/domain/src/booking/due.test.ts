import { describe, expect, it } from 'vitest';
import { dueMinorOf, dueNow, openChange, type WaitingChange } from './due.ts';
import { type CouponState, statesOf } from './state.ts';

const now = 1_800_000_000_000;
const change: WaitingChange = { id: 'c', baseVersion: 3, amountMinor: 21_00, expiresAt: now };
const booking = {
  status: 'confirmed' as CouponState,
  version: 3,
  totalMinor: 84_00,
  paidMinor: 84_00,
  refundedMinor: 0,
  pendingChange: change,
};

describe('a change that waits for its difference', () => {
  it.each<[string, Partial<Parameters<typeof dueNow>[0]>, at: number, isOpen: boolean]>([
    ['at its last millisecond', {}, now, true],
    ['a millisecond later', {}, now + 1, false],
    ['of an older version of the booking', { version: 4 }, now, false],
    ['of a newer one', { version: 2 }, now, false],
    ['none', { pendingChange: null }, now, false],
    ['beside a cancelled ride', { status: 'partially_cancelled' }, now, true],
    ['of an unpaid booking', { status: 'pending_payment' }, now, false],
    ['of a cancelled booking', { status: 'cancelled' }, now, false],
    ['of an expired one', { status: 'expired' }, now, false],
  ])('%s', (_, facts, at, isOpen) => {
    const one = { ...booking, ...facts };
    expect(openChange(one, at)).toBe(isOpen ? change : null);
    expect(dueNow(one, at).changeId).toBe(isOpen ? 'c' : null);
    if (isOpen) expect(dueNow(one, at).amountMinor).toBe(21_00);
  });
});

it.each([
  [0, 0, 84_00],
  [84_00, 0, 0],
  [84_00, 84_00, 84_00],
  [84_00, 20_00, 20_00],
  [50_00, 0, 34_00],
])(
  'an unpaid booking of 84 dollars, %d cents paid and %d refunded, owes %d',
  (paidMinor, refundedMinor, due) => {
    const unpaid = { ...booking, status: 'pending_payment' as const, paidMinor, refundedMinor };
    expect(dueMinorOf(unpaid)).toBe(due);
    expect(dueNow({ ...unpaid, pendingChange: null }, now)).toEqual({ amountMinor: due, changeId: null });
  },
);

it.each(statesOf('coupon').filter((status) => status !== 'pending_payment'))(
  'a booking that is %s owes nothing',
  (status) => {
    expect(dueMinorOf({ ...booking, status, paidMinor: 0 })).toBe(0);
  },
);
