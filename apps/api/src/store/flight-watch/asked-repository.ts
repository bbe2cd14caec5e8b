import { sql } from 'kysely';
import type { Handle } from '../../db/client.ts';
import { timestamp } from '../../db/instants.ts';

/** Questions to the feed by day, and its last answer. */

/** Questions that were asked since an instant. */
export async function countAsked(handle: Handle, since: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select coalesce(sum(asked), 0)::int as n from flight_asked where day >= (${timestamp(since)} at time zone 'UTC')::date`.execute(
    handle,
  );
  return rows[0]?.n ?? 0;
}

/** Counts questions by day. */
export async function addAsked(handle: Handle, asked: number, now: number): Promise<void> {
  await sql`insert into flight_asked as a (day, asked) values ((${timestamp(now)} at time zone 'UTC')::date, ${asked})
    on conflict (day) do update set asked = a.asked + excluded.asked`.execute(handle);
}

/** Notes that the feed has just answered. */
export async function noteAnswered(handle: Handle, now: number): Promise<void> {
  await sql`update flight_asked set answered_at = ${timestamp(now)} where day = (${timestamp(now)} at time zone 'UTC')::date`.execute(
    handle,
  );
}

/** True for a feed that has answered since an instant. */
export async function hasAnswered(handle: Handle, since: number): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select exists (select from flight_asked where day >= (${timestamp(since)} at time zone 'UTC')::date and answered_at > ${timestamp(since)}) as "is"`.execute(
    handle,
  );
  return rows[0]?.is ?? false;
}
