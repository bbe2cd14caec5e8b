// npm run openapi: writes what is made of the calls and of the adapters, docs/calls-kept.txt and docs/backends.md among it.
import './check-node.mjs';
import { join } from 'node:path';
import { cloneFolder } from './clone-folder.mjs';
import { runProgram } from './run-program.mjs';

for (const program of ['http/openapi/write-document.ts', 'testing/backends-document/write-backends.ts']) {
  const { code } = await runProgram(
    process.execPath,
    ['--import', 'tsx', join(cloneFolder, 'apps/api/src', program)],
    { cwd: cloneFolder },
  );
  process.exitCode ||= code;
}
