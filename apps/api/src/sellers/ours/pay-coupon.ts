import { randomUUID } from 'node:crypto';
import { dueNow } from '@traslado/domain/booking/due';
import { isHeld } from '@traslado/domain/booking/hold';
import { isPayLinkOpen, type PayLink } from '@traslado/domain/desk/pay-link';
import type { Language } from '@traslado/domain/language';
import { parseAmount } from '@traslado/domain/money';
import { MINUTE_MS } from '@traslado/domain/time/instant';
import { type LegConflict, listBookedLegs } from '../../db/booked-legs.ts';
import type { Db } from '../../db/client.ts';
import { isUniqueViolation } from '../../db/errors.ts';
import { failpoint } from '../../failpoint.ts';
import type { GuestCaller } from '../../http/tokens.ts';
import {
  type IdempotencyKey,
  idempotencyKeyOf,
  type PayLinkHolder,
} from '../../idempotency/idempotency-key.ts';
import type { Inventory } from '../../inventory/inventory.ts';
import type { JobLog } from '../../job-log.ts';
import type { PaymentsPort } from '../../ports/payments.ts';
import { Refused } from '../../refused.ts';
import type { CouponRecord } from '../../store/booking/record.ts';
import { retakeSeats, safeHoldMs } from '../../store/booking/seat-repository.ts';
import { beginAttempt } from '../../store/payment/attempt-repository.ts';
import { type AttemptRecord, chargeRefOf } from '../../store/payment/record.ts';
import { findCouponWithAttempts, findForPayment } from '../../store/payment/repository.ts';
import { admitOwner } from '../booking/find-coupon-for.ts';
import { legBooked } from '../booking/refuse-booked-leg.ts';
import type { PayRequest } from '../booking/requests.ts';
import { checkPayable } from './check-payable.ts';
import { type Charging, chooseCharging } from './choose-charging.ts';
import { type PaymentView, presentConfirmed, presentPayment } from './payment-presenter.ts';
import { declined, notAvailableAnyMore } from './refusals.ts';
import { replayPayment } from './replay-payment.ts';
import { actionMs, type Settled, settleAttempt } from './settle-attempt.ts';

export type PayDeps = {
  readonly db: Db;
  readonly inventory: Inventory;
  readonly payments: PaymentsPort;
  readonly log: JobLog;
  /** Our address for guests; the bank's frame reports back to its origin. */
  readonly publicUrl: string;
};

/** The payer: the guest of the booking, or a holder of its payment link. */
export type Payer = GuestCaller | (PayLinkHolder & { readonly link: PayLink });

/** The purchase on the bank's page. */
const rideWord: Readonly<Record<Language, string>> = { en: 'Transfer', es: 'Traslado' };

/** A process that has not written the end by then counts as dead, and the sweep asks the gateway. */
const checkAfterMs = 25_000;

/**
 * Charges the amount due on a booking, exactly once per key. The attempt is committed, the gateway is asked outside of any transaction, and
 * its answer is committed together with all its consequences.
 */
export async function payCoupon(deps: PayDeps, request: PayRequest<Payer>): Promise<PaymentView> {
  const { payer, body, language, now } = request;
  const { uuidReference, ...wish } = body;
  const amountMinor = parseAmount(wish.amount);
  if (amountMinor === null) throw new Refused('amount.invalid', { field: 'amount' });
  const idempotency = idempotencyKeyOf(
    'pay',
    payer,
    { inBody: uuidReference, inHeader: request.idempotencyKey },
    { ...wish, amount: amountMinor },
  );
  const found = await findForPayment(deps.db, body.coupon_id, idempotency);
  if (found.stored) return replayPayment(found.stored, idempotency, found, language, now);
  const coupon = admitPayer(payer, found.coupon, now);
  checkPayable(coupon, found.attempts, amountMinor, now);
  const charging = await chooseCharging(deps, coupon, body.payment_token, now);

  const { attempt, conflict } = await begin(deps, { payer, coupon, charging, idempotency, now });
  if (!attempt) {
    // Lost against the same request, another tab, or an end of the booking: the rows say which.
    const again = await findForPayment(deps.db, body.coupon_id, idempotency);
    if (again.stored) return replayPayment(again.stored, idempotency, again, language, now);
    if (again.coupon) checkPayable(admitPayer(payer, again.coupon, now), again.attempts, amountMinor, now);
    if (conflict === 'booked') throw await bookedElsewhere(deps.db, payer, coupon);
    throw new Refused('payment.under_way');
  }
  failpoint('before-charge');
  const outcome = await deps.payments.charge({
    couponId: coupon.code,
    amountMinor,
    currency: coupon.currency,
    paymentToken: body.payment_token,
    description: `${rideWord[language]} ${coupon.code}`,
    statementName: charging.merchant.statementName,
    pageOrigin: new URL(deps.publicUrl).origin,
    ...chargeRefOf(attempt),
  });
  failpoint('charged-not-recorded');
  const settled = await settleAttempt(deps, attempt, outcome, now);
  failpoint('recorded-not-answered');
  return answerOf(deps, settled, attempt, { language, now });
}

