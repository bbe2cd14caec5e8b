import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { cloneFolder } from './clone-folder.mjs';
import { ensureNextNode } from './next-node.mjs';
import { runProgram } from './run-program.mjs';
import { describeDearest } from './test-costs.mjs';
import { countStage, readJson, readPlaywrightReport, readVitestReport } from './test-counts.mjs';

/**
 * @typedef {import('./test-counts.mjs').Counts & { costs?: string }} StageResult
 * @typedef {{ name: string, does: string, budget: number, run: () => Promise<StageResult> }} Stage `budget` in seconds
 */

const results = join(cloneFolder, '.build/results');
const modules = join(cloneFolder, 'node_modules');

/**
 * A check that passes or fails as a whole.
 *
 * @param {string} script of a package in node_modules, or of ours
 * @param {string[]} args
 * @returns {Promise<StageResult>}
 */
async function check(script, ...args) {
  const { code } = await runProgram(process.execPath, [script, ...args], { cwd: cloneFolder });
  return countStage({ passed: code === 0 ? 1 : 0, failed: 0 }, code);
}

/**
 * @param {string} name of the report
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 * @param {string} [node] the program
 * @returns {Promise<StageResult>}
 */
async function vitest(name, args, env = {}, node = process.execPath) {
  const report = freshReport(name);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  // As in the browser (playwright.config.ts): a second try for who fails, named when it passes.
  const tries = process.env.CI ? ['--retry=1'] : [];
  const { code } = await runProgram(
    node,
    [join(modules, 'vitest/vitest.mjs'), 'run', ...args, ...reporters, ...tries],
    { cwd: cloneFolder, env: { ...process.env, ...env } },
  );
  return countStage(readVitestReport(report), code);
}

/** @returns {Promise<StageResult>} */
async function playwright() {
  const obstacle = await ensureChromium();
  if (obstacle) return { passed: 0, failed: 1, note: obstacle };
  const report = freshReport('browser');
  const { code } = await runProgram(
    process.execPath,
    // Who looks for a fault runs the test alone, and has its trace then.
    [join(modules, '@playwright/test/cli.js'), 'test', '--reporter=list,json', '--trace=off'],
    { cwd: cloneFolder, env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report } },
  );
  return { ...countStage(readPlaywrightReport(report), code), costs: describeDearest(report) };
}

/** @returns {Promise<StageResult>} */
async function faults() {
  const report = freshReport('faults');
  const { code } = await runProgram(process.execPath, ['tools/faults.mjs', '--short', '--report', report], {
    cwd: cloneFolder,
  });
  return countStage(readJson(report), code);
}

/** @param {string} name */
function freshReport(name) {
  mkdirSync(results, { recursive: true });
  const file = join(results, `${name}.json`);
  // A report of an earlier run must never stand in for one that this run did not write.
  rmSync(file, { force: true });
  return file;
}

function hasSystemPostgres() {
  const root = '/usr/lib/postgresql';
  return existsSync(root) && readdirSync(root).some((version) => Number(version) >= 15);
}

/** @returns {Promise<StageResult>} */
async function postgres() {
  if (!hasSystemPostgres())
    return { passed: 0, failed: 0, note: 'this machine has no PostgreSQL 15 or newer' };
  const { program, note } = await ensureNextNode();
  const without = ['**/embedded-postgres.test.ts', generated, matrix].map((files) => `--exclude=${files}`);
  const args = ['--project=api', atOnce, ...without];
  const result = await vitest('postgres', args, { TEST_POSTGRES: 'system' }, program);
  return note ? { ...result, note } : result;
}

/** Files at a time: on two cores more than vitest’s own one, since each waits for its database half of the time. */
const atOnce = '--maxWorkers=3';

/** A stage of their own: they take minutes, and ask nothing of the database that the other tests do not. */
const generated = '**/testing/abuse/fuzz-*.test.ts';

/** Who may make which call: the answer is the same whatever keeps the data, and asking takes minutes. */
const matrix = '**/testing/abuse/matrix.test.ts';

/**
 * Everything `npm test` does, in order. The budgets are for two cores that nobody else uses: a stage that takes longer is marked and does
 * not fail. Whoever makes one longer says why, or makes something else shorter. Those of api, postgres and browser were worked out from CPU
 * seconds before and after a change, and are to be set again from a run at rest.
 *
 * @type {Stage[]}
 */
export const testStages = [
  {
    name: 'types',
    budget: 15,
    does: 'TypeScript',
    run: () => check(join(modules, 'typescript/bin/tsc'), '-p', 'tsconfig.json'),
  },
  {
    name: 'lint',
    does: 'Biome',
    budget: 8,
    run: () => check(join(modules, '@biomejs/biome/bin/biome'), 'check', '.'),
  },
  {
    name: 'house',
    does: 'layout and import directions',
    budget: 3,
    run: () => check('tools/check-house.mjs'),
  },
  {
    name: 'docs',
    does: 'what the documents name is there',
    budget: 2,
    run: () => check('tools/check-docs.mjs'),
  },
  {
    name: 'unused',
    does: 'unused files and packages',
    budget: 10,
    run: () => check(join(modules, 'knip/bin/knip.js')),
  },
  { name: 'build', does: 'server and web', budget: 12, run: () => check('tools/build.mjs', '--all') },
  {
    name: 'bytes',
    budget: 3,
    does: 'what a guest downloads against its budget',
    run: () => check('apps/web/budget.mjs'),
  },
  {
    name: 'unit',
    budget: 25,
    does: 'rules, contract, tools, web',
    run: () => vitest('unit', ['--project=domain', '--project=web']),
  },
  {
    name: 'api',
    budget: 220,
    does: 'API and gateway on the embedded PostgreSQL',
    run: () =>
      vitest('api', ['--project=api', atOnce, `--exclude=${generated}`], { TEST_POSTGRES: 'embedded' }),
  },
  {
    name: 'fuzz',
    budget: 180,
    does: 'generated requests at every call',
    run: () =>
      vitest('fuzz', ['--project=api', atOnce, 'apps/api/src/testing/abuse/fuzz-'], {
        TEST_POSTGRES: 'embedded',
      }),
  },
  {
    name: 'faults',
    budget: 80,
    does: 'guests book and pay while what the product stands on breaks',
    run: faults,
  },
  {
    name: 'postgres',
    budget: 170,
    does: 'the same on the machine’s PostgreSQL and on Node 24',
    run: postgres,
  },
  { name: 'browser', does: 'journeys in Chromium', budget: 1050, run: playwright },
];
