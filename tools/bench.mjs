// npm run bench: builds the product with the floor routes beside its own, as it is built for guests, and runs bench/main.ts;
// npm run bench -- lobby runs bench/lobby.ts instead.
import './check-node.mjs';
import { join } from 'node:path';
import { bundlePrograms } from './bundle-server.mjs';
import { cloneFolder } from './clone-folder.mjs';
import { prepareProduct } from './prepare-product.mjs';
import { runProgram } from './run-program.mjs';

await prepareProduct();
// As far below apps as the product is, which looks for the web app from where it stands.
const programs = ['bench/server.ts', 'apps/api/src/pdf/letter-thread.ts'].map((file) =>
  join(cloneFolder, file),
);
await bundlePrograms(programs, join(cloneFolder, 'apps/bench/dist'));
const program = process.argv[2] === 'lobby' ? 'bench/lobby.ts' : 'bench/main.ts';
const args = ['--import', 'tsx', join(cloneFolder, program)];
const { code } = await runProgram(process.execPath, args, { cwd: cloneFolder });
process.exitCode = code;
