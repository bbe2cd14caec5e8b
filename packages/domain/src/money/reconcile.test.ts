import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../time/instant.ts';
import {
  type BookedMoney,
  differenceOfPayout,
  leftOver,
  type MovedMoney,
  PAYOUT_PATIENCE_MS,
  reconcile,
} from './reconcile.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const before = now - 3 * DAY_MS;

const booked = (over: Partial<BookedMoney> = {}): BookedMoney => ({
  id: 1,
  subject: 'attempt:a',
  amountMinor: 95_00,
  currency: 'USD',
  at: before,
  ...over,
});

const moved = (over: Partial<MovedMoney> = {}): MovedMoney => ({
  id: 'txn_1',
  subject: 'attempt:a',
  kind: 'capture',
  amountMinor: 95_00,
  feeMinor: 3_06,
  currency: 'USD',
  payoutId: 'po_1',
  at: before,
  state: 'succeeded',
  ...over,
});

const refund = (over: Partial<MovedMoney> = {}) =>
  moved({ id: 'txn_r', subject: 'refund:r', kind: 'refund', amountMinor: -24_00, feeMinor: 0, ...over });
const givenBack = booked({ id: 2, subject: 'refund:r', amountMinor: -24_00 });
const old = now - PAYOUT_PATIENCE_MS;

describe('differences of one subject', () => {
  it.each<[string, BookedMoney[], MovedMoney[], [string, number, string][]]>([
    ['both agree', [booked()], [moved()], []],
    ['not paid out yet', [booked()], [], []],
    ['never paid out', [booked({ at: old })], [], [['not_paid_out', -95_00, 'USD']]],
    [
      'one line of two is late',
      [booked(), booked({ id: 3, at: old })],
      [],
      [['not_paid_out', -190_00, 'USD']],
    ],
    [
      'paid out in two parts',
      [booked()],
      [moved({ amountMinor: 90_00 }), moved({ id: 'txn_2', amountMinor: 5_00 })],
      [],
    ],
    ['money for nobody', [], [moved({ state: null })], [['no_booking', 95_00, 'USD']]],
    ['a payment we called failed', [], [moved({ state: 'failed' })], [['attempt_failed', 95_00, 'USD']]],
    ['a payment we do not know of', [], [moved({ state: 'unknown' })], [['attempt_open', 95_00, 'USD']]],
    ['captured twice', [booked()], [moved(), moved({ id: 'txn_2' })], [['captured_twice', 95_00, 'USD']]],
    ['another amount', [booked()], [moved({ amountMinor: 90_00 })], [['other_amount', -5_00, 'USD']]],
    [
      'another currency',
      [booked()],
      [moved({ currency: 'MXN' })],
      [
        ['other_currency', 95_00, 'MXN'],
        ['other_currency', -95_00, 'USD'],
      ],
    ],
    ['a refund that agrees', [givenBack], [refund()], []],
    [
      'a refund that came back',
      [givenBack],
      [refund(), refund({ id: 'txn_b', kind: 'refund_failed', amountMinor: 24_00 })],
      [['refund_failed', 24_00, 'USD']],
    ],
    [
      'a refund that failed on both sides',
      [],
      [refund(), refund({ id: 'txn_b', kind: 'refund_failed', amountMinor: 24_00 })],
      [],
    ],
    [
      'another refund beside one that failed on both sides',
      [],
      [
        refund(),
        refund({ id: 'txn_b', kind: 'refund_failed', amountMinor: 24_00 }),
        refund({ id: 'txn_z', amountMinor: -10_00 }),
      ],
      [['refund_not_ours', -10_00, 'USD']],
    ],
    [
      'only a refund comes back, not an entry of the gateway’s own',
      [],
      [
        refund({ id: 'txn_a', kind: 'other' }),
        refund({ id: 'txn_b', kind: 'refund_failed', amountMinor: 24_00 }),
        refund({ id: 'txn_z', amountMinor: -10_00 }),
      ],
      [['gateway_entry', -10_00, 'USD']],
    ],
    [
      'a return of another amount is none of it',
      [],
      [refund(), refund({ id: 'txn_b', kind: 'refund_failed', amountMinor: 10_00 })],
      [['refund_failed', -14_00, 'USD']],
    ],
    [
      'nor is one in another currency',
      [],
      [refund(), refund({ id: 'txn_b', kind: 'refund_failed', amountMinor: 24_00, currency: 'MXN' })],
      [
        ['other_currency', 24_00, 'MXN'],
        ['other_currency', -24_00, 'USD'],
      ],
    ],
    ['a refund of the gateway’s own', [], [refund()], [['refund_not_ours', -24_00, 'USD']]],
    [
      'a dispute',
      [],
      [moved({ subject: 'entry:1', kind: 'other', amountMinor: -40_00, state: null })],
      [['gateway_entry', -40_00, 'USD']],
    ],
    ['a fee of its own line', [], [moved({ subject: 'entry:2', kind: 'fee', amountMinor: -5_00 })], []],
    ['the same movement told twice', [booked()], [moved(), moved()], []],
  ])('%s', (_, ours, theirs, found) => {
    const { differences } = reconcile(ours, theirs, now);
    expect(differences.map(({ cause, amountMinor, currency }) => [cause, amountMinor, currency])).toEqual(
      found,
    );
  });

  it('each line of the ledger is in one pair, and each movement', () => {
    const { pairs } = reconcile(
      [booked(), booked({ id: 3 })],
      [moved(), moved({ id: 'txn_2' }), moved({ id: 'txn_3' })],
      now,
    );
    expect(pairs).toEqual([
      { movedId: 'txn_1', bookedId: 1 },
      { movedId: 'txn_2', bookedId: 3 },
    ]);
  });

  it('pairs the earliest first, of one time by the lower number', () => {
    const at = before - 1;
    const theirs = [moved({ id: 'txn_3' }), moved({ id: 'txn_2' }), moved({ id: 'txn_9', at })];
    const { pairs } = reconcile([booked({ id: 7 }), booked({ id: 5 }), booked({ id: 8, at })], theirs, now);
    expect(pairs.map(({ movedId, bookedId }) => `${movedId} ${bookedId}`)).toEqual([
      'txn_9 8',
      'txn_2 5',
      'txn_3 7',
    ]);
  });

  it.each([
    [-1, 0],
    [0, -1],
  ])('a difference is of its earliest time', (ours, theirs) => {
    const { differences } = reconcile(
      [booked({ at: before + ours })],
      [moved({ amountMinor: 90_00, at: before + theirs })],
      now,
    );
    expect(differences.map(({ subject, at }) => [subject, at])).toEqual([['attempt:a', before - 1]]);
  });

  it('a ledger line is late at the end of the patience, not before', () => {
    expect(reconcile([booked({ at: old + 1 })], [], now).waiting).toHaveLength(1);
    expect(reconcile([booked({ at: old })], [], now).waiting).toEqual([]);
  });
});

