import type { Db } from '../../db/client.ts';
import { updateLapsedChanges } from '../../store/change/repository.ts';

const atOnce = 200;

/** Expires changes that were not paid within their time. Safe in any number of processes. Returns their number. */
export async function expireChanges(db: Db, now: number): Promise<number> {
  return updateLapsedChanges(db, { now, limit: atOnce });
}
