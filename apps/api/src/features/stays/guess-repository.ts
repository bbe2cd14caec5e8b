import { sql } from 'kysely';
import type { Db, Handle } from '../../db/client.ts';

/** Wrong guesses at a stay, one row for each subject and instant. `subject` is `folio:…` or `address:…`. */
export type Guess = { readonly subject: string; readonly at: number };

/** The channel that carries a guess to the other processes, as JSON; an empty message says that all were changed. */
export const guessChannel = 'guess_made';

/** Records a wrong try and tells every process, in one statement. */
export async function insertGuess(
  db: Db,
  subjects: readonly string[],
  at: number,
  sender: string,
): Promise<void> {
  const message = JSON.stringify({ subjects, at, sender });
  await sql`
    with made as (
      insert into guess (subject, window_start, tries)
      select subject, ${new Date(at)}, 1 from unnest(${[...subjects]}::text[]) as subject
      on conflict (subject, window_start) do update set tries = guess.tries + 1)
    select pg_notify(${guessChannel}, ${message})`.execute(db);
}

/** Deletes guesses that count no more. Returns how many. */
export async function deleteGuesses(handle: Handle, before: number): Promise<number> {
  const result = await sql`delete from guess where window_start < ${new Date(before)}`.execute(handle);
  return Number(result.numAffectedRows ?? 0);
}

/** Guesses that still count: those of the last day. Older ones are deleted along the way. */
export async function listGuesses(db: Db, since: number): Promise<Guess[]> {
  await deleteGuesses(db, since);
  const { rows } = await sql<Guess>`
    select subject, window_start as at from guess, generate_series(1, least(tries, 100))
    order by window_start desc limit 200000`.execute(db);
  return rows;
}
