import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number }} Counts */

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

/**
 * @param {string} file JSON report of Vitest
 * @returns {Counts | undefined}
 */
export function readVitestReport(file) {
  const report = readJson(file);
  if (!report) return undefined;
  /** @type {{ status: string, assertionResults: unknown[] }[]} */
  const files = report.testResults;
  // A file that could not be loaded has no tests to report, and is one failure.
  const broken = files.filter((entry) => entry.status === 'failed' && entry.assertionResults.length === 0);
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length };
}

/** So many browser tests may need a second try on a busy machine; more is a defect of the product or of the tests. */
const mostSecondTries = 2;

/**
 * @typedef {{ title: string, file: string, tests: { projectName: string, status: string }[] }} PlaywrightSpec
 * @typedef {{ specs?: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite
 */

/**
 * Who passed only at the second try (CI gives one) is named in the note, so that it is looked at.
 *
 * @param {string} file JSON report of Playwright
 * @returns {(Counts & { note?: string }) | undefined}
 */
export function readPlaywrightReport(file) {
  const report = readJson(file);
  if (!report) return undefined;
  const { expected, unexpected, flaky } = report.stats;
  const counts =
    flaky > mostSecondTries
      ? { passed: expected, failed: unexpected + flaky }
      : { passed: expected + flaky, failed: unexpected };
  if (flaky === 0) return counts;
  const names = specsOf(report).flatMap(({ title, file: where, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky')
      .map(({ projectName }) => `[${projectName}] ${where}: ${title}`),
  );
  return { ...counts, note: [`passed at the second try: ${flaky}`, ...names].join('\n') };
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
