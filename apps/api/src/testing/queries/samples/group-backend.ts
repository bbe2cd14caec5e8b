import type { BackendCoupon } from '../../../ports/transfers.ts';
import * as numbers from '../../../store/their-booking/number-repository.ts';
import type { BackendCall } from '../../../store/their-booking/record.ts';
import * as theirs from '../../../store/their-booking/repository.ts';
import { samplesOf } from '../sample.ts';
import { answer, coupon, idempotency, name, now, uuid } from './facts.ts';

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
  samplesOf<typeof theirs>('store/their-booking/repository.ts', {
    findStoredAnswer: [
      {
        answers: [[{ bodyHash: 'hash', status: null, answer: null, callId: uuid }]],
        call: ({ tx }) => theirs.findStoredAnswer(tx, idempotency),
      },
    ],
    findOpenPayment: ({ tx }) => theirs.findOpenPayment(tx, ['TR-1']),
    insertCall: ({ tx }) =>
      theirs.insertCall(tx, call, { idempotency, checkAt: now, accepted: { terms, language: 'en' } }),
    markOpen: ({ tx }) =>
      theirs.markOpen(tx, { id: uuid, state: 'unknown', actionUrl: null, now, checkAt: now }),
    endCall: ({ tx }) => theirs.endCall(tx, { id: uuid, state: 'done', couponCode: 'TR-1', answer, now }),
    keepCoupons: ({ tx }) => theirs.keepCoupons(tx, [backendCoupon], now),
  }),
  samplesOf<typeof numbers>('store/their-booking/number-repository.ts', {
    findHolder: ({ tx }) =>
      numbers.findHolder(tx, { code: 'TR-1', call: { id: uuid, ...name, createdAt: now } }),
    findNumber: ({ tx }) => numbers.findNumber(tx, 'TR-1'),
  }),
];
