import * as saleFigures from '../../../store/booking/sale-figures-repository.ts';
import * as attempts from '../../../store/payment/attempt-repository.ts';
import * as books from '../../../store/payment/books-repository.ts';
import * as payments from '../../../store/payment/repository.ts';
import * as successes from '../../../store/payment/success-repository.ts';
import * as gatewayRefunds from '../../../store/refund/gateway-refund-repository.ts';
import * as refunds from '../../../store/refund/repository.ts';
import { samplesOf } from '../sample.ts';
import { answer, idempotency, now, uuid } from './facts.ts';

const begin = {
  attemptId: uuid,
  couponId: 1,
  changeId: null,
  payLinkId: null,
  amountMinor: 9_500,
  currency: 'USD',
  gateway: 'sandbox',
  merchantId: 1,
  account: '',
  cardIssuer: null,
  cardCountry: 'US',
  idempotency,
  now,
  heldUntil: now,
  checkAt: now,
};

const success: successes.Success = {
  attemptId: uuid,
  couponId: 1,
  gatewayId: 'ch_1',
  card: undefined,
  now,
  answer,
};

const gatewayRefund = {
  gatewayRefundId: 're_1',
  refundId: null,
  status: 'succeeded',
  amountMinor: 2_400,
  currency: 'USD',
  createdAtMs: now,
} as const;

/** A gateway that has charged nothing. */
const idleGateway = { async *listCharges() {} };

export const paymentSamples = [
  // A part of other statements.
  samplesOf<typeof payments>('store/payment/repository.ts', {
    findAttempt: ({ tx }) => payments.findAttempt(tx, uuid),
    insertWebhookEvent: ({ tx }) =>
      payments.insertWebhookEvent(tx, {
        eventId: 'evt_1',
        gateway: 'sandbox',
        kind: 'charge',
        payload: {},
        outcome: 'done',
        now,
      }),
    updateHappened: ({ tx }) =>
      payments.updateHappened(tx, { type: 'charge.succeeded', attemptId: uuid }, now),
  }),
  samplesOf<typeof saleFigures>('store/booking/sale-figures-repository.ts', {
    readSaleFigures: [
      { answers: [[{ oldestOpen: null }]], call: ({ db }) => saleFigures.readSaleFigures(db, now) },
    ],
  }),
  samplesOf<typeof attempts>('store/payment/attempt-repository.ts', {
    beginAttempt: [
      { when: 'the booking is paid', call: ({ tx }) => attempts.beginAttempt(tx, begin) },
      {
        when: 'the difference of a change is paid',
        call: ({ tx }) => attempts.beginAttempt(tx, { ...begin, changeId: uuid }),
      },
      {
        when: 'it is paid with a link',
        call: ({ tx }) => attempts.beginAttempt(tx, { ...begin, payLinkId: 1 }),
      },
    ],
    markWaiting: ({ tx }) =>
      attempts.markWaiting(tx, {
        attemptId: uuid,
        status: 'unknown',
        gatewayId: undefined,
        actionUrl: null,
        now,
        checkAt: now,
        heldUntil: now,
      }),
  }),
  samplesOf<typeof successes>('store/payment/success-repository.ts', {
    confirmIfSafe: ({ tx }) => successes.confirmIfSafe(tx, success),
    confirmLate: ({ tx }) => successes.confirmLate(tx, success),
    enterAndReturn: ({ tx }) => successes.enterAndReturn(tx, success, uuid, 'booking.expired'),
    enterDifference: ({ tx }) => successes.enterDifference(tx, success),
  }),
  samplesOf<typeof books>('store/payment/books-repository.ts', {
    listDiscrepancies: ({ tx }) => books.listDiscrepancies(tx, { after: 0, through: 1_000 }, now),
    listLetterDiscrepancies: ({ tx }) => books.listLetterDiscrepancies(tx, { after: 0, through: 1_000 }),
    takeRound: ({ tx }) => books.takeRound(tx, { beganBefore: now, now }),
    updateRound: ({ tx }) => books.updateRound(tx, { through: 1_000, found: [], endedAt: now }),
    checkGateway: ({ tx }) => books.checkGateway(tx, idleGateway, { from: now }),
  }),
  samplesOf<typeof refunds>('store/refund/repository.ts', {
    insertRefunds: ({ tx }) =>
      refunds.insertRefunds(tx, [{ couponId: 1, amountMinor: 9_500, reason: 'ride.cancelled' }], now),
    findRefund: ({ tx }) => refunds.findRefund(tx, uuid),
  }),
  samplesOf<typeof gatewayRefunds>('store/refund/gateway-refund-repository.ts', {
    insertGatewayRefund: ({ tx }) =>
      gatewayRefunds.insertGatewayRefund(tx, { attemptId: uuid, refund: gatewayRefund, now }),
  }),
];
