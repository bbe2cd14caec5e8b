// npm run openapi: writes docs/openapi.json from the contract.
import './check-node.mjs';
import { join } from 'node:path';
import { cloneFolder } from './clone-folder.mjs';
import { runProgram } from './run-program.mjs';

const { code } = await runProgram(
  process.execPath,
  ['--import', 'tsx', join(cloneFolder, 'apps/api/src/http/openapi/write-document.ts')],
  { cwd: cloneFolder },
);
process.exitCode = code;
