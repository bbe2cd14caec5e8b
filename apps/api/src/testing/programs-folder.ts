import { mkdir, readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { processExists } from '../db/server/postmaster-file.ts';

/** Variable with the folder of a run, for its workers. */
export const PROGRAMS_FOLDER = 'TEST_PROGRAMS_FOLDER';

/** In the clone, where Node finds the packages that stay outside of a bundle. */
const made = resolve(import.meta.dirname, '../../../../.build');

/** A folder of this run for the programs that its tests bundle. Folders of killed runs are removed. */
export async function openProgramsFolder(): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = join(made, `test-programs-${process.pid}`);
  await mkdir(path, { recursive: true });
  const removed = (folder: string) => rm(folder, { recursive: true, force: true });
  for (const name of await readdir(made)) {
    const pid = /^test-programs-(\d+)$/.exec(name)?.[1];
    if (pid && !(await processExists(Number(pid)))) await removed(join(made, name));
  }
  return { path, remove: () => removed(path) };
}
