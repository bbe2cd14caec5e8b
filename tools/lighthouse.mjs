// npm run lighthouse: Lighthouse's mobile preset on pages of guests and staff, against the figures they must reach.
import './check-node.mjs';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { cloneFolder } from './clone-folder.mjs';
import { prepareProduct } from './prepare-product.mjs';
import { runProgram } from './run-program.mjs';

/** The newest that runs on Node 20. */
const version = '12.8.2';

/** Fetched once a clone, in a folder of its own: nobody who installs the product needs its hundred packages. */
async function ensureLighthouse() {
  const folder = join(cloneFolder, '.build', `lighthouse-${version}`);
  if (existsSync(join(folder, 'node_modules/lighthouse'))) return folder;
  await mkdir(folder, { recursive: true });
  const install = ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--prefix', folder];
  const { code } = await runProgram('npm', [...install, `lighthouse@${version}`], { quiet: true });
  if (code !== 0) throw new Error(`lighthouse@${version} could not be fetched from the package registry.`);
  return folder;
}

await prepareProduct();
const { obstacle } = await ensureChromium();
if (obstacle) throw new Error(obstacle);
const folder = await ensureLighthouse();
const args = ['--import', 'tsx', join(cloneFolder, 'e2e/lighthouse.ts'), folder, ...process.argv.slice(2)];
const { code } = await runProgram(process.execPath, args, { cwd: cloneFolder });
process.exitCode = code;
