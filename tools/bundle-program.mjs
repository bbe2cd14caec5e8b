// Bundles one program of ours into a folder, unless it is there: `node tools/bundle-program.mjs <file> <folder>`. For tests that start processes.
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { bundleApp, bundlePrograms } from './bundle-server.mjs';
import { cloneFolder } from './clone-folder.mjs';
import { withLock } from './lock.mjs';

const [program = '', folder = ''] = process.argv.slice(2);
await withLock(`${folder}.lock`, async () => {
  if (existsSync(join(folder, `${basename(program, '.ts')}.js`))) return;
  const app = /^((?:apps|sandbox)\/\w+)\/src\/main\.ts$/.exec(program)?.[1];
  if (app) await bundleApp(app, folder);
  else await bundlePrograms([join(cloneFolder, program)], folder);
});
