import { randomUUID } from 'node:crypto';
import type { AlertKind } from '@traslado/domain/access/alerts';
import { onPayment } from '@traslado/domain/booking/hold';
import { MINUTE_MS } from '@traslado/domain/time/instant';
import { findConflictOfCoupon } from '../../db/booked-legs.ts';
import type { Db, Tx } from '../../db/client.ts';
import { type ClosedBy, insertStaffAlert, resolveStaffAlerts } from '../../db/staff-alerts.ts';
import { storedRefusal } from '../../idempotency/idempotency-key.ts';
import type { JobLog } from '../../job-log.ts';
import type { ChargeOutcome, ChargeSucceeded } from '../../ports/payments.ts';
import { Refused } from '../../refused.ts';
import { retakeSeats } from '../../store/booking/seat-repository.ts';
import { markFailed, markWaiting } from '../../store/payment/attempt-repository.ts';
import type { AttemptRecord } from '../../store/payment/record.ts';
import {
  confirmIfSafe,
  confirmLate,
  enterAndReturn,
  enterDifference,
  keepsBenefit,
  lockAttempt,
  type Success,
} from '../../store/payment/success-repository.ts';
import { reportLateMoney } from '../booking/report-failed-sale.ts';
import { applyPaidChange } from './apply-paid-change.ts';
import { presentConfirmed } from './payment-presenter.ts';
import { declined, notAvailableAnyMore } from './refusals.ts';

/** The outcome of an attempt. `ended`: its end was written before. */
export type Settled =
  | { readonly kind: 'confirmed'; readonly card: ChargeSucceeded['card'] }
  | { readonly kind: 'returned' }
  | { readonly kind: 'declined'; readonly reason: string }
  | { readonly kind: 'released' }
  | { readonly kind: 'requires_action'; readonly actionUrl: string }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'set_aside' }
  | { readonly kind: 'ended' };

export type SettleDeps = {
  readonly db: Db;
  readonly log: JobLog;
  /** A person who asked the gateway. */
  readonly by?: ClosedBy | undefined;
};

/** The guest's time for the bank's own check before the attempt is closed. */
export const actionMs = 15 * MINUTE_MS;
/** The time that an attempt may stay open before staff are alerted. Afterwards it is still checked, once an hour. */
export const alertAfterMs = 60 * MINUTE_MS;
const firstLookMs = 5_000;
/** The seats stay held while the charge is uncertain. */
const unknownHoldMs = 24 * 60 * MINUTE_MS;

/**
 * Writes the gateway's outcome of an attempt, for every caller: the pay call, its event, the sweep. Every path may come twice or at the
 * same time; the first one writes, the others find it ended.
 */
export async function settleAttempt(
  deps: SettleDeps,
  attempt: AttemptRecord,
  outcome: ChargeOutcome,
  now: number,
): Promise<Settled> {
  const settled = await settle(deps, attempt, outcome, now);
  // The payment has ended: close the alert.
  if (!stillOpen.includes(settled.kind) && now - attempt.createdAt >= alertAfterMs)
    await resolveStaffAlerts(deps.db, {
      kinds: ['payment.unresolved'],
      subject: attempt.id,
      by: deps.by,
      now,
    });
  return settled;
}

const stillOpen: readonly Settled['kind'][] = ['requires_action', 'unknown', 'set_aside'];

async function settle(
  deps: SettleDeps,
  attempt: AttemptRecord,
  outcome: ChargeOutcome,
  now: number,
): Promise<Settled> {
  const { db } = deps;
  switch (outcome.kind) {
    case 'succeeded':
      return settleSuccess(deps, attempt, outcome, now);
    case 'requires_action':
      await markWaiting(db, {
        attemptId: attempt.id,
        status: 'requires_action',
        gatewayId: outcome.gatewayId,
        actionUrl: outcome.actionUrl,
        now,
        checkAt: now + 30_000,
        heldUntil: attempt.createdAt + actionMs + 2 * MINUTE_MS,
      });
      return { kind: 'requires_action', actionUrl: outcome.actionUrl };
    case 'unknown':
      await markWaiting(db, {
        attemptId: attempt.id,
        status: 'unknown',
        gatewayId: outcome.gatewayId,
        actionUrl: null,
        now,
        checkAt: now + firstLookMs,
        heldUntil: now + unknownHoldMs,
      });
      return { kind: 'unknown' };
    case 'declined':
      // We closed it ourselves, so the guest's key is free for another try.
      if (outcome.reason === 'abandoned') return release(deps, attempt, 'abandoned', now);
      return settleDecline(deps, attempt, outcome, now);
    case 'unavailable':
      return release(deps, attempt, 'unavailable', now);
    case 'rejected':
      deps.log.error(
        { attemptId: attempt.id, code: outcome.code, detail: outcome.detail },
        'a charge was rejected',
      );
      await alert(deps, 'payment.rejected', attempt, `${outcome.code}: ${outcome.detail}`, now);
      return release(deps, attempt, 'rejected', now);
  }
}

async function settleDecline(
  { db }: SettleDeps,
  attempt: AttemptRecord,
  outcome: Extract<ChargeOutcome, { kind: 'declined' }>,
  now: number,
): Promise<Settled> {
  const answer = { status: 402, body: storedRefusal(declined(outcome.reason)) };
  const failed = {
    attemptId: attempt.id,
    gatewayId: outcome.gatewayId,
    failure: outcome.reason,
    now,
    answer,
  };
  return (await markFailed(db, failed)) ? { kind: 'declined', reason: outcome.reason } : { kind: 'ended' };
}

