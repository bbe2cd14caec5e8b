import { DAY_MS } from '@traslado/domain/time/instant';
import type { Db } from '../../db/client.ts';
import { deleteGuesses } from '../../db/guess-rows.ts';

/** Throws away wrong guesses that count no more. Returns how many. */
export async function forgetGuesses(db: Db, now: number): Promise<number> {
  return deleteGuesses(db, now - DAY_MS);
}
