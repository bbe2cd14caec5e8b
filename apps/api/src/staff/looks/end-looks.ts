import type { Db } from '../../db/client.ts';
import { updateLooksOver } from '../../store/view/repository.ts';

const atOnce = 200;

/**
 * Notes the end of expired views-as-guest. They show nothing since then, whether this ran or not. Safe in any number of processes. Returns
 * their number.
 */
export async function endLooks(db: Db, now: number): Promise<number> {
  return updateLooksOver(db, { now, limit: atOnce });
}
