// npm run sql: writes the types of the tables, and the statements of every repository to apps/api/queries.
import './check-node.mjs';
import { join } from 'node:path';
import { cloneFolder } from './clone-folder.mjs';
import { runProgram } from './run-program.mjs';

for (const program of ['table-types/main.ts', 'queries/main.ts']) {
  const { code } = await runProgram(
    process.execPath,
    ['--import', 'tsx', join(cloneFolder, 'apps/api/src/testing', program)],
    { cwd: cloneFolder },
  );
  if (code !== 0) process.exit(code);
}
