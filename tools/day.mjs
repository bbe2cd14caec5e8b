// npm run day -- --flights: plays a day of flights on a database of its own, and checks what it left behind. Exit 1 on any finding.
import './check-node.mjs';
import { join } from 'node:path';
import { cloneFolder } from './clone-folder.mjs';
import { runProgram } from './run-program.mjs';

const program = join(cloneFolder, 'apps/api/src/testing/flight-day/main.ts');
const { code } = await runProgram(process.execPath, ['--import', 'tsx', program, ...process.argv.slice(2)], {
  cwd: cloneFolder,
});
process.exitCode = code;
