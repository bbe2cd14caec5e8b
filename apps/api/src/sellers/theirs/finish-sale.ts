import type { CallAnswer } from '@traslado/contract/schemas';
import { SALE_CURRENCY, toAmountText, toDecimal } from '@traslado/domain/money';
import { toIso } from '@traslado/domain/time/instant';
import type { Db } from '../../db/client.ts';
import { insertStaffAlert, resolveStaffAlerts } from '../../db/staff-alerts.ts';
import { storedRefusal } from '../../idempotency/idempotency-key.ts';
import type { BackendSale, BackendSold, BackendTransfer } from '../../ports/transfers.ts';
import { Refused } from '../../refused.ts';
import { findHolder } from '../../store/their-booking/number-repository.ts';
import type { BackendCall } from '../../store/their-booking/record.ts';
import { endCall, keepCoupons } from '../../store/their-booking/repository.ts';
import { askCoupon, type BackendDeps } from './find-backend-coupon.ts';
import { noteLateArrival } from './note-late-arrival.ts';
import { soldOf } from './sold-of.ts';

type Created = CallAnswer<'createCoupon'>;

/**
 * Keeps the booking that a sale became, and returns the answer of its key from now on. A missing field is as it was calculated, and as
 * their lists have it meanwhile. Null where the number is that of an earlier booking of the same stay: the sold one is still to be found.
 * @throws Refused for a number of another stay, and for another amount than the one that the guest was shown
 */
export async function finishSale(
  deps: Pick<BackendDeps, 'db' | 'transfers'>,
  call: BackendCall,
  { couponCode: code, ...said }: BackendSale & { readonly couponCode: string },
  now: number,
): Promise<Created | null> {
  const { db } = deps;
  const holder = await findHolder(db, { code, call });
  if (holder !== null) await tell(db, call, 'number_taken', { subject: code, now });
  if (holder === 'other') throw await refuseSale(db, call, now);
  if (holder === 'same') return null;
  await checkAmount(db, call, { code, ...said, now });
  if (!call.reckoned) throw new Error('a sale that was never calculated');
  const coupon = { ...call.reckoned, ...holdOf(said.sold), code };
  const reached = { ...coupon, transfers: coupon.transfers.map((ride) => numbered(ride, said.sold)) };
  // From here on the guest can reach it, whether their lists hold it or not.
  if (!said.sold) await keepCoupons(db, [reached], now);
  const answer = await askCoupon(deps, code, now);
  const listed = answer.kind === 'ok' ? answer.value : null;
  if (said.sold && !listed) await keepCoupons(db, [reached], now);
  const sold = said.sold ?? soldOf(listed ?? reached);
  if (sold.isPending) await checkAmount(db, call, { code, dueMinor: sold.dueMinor, currency: null, now });
  const body = presentSold(sold);
  const end = { id: call.id, state: 'done', couponCode: code, now } as const;
  await endCall(db, { ...end, isBooked: !sold.isPending, answer: { status: 201, body } });
  if (call.flightsToCheck !== '')
    await insertStaffAlert(db, {
      kind: 'flight.time_to_check',
      subject: code,
      detail: call.flightsToCheck,
      couponId: null,
      now,
    });
  await noteLateArrival(db, call.reckoned.transfers, { code, now });
  if (call.state === 'unknown')
    await resolveStaffAlerts(db, { kinds: ['transfers.number_missing'], subject: call.id, now });
  return body;
}

type Told = Pick<BackendSale, 'dueMinor' | 'currency'>;

/** The guest pays the amount that the guest was shown. @throws Refused, after an alert with path, expected and found */
async function checkAmount(
  db: Db,
  call: BackendCall,
  { code, dueMinor, currency, now }: Told & { readonly code: string; readonly now: number },
): Promise<void> {
  const odd = [
    ...(dueMinor !== null && dueMinor !== call.amountMinor
      ? [`amount_due: expected ${toAmountText(call.amountMinor)}, found ${toAmountText(dueMinor)}`]
      : []),
    ...(currency !== null && currency !== SALE_CURRENCY
      ? [`currency: expected ${SALE_CURRENCY}, found another`]
      : []),
  ];
  if (odd.length === 0) return;
  await tell(db, call, 'price_differs', { subject: code, detail: odd.join('; '), now });
  throw await refuseSale(db, call, now);
}

const holdOf = (sold: BackendSold | null) =>
  sold?.isPending ? { holdExpiresAt: sold.holdExpiresAt, expiresAt: sold.expiresAt } : {};

const numbered = (ride: BackendTransfer, sold: BackendSold | null): BackendTransfer => ({
  ...ride,
  id: sold?.rides.find(({ direction }) => direction === ride.direction)?.transferId ?? ride.id,
});

/** Alerts staff about a sale whose answer cannot be used. */
export async function tell(
  db: Db,
  { id, hotel, folio }: BackendCall,
  matter: 'number_taken' | 'number_missing' | 'price_differs',
  { subject = id, detail = `${hotel} ${folio}`, now }: { subject?: string; detail?: string; now: number },
): Promise<void> {
  await insertStaffAlert(db, { kind: `transfers.${matter}`, subject, detail, couponId: null, now });
}

async function refuseSale(db: Db, call: BackendCall, now: number): Promise<Refused> {
  const refusal = new Refused('booking.not_possible');
  const answer = { status: 409, body: storedRefusal(refusal) };
  await endCall(db, { id: call.id, state: 'refused', couponCode: null, answer, now });
  return refusal;
}

const isoOrNull = (at: number | null): string | null => (at === null ? null : toIso(at));

function presentSold(sold: BackendSold): Created {
  return {
    coupon_id: sold.couponCode,
    status: sold.isPending ? 'pending_payment' : 'confirmed',
    amount_due: toDecimal(sold.dueMinor),
    currency: SALE_CURRENCY,
    hold_expires_at: isoOrNull(sold.holdExpiresAt),
    expires_at: isoOrNull(sold.expiresAt),
    transfers: sold.rides.map((ride) => ({
      transfer_id: ride.transferId,
      direction: ride.direction,
      service_date: ride.flightOn,
      service_time: ride.pickUpTime,
    })),
  };
}
