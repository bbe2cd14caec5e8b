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
  zone: 'America/Cancun',
  now,
};

export const reconciliationSamples = [
  samplesOf<typeof payouts>('store/payout/payout-repository.ts', {
    insertPayouts: ({ tx }) => payouts.insertPayouts(tx, of, [payout], now),
    insertEntries: ({ tx }) => payouts.insertEntries(tx, of, [{ ...entry, payout: 1 }]),
  }),
  samplesOf<typeof matches>('store/payout/match-repository.ts', {
    keepRun: ({ tx }) =>
      matches.keepRun(tx, 'sandbox', { endedAt: now, lateThrough: 0, payouts: 1, failure: null }),
    updateMatched: ({ tx }) =>
      matches.updateMatched(tx, 'sandbox', {
        subjects,
        pairs: [{ movedId: 'txn_1', bookedId: 1 }],
        seen: ['txn_1'],
      }),
    keepDifferences: ({ tx }) =>
      matches.keepDifferences(tx, { gateway: 'sandbox', now }, { subjects, found: [found] }),
  }),
  samplesOf<typeof differences>('store/payout/difference-repository.ts', {
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
  }),
  samplesOf<typeof money>('store/payment/search-repository.ts', {
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
