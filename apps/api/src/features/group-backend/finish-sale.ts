import type { CallAnswer } from '@traslado/contract/schemas';
import { SALE_CURRENCY, toDecimal } from '@traslado/domain/money';
import { toIso } from '@traslado/domain/time/instant';
import type { Db } from '../../db/client.ts';
import { insertStaffAlert } from '../../db/staff-alerts.ts';
import { storedRefusal } from '../../idempotency/idempotency-key.ts';
import type { BackendSale, BackendSold } from '../../ports/transfers.ts';
import { Refused } from '../../refused.ts';
import { askCoupon, type BackendDeps } from './find-backend-coupon.ts';
import type { BackendCall } from './record.ts';
import { endCall, isNumberTaken, keepCoupons } from './repository.ts';
import { soldOf } from './sold-of.ts';

type Created = CallAnswer<'createCoupon'>;

/**
 * Writes down which booking a sale became, and gives the answer that its key has from now on. What they did not say is as it was calculated, and what
 * their lists say meanwhile.
 * @throws Refused for a number that is another stay's: whose booking it is only they can tell
 */
export async function finishSale(
  deps: Pick<BackendDeps, 'db' | 'transfers'>,
  call: BackendCall,
  sale: BackendSale,
  now: number,
): Promise<Created> {
  const { db } = deps;
  if (await isNumberTaken(db, { code: sale.couponCode, stay: call }))
    throw await refuseNumber(db, call, sale.couponCode, now);
  const sold = sale.sold ?? (await reckonSold(deps, call, sale.couponCode, now));
  const answer = presentSold(sold);
  const end = { id: call.id, state: 'done', couponCode: sold.couponCode, now } as const;
  await endCall(db, { ...end, isBooked: !sold.isPending, answer: { status: 201, body: answer } });
  if (call.flightsToCheck !== '')
    await insertStaffAlert(db, {
      kind: 'flight.time_to_check',
      subject: sold.couponCode,
      detail: call.flightsToCheck,
      couponId: null,
      now,
    });
  // The guest pays their price. If ours differed, the catalogues differ, not the sale.
  if (sold.isPending && sold.dueMinor !== call.amountMinor)
    await insertStaffAlert(db, {
      kind: 'transfers.price_differs',
      subject: sold.couponCode,
      detail: `${call.amountMinor} → ${sold.dueMinor}`,
      couponId: null,
      now,
    });
  return answer;
}

async function reckonSold(
  deps: Pick<BackendDeps, 'db' | 'transfers'>,
  { reckoned }: BackendCall,
  code: string,
  now: number,
): Promise<BackendSold> {
  if (!reckoned) throw new Error('a sale that was never calculated');
  const coupon = { ...reckoned, code };
  // Kept before anything is asked: from here on the guest can reach it.
  await keepCoupons(deps.db, [coupon], now);
  const answer = await askCoupon(deps, code, now);
  return soldOf((answer.kind === 'ok' && answer.value) || coupon);
}

async function refuseNumber(db: Db, call: BackendCall, code: string, now: number): Promise<Refused> {
  const refusal = new Refused('booking.not_possible');
  const answer = { status: 409, body: storedRefusal(refusal) };
  await endCall(db, { id: call.id, state: 'refused', couponCode: null, answer, now });
  await insertStaffAlert(db, {
    kind: 'transfers.number_taken',
    subject: code,
    detail: `${call.hotel} ${call.folio}`,
    couponId: null,
    now,
  });
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
