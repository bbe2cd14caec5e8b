import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { cloneFolder } from './clone-folder.mjs';
import { ensureNextNode } from './next-node.mjs';
import { runProgram } from './run-program.mjs';
import { describeDearest } from './test-costs.mjs';
import { countStage, readFuzz, readJson, readPlaywrightReport, readVitestReport } from './test-counts.mjs';

/**
 * @typedef {import('./test-counts.mjs').Counts & { costs?: string }} StageResult
 * @typedef {{ seconds: number, cpu: number }} Budget
 * @typedef {{ name: string, does: string, budget: Budget, run: () => Promise<StageResult> }} Stage
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
  // As in the browser (playwright.config.ts): a second try for a test that fails, named when it passes.
  const tries = process.env.CI ? ['--retry=1'] : [];
  const { code } = await runProgram(
    node,
    [join(modules, 'vitest/vitest.mjs'), 'run', ...args, ...reporters, ...tries],
    { cwd: cloneFolder, env: { ...process.env, ...env } },
  );
  return countStage(readVitestReport(report), code);
}

/**
 * @param {string[]} projects none for all
 * @param {Record<string, string>} [env]
 * @returns {Promise<StageResult>}
 */
async function playwright(projects, env = {}) {
  const { obstacle, note } = await ensureChromium();
  if (obstacle) return { passed: 0, failed: 1, note: obstacle };
  const report = freshReport('browser');
  const chosen = projects.map((project) => `--project=${project}`);
  const { code } = await runProgram(
    process.execPath,
    // A fault is looked for with the test alone, which has its trace then.
    [join(modules, '@playwright/test/cli.js'), 'test', '--reporter=list,json', '--trace=off', ...chosen],
    { cwd: cloneFolder, env: { ...process.env, ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report } },
  );
  return {
    ...countStage(readPlaywrightReport(report), code),
    costs: describeDearest(report),
    ...(note && { note }),
  };
}

/**
 * @param {string[]} args
 * @returns {Promise<StageResult>}
 */
