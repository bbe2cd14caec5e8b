import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { cloneFolder } from './clone-folder.mjs';

/** @typedef {{ passed: number, failed: number, note?: string, failures?: string[] }} Counts `failures` are names */

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

/**
 * Who passed only at the second try (CI gives one) is named in the note, so that it is looked at.
 *
 * @param {{ passed: number, failures: string[], secondTries: string[] }} told the names of tests, but for those that just passed
 * @returns {Counts}
 */
function judge({ passed, failures, secondTries }) {
  const tooMany = secondTries.length > mostSecondTries;
  const failed = tooMany ? [...failures, ...secondTries] : failures;
  return {
    passed: tooMany ? passed : passed + secondTries.length,
    failed: failed.length,
    ...(failed.length > 0 && { failures: failed }),
    ...(secondTries.length > 0 && {
      note: [`passed at the second try: ${secondTries.length}`, ...secondTries].join('\n'),
    }),
  };
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
    failures: [...failed.map(({ fullName }) => fullName), ...broken.map(({ name }) => inClone(name))],
    secondTries: again.map(({ fullName }) => fullName),
  });
}

/** @param {string} file */
const inClone = (file) => relative(cloneFolder, file);

/**
 * @typedef {{ title: string, file: string, tests: { projectName: string, status: string }[] }} PlaywrightSpec
 * @typedef {{ specs?: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite
 */

/**
 * @param {string} file JSON report of Playwright
 * @returns {Counts | undefined}
 */
export function readPlaywrightReport(file) {
  const report = readJson(file);
  if (!report) return undefined;
  /** @param {string} wanted */
  const named = (wanted) =>
    specsOf(report).flatMap(({ title, file: where, tests }) =>
      tests
        .filter(({ status }) => status === wanted)
        .map(({ projectName }) => `[${projectName}] ${where}: ${title}`),
    );
  return judge({ passed: report.stats.expected, failures: named('unexpected'), secondTries: named('flaky') });
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
