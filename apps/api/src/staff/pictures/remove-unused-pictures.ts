import { filesOfPicture } from '@traslado/domain/pictures/picture-sizes';
import { HOUR_MS } from '@traslado/domain/time/instant';
import type { Db } from '../../db/client.ts';
import type { Pictures } from '../../ports/pictures.ts';
import { deleteUnusedPictures, listKnownNames } from '../../store/picture/repository.ts';

/** So long an upload waits to be used, and a file for its row. */
export const UNUSED_MS = 24 * HOUR_MS;

/** Pictures of one round. */
const limit = 200;

type Dependencies = { readonly db: Db; readonly pictures: Pictures };

/** Removes unused pictures a day after their upload, row first. Returns their number. */
export async function removeUnusedPictures({ db, pictures }: Dependencies, now: number): Promise<number> {
  const names = await db
    .transaction()
    .execute((tx) => deleteUnusedPictures(tx, { before: now - UNUSED_MS, limit }));
  for (const file of names.flatMap(filesOfPicture)) await pictures.remove(file);
  return names.length;
}

/**
 * Removes files that have no row, a day after they were written: of an upload or a removal that was cut off. Returns their number.
 * @param wallNow by the wall clock, as the store dates its files
 */
export async function removeLostFiles({ db, pictures }: Dependencies, wallNow: number): Promise<number> {
  const old = (await pictures.list()).filter(({ keptAt }) => keptAt < wallNow - UNUSED_MS);
  const known = await listKnownNames(db, [...new Set(old.map(({ name }) => name))]);
  const lost = old.filter(({ name, isWhole }) => !isWhole || !known.has(name));
  for (const { file } of lost) await pictures.remove(file);
  return lost.length;
}
