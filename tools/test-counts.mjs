import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { cloneFolder } from './clone-folder.mjs';

/**
 * @typedef {{ passed: number, failed: number, note?: string, failures?: string[], secondTries?: string[], contexts?: number, requests?: number }} Counts
 * `failures` and `secondTries` are names; `contexts` of a browser that were opened; `requests` that were generated
 */

/**
 * Makes the counts of a stage from a runner's report and its exit code. A runner that failed without naming a
 * test (it crashed, or found none) counts as one failure, so that nothing that went wrong sums to zero.
 *
 * @template {Counts} T
 * @param {T | undefined} reported undefined when there is no report
 * @param {number} code
 * @returns {T | Counts}
 */
export function countStage(reported, code) {
  const counts = reported ?? { passed: 0, failed: 0 };
  const silentFailure = counts.failed === 0 && (code !== 0 || counts.passed === 0);
  return silentFailure ? { ...counts, failed: 1 } : counts;
}

/** So many tests of a stage may need a second try on a busy machine; more is a defect of the product or of the tests. */
const mostSecondTries = 2;

/** @typedef {{ name: string, cause?: string | undefined, at?: string | undefined }} Trouble `cause` as the runner says it, `at` its place */

/**
 * A test that failed, or passed only at the second try (CI gives one), is named with the cause of the first, so that it is mended.
 *
 * @param {{ passed: number, failures: Trouble[], secondTries: Trouble[] }} told tests, but for those that just passed
 * @returns {Counts}
 */
function judge({ passed, failures, secondTries }) {
  const tooMany = secondTries.length > mostSecondTries;
  const failed = tooMany ? [...failures, ...secondTries] : failures;
  return {
    passed: tooMany ? passed : passed + secondTries.length,
    failed: failed.length,
    ...(failed.length > 0 && { failures: failed.map(describeTrouble) }),
    ...(secondTries.length > 0 && { secondTries: secondTries.map(describeTrouble) }),
  };
}

/** Reports colour what they say. */
const colours = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

/** @param {Trouble} trouble */
function describeTrouble({ name, cause = '', at }) {
  const lines = cause.replace(colours, '').trim().split('\n');
  // Playwright's first line says only what was expected, not of which element.
  const element = lines.find((line) => line.startsWith('Locator:'));
  return [name, [lines[0], element, at].filter(Boolean).join(', ')].filter(Boolean).join(': ');
}

/**
 * @typedef {{ fullName: string, status: string, failureMessages?: string[] }} VitestTest what a first try said stays with who passed at the second
 * @typedef {{ name: string, status: string, assertionResults: VitestTest[] }} VitestFile
 */

/**
 * @param {string} file JSON report of Vitest
 * @returns {Counts | undefined}
 */
export function readVitestReport(file) {
  const report = readJson(file);
  if (!report) return undefined;
  /** @type {VitestFile[]} */
  const files = report.testResults;
  const tests = files.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, fullName: `${inClone(name)}: ${test.fullName}` })),
  );
  // A file that could not be loaded has no tests to report, and is one failure.
  const broken = files.filter((entry) => entry.status === 'failed' && entry.assertionResults.length === 0);
  const passed = tests.filter(({ status }) => status === 'passed');
  const again = passed.filter(({ failureMessages }) => failureMessages && failureMessages.length > 0);
  const failed = tests.filter(({ status }) => status === 'failed');
  return judge({
    passed: passed.length - again.length,
    failures: [...failed.map(troubleOf), ...broken.map(({ name }) => ({ name: inClone(name) }))],
    secondTries: again.map(troubleOf),
  });
}

/** @param {VitestTest} test @returns {Trouble} */
const troubleOf = ({ fullName, failureMessages }) => ({ name: fullName, cause: failureMessages?.[0] });

/** @param {string} file */
const inClone = (file) => relative(cloneFolder, file);

/**
 * @typedef {{ error?: { message?: string, location?: { file: string, line: number } }, annotations?: { type: string, description?: string }[] }} PlaywrightTry
 * @typedef {{ projectName: string, status: string, results?: PlaywrightTry[] }} PlaywrightTest
 * @typedef {{ title: string, file: string, tests: PlaywrightTest[] }} PlaywrightSpec
 * @typedef {{ specs?: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite
 */

