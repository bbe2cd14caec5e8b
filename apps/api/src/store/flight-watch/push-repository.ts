import { sql } from 'kysely';
import type { Handle } from '../../db/client.ts';
import { timestamp } from '../../db/instants.ts';
import type { WatchedRow } from './record.ts';
import { watched } from './repository.ts';

/** The feed's own messages about followed flights. */

/** Flights of the next day that the feed knows, and that it was never asked to send messages about; taken by this call for ever. */
export async function claimPush(
  handle: Handle,
  { now, limit }: { readonly now: number; readonly limit: number },
): Promise<WatchedRow[]> {
  const { rows } = await sql<WatchedRow>`
    update watched_flight w set push_asked_at = ${timestamp(now)} where id in (
      select id from watched_flight
      where push_asked_at is null and answer = 'ok' and due_at is not null
        and flight_at between ${timestamp(now)} and ${timestamp(now)} + interval '24 hours'
      order by flight_at, id limit ${limit} for update skip locked)
    returning ${watched}`.execute(handle);
  return rows;
}

/** Flights by number, the ones that only sell them too, are due a minute after their last question. Nothing changes for one that is due already. */
export async function askAgain(handle: Handle, keys: readonly string[], now: number): Promise<void> {
  await sql`
    with named as (
      select id from watched_flight
      where (operating_key = any(${[...keys]}::text[]) or codeshare_keys && ${[...keys]}::text[]) and due_at is not null
        and asked_at is not null and answer is distinct from 'unaskable' and over_at >= ${timestamp(now)} order by id for update)
    update watched_flight w set asked_at = null, due_at = least(w.due_at, greatest(${timestamp(now)}, w.asked_at + interval '1 minute'))
    from named where w.id = named.id`.execute(handle);
}