async function faults(...args) {
  const report = freshReport('faults');
  const { code } = await runProgram(process.execPath, ['tools/faults.mjs', ...args, '--report', report], {
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

/** Files at a time: on two cores more than Vitest’s own one, since each waits for its database half of the time, and some for a slow backend. */
const atOnce = '--maxWorkers=3';

/** Both cores: Vitest leaves one to itself, which has a fifth of the work. */
const onBothCores = '--maxWorkers=2';

/** A stage of their own: they take minutes, and ask nothing of the database that the other tests do not. */
const generated = '--exclude=**/testing/abuse/fuzz-*.test.ts';

/** The same answers whatever keeps the data: the embedded server as such, and the right to make each call. */
const askedOnce = ['--exclude=**/embedded-postgres.test.ts', '--exclude=**/testing/abuse/matrix.test.ts'];

/**
 * On the oldest PostgreSQL that the product promises, the machine’s, and the Node in use. Tests of the embedded one start it themselves.
 *
 * @returns {Promise<StageResult>}
 */
async function api() {
  const args = ['--project=api', atOnce, generated];
  if (hasSystemPostgres()) return vitest('api', args, { TEST_POSTGRES: 'system' });
  const result = await vitest('api', args, { TEST_POSTGRES: 'embedded' });
  return { note: 'on the embedded PostgreSQL: this machine has none from 15 on', ...result };
}

/** @returns {Promise<StageResult>} */
async function secondPair() {
  const { program, note } = await ensureNextNode();
  const args = ['--project=api', atOnce, generated, ...askedOnce];
  // A process that is killed at one place is killed there again, and reports are asked more at random.
  const env = { TEST_POSTGRES: 'embedded', CRASH_ROUNDS: '3', REPORT_RUNS: '200' };
  const result = await vitest('second', args, env, program);
  return note ? { ...result, note } : result;
}

/**
 * @param {Record<string, string>} [env]
 * @returns {Promise<StageResult>}
 */
async function generatedRequests(env = {}) {
  const reports = join(cloneFolder, '.build/abuse');
  rmSync(reports, { recursive: true, force: true });
  const args = ['--project=api', atOnce, 'apps/api/src/testing/abuse/fuzz-'];
  const result = await vitest('fuzz', args, { TEST_POSTGRES: 'embedded', ...env });
  const { requests, seeds } = readFuzz(reports);
  return { note: `seed ${seeds}, again with FUZZ_SEED`, ...result, requests };
}

/**
 * Everything that a change can break, once, in order. The budgets are for two cores that nobody else uses. A stage that takes longer is marked
 * and does not fail: machines differ by a factor of two. Its counts fail where they grow (tools/test-figures.json).
 *
 * @type {Stage[]}
 */
export const testStages = [
  {
    name: 'types',
    budget: { seconds: 40, cpu: 72 },
    does: 'TypeScript',
    run: () => check(join(modules, 'typescript/bin/tsc'), '-p', 'tsconfig.json'),
  },
  {
    name: 'lint',
    does: 'Biome',
    budget: { seconds: 12, cpu: 21 },
    run: () => check(join(modules, '@biomejs/biome/bin/biome'), 'check', '.'),
  },
  {
    name: 'house',
    does: 'layout and import directions',
    budget: { seconds: 3, cpu: 4 },
    run: () => check('tools/check-house.mjs'),
  },
  {
    name: 'docs',
    does: 'what the documents name is there',
    budget: { seconds: 2, cpu: 2 },
    run: () => check('tools/check-docs.mjs'),
  },
  {
    name: 'unused',
    does: 'unused files and packages',
    budget: { seconds: 10, cpu: 14 },
    run: () => check(join(modules, 'knip/bin/knip.js')),
  },
  {
    name: 'build',
    does: 'server and web',
    budget: { seconds: 12, cpu: 20 },
    run: () => check('tools/build.mjs', '--all'),
  },
  {
    name: 'bytes',
    budget: { seconds: 3, cpu: 3 },
    does: 'what a guest downloads against its budget',
    run: () => check('apps/web/budget.mjs'),
  },
  {
    name: 'unit',
    budget: { seconds: 86, cpu: 101 },
    does: 'rules, contract, tools, web',
    run: () => vitest('unit', ['--project=domain', '--project=web*', onBothCores]),
  },
  {
    name: 'api',
    budget: { seconds: 900, cpu: 1400 },
    does: 'API and gateway on the oldest PostgreSQL promised',
    run: api,
  },
  {
    name: 'fuzz',
    budget: { seconds: 80, cpu: 120 },
    does: 'generated requests at every call, of catalogues one of each shape',
    run: () => generatedRequests(),
  },
  {
    name: 'faults',
    budget: { seconds: 80, cpu: 112 },
    does: 'guests book and pay while what the product stands on breaks',
    run: () => faults('--short'),
  },
  {
    name: 'browser',
    does: 'journeys in Chromium, on a phone and a desktop',
    budget: { seconds: 1150, cpu: 2100 },
    run: () => playwright(['phone-es', 'desktop-en'], { E2E_ONCE: '1' }),
  },
];

/**
 * Stages of a release: longer ones in place of the stage of the same name, and some behind all others.
 *
 * @type {Stage[]}
 */
const releaseStages = [
  {
    name: 'fuzz',
    budget: { seconds: 180, cpu: 330 },
    does: 'generated requests at every call, at length',
    run: () => generatedRequests({ FUZZ: 'long' }),
  },
  {
    name: 'faults',
    budget: { seconds: 540, cpu: 500 },
    does: 'guests book and pay while what the product stands on breaks, at length',
    run: () => faults(),
  },
  {
    name: 'browser',
    does: 'journeys in Chromium, at every width in both languages',
    budget: { seconds: 1050, cpu: 1900 },
    run: () => playwright([]),
  },
  {
    name: 'second',
    budget: { seconds: 170, cpu: 300 },
    does: 'API and gateway on the embedded PostgreSQL and Node 24',
    run: secondPair,
  },
];

/** `npm run test:all`, before a release. */
export const allStages = [
  ...testStages.map((stage) => releaseStages.find(({ name }) => name === stage.name) ?? stage),
  ...releaseStages.filter(({ name }) => !testStages.some((stage) => stage.name === name)),
];
