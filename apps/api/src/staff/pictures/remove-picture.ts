import { filesOfPicture } from '@traslado/domain/pictures/picture-sizes';
import { insertChange } from '../../db/audit.ts';
import type { Db } from '../../db/client.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import type { Pictures } from '../../ports/pictures.ts';
import { Refused } from '../../refused.ts';
import { deletePicture, findPictureForChange, isPictureUsed } from '../../store/picture/repository.ts';

/** Removes an unused picture: its row first, then its files. Codes: `picture.not_found`, `picture.in_use`. */
export async function removePicture(
  { db, pictures }: { readonly db: Db; readonly pictures: Pictures },
  staff: StaffCaller,
  { id, now }: { readonly id: number; readonly now: number },
): Promise<void> {
  const name = await db.transaction().execute(async (tx) => {
    const picture = await findPictureForChange(tx, id);
    if (!picture) throw new Refused('picture.not_found');
    if (await isPictureUsed(tx, id)) throw new Refused('picture.in_use');
    await deletePicture(tx, id);
    const before = picture.facts;
    await insertChange(tx, staff, { catalogue: 'picture', id, before, after: null, now });
    return before.name;
  });
  // A file that cannot be removed now has no row any more, and is found later.
  await Promise.allSettled(filesOfPicture(name).map((file) => pictures.remove(file)));
}
