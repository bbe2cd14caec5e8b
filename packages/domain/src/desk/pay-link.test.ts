import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '../time/instant.ts';
import { isPayLinkOpen, mayMailPayLink, payLinkState } from './pay-link.ts';

const now = 1_800_000_000_000;

const booking = {
  status: 'pending_payment',
  version: 1,
  pendingChange: null,
  totalMinor: 16_000,
  paidMinor: 0,
  refundedMinor: 0,
  isReplaced: false,
  expiresAt: now + HOUR_MS,
} as const;

const link = { amountMinor: 16_000, changeId: null, baseVersion: 1, endedAt: null, isPaid: false };

const paid = { ...booking, status: 'confirmed', paidMinor: 16_000, version: 2 } as const;
const waiting = {
  id: 'a-change',
  baseVersion: 2,
  amountMinor: 3_000,
  expiresAt: now + HOUR_MS / 4,
};
const changing = { ...paid, pendingChange: waiting } as const;
const ofChange = { ...link, amountMinor: 3_000, changeId: 'a-change', baseVersion: 2 };

type Case = readonly [
  string,
  typeof link | typeof ofChange | (Omit<typeof link, 'endedAt'> & { endedAt: number }),
  Parameters<typeof payLinkState>[1],
  ReturnType<typeof payLinkState>,
];

describe('a payment link', () => {
  it.each<Case>([
    ['of a booking that waits', link, booking, 'open'],
    ['of a change that waits', ofChange, changing, 'open'],
    ['in the last instant of its booking', link, { ...booking, expiresAt: now }, 'open'],
    ['after its booking expired', link, { ...booking, expiresAt: now - 1 }, 'expired'],
    ['of a booking that was marked as expired', link, { ...booking, status: 'expired' }, 'expired'],
    [
      'of a change that lapsed',
      ofChange,
      { ...changing, pendingChange: { ...waiting, expiresAt: now - 1 } },
      'expired',
    ],
    ['that staff ended', { ...link, endedAt: now - 1 }, booking, 'ended'],
    ['for another amount', link, { ...booking, totalMinor: 17_000 }, 'changed'],
    ['of another version', link, { ...booking, version: 2 }, 'changed'],
    ['of a booking that was cancelled', link, { ...booking, status: 'cancelled' }, 'changed'],
    [
      'of a booking that another one replaced',
      link,
      { ...booking, isReplaced: true, status: 'cancelled' },
      'changed',
    ],
    [
      'of a change that another one replaced',
      ofChange,
      { ...changing, pendingChange: { ...waiting, id: 'another' } },
      'changed',
    ],
    ['of a booking that was paid', { ...link, isPaid: true }, paid, 'paid'],
    ['of a booking that was paid, seen without its payment', link, paid, 'changed'],
  ])('%s', (_, one, of, state) => {
    expect(payLinkState(one, of, now)).toBe(state);
    expect(isPayLinkOpen(one, of, now)).toBe(state === 'open');
  });
});

describe('a payment link is mailed', () => {
  it.each([
    ['to the address of the sale', null, true],
    ['not to one of a day less a moment', now - 24 * HOUR_MS + 1, false],
    ['to one that stands for a day', now - 24 * HOUR_MS, true],
  ])('%s', (_, changedAt, may) => expect(mayMailPayLink(changedAt, now)).toBe(may));
});
