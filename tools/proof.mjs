// npm run proof: runs the commands that print figures and writes them beside the promises, docs/proof.md. `-- --quick` in ten minutes, `-- booking idle`
// only these (`-- faults --only shutdown`: this part of it), `-- --page` writes the page anew from the last figures (docs/proof.json).
import './check-node.mjs';
import { spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureChromium } from './chromium.mjs';
import { cloneFolder } from './clone-folder.mjs';
import { prepareProduct } from './prepare-product.mjs';
import { readFigures } from './proof/figure.mjs';
import { figureOfTests, pageOf, resultsOf } from './proof/page.mjs';
import { isOfBrowser, PROMISES } from './proof/promises.mjs';
import { RUNS, TEST_RUNS } from './proof/runs.mjs';
import { runProgram } from './run-program.mjs';
import { readTestsByFile } from './test-counts.mjs';

/** @import { Figure } from './proof/figure.mjs' */

const { values, positionals } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    page: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true, default: [] },
  },
  allowPositionals: true,
});
const isQuick = values.quick;
const file = join(cloneFolder, 'docs/proof.json');
/** @type {Record<string, import('./proof/page.mjs').Result>} */
const results = JSON.parse(readFileSync(file, 'utf8'));

const names = [...RUNS, ...TEST_RUNS].map(({ name }) => name);
const unknown = positionals.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`No such run: ${unknown.join(', ')}. There are: ${names.join(', ')}.`);
  process.exit(1);
}

/** The load at its beginning is others'. */
const load = () => Math.round((loadavg()[0] ?? 0) * 10) / 10;

/**
 * Runs a command to its end, shows what it prints, and keeps it.
 * @param {string[]} args of Node
 * @param {Readonly<Record<string, string>>} env
 * @returns {Promise<{ code: number, output: string }>}
 */
function runShown(args, env) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: cloneFolder,
      env: { ...process.env, ...env, FIGURES: 'yes' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
      process.stdout.write(chunk);
    });
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Promised figures of a run that it did not print. @type {string[]} */
const missing = [];
const commit = (
  await runProgram('git', ['describe', '--always', '--dirty'], { cwd: cloneFolder, quiet: true })
).output.trim();
const machine = `${availableParallelism()} × ${cpus()[0]?.model.trim() ?? ''}, Node ${process.version}`;

/** @param {string} name @param {() => Promise<{ code: number, figures: Figure[] }>} work */
async function keep(name, work) {
  const loadBefore = load();
  const since = Date.now();
  console.log(`\n=== ${name}`);
  const { code, figures } = await work();
  const run = {
    at: new Date(since).toISOString(),
    ...{
      commit,
      machine,
      loadBefore,
      loadAfter: load(),
      seconds: Math.round((Date.now() - since) / 1000),
      code,
      isQuick,
    },
  };
  console.log(
    `--- ${name}: ${figures.length} figures in ${run.seconds} s, load ${loadBefore} at its beginning`,
  );
  for (const figure of figures) results[figure.name] = { ...figure, run };
  if (figures.length === 0) missing.push(name);
  write();
}

/** Parts of the figures in the order of their names, so that a new run changes only its own lines. */
function write() {
  const sorted = Object.fromEntries(Object.entries(results).sort(([one], [other]) => (one < other ? -1 : 1)));
  writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`);
  writeFileSync(join(cloneFolder, 'docs/proof.md'), pageOf(sorted));
}

if (!values.page) {
  await prepareProduct();
  for (const run of RUNS) {
    const { name, args, env = {}, quick, prints, onlyNamed } = run;
    const isNamed = positionals.includes(name);
    if (positionals.length > 0 ? !isNamed : onlyNamed || (isQuick && !quick)) continue;
    const less = isQuick ? quick : null;
    await keep(name, async () => {
      const { code, output } = await runShown([...args, ...(less?.args ?? []), ...values.only], {
        ...env,
        ...less?.env,
      });
      return { code, figures: readFigures(output).filter((figure) => prints.test(figure.name)) };
    });
  }
  for (const { name, isOfBrowser: inBrowser } of TEST_RUNS) {
    if (positionals.length > 0 ? !positionals.includes(name) : isQuick) continue;
    await keep(name, () => runTests(inBrowser));
  }
}
write();

const all = PROMISES.flatMap(({ promises }) => promises);
const seen = all.filter((promise) => resultsOf(promise, results).length > 0);
console.log(`\n${all.length} promises, ${seen.length} with figures: docs/proof.md`);
if (missing.length > 0) console.error(`Without any figure: ${missing.join(', ')}.`);
process.exitCode = missing.length > 0 ? 1 : 0;

/**
 * The tests that promises name, one figure a file: its failed tests, beside all of them.
 * @param {boolean} inBrowser
 */
async function runTests(inBrowser) {
  const files = [
    ...new Set(PROMISES.flatMap(({ promises }) => promises.flatMap(({ tests = [] }) => tests))),
  ].filter((test) => isOfBrowser(test) === inBrowser);
  const report = join(cloneFolder, '.build/results/proof.json');
  rmSync(report, { force: true });
  if (inBrowser) await ensureChromium();
  const modules = join(cloneFolder, 'node_modules');
  const args = inBrowser
    ? [join(modules, '@playwright/test/cli.js'), 'test', ...files, '--reporter=line,json']
    : [
        join(modules, 'vitest/vitest.mjs'),
        'run',
        ...files,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ];
  const { code } = await runShown(args, { PLAYWRIGHT_JSON_OUTPUT_NAME: report });
  const figures = readTestsByFile(report).map(({ file: test, passed, failed }) => ({
    ...{ name: figureOfTests(test), value: failed, most: passed + failed, unit: 'failed' },
  }));
  return { code, figures };
}