/** The booking, for a payer with access. An expired link reveals nothing but that it expired. */
function admitPayer(payer: Payer, coupon: CouponRecord | null, now: number): CouponRecord {
  if (payer.kind === 'guest') return admitOwner(payer, coupon);
  if (!coupon || !isPayLinkOpen(payer.link, coupon, now)) throw new Refused('pay_link.over');
  return coupon;
}

type Beginning = {
  readonly payer: Payer;
  readonly coupon: CouponRecord;
  readonly charging: Charging;
  readonly idempotency: IdempotencyKey;
  readonly now: number;
};

/** Commits the attempt, and takes the seats again where their hold has expired. Null when another write came first. */
async function begin(
  { db, payments }: PayDeps,
  { payer, coupon, charging: { merchant, cardIssuer, cardCountry }, idempotency, now }: Beginning,
): Promise<{ readonly attempt: AttemptRecord | null; readonly conflict: LegConflict | null }> {
  const heldUntil = now + actionMs + MINUTE_MS;
  const due = dueNow(coupon, now);
  // A change holds its seats for as long as it can be paid.
  if (due.changeId === null && !isHeld(now + safeHoldMs, coupon.holdExpiresAt ?? 0)) {
    const retaken = await db.transaction().execute((tx) => retakeSeats(tx, coupon.id, { now, heldUntil }));
    if (!retaken) throw notAvailableAnyMore('untouched');
  }
  const attempt: AttemptRecord = {
    id: randomUUID(),
    couponId: coupon.id,
    couponCode: coupon.code,
    changeId: due.changeId,
    status: 'processing',
    amountMinor: due.amountMinor,
    currency: coupon.currency,
    account: merchant.account,
    gatewayId: null,
    cardBrand: null,
    cardLast4: null,
    failure: null,
    actionUrl: null,
    idempotencyScope: idempotency.scope,
    idempotencyKey: idempotency.key,
    checks: 0,
    createdAt: now,
    updatedAt: now,
  };
  try {
    const { begun, conflict } = await beginAttempt(db, {
      attemptId: attempt.id,
      couponId: coupon.id,
      changeId: due.changeId,
      payLinkId: payer.kind === 'pay_link' ? payer.id : null,
      amountMinor: attempt.amountMinor,
      currency: attempt.currency,
      gateway: payments.name,
      merchantId: merchant.id,
      account: attempt.account,
      cardIssuer,
      cardCountry,
      idempotency,
      now,
      heldUntil,
      checkAt: now + checkAfterMs,
    });
    return { attempt: begun ? attempt : null, conflict };
  } catch (error) {
    if (isUniqueViolation(error)) return { attempt: null, conflict: null };
    throw error;
  }
}

/** The refusal where another booking has one of the legs. Details are only for a guest who has proved their stay. */
async function bookedElsewhere(db: Db, payer: Payer, coupon: CouponRecord): Promise<Refused> {
  if (payer.kind === 'pay_link') return new Refused('pay_link.over');
  const legs = await listBookedLegs(db, {
    stays: coupon.stays,
    directions: coupon.transfers.map(({ direction }) => direction),
    except: coupon.id,
  });
  return legBooked(payer, legs);
}

async function answerOf(
  { db }: PayDeps,
  settled: Settled,
  attempt: AttemptRecord,
  { language, now }: { readonly language: Language; readonly now: number },
): Promise<PaymentView> {
  switch (settled.kind) {
    case 'confirmed':
      return presentConfirmed(attempt, settled.card);
    case 'declined':
      throw declined(settled.reason);
    case 'released':
      throw new Refused('payment.unavailable', { retryAfterSeconds: 5 });
    case 'returned':
      throw attempt.changeId === null
        ? notAvailableAnyMore('returned')
        : new Refused('change.lapsed_returned');
    default: {
      // Waiting for the guest or the bank, or ended by an event meanwhile: the rows say which.
      const { coupon, attempts } = await findCouponWithAttempts(db, attempt.couponCode);
      if (!coupon) throw new Refused('coupon.not_found');
      return presentPayment(coupon, attempts, language, now);
    }
  }
}
