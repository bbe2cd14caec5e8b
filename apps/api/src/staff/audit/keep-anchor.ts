import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { toIso } from '@traslado/domain/time/instant';
import type { Db } from '../../db/client.ts';
import type { Anchor } from '../../store/audit/record.ts';
import { findLastSeal } from '../../store/audit/repository.ts';

/** A line of the file: `2026-11-23 1204 5e0c…`. */
const LINE = /^(\d{4}-\d{2}-\d{2}) (\d{1,10}) ([0-9a-f]{64})$/;

/**
 * The anchors of a file, in its order. A missing file holds none.
 * @throws RangeError where a line is no anchor
 */
export async function readAnchors(file: string): Promise<Anchor[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line, index) => {
      const [, day = '', position, hash = ''] = LINE.exec(line) ?? [];
      if (!position) throw new RangeError(`line ${index + 1} of ${file} is no anchor`);
      return { day, position: Number(position), hash };
    });
}

/**
 * Writes the end of the chain to a file outside the database, once a day (UTC). A change of the table cannot change earlier lines.
 * @returns 1 where a line was written
 */
export async function keepAnchor(
  db: Db,
  { file, now }: { readonly file: string; readonly now: number },
): Promise<number> {
  const last = await findLastSeal(db);
  const day = toIso(now).slice(0, 10);
  if (!last || (await readAnchors(file)).some((anchor) => anchor.day === day)) return 0;
  await mkdir(dirname(file), { recursive: true });
  await appendFile(file, `${day} ${last.position} ${last.hash}\n`, { flush: true });
  return 1;
}
