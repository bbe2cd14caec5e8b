import type { CallAnswer } from '@traslado/contract/schemas';
import { insertStaffAlert } from '../../db/staff-alerts.ts';
import type { BackendCoupon, BackendSold } from '../../ports/transfers.ts';
import { askCoupon, type BackendDeps } from './find-backend-coupon.ts';
import { finishSale } from './finish-sale.ts';
import { type BackendCall, saleGivenUpMs } from './record.ts';
import { endCall } from './repository.ts';

/**
 * Asks what became of a sale whose answer was lost: their list of the stay's transfers names it by our reference. Null while nobody knows, and
 * when it never happened; then its key is free again. Safe to be asked by many at once.
 */
export async function reconcileSale(
  deps: Pick<BackendDeps, 'db' | 'transfers'>,
  call: BackendCall,
  now: number,
): Promise<CallAnswer<'createCoupon'> | null> {
  const rides = await deps.transfers.listRides({ hotel: call.hotel, folio: call.folio });
  if (rides.kind === 'unavailable') return null;
  const ride = rides.value.find(({ reference }) => reference === call.id);
  if (ride) {
    const answer = await askCoupon(deps, ride.couponCode, now);
    if (answer.kind === 'unavailable' || !answer.value) return null;
    return finishSale(deps, call, soldOf(answer.value), now);
  }
  if (now - call.createdAt < saleGivenUpMs) return null;
  const isEnded = await endCall(deps.db, { id: call.id, state: 'void', couponCode: null, answer: null, now });
  if (isEnded)
    await insertStaffAlert(deps.db, {
      kind: 'transfers.sale_lost',
      subject: call.id,
      detail: `${call.hotel} ${call.folio}`,
      couponId: null,
      now,
    });
  return null;
}

function soldOf(their: BackendCoupon): BackendSold {
  return {
    couponCode: their.code,
    isPending: their.status === 'pending_payment',
    dueMinor: their.dueMinor,
    holdExpiresAt: their.holdExpiresAt,
    expiresAt: their.expiresAt,
    rides: their.transfers.map((ride) => ({
      transferId: ride.id,
      direction: ride.direction,
      flightOn: ride.flightOn,
      pickUpTime: ride.pickUpTime,
    })),
  };
}
