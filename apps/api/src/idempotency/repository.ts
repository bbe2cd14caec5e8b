import { HOUR_MS } from '@traslado/domain/time/instant';
import { sql } from 'kysely';
import type { Handle } from '../db/client.ts';

/** A key answers the same again for so long: twice the 24 hours that are promised. */
const keptHours = 48;
/** One whose work never ended is kept longer: its payment may still be asked about. */
const openKeptHours = 30 * 24;

/** Deletes keys whose answer nobody will ask for again, at most `limit`, the oldest first. Returns how many. */
export async function forgetIdempotencyKeys(
  handle: Handle,
  { now, limit }: { now: number; limit: number },
): Promise<number> {
  const { rows } = await sql`
    delete from intent where (scope, key) in (
      select scope, key from intent
      where created_at < ${new Date(now - keptHours * HOUR_MS)}
        and (status is not null or created_at < ${new Date(now - openKeptHours * HOUR_MS)})
      order by created_at limit ${limit} for update skip locked)
    returning key`.execute(handle);
  return rows.length;
}
