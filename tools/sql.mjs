// npm run sql: writes the statements of every repository to apps/api/queries.
import './check-node.mjs';
import { join } from 'node:path';
import { cloneFolder } from './clone-folder.mjs';
import { runProgram } from './run-program.mjs';

const { code } = await runProgram(
  process.execPath,
  ['--import', 'tsx', join(cloneFolder, 'apps/api/src/testing/queries/main.ts')],
  { cwd: cloneFolder },
);
process.exitCode = code;
