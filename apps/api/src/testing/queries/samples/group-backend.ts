import type { BackendCoupon } from '../../../ports/transfers.ts';
import * as letters from '../../../store/their-booking/letter-repository.ts';
import * as numbers from '../../../store/their-booking/number-repository.ts';
import type { BackendCall } from '../../../store/their-booking/record.ts';
import * as theirs from '../../../store/their-booking/repository.ts';
import { samplesOf } from '../sample.ts';
import { answer, batch, coupon, idempotency, name, now, uuid } from './facts.ts';

const call: BackendCall = {
  id: uuid,
  kind: 'sale',
  state: 'sent',
  idempotencyScope: idempotency.scope,
  idempotencyKey: idempotency.key,
  ...name,
  couponCode: null,
  amountMinor: 9_500,
  actionUrl: null,
  flightsToCheck: '',
  reckoned: null,
  language: 'en',
  pendingMark: null,
  unpaidAt: null,
  createdAt: now,
};

const terms = [{ kind: 'terms', termsId: 1, version: 'ab12', lines: ['Be there.'] }] as const;

const backendCoupon: BackendCoupon = {
  ...coupon,
  price: { ...coupon.price, lines: [] },
  dueMinor: 0,
  transfers: [],
};

export const backendSamples = [
  samplesOf('store/their-booking/repository.ts', theirs, {
    findStoredAnswer: [
      {
        answers: [[{ bodyHash: 'hash', status: null, answer: null, callId: uuid }]],
        call: ({ tx }) => theirs.findStoredAnswer(tx, idempotency),
      },
    ],
    findCall: ({ tx }) => theirs.findCall(tx, uuid),
    findPayment: ({ tx }) => theirs.findPayment(tx, 'TR-1'),
    findOpenPayment: ({ tx }) => theirs.findOpenPayment(tx, ['TR-1']),
    insertCall: ({ tx }) =>
      theirs.insertCall(tx, call, { idempotency, checkAt: now, accepted: { terms, language: 'en' } }),
    markOpen: ({ tx }) =>
      theirs.markOpen(tx, { id: uuid, state: 'unknown', actionUrl: null, now, checkAt: now }),
    noteUnpaid: ({ tx }) => theirs.noteUnpaid(tx, { id: uuid, now }),
    endCall: ({ tx }) => theirs.endCall(tx, { id: uuid, state: 'done', couponCode: 'TR-1', answer, now }),
    takeDueCalls: ({ tx }) => theirs.takeDueCalls(tx, batch),
    keepCoupons: ({ tx }) => theirs.keepCoupons(tx, [backendCoupon], now),
    findKept: ({ tx }) => theirs.findKept(tx, 'TR-1'),
    listKept: ({ tx }) => theirs.listKept(tx, name),
    listReckoned: ({ tx }) => theirs.listReckoned(tx, ['TR-1']),
    listKnownCodes: ({ tx }) => theirs.listKnownCodes(tx, ['TR-1']),
    findBackendGroup: ({ tx }) => theirs.findBackendGroup(tx, { stay: name, groupId: 1 }),
    updateBackendGroup: ({ tx }) => theirs.updateBackendGroup(tx, 1, 1),
    lockScope: ({ tx }) => theirs.lockScope(tx, idempotency, now),
    insertAnswered: ({ tx }) => theirs.insertAnswered(tx, idempotency, {}, now),
    deleteIdempotencyKey: ({ tx }) => theirs.deleteIdempotencyKey(tx, idempotency),
  }),
  samplesOf('store/their-booking/number-repository.ts', numbers, {
    findHolder: ({ tx }) =>
      numbers.findHolder(tx, { code: 'TR-1', call: { id: uuid, ...name, createdAt: now } }),
    findNumber: ({ tx }) => numbers.findNumber(tx, 'TR-1'),
  }),
  samplesOf('store/their-booking/letter-repository.ts', letters, {
    listConfirmationMails: ({ tx }) => letters.listConfirmationMails(tx, ['TR-1']),
    findSaleReach: ({ tx }) => letters.findSaleReach(tx, 'TR-1'),
  }),
];
