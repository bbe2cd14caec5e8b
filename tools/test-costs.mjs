import { readJson } from './test-counts.mjs';

/**
 * @typedef {{ file: string, tests: { results?: { duration: number }[] }[] }} TimedSpec
 * @typedef {{ specs?: TimedSpec[], suites?: TimedSuite[] }} TimedSuite
 * @typedef {{ file: string, tests: number, seconds: number }} FileCost
 */

/**
 * Cost of each file of a Playwright run, the dearest first: the time of all its tests in all projects, second tries included.
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
 * @typedef {{ name: string, seconds: number, cpu: number, budget: { seconds: number, cpu: number }, load: number }} StageCost `load` in the middle of its time
 */

/**
 * The end of a stage's line: over its budget in seconds, in CPU seconds, or both. Nothing fails by it, since machines differ.
 *
 * @param {Pick<StageCost, 'seconds' | 'cpu' | 'budget'>} cost
 */
export function markOf({ seconds, cpu, budget }) {
  const over = [
    ...(seconds > budget.seconds ? [`${(seconds - budget.seconds).toFixed(0)} s`] : []),
    ...(cpu > budget.cpu ? [`${(cpu - budget.cpu).toFixed(0)} s of CPU`] : []),
  ];
  return over.length > 0 ? `  over by ${over.join(' and ')}` : '';
}

/**
 * A sentence about a stage that took half as much again as its budget, in time or in CPU: the first alone is a busy machine.
 *
 * @param {StageCost} cost
 * @param {number} cores
 */
export function describeOverrun({ name, seconds, cpu, budget, load }, cores) {
  const isLong = seconds > budget.seconds * 1.5;
  const isDear = cpu > budget.cpu * 1.5;
  if (!isLong && !isDear) return '';
  const why = isDear
    ? 'the work itself grew, or this machine is slow'
    : 'the machine was busy with other work';
  return [
    `OVER BUDGET ${name}: ${seconds.toFixed(0)} s of ${budget.seconds}, ${cpu.toFixed(0)} s of CPU of ${budget.cpu},`,
    `at a load of ${load.toFixed(1)} on ${cores} cores: ${why}.`,
  ].join(' ');
}
