// npm test: everything, in order, with the counts at the end. `npm test -- unit api` runs only those stages.
import './check-node.mjs';
import { performance } from 'node:perf_hooks';
import { cloneFolder } from './clone-folder.mjs';
import { ensureInstalled } from './install.mjs';
import { markOf } from './test-costs.mjs';
import { testStages } from './test-stages.mjs';

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !testStages.some((stage) => stage.name === name));
if (unknown.length > 0) {
  console.error(
    `No such stage: ${unknown.join(', ')}. There are: ${testStages.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(1);
}
const chosen = asked.length > 0 ? testStages.filter(({ name }) => asked.includes(name)) : testStages;

// A second Ctrl-C or SIGTERM is not needed: the stage that runs gets the first, and no other is begun.
let interrupted = false;
const interrupt = () => {
  interrupted = true;
};
process.on('SIGINT', interrupt).on('SIGTERM', interrupt);

try {
  await ensureInstalled(cloneFolder);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.log('0 passed, 1 failed');
  process.exit(1);
}

/** @param {number} since */
const secondsSince = (since) => (performance.now() - since) / 1000;

let passed = 0;
let failed = 0;
const rows = [];
const begun = performance.now();
for (const stage of chosen) {
  if (interrupted) break;
  console.log(`\n=== ${stage.name}: ${stage.does}`);
  const since = performance.now();
  const result = await stage.run();
  if (result.note) console.log(result.note);
  if (result.costs) console.log(result.costs);
  const seconds = secondsSince(since);
  console.log(`--- ${stage.name}: ${result.failed > 0 ? 'FAILED' : 'ok'} in ${seconds.toFixed(1)} s`);
  passed += result.passed;
  failed += result.failed;
  rows.push({ name: stage.name, ...result, seconds, budget: stage.budget });
}
if (interrupted) failed += 1;

const heads = ['passed', 'failed', 'seconds', 'budget'].map((head) => head.padStart(9)).join('');
console.log(`\n${'stage'.padEnd(10)}${heads}`);
for (const row of rows) {
  const cells = [row.passed, row.failed, row.seconds.toFixed(1), row.budget];
  const note = row.note ? `  ${row.note.split('\n')[0]}` : '';
  const line = cells.map((cell) => String(cell).padStart(9)).join('');
  console.log(`${row.name.padEnd(10)}${line}${markOf(row.seconds, row.budget)}${note}`);
}
const budgets = rows.reduce((sum, { budget }) => sum + budget, 0);
const whole = `${secondsSince(begun).toFixed(1).padStart(9)}${String(budgets).padStart(9)}`;
console.log(`${'all'.padEnd(28)}${whole}${interrupted ? '  interrupted' : ''}\n`);
for (const { name, failures = [] } of rows)
  for (const failure of failures) console.log(`FAILED ${name}: ${failure}`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
