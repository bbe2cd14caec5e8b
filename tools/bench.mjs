// npm run bench: builds the product with the floor routes beside its own, as it is built for guests, and runs bench/main.ts;
// npm run bench -- lobby runs bench/lobby.ts instead.
import './check-node.mjs';
import { join } from 'node:path';
import { bundlePrograms } from './bundle-server.mjs';
import { cloneFolder } from './clone-folder.mjs';
import { prepareProduct } from './prepare-product.mjs';
import { runProgram } from './run-program.mjs';

await prepareProduct();
const programs = ['bench/server.ts', 'apps/api/src/pdf/letter-thread.ts'];
// As far below apps as the product is, which looks for the web app from where it stands.
await bundlePrograms(
  programs.map((program) => join(cloneFolder, program)),
  join(cloneFolder, 'apps/bench/dist'),
);
const args = ['--import', 'tsx', join(cloneFolder, 'bench/main.ts'), ...process.argv.slice(2)];
const { code } = await runProgram(process.execPath, args, { cwd: cloneFolder });
process.exitCode = code;
