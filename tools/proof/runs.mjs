/**
 * The commands that print figures. `quick` bounds them for a run in ten minutes: fewer rounds, and none of those that take longer by nature.
 *
 * @typedef {object} Run
 * @property {string} name
 * @property {string} command as a person types it
 * @property {string[]} args of Node
 * @property {RegExp} prints the names of its figures
 * @property {Readonly<Record<string, string>>} [env]
 * @property {{ args?: string[], env?: Readonly<Record<string, string>> } | null} quick
 * @property {true} [onlyNamed] takes longer than anybody waits for
 */

/** @param {string} name @param {Omit<Run, 'name' | 'command' | 'args'>} rest @returns {Run} */
const bench = (name, rest) => ({
  name,
  command: name === 'speed' ? 'npm run bench' : `npm run bench -- ${name}`,
  args: ['tools/bench.mjs', name],
  ...rest,
});

/** @type {readonly Run[]} */
export const RUNS = [
  bench('bytes', { prints: /^bytes\./, quick: {} }),
  bench('start', { prints: /^start\./, quick: { env: { BENCH_RUNS: '3' } } }),
  bench('booking', {
    prints: /^booking\.(cpu|trips|log)$/,
    quick: { env: { BENCH_RUNS: '3', BENCH_BOOKINGS: '100' } },
  }),
  bench('speed', {
    prints:
      /^(services|services-64|services-etag|look-up|booking|hot)\.(ratio|rate)$|^speed\.|^booking\.half/,
    quick: { env: { BENCH_SECONDS: '2', BENCH_RUNS: '3' } },
  }),
  bench('idle', { prints: /^idle\./, quick: { env: { BENCH_SECONDS: '45', BENCH_REST: '60' } } }),
  bench('publishing', { prints: /^publishing\./, quick: null }),
  bench('news', { prints: /^news\./, quick: null }),
  bench('letters', { prints: /^letters\./, quick: {} }),
  bench('guessing', { prints: /^guessing\./, quick: {} }),
  bench('growth', { prints: /^growth\./, quick: null }),
  bench('overload', { prints: /^overload\./, quick: null }),
  bench('lobby', { prints: /^lobby\./, quick: null }),
  bench('memory', { prints: /^crowd\./, env: { BENCH_MINUTES: '60' }, quick: null, onlyNamed: true }),
  {
    name: 'lighthouse',
    command: 'npm run lighthouse',
    args: ['tools/lighthouse.mjs'],
    prints: /^lighthouse\./,
    quick: { args: ['home'], env: { LIGHTHOUSE_RUNS: '1' } },
  },
  {
    name: 'faults',
    command: 'npm run faults',
    args: ['tools/faults.mjs'],
    prints: /^fault\./,
    quick: { args: ['--short'] },
  },
  {
    name: 'npm-test',
    command: 'npm test',
    args: ['tools/test.mjs'],
    prints: /^npm-test\./,
    quick: null,
    onlyNamed: true,
  },
  {
    name: 'npm-test-all',
    command: 'npm run test:all',
    args: ['tools/test.mjs', '--all'],
    prints: /^npm-test-all\./,
    quick: null,
    onlyNamed: true,
  },
];

/** Tests of a promise, by the runner of their files. The short run leaves the browser out. @type {readonly { name: string, command: string, isOfBrowser: boolean }[]} */
export const TEST_RUNS = [
  { name: 'tests', command: 'npx vitest run', isOfBrowser: false },
  { name: 'browser-tests', command: 'npx playwright test', isOfBrowser: true },
];
