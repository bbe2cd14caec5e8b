// npm run effort: what the commonest tasks of staff cost, by the keystroke-level model.
import './check-node.mjs';
import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { cloneFolder } from './clone-folder.mjs';
import { prepareProduct } from './prepare-product.mjs';
import { runProgram } from './run-program.mjs';

await prepareProduct();
const { obstacle } = await ensureChromium();
if (obstacle) throw new Error(obstacle);
const args = ['--import', 'tsx', join(cloneFolder, 'e2e/measure-effort.ts'), ...process.argv.slice(2)];
const { code } = await runProgram(process.execPath, args, { cwd: cloneFolder });
process.exitCode = code;