it.each([
  [91_94, null],
  [91_64, { cause: 'payout_short', amountMinor: -30, subject: 'payout:po_1' }],
  [92_00, { cause: 'payout_over', amountMinor: 6, subject: 'payout:po_1' }],
])('a payout of %i that is made of 9194', (amountMinor, found) => {
  const payout = { id: 'po_1', amountMinor, currency: 'USD', at: now };
  const difference = differenceOfPayout(payout, 91_94);
  if (found) expect(difference).toMatchObject(found);
  else expect(difference).toBeNull();
});

it.each([
  [{}, 0],
  [{ capturedMinor: 101_00 }, 1_00],
  [{ refundedMinor: 21_00 }, -1_00],
  [{ feesMinor: 4_00 }, -1_00],
  [{ paidOutMinor: 68_00 }, -1_00],
  [{ waitingMinor: 13_00 }, -1_00],
  [{ differencesMinor: 3_00 }, 1_00],
])('money that adds up, but for %j, leaves %d', (change, rest) => {
  const sums = {
    capturedMinor: 100_00,
    refundedMinor: 20_00,
    feesMinor: 3_00,
    paidOutMinor: 67_00,
    waitingMinor: 12_00,
    differencesMinor: 2_00,
  };
  expect(leftOver({ ...sums, ...change })).toBe(rest);
});

describe('in any order', () => {
  const currency = fc.constantFrom('USD', 'MXN');
  const subject = fc.constantFrom('attempt:a', 'attempt:b', 'refund:r', 'charge:x', 'entry:y');
  const amountMinor = fc.integer({ min: -500, max: 500 }).filter((amount) => amount !== 0);
  const at = fc.integer({ min: now - 30 * DAY_MS, max: now });
  const lines = fc.uniqueArray(fc.record({ id: fc.nat(20), subject, amountMinor, currency, at }), {
    selector: ({ id }) => id,
  });
  const movements = fc.uniqueArray(
    fc.record({
      id: fc.nat(20).map((n) => `txn_${n}`),
      subject,
      kind: fc.constantFrom('capture', 'refund', 'refund_failed', 'other' as const),
      amountMinor,
      feeMinor: fc.nat(30),
      currency,
      payoutId: fc.constantFrom('po_1', 'po_2'),
      at,
      state: fc.constantFrom('succeeded', 'failed', 'unknown', null),
    }),
    { selector: ({ id }) => id },
  );
  const sumOf = (all: readonly { amountMinor: number; currency: string }[], code: string) =>
    all.filter((one) => one.currency === code).reduce((sum, one) => sum + one.amountMinor, 0);

  it('order and repetition of what comes change nothing', () => {
    fc.assert(
      fc.property(
        lines,
        movements.chain((all) =>
          fc.tuple(
            fc.constant(all),
            fc.shuffledSubarray([...all, ...all, ...all], { minLength: all.length * 3 }),
          ),
        ),
        (ours, [theirs, shuffled]) => {
          expect(reconcile([...ours].reverse(), shuffled, now)).toEqual(reconcile(ours, theirs, now));
        },
      ),
    );
  });

  it('gateway − books = differences − waiting, in each currency', () => {
    fc.assert(
      fc.property(lines, movements, (ours, theirs) => {
        const { differences, waiting } = reconcile(ours, theirs, now);
        for (const code of ['USD', 'MXN'])
          expect(sumOf(theirs, code) - sumOf(ours, code)).toBe(
            sumOf(differences, code) - sumOf(waiting, code),
          );
      }),
    );
  });

  it('subjects in several goes are the same as all at once', () => {
    fc.assert(
      fc.property(lines, movements, (ours, theirs) => {
        const names = [...new Set([...ours, ...theirs].map((one) => one.subject))].sort();
        const parts = names.map((name) =>
          reconcile(
            ours.filter((one) => one.subject === name),
            theirs.filter((one) => one.subject === name),
            now,
          ),
        );
        expect(parts.flatMap(({ differences }) => differences)).toEqual(
          reconcile(ours, theirs, now).differences,
        );
      }),
    );
  });
});
