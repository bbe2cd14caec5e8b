import type { CallAnswer } from '@traslado/contract/schemas';
import { insertStaffAlert } from '../../db/staff-alerts.ts';
import type { BackendRide } from '../../ports/transfers.ts';
import { type BackendCall, saleGivenUpMs } from '../../store/their-booking/record.ts';
import { endCall, listKnownCodes } from '../../store/their-booking/repository.ts';
import { findSoldCode } from './enrich-coupon.ts';
import type { BackendDeps } from './find-backend-coupon.ts';
import { finishSale } from './finish-sale.ts';

/**
 * Finds the booking of a sale whose answer was lost: their list of the stay's transfers names it by our reference, or shows its flights.
 * Null while that is unknown, and when the sale never happened; then its key is free again. Safe for many callers at once.
 */
export async function reconcileSale(
  deps: Pick<BackendDeps, 'db' | 'transfers'>,
  call: BackendCall,
  now: number,
): Promise<CallAnswer<'createCoupon'> | null> {
  const found = await lookForSale(deps, call, now);
  if (found !== 'absent') return found;
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

/** The booking that a sale became. Null while it is unknown. */
export async function lookForSale(
  deps: Pick<BackendDeps, 'db' | 'transfers'>,
  call: BackendCall,
  now: number,
): Promise<CallAnswer<'createCoupon'> | 'absent' | null> {
  const rides = await deps.transfers.listRides({ hotel: call.hotel, folio: call.folio });
  if (rides.kind === 'unavailable') return null;
  const code = await findCode(deps, call, rides.value);
  const sale = code && { couponCode: code, dueMinor: null, currency: null, sold: null };
  const finished = sale && (await finishSale(deps, call, sale, now));
  if (finished) return finished;
  // An unreadable line may be the wanted one.
  return rides.refused ? null : 'absent';
}

/** By our reference; in a list without references, by the flights. */
async function findCode(
  { db }: Pick<BackendDeps, 'db'>,
  { id, reckoned }: BackendCall,
  rides: readonly BackendRide[],
): Promise<string | null> {
  const named = rides.find(({ reference }) => reference === id);
  if (named) return named.couponCode;
  const nameless = rides.filter(({ reference }) => reference === null);
  if (!reckoned || nameless.length === 0) return null;
  const codes = [...new Set(nameless.map(({ couponCode }) => couponCode))];
  return findSoldCode(reckoned, nameless, await listKnownCodes(db, codes));
}
