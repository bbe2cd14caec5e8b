import { randomBytes } from 'node:crypto';
import type { CallAnswer } from '@traslado/contract/schemas';
import { tidyLine } from '@traslado/domain/contact/text';
import { type AltTexts, checkAltTexts } from '@traslado/domain/pictures/alt-text';
import { type Crop, checkCrop, type FocalPoint, LEAST_PART } from '@traslado/domain/pictures/crop';
import { pictureFile } from '@traslado/domain/pictures/picture-sizes';
import { insertChange } from '../../db/audit.ts';
import type { Db } from '../../db/client.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import type { MadePicture } from '../../pictures/make-sizes.ts';
import type { PicturePool } from '../../pictures/picture-pool.ts';
import type { Pictures } from '../../ports/pictures.ts';
import { Refused } from '../../refused.ts';
import { insertPicture } from '../../store/picture/repository.ts';
import { PoolBusy } from '../../threads/thread-pool.ts';
import { presentPicture } from './presenter.ts';

export type UploadDependencies = {
  readonly db: Db;
  readonly pictures: Pictures;
  readonly picturePool: PicturePool;
};

type Upload = AltTexts & {
  readonly file: Uint8Array;
  readonly crop: Crop;
  readonly focal: FocalPoint;
  readonly now: number;
};

/** Seconds after which another try makes sense. */
const busySeconds = 5;

async function makePicture(
  { picturePool }: UploadDependencies,
  { file: bytes, crop, focal }: Upload,
): Promise<MadePicture> {
  const outcome = await picturePool.make({ bytes, crop, focal }).catch((error: unknown) => {
    if (error instanceof PoolBusy) throw new Refused('upload.busy', { retryAfterSeconds: busySeconds });
    // Its thread died of it; the next file has another.
    return { refused: 'picture.broken' as const };
  });
  if ('made' in outcome) return outcome.made;
  const { refused } = outcome;
  const field = refused === 'picture.too_small' ? 'crop' : 'file';
  throw new Refused(refused, { field, ...(refused === 'picture.too_small' && { params: LEAST_PART }) });
}

/** Keeps every file, or none of them. */
async function keepFiles({ pictures }: UploadDependencies, name: string, made: MadePicture): Promise<void> {
  const kept: string[] = [];
  for (const { size, format, bytes } of made.files) {
    const file = pictureFile(name, size, format);
    const outcome = await pictures.put(file, bytes);
    if (outcome === 'kept') kept.push(file);
    else {
      // A file that cannot be removed now is found by a later look at the files.
      await Promise.allSettled(kept.map((one) => pictures.remove(one)));
      throw new Refused('backend.unavailable');
    }
  }
}

/**
 * Makes the sizes of a picture, keeps its files, then its row: a process that ends in between leaves files without a row, which are found
 * and removed later, and never a row without files. After a commit whose answer was lost the files stay for the same reason.
 */
export async function uploadPicture(
  dependencies: UploadDependencies,
  staff: StaffCaller,
  upload: Upload,
): Promise<CallAnswer<'uploadPicture'>> {
  const issues = [...checkCrop('crop', upload.crop), ...checkAltTexts(upload)];
  const [issue] = issues;
  if (issue) throw new Refused(issue.code, { issues });
  const made = await makePicture(dependencies, upload);
  const name = randomBytes(16).toString('hex');
  await keepFiles(dependencies, name, made);
  const { width, height, sizes } = made;
  const facts = {
    name,
    width,
    height,
    sizes,
    alt_en: tidyLine(upload.alt_en),
    alt_es: tidyLine(upload.alt_es),
    bytes: made.files.reduce((sum, { bytes }) => sum + bytes.byteLength, 0),
  };
  return dependencies.db.transaction().execute(async (tx) => {
    const { username } = staff;
    const picture = await insertPicture(tx, facts, { username, now: upload.now });
    const { id } = picture;
    await insertChange(tx, staff, { catalogue: 'picture', id, before: null, after: facts, now: upload.now });
    return presentPicture(picture);
  });
}
