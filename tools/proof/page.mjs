import { isOfBrowser, PROMISES } from './promises.mjs';
import { RUNS, TEST_RUNS } from './runs.mjs';

/**
 * docs/proof.md, made of the promises and of what commands printed. A promise without a figure says so.
 *
 * @import { Figure } from './figure.mjs'
 * @import { Limit, Promised } from './promises.mjs'
 * @typedef {object} RunFacts
 * @property {string} at
 * @property {string} commit
 * @property {string} machine
 * @property {number} loadBefore of the machine, one minute
 * @property {number} loadAfter
 * @property {number} seconds
 * @property {number} code with which it ended
 * @property {boolean} isQuick
 * @typedef {Figure & { run: RunFacts }} Result
 * @typedef {Readonly<Record<string, Result>>} Results by the name of the figure
 */

/** @param {number} value */
const written = (value) => {
  if (Number.isInteger(value)) return value.toLocaleString('en-US');
  const digits = Math.abs(value) < 10 ? 2 : Math.abs(value) < 100 ? 1 : 0;
  return value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
};

/** @param {number} value @param {string} [unit] */
const withUnit = (value, unit) => (unit ? `${written(value)} ${unit}` : written(value));

/** @param {Limit} limit @param {string} [unit] */
const limitOf = ({ least, most }, unit) =>
  least === undefined ? `≤ ${withUnit(most ?? 0, unit)}` : `≥ ${withUnit(least, unit)}`;

/** @param {Limit} limit @param {number} value */
const isKept = ({ least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY }, value) =>
  value >= least && value <= most;

/** Name of the figure of a test file: its failed tests. @param {string} file */
export const figureOfTests = (file) => `tests.${file}`;

/** @param {Promised} promise @returns {Limit | undefined} */
const limitBy = ({ tests, limit }) => (tests ? { most: 0 } : limit);

/**
 * The figures of a promise: of one whose name has a `*`, all that there are.
 * @param {Promised} promise
 * @param {Results} results
 * @returns {Result[]}
 */
export function resultsOf({ figure, tests }, results) {
  const names = tests ? tests.map(figureOfTests) : figure ? [figure] : [];
  return names.flatMap((name) => {
    const [before = '', after] = name.split('*');
    if (after === undefined) return results[name] ? [results[name]] : [];
    return Object.values(results).filter(
      (one) => one.name.startsWith(before) && one.name.endsWith(after) && one.name.length > name.length - 1,
    );
  });
}

/** The one furthest from the limit. @param {Result[]} results @param {Limit} limit */
const worst = (results, { least }) =>
  [...results].sort((one, other) =>
    least === undefined ? other.value - one.value : one.value - other.value,
  )[0];

/** @param {Promised} promise */
export function commandOf({ figure, tests }) {
  if (tests) {
    const run = TEST_RUNS.find((one) => one.isOfBrowser === tests.some(isOfBrowser));
    return `${run?.command} ${tests.join(' ')}`;
  }
  const name = figure?.replace('*', 'x');
  const run = name && RUNS.find(({ prints }) => prints.test(name));
  if (!run) return undefined;
  return run.name === 'faults' ? `${run.command} -- ${figure?.slice('fault.'.length)}` : run.command;
}

/** @param {RunFacts} run */
const when = ({ at, isQuick, loadBefore, loadAfter, code }) =>
  `${at.slice(0, 10)}, load ${loadBefore.toFixed(1)} to ${loadAfter.toFixed(1)}${isQuick ? ', quick' : ''}${code === 0 ? '' : `, ended with ${code}`}`;

/**
 * @param {Promised} promise
 * @param {Results} results
 * @returns {string[]} the cells of its row
 */
function rowOf(promise, results) {
  const command = commandOf(promise);
  if (!command) return [promise.says, '', '', 'no command yet', '', ''];
  const limit = limitBy(promise) ?? {};
  const found = resultsOf(promise, results);
  const one = worst(found, limit);
  const isWhole = one && found.length >= (promise.tests?.length ?? 1);
  if (!isWhole)
    return [
      promise.says,
      promise.tests ? 'all pass' : limitOf(limit),
      '',
      'not run yet',
      '',
      `\`${command}\``,
    ];
  const state = isKept(limit, one.value) ? 'kept' : '**short**';
  if (promise.tests) {
    const passed = found.reduce((sum, { most = 0, value }) => sum + most - value, 0);
    const all = found.reduce((sum, { most = 0 }) => sum + most, 0);
    return [promise.says, 'all pass', `${passed} of ${all}`, state, when(one.run), `\`${command}\``];
  }
  const spread =
    one.least === undefined || one.most === undefined || one.least === one.most
      ? ''
      : ` (${written(one.least)}–${written(one.most)})`;
  const facts = [
    `${withUnit(one.value, one.unit)}${spread}`,
    found.length > 1 ? `worst of ${found.length}: ${one.name}` : '',
    one.peer ? `${one.peer.name}: ${written(one.peer.value)}` : '',
    one.of ?? '',
    one.note ?? '',
  ];
  return [
    promise.says,
    limitOf(limit, one.unit),
    facts.filter(Boolean).join('; '),
    state,
    when(one.run),
    `\`${command}\``,
  ];
}

/**
 * @param {Results} results
 * @returns {string} the page
 */
export function pageOf(results) {
  const parts = PROMISES.map(({ title, promises }) =>
    [
      `## ${title}`,
      '',
      '| promise | limit | last | | measured | command |',
      '|---|---|---|---|---|---|',
      ...promises.map((promise) => `| ${rowOf(promise, results).join(' | ')} |`),
    ].join('\n'),
  );
  const rows = PROMISES.flatMap(({ promises }) => promises).map((promise) => rowOf(promise, results)[3]);
  const count = (/** @type {string} */ state) => rows.filter((one) => one === state).length;
  const machines = [
    ...new Set(Object.values(results).map(({ run }) => `${run.machine}, ${run.commit}`)),
  ].sort();
  return `${[
    '# Proof',
    '',
    'Made by `npm run proof` of what commands printed, and by nobody’s hand. In brackets the least and the most of the runs, beside it what was measured in the same',
    'run. *quick* is a run of `npm run proof -- --quick`, with fewer rounds; a load above 1 at its beginning means that others used the machine. Reasons and history stand in',
    '[How fast it is](performance.md).',
    '',
    `${rows.length} promises: ${count('kept')} kept, ${count('**short**')} short, ${count('not run yet')} not run yet, ${count('no command yet')} without a command.`,
    '',
    parts.join('\n\n'),
    '',
    '## Machines',
    '',
    ...machines.map((machine) => `- ${machine}`),
  ].join('\n')}\n`;
}
