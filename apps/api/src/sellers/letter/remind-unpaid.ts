import type { Db } from '../../db/client.ts';
import { remindDueCoupons } from '../../store/letter/repository.ts';

const atOnce = 100;

/** Reminds, once each, the guests whose bookings still wait for money. Safe in any number of processes. Returns how many. */
export async function remindUnpaid(db: Db, now: number): Promise<number> {
  return remindDueCoupons(db, { now, limit: atOnce });
}
