import { randomBytes } from 'node:crypto';
import { access, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readPictureFile } from '@traslado/domain/pictures/picture-sizes';
import type { KeptPicture, Pictures } from '../../ports/pictures.ts';

/** The leftover of a write that was cut off: `…-desktop.webp.5f3c.part`. */
const PART = /^(.+)\.[0-9a-f]{8}\.part$/;

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/** Name of a picture file or of its leftover; null for any other file, which is left alone. */
function nameOf(file: string): string | null {
  return readPictureFile(PART.exec(file)?.[1] ?? file)?.name ?? null;
}

/** Refuses every name that could lead out of the folder. */
function checkName(file: string): void {
  if (nameOf(file) === null) throw new RangeError('this is no name of a picture file');
}

/** Flushes a folder's entries to the disk. Not every system can; there the file alone is safe. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => null);
  await handle?.sync().catch(() => {});
  await handle?.close();
}

/** Pictures as files of a folder, which all processes of the product share. It is made with the first picture. */
export function createPictureFolder(folder: string): Pictures {
  const pathOf = (file: string): string => {
    checkName(file);
    return join(folder, file);
  };

  async function write(path: string, bytes: Uint8Array): Promise<void> {
    await mkdir(folder, { recursive: true });
    const part = `${path}.${randomBytes(4).toString('hex')}.part`;
    try {
      const handle = await open(part, 'wx', 0o644);
      try {
        await handle.writeFile(bytes);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(part, path);
    } catch (error) {
      await rm(part, { force: true }).catch(() => {});
      throw error;
    }
    await syncFolder(folder);
  }

  return {
    async put(file, bytes) {
      const path = pathOf(file);
      // Names are random, so the same one is never written twice at once.
      const isTaken = await access(path).then(
        () => true,
        () => false,
      );
      if (isTaken) return 'taken';
      return write(path, bytes).then(
        () => 'kept' as const,
        () => 'unavailable' as const,
      );
    },
    async get(file) {
      try {
        return await readFile(pathOf(file));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async remove(file) {
      await rm(pathOf(file), { force: true });
    },
    async list() {
      const files = await readdir(folder).catch((error: unknown) => {
        if (isMissing(error)) return [];
        throw error;
      });
      const kept: KeptPicture[] = [];
      for (const file of files) {
        const name = nameOf(file);
        const found = name === null ? null : await stat(join(folder, file)).catch(() => null);
        if (name !== null && found)
          kept.push({ file, name, keptAt: found.mtimeMs, isWhole: !PART.test(file) });
      }
      return kept;
    },
  };
}
