import type { FeedState, Switch } from '@traslado/feed/feed';
import { sql } from 'kysely';
import type { Handle } from './client.ts';
import { timestamp } from './instants.ts';

/** The sandbox's feed: its day and its switches, for all processes. */
export async function findFeed(handle: Handle): Promise<FeedState> {
  const { rows } = await sql<FeedState>`select story_on, seed, switches from sandbox_feed`.execute(handle);
  return rows[0] ?? { storyOn: null, seed: 7, switches: {} };
}

/** Turns a switch of the feed to the other side. */
export async function turnSwitch(handle: Handle, name: Switch): Promise<void> {
  await sql`update sandbox_feed set switches = switches || jsonb_build_object(${name}::text,
    not coalesce((switches ->> ${name}::text)::bool, false))`.execute(handle);
}

/** Flights of these numbers are asked about at once, as a feed's own message would bring it about. */
export async function askSoon(handle: Handle, keys: readonly string[], now: number): Promise<void> {
  await sql`update watched_flight set due_at = ${timestamp(now)} where operating_key = any(${[...keys]}::text[]) and due_at > ${timestamp(now)}`.execute(
    handle,
  );
}
