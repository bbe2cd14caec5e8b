import type { Db } from '../../db/client.ts';
import { remindDueCoupons } from '../../store/letter/repository.ts';

const atOnce = 100;

/** Reminds the guests of unpaid bookings, once each. Safe in any number of processes. Returns their number. */
export async function remindUnpaid(db: Db, now: number): Promise<number> {
  return remindDueCoupons(db, { now, limit: atOnce });
}
