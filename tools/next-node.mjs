import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { cloneFolder } from './clone-folder.mjs';
import { runProgram } from './run-program.mjs';

/** The long-term release that the product is recommended on; `engines` in package.json is the oldest it runs on. */
const version = '24.21.0';

/**
 * The Node that one stage of the tests runs on, so that both the oldest and the recommended release are proved. Fetched from the package registry
 * once a clone, in a folder of its own: among our packages it would become everybody's `node`.
 *
 * @returns {Promise<{ program: string, note?: string }>} this process's own Node, and why, where there is no other
 */
export async function ensureNextNode() {
  const [major] = process.versions.node.split('.');
  if (Number(major) >= Number(version.split('.')[0])) return { program: process.execPath };
  const name = `node-${process.platform}-${process.arch}`;
  const folder = join(cloneFolder, '.build', `node-${version}`);
  const program = join(folder, 'node_modules', name, 'bin/node');
  if (existsSync(program)) return { program };
  await mkdir(folder, { recursive: true });
  const install = ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--prefix', folder];
  const { code } = await runProgram('npm', [...install, `${name}@${version}`], { quiet: true });
  if (code === 0 && existsSync(program)) return { program };
  return {
    program: process.execPath,
    note: `ran on Node ${process.versions.node}: ${name}@${version} could not be fetched`,
  };
}