async function release(
  { db }: SettleDeps,
  attempt: AttemptRecord,
  failure: string,
  now: number,
): Promise<Settled> {
  const failed = { attemptId: attempt.id, gatewayId: undefined, failure, now, answer: null };
  return (await markFailed(db, failed)) ? { kind: 'released' } : { kind: 'ended' };
}

async function settleSuccess(
  deps: SettleDeps,
  attempt: AttemptRecord,
  outcome: ChargeSucceeded,
  now: number,
): Promise<Settled> {
  if (outcome.amountMinor !== attempt.amountMinor || outcome.currency !== attempt.currency) {
    deps.log.error({ attemptId: attempt.id }, 'the gateway speaks of another amount than was asked for');
    const detail = `${outcome.amountMinor} ${outcome.currency} instead of ${attempt.amountMinor} ${attempt.currency}`;
    await alert(deps, 'payment.wrong_amount', attempt, detail, now);
    return { kind: 'set_aside' };
  }
  const success: Success = {
    attemptId: attempt.id,
    couponId: attempt.couponId,
    gatewayId: outcome.gatewayId,
    card: outcome.card,
    now,
    answer: { status: 200, body: presentConfirmed(attempt, outcome.card) },
  };
  if (attempt.changeId !== null)
    return settleChange(deps, { ...attempt, changeId: attempt.changeId }, success);
  if (await confirmIfSafe(deps.db, success)) return { kind: 'confirmed', card: outcome.card };
  return settleLate(deps, attempt, success, now);
}

/**
 * Late money: the booking expired, was cancelled, has no seats any more, or another one has its leg. Confirmed if that is still possible,
 * else given back.
 */
async function settleLate(
  deps: SettleDeps,
  attempt: AttemptRecord,
  success: Success,
  now: number,
): Promise<Settled> {
  return deps.db.transaction().execute(async (tx) => {
    const locked = await lockAttempt(tx, attempt.id);
    if (!locked) return settleEnded({ ...deps, db: tx }, attempt, success);
    const waits = locked.couponStatus === 'pending_payment' || locked.couponStatus === 'expired';
    const wish = onPayment(now, { ...locked, heldUntilAt: now });
    const isBooked = waits && (await findConflictOfCoupon(tx, attempt.couponId)) === 'booked';
    const isPaidFor = locked.couponStatus !== 'expired' || (await keepsBenefit(tx, attempt.couponId));
    if (
      waits &&
      !isBooked &&
      isPaidFor &&
      wish !== 'refund' &&
      (await retakeSeats(tx, attempt.couponId, { now, heldUntil: null }))
    ) {
      await confirmLate(tx, success);
      return { kind: 'confirmed', card: success.card };
    }
    const answer = { status: 409, body: storedRefusal(notAvailableAnyMore('returned')) };
    const reason = isBooked
      ? 'coupon.leg_booked'
      : waits
        ? 'booking.no_longer_available'
        : `coupon.${locked.couponStatus}`;
    await enterAndReturn(tx, { ...success, answer }, randomUUID(), reason);
    // Staff may want to call a guest who paid and has no ride. A guest who cancelled got their wish; a guest whose leg is booked has a
    // ride.
    if (waits && !isBooked) await reportLateMoney(tx, { ...locked, now });
    deps.log.warn({ attemptId: attempt.id, reason }, 'late money is given back');
    return { kind: 'returned' };
  });
}

/** Money for a change: it takes effect with it, in one commit; when it no longer can, the money is given back. */
async function settleChange(
  deps: SettleDeps,
  attempt: AttemptRecord & { readonly changeId: string },
  success: Success,
): Promise<Settled> {
  return deps.db.transaction().execute(async (tx) => {
    if (!(await lockAttempt(tx, attempt.id))) return settleEnded({ ...deps, db: tx }, attempt, success);
    if (await applyPaidChange(tx, attempt.changeId, success.now)) {
      await enterDifference(tx, success);
      return { kind: 'confirmed', card: success.card };
    }
    const answer = { status: 409, body: storedRefusal(new Refused('change.lapsed_returned')) };
    await enterAndReturn(tx, { ...success, answer }, randomUUID(), 'change.lapsed');
    deps.log.warn({ attemptId: attempt.id }, 'money for a change that lapsed is given back');
    return { kind: 'returned' };
  });
}

/** An attempt that already has a result. If it was recorded as failed but the card was charged, staff settle it. */
async function settleEnded(
  deps: Omit<SettleDeps, 'db'> & { readonly db: Tx },
  attempt: AttemptRecord,
  success: Success,
): Promise<Settled> {
  if (attempt.status !== 'failed') return { kind: 'ended' };
  deps.log.error({ attemptId: attempt.id }, 'an attempt that had failed was charged');
  await alert(deps, 'payment.charged_after_failure', attempt, success.gatewayId, success.now);
  return { kind: 'set_aside' };
}

function alert(
  { db }: { db: Parameters<typeof insertStaffAlert>[0] },
  kind: AlertKind,
  attempt: AttemptRecord,
  detail: string,
  now: number,
): Promise<void> {
  return insertStaffAlert(db, { kind, subject: attempt.id, detail, couponId: attempt.couponId, now });
}
