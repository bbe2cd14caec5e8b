import { execFile } from 'node:child_process';
import { basename, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { PROGRAMS_FOLDER } from './programs-folder.ts';

const root = resolve(import.meta.dirname, '../../../..');

/** The folder of this run's bundled programs. The tests' set-up names one folder for all workers; another program has one of its own. */
const programsFolder = (): string =>
  process.env[PROGRAMS_FOLDER] ?? join(root, '.build', `test-programs-${process.pid}`);

/**
 * A program of ours as Node starts it at once: bundled as the product is, by the first test of the run that asks. From the sources every
 * start reads and translates a thousand files.
 *
 * @param program from the root of the clone: the `main.ts` of an app, or a file that stands alone
 * @returns the file to start
 */
export async function bundledProgram(program: string): Promise<string> {
  // A built program is started as it is.
  if (!program.endsWith('.ts')) return resolve(root, program);
  const folder = join(programsFolder(), program.replaceAll('/', '-').replace(/\.ts$/, ''));
  const bundler = join(root, 'tools/bundle-program.mjs');
  await promisify(execFile)(process.execPath, [bundler, program, folder], { cwd: root });
  return join(folder, `${basename(program, '.ts')}.js`);
}
