import type { RefusalCode } from '@traslado/contract/refusals';
import { insertStaffAlert, resolveStaffAlerts } from '../../db/staff-alerts.ts';
import { storedRefusal } from '../../idempotency/idempotency-key.ts';
import type { BackendCoupon } from '../../ports/transfers.ts';
import { answerMs, type BackendCall, bankCheckMs, notChargedMs } from '../../store/their-booking/record.ts';
import { endCall, keepCoupons, noteUnpaid } from '../../store/their-booking/repository.ts';
import { askCoupon, type BackendDeps } from './find-backend-coupon.ts';
import { presentBackendPayment } from './present-payment.ts';
import { asPaid, isConfirmedByPayment, type MoneyReading, readMoney } from './read-payment.ts';
import { tellRefusal } from './tell-refusal.ts';

const unresolved = 'transfers.payment_unresolved';

export type SettleDeps = Pick<BackendDeps, 'db' | 'transfers' | 'confirmedMeansPaid'>;

/** Checks a payment without a written end. */
export async function reconcilePayment(deps: SettleDeps, call: BackendCall, now: number): Promise<void> {
  const answer = await askCoupon(deps, call.couponCode ?? '', now);
  await settlePayment(deps, call, answer.kind === 'ok' ? answer.value : null, now);
}

/**
 * Writes the end of a payment once their record shows it: paid, or unpaid in two readings, the second at least 20 s after the time limit of
 * a deed. Staff are alerted at once about an unreadable record.
 * @param their their record as it was just read; null where it could not be read
 * @returns the record as it stands now that the payment is over; null while it is not
 */
export async function settlePayment(
  { db, confirmedMeansPaid }: Omit<SettleDeps, 'transfers'>,
  call: BackendCall,
  their: BackendCoupon | null,
  now: number,
): Promise<BackendCoupon | null> {
  // The caller who just sent the payment gets its answer, with the charged card: a booking does not show it.
  if (call.state === 'sent' && now - call.createdAt < answerMs) return null;
  const isByPayment = their !== null && confirmedMeansPaid !== 'no' && isConfirmedByPayment(call, their);
  const record = isByPayment ? asPaid(their) : their;
  const money = record && readMoney(record);
  const end = record && endOf(call, record, money, now);
  if (end) {
    const decidedBy = isByPayment ? 'confirmed' : money === 'paid' ? 'paid' : 'unpaid';
    if (isByPayment && record.reckoned) await keepCoupons(db, [record], now);
    await endCall(db, { id: call.id, couponCode: null, decidedBy, now, ...end });
    await resolveStaffAlerts(db, { kinds: [unresolved], subject: call.id, now });
    return record;
  }
  if (money === 'unpaid') await noteUnpaid(db, { id: call.id, now });
  // A guest at the bank's check is waited for.
  else if (call.state !== 'waiting' || now - call.createdAt >= bankCheckMs) await tellStaff(db, call, now);
  return null;
}

/** The end of a payment by their record; null while the record does not decide. */
function endOf(call: BackendCall, their: BackendCoupon, money: MoneyReading, now: number) {
  if (money === 'paid') {
    const body = presentBackendPayment(their, { ...call, state: 'done' });
    return { state: 'done', isBooked: true, answer: { status: 200, body } } as const;
  }
  if (money === 'returned') return refusedWith('booking.no_longer_available_returned');
  if (money !== 'unpaid') return null;
  const age = now - call.createdAt;
  const isSure =
    call.state === 'waiting' ? age >= bankCheckMs : call.unpaidAt !== null && age >= notChargedMs;
  if (!isSure) return null;
  if (their.status !== 'pending_payment') return refusedWith('booking.no_longer_available');
  if (call.state === 'waiting') return refusedWith('payment.abandoned');
  const refusal = tellRefusal('pay', { kind: 'refused', code: null, reason: 'payment.processing_error' });
  return { state: 'refused', answer: { status: 402, body: storedRefusal(refusal) } } as const;
}

const refusedWith = (code: RefusalCode) =>
  ({ state: 'refused', answer: { status: 409, body: { code, issues: [] } } }) as const;

const tellStaff = (db: SettleDeps['db'], call: BackendCall, now: number): Promise<void> =>
  insertStaffAlert(db, {
    kind: unresolved,
    subject: call.id,
    detail: `${call.couponCode} ${call.state}`,
    couponId: null,
    now,
  });