/** The annotation that says how many contexts of the browser a test opened. */
export const CONTEXTS_OPENED = 'contexts opened';

/**
 * @param {string} file JSON report of Playwright
 * @returns {Counts | undefined}
 */
export function readPlaywrightReport(file) {
  const report = readJson(file);
  if (!report) return undefined;
  const tests = specsOf(report).flatMap(({ title, file: where, tests }) =>
    tests.map((test) => ({ ...test, name: `[${test.projectName}] ${where}: ${title}` })),
  );
  // A second try begins with a browser of its own, and is counted as such.
  const contexts = tests.flatMap(({ results }) => results?.[0]?.annotations ?? []);
  return {
    ...judge({
      passed: report.stats.expected,
      failures: tests.filter(({ status }) => status === 'unexpected').map(firstTroubleOf),
      secondTries: tests.filter(({ status }) => status === 'flaky').map(firstTroubleOf),
    }),
    contexts: contexts.reduce(
      (sum, { type, description }) => sum + (type === CONTEXTS_OPENED ? Number(description) : 0),
      0,
    ),
  };
}

/** @param {PlaywrightTest & { name: string }} test @returns {Trouble} */
function firstTroubleOf({ name, results }) {
  const { message, location } = results?.[0]?.error ?? {};
  return { name, cause: message, at: location && `${inClone(location.file)}:${location.line}` };
}

/**
 * Tests that passed and failed, by their file.
 *
 * @param {string} file JSON report of Vitest or Playwright
 * @returns {{ file: string, passed: number, failed: number }[]} in the clone
 */
export function readTestsByFile(file) {
  const report = readJson(file) ?? {};
  /** @type {VitestFile[]} */
  const ofVitest = report.testResults ?? [];
  /** @type {(readonly [string, boolean])[]} */
  const tests = [
    ...ofVitest.flatMap(({ name, status, assertionResults }) =>
      assertionResults.length === 0
        ? [/** @type {const} */ ([inClone(name), status !== 'failed'])]
        : assertionResults
            .filter((test) => test.status === 'passed' || test.status === 'failed')
            .map((test) => /** @type {const} */ ([inClone(name), test.status === 'passed'])),
    ),
    ...specsOf(report).flatMap(({ file: where, tests }) =>
      tests
        .filter(({ status }) => status !== 'skipped')
        .map(({ status }) => /** @type {const} */ ([join('e2e', where), status !== 'unexpected'])),
    ),
  ];
  return [...new Set(tests.map(([where]) => where))].map((where) => {
    const ends = tests.filter(([one]) => one === where).map(([, isPassed]) => isPassed);
    const passed = ends.filter(Boolean).length;
    return { file: where, passed, failed: ends.length - passed };
  });
}

/**
 * @param {string} folder of the reports about generated requests
 * @returns {{ requests: number, seeds: string }} all together, and what they were made of
 */
export function readFuzz(folder) {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.startsWith('fuzz-')) : [];
  /** @type {{ seed: number, calls: { requests: number }[] }[]} */
  const reports = names.map((name) => readJson(join(folder, name)));
  const requests = reports.flatMap(({ calls }) => calls).reduce((sum, call) => sum + call.requests, 0);
  return { requests, seeds: [...new Set(reports.map(({ seed }) => seed))].join(', ') };
}

/**
 * @param {PlaywrightSuite} suite
 * @returns {PlaywrightSpec[]}
 */
function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** @param {string} file */
export function readJson(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/**
 * @typedef {{ reports?: number, contexts?: number, requests?: number }} Figures the most of each that a stage may have
 */

/**
 * A suite grows by tests that ask the same once more, which no clock shows on a machine that others use: its counts do.
 *
 * @param {Counts} counts
 * @param {Figures} [figures]
 * @returns {string[]} a sentence for each that is over
 */
export function findGrowth({ passed, failed, ...counts }, figures = {}) {
  const seen = { ...counts, reports: passed + failed };
  return /** @type {const} */ (['reports', 'contexts', 'requests']).flatMap((what) => {
    const [is, most] = [seen[what] ?? 0, figures[what] ?? Number.POSITIVE_INFINITY];
    return is > most ? [`${is} ${what}, ${most} in tools/test-figures.json`] : [];
  });
}
