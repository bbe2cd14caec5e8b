import { readPictureFile } from '@traslado/domain/pictures/picture-sizes';
import type { Pictures } from '../ports/pictures.ts';

/** Pictures in memory, for tests. */
export function createKeptPictures(now: () => number = Date.now): Pictures {
  const files = new Map<string, { readonly bytes: Uint8Array; readonly keptAt: number }>();
  const nameOf = (file: string): string => {
    const read = readPictureFile(file);
    if (!read) throw new RangeError('this is no name of a picture file');
    return read.name;
  };
  return {
    async put(file, bytes) {
      nameOf(file);
      if (files.has(file)) return 'taken';
      files.set(file, { bytes, keptAt: now() });
      return 'kept';
    },
    async get(file) {
      nameOf(file);
      return files.get(file)?.bytes ?? null;
    },
    async remove(file) {
      nameOf(file);
      files.delete(file);
    },
    list: async () =>
      [...files].map(([file, { keptAt }]) => ({ file, name: nameOf(file), keptAt, isWhole: true })),
  };
}
