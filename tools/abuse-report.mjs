// npm run abuse-report: sends generated requests to every call, tries every call as everybody, and prints what was seen of both.
// FUZZ_REQUESTS and FUZZ_SEED choose how many and which; `-- --kept` prints the last run again.
import './check-node.mjs';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fuzzTable, matrixTable } from './abuse-tables.mjs';
import { cloneFolder } from './clone-folder.mjs';
import { runProgram } from './run-program.mjs';

const reports = join(cloneFolder, '.build/abuse');
const parts = ['fuzz-reads', 'fuzz-writes', 'fuzz-catalogue-writes'];
const tests = [...parts, 'matrix'];

/** @param {string} name */
const read = (name) => {
  const file = join(reports, `${name}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
};

if (!process.argv.includes('--kept')) {
  const seed = process.env.FUZZ_SEED ?? String(Math.floor(Math.random() * 2 ** 31));
  const { code } = await runProgram(
    process.execPath,
    [
      join(cloneFolder, 'node_modules/vitest/vitest.mjs'),
      'run',
      '--project=api',
      '--maxWorkers=2',
      ...tests.map((name) => `apps/api/src/testing/abuse/${name}.test.ts`),
    ],
    { cwd: cloneFolder, env: { ...process.env, FUZZ_SEED: seed } },
  );
  process.exitCode = code;
}

const fuzz = parts.map(read).filter((part) => part !== null);
const matrix = read('matrix');
if (fuzz.length === 0 || !matrix) {
  console.error('There is no report yet: run it without --kept.');
  process.exitCode = 1;
} else {
  console.log(`\n${fuzzTable(fuzz)}\n\n${matrixTable(matrix.cells)}`);
}
