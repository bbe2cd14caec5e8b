import { isInForce } from '@traslado/domain/booking/state';
import { findConflictOfStays } from '../../db/booked-legs.ts';
import type { Tx } from '../../db/client.ts';
import {
  findWaitingChange,
  lockDepartures,
  updatePaidChange,
  updateReturnedChange,
} from '../../store/change/repository.ts';

/**
 * Applies a change whose difference has arrived, in the transaction that records the money and with the booking locked.
 * @returns false when that is no longer possible: it expired, another one replaced it, the booking changed, its seats are gone, or a
 * joining stay has the leg on another booking. The money goes back then.
 */
export async function applyPaidChange(tx: Tx, changeId: string, now: number): Promise<boolean> {
  const change = await findWaitingChange(tx, changeId);
  const waits =
    change?.status === 'pending' && isInForce(change.couponStatus) && change.version === change.baseVersion;
  const conflict = change && waits ? await findConflictOfStays(tx, change.couponId, change.plan.stays) : null;
  if (change && waits && conflict !== 'booked') {
    const departures = change.plan.targets.length > 0 ? await lockDepartures(tx, change.plan) : new Map();
    if (await updatePaidChange(tx, change, departures, now)) return true;
  }
  await updateReturnedChange(tx, changeId, now);
  return false;
}
