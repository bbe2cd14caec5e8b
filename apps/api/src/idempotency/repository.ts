import { HOUR_MS } from '@traslado/domain/time/instant';
import { sql } from 'kysely';
import type { Handle } from '../db/client.ts';

/** Time that a key answers the same again: twice the 24 hours that are promised. */
const keptHours = 48;
/** A key whose work never ended is kept longer: its payment may still be asked about. */
const openKeptHours = 30 * 24;

/** Deletes keys whose answer is no longer needed, at most `limit`, the oldest first. Returns their number. */
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
