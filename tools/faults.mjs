// npm run faults: builds the product where it is stale and runs faults/main.ts, which breaks what it stands on.
import './check-node.mjs';
import { join } from 'node:path';
import { cloneFolder } from './clone-folder.mjs';
import { prepareProduct } from './prepare-product.mjs';
import { runProgram } from './run-program.mjs';

await prepareProduct();
const args = ['--import', 'tsx', join(cloneFolder, 'faults/main.ts'), ...process.argv.slice(2)];
const { code } = await runProgram(process.execPath, args, { cwd: cloneFolder });
process.exitCode = code;
