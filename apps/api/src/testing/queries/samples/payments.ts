import * as attemptUnderWay from '../../../db/attempt-under-way.ts';
import * as ofDisputes from '../../../db/disputes.ts';
import * as disputes from '../../../store/dispute/repository.ts';
import * as attempts from '../../../store/payment/attempt-repository.ts';
import * as books from '../../../store/payment/books-repository.ts';
import * as payments from '../../../store/payment/repository.ts';
import * as successes from '../../../store/payment/success-repository.ts';
import * as gatewayRefunds from '../../../store/refund/gateway-refund-repository.ts';
import * as refunds from '../../../store/refund/repository.ts';
import { samplesOf, sendsNothing } from '../sample.ts';
import { answer, batch, idempotency, now, uuid } from './facts.ts';

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

const dispute = {
  gateway: 'sandbox',
  gatewayId: 'dp_1',
  chargeId: 'ch_1',
  status: 'needs_response',
  reason: 'fraudulent',
  amountMinor: 9_500,
  dueAt: now,
  openedAt: now,
} as const;

/** A gateway that has charged nothing. */
const idleGateway = { async *listCharges() {} };

export const paymentSamples = [
  // A part of other statements.
  samplesOf('db/attempt-under-way.ts', attemptUnderWay, {}),
  samplesOf('db/disputes.ts', ofDisputes, {
    isGivingStopped: sendsNothing,
    takenOfAttempt: sendsNothing,
    findGivingStopped: ({ tx }) => ofDisputes.findGivingStopped(tx, 1),
    lockChargeOf: ({ tx }) => ofDisputes.lockChargeOf(tx, { gateway: 'sandbox', chargeId: 'ch_1' }),
  }),
  samplesOf('store/payment/repository.ts', payments, {
    findCouponWithAttempts: ({ tx }) => payments.findCouponWithAttempts(tx, 'TR-1'),
    findForPayment: ({ tx }) => payments.findForPayment(tx, 'TR-1', idempotency),
    findAttempt: ({ tx }) => payments.findAttempt(tx, uuid),
    takeDueAttempts: ({ tx }) => payments.takeDueAttempts(tx, batch),
    findCouponOfCharge: ({ tx }) =>
      payments.findCouponOfCharge(tx, { gateway: 'sandbox', gatewayId: 'ch_1' }),
    findWebhookOutcome: ({ tx }) => payments.findWebhookOutcome(tx, 'evt_1'),
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
  samplesOf('store/payment/attempt-repository.ts', attempts, {
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
    markFailed: ({ tx }) =>
      attempts.markFailed(tx, { attemptId: uuid, gatewayId: undefined, failure: 'declined', now, answer }),
  }),
  samplesOf('store/payment/success-repository.ts', successes, {
    confirmIfSafe: ({ tx }) => successes.confirmIfSafe(tx, success),
    confirmLate: ({ tx }) => successes.confirmLate(tx, success),
    lockAttempt: ({ tx }) => successes.lockAttempt(tx, uuid),
    keepsBenefit: ({ tx }) => successes.keepsBenefit(tx, 1),
    enterAndReturn: ({ tx }) => successes.enterAndReturn(tx, success, uuid, 'booking.expired'),
    enterDifference: ({ tx }) => successes.enterDifference(tx, success),
  }),
  samplesOf('store/payment/books-repository.ts', books, {
    checkMoney: ({ tx }) => books.checkMoney(tx, now),
    checkGateway: ({ tx }) => books.checkGateway(tx, idleGateway, now),
  }),
  samplesOf('store/refund/repository.ts', refunds, {
    insertRefunds: ({ tx }) =>
      refunds.insertRefunds(tx, [{ couponId: 1, amountMinor: 9_500, reason: 'ride.cancelled' }], now),
    takeDueRefunds: ({ tx }) => refunds.takeDueRefunds(tx, batch),
    retryFailedRefunds: ({ tx }) => refunds.retryFailedRefunds(tx, batch),
    retryRefund: ({ tx }) => refunds.retryRefund(tx, { id: uuid, now }),
    updateSettledOutside: ({ tx }) =>
      refunds.updateSettledOutside(tx, { id: uuid, by: 'ana', note: 'Paid by transfer', now }),
    findRefund: ({ tx }) => refunds.findRefund(tx, uuid),
    findPaidRefund: ({ tx }) => refunds.findPaidRefund(tx, uuid),
    markRefundReturned: ({ tx }) => refunds.markRefundReturned(tx, { id: uuid, failure: 'card closed', now }),
    markRefunded: ({ tx }) => refunds.markRefunded(tx, { id: uuid, gatewayRefundId: 're_1', now }),
    markRefundPending: ({ tx }) => refunds.markRefundPending(tx, { id: uuid, gatewayRefundId: 're_1' }),
    markRefundFailed: ({ tx }) =>
      refunds.markRefundFailed(tx, { id: uuid, failure: 'declined', retryAt: now, now }),
  }),
  samplesOf('store/refund/gateway-refund-repository.ts', gatewayRefunds, {
    listCharges: ({ tx }) => gatewayRefunds.listCharges(tx, 'sandbox', [1]),
    listUnknown: ({ tx }) => gatewayRefunds.listUnknown(tx, ['re_1']),
    findByGatewayId: ({ tx }) => gatewayRefunds.findByGatewayId(tx, 're_1'),
    insertGatewayRefund: ({ tx }) =>
      gatewayRefunds.insertGatewayRefund(tx, { attemptId: uuid, refund: gatewayRefund, now }),
    fitRefunds: ({ tx }) => gatewayRefunds.fitRefunds(tx, uuid, now),
  }),
  samplesOf('store/dispute/repository.ts', disputes, {
    insertDispute: ({ tx }) => disputes.insertDispute(tx, { ...dispute, attemptId: uuid, now }),
  }),
];
