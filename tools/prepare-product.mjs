import { join } from 'node:path';
import { buildTargets, isStale } from './build-targets.mjs';
import { cloneFolder } from './clone-folder.mjs';
import { ensureInstalled } from './install.mjs';
import { runProgram } from './run-program.mjs';

/**
 * Installs and builds what is missing or stale, and nothing else: a second call takes a fraction of a second.
 * Building runs in a process of its own, so that the bundlers' memory is not the product's.
 *
 * @throws with a sentence for people when one of them fails
 */
export async function prepareProduct() {
  await ensureInstalled(cloneFolder);
  if (!buildTargets.some(isStale)) return;
  const { code } = await runProgram(process.execPath, [join(cloneFolder, 'tools/build.mjs')], {
    cwd: cloneFolder,
  });
  if (code !== 0) throw new Error('The build failed; the reason is above.');
}

/**
 * Runs the built server in this very process, so that signals and the exit code are its own.
 *
 * @param {string[]} args what the server sees as its arguments
 */
export async function runServer(args) {
  const entry = join(cloneFolder, 'apps/api/dist/main.js');
  // Beside the sources, wherever the command was called from.
  process.env.DATA_DIR ||= join(cloneFolder, 'data');
  process.argv.splice(1, process.argv.length, entry, ...args);
  process.setSourceMapsEnabled(true);
  await import(entry);
}

/**
 * The whole command: prepare, then run. A failure of the preparation is one sentence, not a stack.
 *
 * @param {string[]} args
 */
export async function prepareAndRun(args) {
  try {
    await prepareProduct();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
  await runServer(args);
}
