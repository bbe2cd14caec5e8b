import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AccountOfPerson } from '../access/same-person.ts';
import { HOUR_MS } from '../time/instant.ts';
import {
  coversAmount,
  type Decider,
  type Frozen,
  limitOf,
  type Purse,
  REQUEST_OPEN_MS,
  refusalOfApprovingRefund,
  refusalOfLimit,
  requestStateAt,
  roomOf,
  wayOfRefund,
} from './money-authority.ts';

const purse = (limitMinor: number, onBookingMinor = 0, inDayMinor = 0): Purse => ({
  limitMinor,
  onBookingMinor,
  inDayMinor,
});
const account = (accountId: number, email: string | null = null): AccountOfPerson => ({
  accountId,
  email,
  issuer: null,
  subject: null,
});
const decider = (accountId: number, limitMinor: number, more: Partial<Decider> = {}): Decider => ({
  person: account(accountId, `${accountId}@perla.com`),
  purse: purse(limitMinor),
  ...more,
});

describe('a limit', () => {
  it.each<[string, number | null, number[], number]>([
    ['of nothing', null, [], 0],
    ['of a role', null, [100_00], 100_00],
    ['of several roles is the highest', null, [100_00, 500_00], 500_00],
    ['of the account stands above its roles', 5_000_00, [500_00], 5_000_00],
    ['of the account may be lower', 0, [500_00], 0],
  ])('%s', (_, ofAccount, ofRoles, limit) => expect(limitOf({ ofAccount, ofRoles })).toBe(limit));

  it.each<[string, Purse, number]>([
    ['is all there', purse(100_00), 100_00],
    ['counts what the booking was given', purse(100_00, 60_00), 40_00],
    ['counts what was given within a day', purse(100_00, 0, 470_00), 30_00],
    ['takes the smaller of both', purse(100_00, 60_00, 470_00), 30_00],
    ['is never below nothing', purse(100_00, 220_00, 900_00), 0],
    ['of nothing gives nothing', purse(0), 0],
  ])('%s', (_, one, room) => expect(roomOf(one)).toBe(room));

  it.each<[string, boolean, number, number, string | null]>([
    ['own, higher', true, 100_00, 100_01, 'limit.own'],
    ['own, lower', true, 100_00, 99_99, null],
    ['own, the same', true, 100_00, 100_00, null],
    ['of somebody else, higher', false, 100_00, 5_000_00, null],
  ])('set: %s', (_, isOwn, beforeMinor, afterMinor, code) =>
    expect(refusalOfLimit({ isOwn, beforeMinor, afterMinor })).toBe(code),
  );
});

describe('a wish', () => {
  it.each<[string, number, number, Purse, string]>([
    ['within the limit', 100_00, 160_00, purse(100_00), 'at_once'],
    ['a cent above it', 100_01, 160_00, purse(100_00), 'second_person'],
    ['the second small one of a booking', 50_00, 100_00, purse(100_00, 60_00), 'second_person'],
    ['the sixth of a day', 100_00, 160_00, purse(100_00, 0, 500_00), 'second_person'],
    ['of more than is there', 160_01, 160_00, purse(5_000_00), 'refund.exceeds_paid'],
    ['of what is there', 160_00, 160_00, purse(5_000_00), 'at_once'],
  ])('%s', (_, amount, freeMinor, one, way) =>
    expect(wayOfRefund(amount, { freeMinor, purse: one })).toBe(way),
  );

  it('given at once again and again never exceeds the limit of a booking, of a day, or the payment', () => {
    const limits = fc.integer({ min: 0, max: 1_000 });
    const wishes = fc.array(
      fc.record({ booking: fc.integer({ min: 0, max: 9 }), amount: fc.integer({ min: 1, max: 400 }) }),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(limits, wishes, fc.integer({ min: 0, max: 600 }), (limitMinor, all, paidMinor) => {
        const given = new Map<number, number>();
        let inDayMinor = 0;
        for (const { booking, amount } of all) {
          const onBookingMinor = given.get(booking) ?? 0;
          const way = wayOfRefund(amount, {
            freeMinor: paidMinor - onBookingMinor,
            purse: { limitMinor, onBookingMinor, inDayMinor },
          });
          if (way !== 'at_once') continue;
          given.set(booking, onBookingMinor + amount);
          inDayMinor += amount;
        }
        for (const sum of given.values()) expect(sum).toBeLessThanOrEqual(Math.min(limitMinor, paidMinor));
        expect(inDayMinor).toBeLessThanOrEqual(5 * limitMinor);
      }),
    );
  });
});

