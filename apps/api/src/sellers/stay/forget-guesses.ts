import { DAY_MS } from '@traslado/domain/time/instant';
import type { Db } from '../../db/client.ts';
import { deleteGuesses } from '../../db/guess-rows.ts';

/** Deletes expired wrong guesses. Returns their number. */
export async function forgetGuesses(db: Db, now: number): Promise<number> {
  return deleteGuesses(db, now - DAY_MS);
}
