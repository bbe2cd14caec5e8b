// npm run bench: runs bench/main.ts, or the benchmarks named: `npm run bench -- look-up`.
import './check-node.mjs';
import { join } from 'node:path';
import { cloneFolder } from './clone-folder.mjs';
import { prepareProduct } from './prepare-product.mjs';
import { runProgram } from './run-program.mjs';

await prepareProduct();
const args = ['--import', 'tsx', join(cloneFolder, 'bench/main.ts'), ...process.argv.slice(2)];
const { code } = await runProgram(process.execPath, args, { cwd: cloneFolder });
process.exitCode = code;
