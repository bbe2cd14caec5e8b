// npm test: everything that a change can break, once, in order, with the counts at the end. `npm test -- unit api` runs only those stages.
// npm run test:all, before a release: what asks the same again as well.
import './check-node.mjs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { cloneFolder } from './clone-folder.mjs';
import { watchCpu } from './cpu-seconds.mjs';
import { ensureInstalled } from './install.mjs';
import { tellFigure } from './proof/figure.mjs';
import { describeOverrun, markOf } from './test-costs.mjs';
import { findGrowth, readJson } from './test-counts.mjs';
import { allStages, testStages } from './test-stages.mjs';

const isAll = process.argv.includes('--all');
const stages = isAll ? allStages : testStages;
const figures = readJson(join(cloneFolder, 'tools/test-figures.json'))[isAll ? 'test:all' : 'test'];

const asked = process.argv.slice(2).filter((name) => name !== '--all');
const unknown = asked.filter((name) => !stages.some((stage) => stage.name === name));
if (unknown.length > 0) {
  console.error(
    `No such stage: ${unknown.join(', ')}. There are: ${stages.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(1);
}
const chosen = asked.length > 0 ? stages.filter(({ name }) => asked.includes(name)) : stages;

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

const cpu = watchCpu(process.pid);
/** @type {number[]} */
let loads = [];
const watch = setInterval(() => {
  cpu.look();
  loads.push(loadavg()[0] ?? 0);
}, 1_000);

/** Of the load, so that one rush does not stand for the whole. */
const middle = () => loads.sort((a, b) => a - b)[Math.floor(loads.length / 2)] ?? loadavg()[0] ?? 0;

/** @typedef {import('./test-stages.mjs').StageResult & import('./test-costs.mjs').StageCost & { failures: string[] }} Row */
/** @type {Row[]} */
const rows = [];
for (const stage of chosen) {
  if (interrupted) break;
  console.log(`\n=== ${stage.name}: ${stage.does}`);
  const since = { time: performance.now(), cpu: cpu.seconds() };
  loads = [];
  const result = await stage.run();
  if (result.note) console.log(result.note);
  if (result.costs) console.log(result.costs);
  const growth = findGrowth(result, figures[stage.name]);
  const row = {
    name: stage.name,
    ...result,
    failed: result.failed + growth.length,
    failures: [...(result.failures ?? []), ...growth],
    seconds: (performance.now() - since.time) / 1000,
    cpu: cpu.seconds() - since.cpu,
    budget: stage.budget,
    load: middle(),
  };
  rows.push(row);
  console.log(
    `--- ${row.name}: ${row.failed > 0 ? 'FAILED' : 'ok'} in ${row.seconds.toFixed(1)} s, ${row.cpu.toFixed(1)} s of CPU`,
  );
}
clearInterval(watch);

/** @param {(row: Row) => number | undefined} figure */
const sum = (figure) => rows.reduce((total, row) => total + (figure(row) ?? 0), 0);
const passed = sum((row) => row.passed);
const failed = sum((row) => row.failed) + (interrupted ? 1 : 0);

/**
 * @param {string} first
 * @param {(string | number)[]} cells
 */
const line = (first, ...cells) =>
  `${first.padEnd(10)}${cells.map((cell) => String(cell).padStart(9)).join('')}`;
console.log(`\n${line('stage', 'passed', 'failed', 'seconds', 'budget', 'CPU', 'budget')}`);
for (const row of rows) {
  const { seconds, cpu, budget } = row;
  const cells = [row.passed, row.failed, seconds.toFixed(1), budget.seconds, cpu.toFixed(1), budget.cpu];
  const counted = [
    ...(row.requests ? [`${row.requests} requests`] : []),
    ...(row.contexts ? [`${row.contexts} contexts`] : []),
    ...(row.note ? [row.note.split('\n')[0]] : []),
  ];
  console.log(`${line(row.name, ...cells)}${markOf(row)}${counted.map((one) => `  ${one}`).join('')}`);
}
const all = [sum((row) => row.seconds), sum((row) => row.budget.seconds), sum((row) => row.cpu)];
const cells = [...all.map((figure) => figure.toFixed(0)), sum((row) => row.budget.cpu)];
console.log(`${line('all', '', '', ...cells)}${interrupted ? '  interrupted' : ''}\n`);
for (const row of rows) {
  const overrun = describeOverrun(row, availableParallelism());
  if (overrun) console.log(overrun);
}
for (const { name, secondTries = [] } of rows)
  for (const test of secondTries) console.log(`SECOND TRY ${name}: ${test}`);
for (const { name, failures } of rows)
  for (const failure of failures) console.log(`FAILED ${name}: ${failure}`);
console.log(`${passed} passed, ${failed} failed`);
if (chosen === stages)
  tellFigure({
    ...{ name: isAll ? 'npm-test-all.minutes' : 'npm-test.minutes', unit: 'min' },
    ...{ value: sum((row) => row.seconds) / 60, note: `${passed} passed, ${failed} failed` },
  });
process.exitCode = failed > 0 ? 1 : 0;
