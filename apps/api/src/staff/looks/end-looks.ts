import type { Db } from '../../db/client.ts';
import { updateLooksOver } from '../../store/view/repository.ts';

const atOnce = 200;

/**
 * Writes down that looks have ended whose time is over. They show nothing since then, whether this ran or not. Safe in any number of processes. Returns
 * how many.
 */
export async function endLooks(db: Db, now: number): Promise<number> {
  return updateLooksOver(db, { now, limit: atOnce });
}
