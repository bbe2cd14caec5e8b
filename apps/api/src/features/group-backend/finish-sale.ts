import type { CallAnswer } from '@traslado/contract/schemas';
import { SALE_CURRENCY, toDecimal } from '@traslado/domain/money';
import { toIso } from '@traslado/domain/time/instant';
import type { Db } from '../../db/client.ts';
import { insertStaffAlert } from '../../db/staff-alerts.ts';
import type { BackendSold } from '../../ports/transfers.ts';
import type { BackendCall } from './record.ts';
import { endCall } from './repository.ts';

type Created = CallAnswer<'createCoupon'>;

/** Writes down which booking a sale became, and gives the answer that its key has from now on. */
export async function finishSale(
  { db }: { readonly db: Db },
  call: BackendCall,
  sold: BackendSold,
  now: number,
): Promise<Created> {
  const answer = presentSold(sold);
  const end = { id: call.id, state: 'done', couponCode: sold.couponCode, now } as const;
  await endCall(db, { ...end, answer: { status: 201, body: answer } });
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
