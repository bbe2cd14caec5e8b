import { readJson } from './test-counts.mjs';

/**
 * @typedef {{ file: string, tests: { results?: { duration: number }[] }[] }} TimedSpec
 * @typedef {{ specs?: TimedSpec[], suites?: TimedSuite[] }} TimedSuite
 * @typedef {{ file: string, tests: number, seconds: number }} FileCost
 */

/**
 * What each file of a Playwright run cost, the dearest first: the time of all its tests in all projects, second tries included.
 *
 * @param {TimedSuite} report
 * @returns {FileCost[]}
 */
export function costsByFile(report) {
  /** @type {Map<string, FileCost>} */
  const costs = new Map();
  for (const { file, tests } of specsOf(report)) {
    const cost = costs.get(file) ?? { file, tests: 0, seconds: 0 };
    const results = tests.flatMap(({ results = [] }) => results);
    cost.tests += tests.length;
    cost.seconds += results.reduce((sum, { duration }) => sum + duration / 1000, 0);
    costs.set(file, cost);
  }
  return [...costs.values()].sort((a, b) => b.seconds - a.seconds);
}

/** @param {TimedSuite} suite @returns {TimedSpec[]} */
function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

const shown = 10;

/**
 * The ten dearest files of a run, for people.
 *
 * @param {string} file JSON report of Playwright
 * @returns {string} empty when there is no report
 */
export function describeDearest(file) {
  const report = readJson(file);
  if (!report) return '';
  const costs = costsByFile(report);
  const rows = costs
    .slice(0, shown)
    .map(
      (cost) =>
        `${cost.seconds.toFixed(1).padStart(8)} s ${String(cost.tests).padStart(4)} tests  ${cost.file}`,
    );
  const all = costs.reduce((sum, { seconds }) => sum + seconds, 0);
  return [`The dearest files, of ${all.toFixed(0)} s in all workers together:`, ...rows].join('\n');
}

/**
 * How a stage kept its budget: nothing fails by it, since machines differ; who makes a stage longer sees it.
 *
 * @param {number} seconds it took
 * @param {number} budget
 */
export function markOf(seconds, budget) {
  return seconds > budget ? `  over by ${(seconds - budget).toFixed(0)} s` : '';
}
