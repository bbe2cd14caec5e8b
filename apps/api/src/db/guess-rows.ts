import { sql } from 'kysely';
import type { Db, Handle } from './client.ts';

export type CountedSubject = { readonly subject: string; readonly times: number };

/** The channel that carries counts to the other processes, as JSON; an empty message says that all were changed. */
export const guessChannel = 'guess_made';

/** Keeps counts and tells every process, in one statement. */
export async function insertCounts(
  db: Db,
  { counted, at, sender }: { counted: readonly CountedSubject[]; at: number; sender: string },
): Promise<void> {
  const message = JSON.stringify({ counted, at, sender });
  await sql`
    with made as (
      insert into guess (subject, window_start, tries)
      select subject, ${new Date(at)}, times
      from unnest(${counted.map(({ subject }) => subject)}::text[], ${counted.map(({ times }) => times)}::int[]) as one (subject, times)
      on conflict (subject, window_start) do update set tries = guess.tries + excluded.tries)
    select pg_notify(${guessChannel}, ${message})`.execute(db);
}

/** Deletes expired counts. Returns their number. */
export async function deleteGuesses(handle: Handle, before: number): Promise<number> {
  const result = await sql`delete from guess where window_start < ${new Date(before)}`.execute(handle);
  return Number(result.numAffectedRows ?? 0);
}

/** Counts that may still matter, oldest first. Older ones are deleted along the way. */
export async function listCounts(
  db: Db,
  since: number,
): Promise<(CountedSubject & { readonly at: number })[]> {
  await deleteGuesses(db, since);
  const { rows } = await sql<CountedSubject & { at: number }>`
    select subject, tries as times, window_start as at from guess order by window_start desc limit 200000`.execute(
    db,
  );
  return rows.reverse();
}