describe('a request', () => {
  const frozen: Frozen = { version: 3, paidMinor: 240_00, givenBackMinor: 0 };
  const at = Date.UTC(2026, 11, 1);
  const request = { status: 'waiting', expiresAt: at + REQUEST_OPEN_MS, frozen } as const;
  it.each<[string, Partial<Frozen>, number, string]>([
    ['waits', {}, 0, 'waiting'],
    ['waits to the last moment', {}, 48 * HOUR_MS - 1, 'waiting'],
    ['is over after 48 hours', {}, 48 * HOUR_MS, 'expired'],
    ['is over although its booking changed, too', { version: 4 }, 48 * HOUR_MS, 'expired'],
    ['is of a booking that changed', { version: 4 }, 0, 'stale'],
    ['is of a booking that was paid more', { paidMinor: 260_00 }, 0, 'stale'],
    ['is of a booking of which money went back', { givenBackMinor: 20_00 }, 0, 'stale'],
  ])('%s', (_, booking, laterMs, state) =>
    expect(requestStateAt(request, { ...frozen, ...booking }, at + laterMs)).toBe(state),
  );

  it('with a decision stays so', () => {
    expect(requestStateAt({ ...request, status: 'approved' }, { ...frozen, version: 9 }, at * 2)).toBe(
      'approved',
    );
  });
});

describe('the approving person', () => {
  const camila = account(1, 'camila@perla.com');
  const asked = { amountMinor: 220_00, requesters: [camila], accounts: [1, 6] };
  const finance2 = decider(3, 5_000_00);
  it.each<[string, Decider, ReturnType<typeof refusalOfApprovingRefund>]>([
    ['somebody whose limit covers it', finance2, null],
    ['somebody whose limit does not', decider(2, 100_00), 'refund_request.over_limit'],
    ['the requester', { ...finance2, person: camila }, 'refund_request.own'],
    [
      'the requester under another account',
      { ...finance2, person: account(9, 'Camila+2@Perla.com') },
      'refund_request.own',
    ],
    [
      'an account that was the requester’s then',
      { ...finance2, person: account(6, 'other@perla.com') },
      'refund_request.own',
    ],
    [
      'an account without an address',
      { ...finance2, person: account(3, null) },
      'refund_request.person_unknown',
    ],
    [
      'somebody who gave all of a day already',
      { ...finance2, purse: purse(300_00, 0, 1_400_00) },
      'refund_request.over_limit',
    ],
  ])('%s', (_, approver, code) => expect(refusalOfApprovingRefund(asked, approver)).toBe(code));

  it('is missing, where the requester has no address', () => {
    const unknown = { ...asked, requesters: [account(1, null)] };
    expect(refusalOfApprovingRefund(unknown, finance2)).toBe('refund_request.person_unknown');
    const entered = { ...asked, requesters: [account(1, null), camila] };
    expect(refusalOfApprovingRefund(entered, finance2)).toBe(null);
  });

  const anyPerson = fc.record({
    accountId: fc.integer({ min: 1, max: 5 }),
    email: fc.constantFrom(null, 'a@x.com', 'A+1@x.com', 'b@x.com'),
    issuer: fc.constantFrom(null, 'i'),
    subject: fc.constantFrom(null, 's', 't'),
  });
  const anyDecider = fc.record({
    person: anyPerson,
    purse: fc.record({
      limitMinor: fc.integer({ min: 0, max: 300 }),
      onBookingMinor: fc.integer({ min: 0, max: 100 }),
      inDayMinor: fc.integer({ min: 0, max: 900 }),
    }),
  });

  it('is never the requester, never unknown, and has the authority', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 300 }),
        fc.array(anyPerson, { minLength: 1, maxLength: 2 }),
        anyDecider,
        (amountMinor, requesters, approver) => {
          const isAllowed =
            refusalOfApprovingRefund({ amountMinor, requesters, accounts: [] }, approver) === null;
          if (!isAllowed) return;
          expect(requesters.map(({ accountId }) => accountId)).not.toContain(approver.person.accountId);
          const { email, subject } = approver.person;
          expect(email !== null || subject !== null).toBe(true);
          expect(coversAmount(approver.purse, amountMinor)).toBe(true);
        },
      ),
    );
  });
});
