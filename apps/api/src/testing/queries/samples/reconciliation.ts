import * as money from '../../../store/payment/search-repository.ts';
import * as differences from '../../../store/payout/difference-repository.ts';
import * as matches from '../../../store/payout/match-repository.ts';
import * as payouts from '../../../store/payout/payout-repository.ts';
import { samplesOf } from '../sample.ts';
import { now, uuid } from './facts.ts';

const of = { gateway: 'sandbox', account: '' };
const subjects = [`attempt:${uuid}`, `refund:${uuid}`];
const payout = { payoutId: 'po_1', amountMinor: 9_194, currency: 'USD', createdAtMs: now };
const entry = {
  entryId: 'txn_1',
  kind: 'capture',
  type: 'charge',
  attemptId: uuid,
  gatewayId: 'ch_1',
  amountMinor: 9_500,
  feeMinor: 306,
  currency: 'USD',
  createdAtMs: now,
} as const;
const found = {
  subject: subjects[0] ?? '',
  currency: 'USD',
  cause: 'no_booking',
  amountMinor: 9_500,
  at: now,
  payout: null,
  merchantId: null,
} as const;
const asked = { scope: [1], isOpen: true, assignedTo: null, after: null, limit: 50 };

const moneyAsked: money.MoneyAsked = {
  what: 'payments',
  scope: null,
  fromAt: now,
  untilAt: now,
  property: null,
  where: {},
  now,
};

export const reconciliationSamples = [
  samplesOf('store/payout/payout-repository.ts', payouts, {
    findNewestPayout: ({ db }) => payouts.findNewestPayout(db, of),
    insertPayouts: ({ tx }) => payouts.insertPayouts(tx, of, [payout], now),
    listUnreadPayouts: ({ db }) => payouts.listUnreadPayouts(db, of, 500),
    insertEntries: ({ tx }) => payouts.insertEntries(tx, of, [{ ...entry, payout: 1 }]),
    listDifferingPayouts: ({ db }) => payouts.listDifferingPayouts(db, of, 500),
    markPayoutsRead: ({ tx }) => payouts.markPayoutsRead(tx, [1], now),
    listPayoutSums: ({ tx }) => payouts.listPayoutSums(tx, [1]),
  }),
  samplesOf('store/payout/match-repository.ts', matches, {
    findRun: ({ db }) => matches.findRun(db, 'sandbox'),
    keepRun: ({ tx }) =>
      matches.keepRun(tx, 'sandbox', { endedAt: now, lateThrough: 0, payouts: 1, failure: null }),
    listOpenSubjects: ({ db }) => matches.listOpenSubjects(db, 'sandbox', { after: '', limit: 500 }),
    listLateLines: ({ db }) => matches.listLateLines(db, 'sandbox', { after: 0, before: now, limit: 500 }),
    listBooked: ({ tx }) => matches.listBooked(tx, 'sandbox', subjects),
    listMoved: ({ tx }) => matches.listMoved(tx, 'sandbox', subjects),
    updateMatched: ({ tx }) =>
      matches.updateMatched(tx, 'sandbox', {
        subjects,
        pairs: [{ movedId: 'txn_1', bookedId: 1 }],
        seen: ['txn_1'],
      }),
    keepDifferences: ({ tx }) =>
      matches.keepDifferences(tx, { gateway: 'sandbox', now }, { subjects, found: [found] }),
  }),
  samplesOf('store/payout/difference-repository.ts', differences, {
    listDifferences: [
      { when: 'the open ones', call: ({ db }) => differences.listDifferences(db, asked) },
      {
        when: 'the next page of those that ended, of one person',
        call: ({ db }) =>
          differences.listDifferences(db, {
            ...asked,
            scope: null,
            isOpen: false,
            assignedTo: 1,
            after: { at: now, id: 9 },
          }),
      },
    ],
    countDifferences: ({ db }) => differences.countDifferences(db, asked),
    sumOpenDifferences: ({ db }) => differences.sumOpenDifferences(db, null),
    findDifference: ({ db }) => differences.findDifference(db, 1, [1]),
    updateAssigned: ({ tx }) => differences.updateAssigned(tx, { id: 1, accountId: 1, now }),
    updateExplained: ({ tx }) =>
      differences.updateExplained(tx, { id: 1, version: 1, username: 'ana', note: 'Seen', now }),
    sumMoney: ({ db }) => differences.sumMoney(db, 'sandbox', 0),
    listHandlers: ({ db }) => differences.listHandlers(db),
    findHandler: ({ tx }) => differences.findHandler(tx, 'ana', 1),
  }),
  samplesOf('store/payment/search-repository.ts', money, {
    countMoney: ({ db }) => money.countMoney(db, { ...moneyAsked, where: { status: 'unknown' } }),
    listMoney: [
      {
        when: 'payments',
        call: ({ db }) => money.listMoney(db, moneyAsked, { after: { at: now, id: uuid }, limit: 50 }),
      },
      {
        when: 'refunds of one property',
        call: ({ db }) =>
          money.listMoney(
            db,
            { ...moneyAsked, what: 'refunds', scope: [1], property: 1 },
            { after: null, limit: 50 },
          ),
      },
    ],
    countRows: ({ db }) => money.countRows(db, moneyAsked),
    findMoney: ({ db }) => money.findMoney(db, { what: 'payments', id: uuid, scope: [1], now }),
  }),
];
