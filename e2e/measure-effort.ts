import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from '../tools/chromium.mjs';
import { cloneFolder } from '../tools/clone-folder.mjs';
import { faultsOf, type Measured, tableOf } from '../tools/effort/keystrokes.mjs';
import { guestTasks } from './guest-tasks.ts';
import { effortFile, readEffort } from './known-effort.ts';
import { measureGuestTask, measureTask } from './measure-task.ts';
import { startProduct } from './product-process.ts';
import { staffTasks } from './staff-tasks.ts';

/**
 * `npm run effort`: walks the commonest tasks of staff and the booking of a guest in the built product, and writes what each costs into docs/effort.md and docs/effort.json.
 * `-- --check` holds them against the figures that stand there; `-- refund` walks those with this word in their name. Both write nothing.
 */
const args = process.argv.slice(2);
const wanted = args
  .filter((one) => !one.startsWith('--'))
  .join(' ')
  .toLowerCase();
const isWritten = wanted === '' && !args.includes('--check');

const page = join(cloneFolder, 'docs/effort.md');
const known = readEffort();
const product = await startProduct({}, 'effort-product.log');
process.env.E2E_BASE_URL = product.url;
process.env.E2E_DATABASE_URL = product.databaseUrl;
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--headless', '--no-sandbox', '--disable-gpu'],
});
const faults: string[] = [];

type Walked = { readonly name: string; readonly limit?: number };

/** Measures those that are wanted, and holds each to its limit and to the figure that stands. */
async function measure<Task extends Walked>(
  all: readonly Task[],
  standing: readonly Measured[],
  walk: (task: Task) => Promise<Measured>,
): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const task of all.filter(({ name }) => name.toLowerCase().includes(wanted))) {
    const one = await walk(task).catch((error: unknown) => {
      faults.push(`${task.name}: ${error instanceof Error ? error.message : String(error)}`);
      return null;
    });
    if (!one) continue;
    measured.push(one);
    const before = isWritten ? undefined : standing.find(({ name }) => name === task.name);
    if (!isWritten && !before) faults.push(`${task.name}: no figure in docs/effort.json`);
    const found = faultsOf(one, before?.effort.seconds, task.limit);
    faults.push(...found.map((fault) => `${task.name}: ${fault}`));
  }
  return measured;
}

const [tasks, guests]: [Measured[], Measured[]] = [[], []];
try {
  tasks.push(...(await measure(staffTasks, known.tasks, (task) => measureTask(browser, task))));
  guests.push(...(await measure(guestTasks, known.guests, (task) => measureGuestTask(browser, task))));
} finally {
  await browser.close();
  await product.stop();
}
const tables = [tasks, guests].map((some) => tableOf(some, known.before));
console.log(tables.join('\n\n'));
for (const fault of faults) console.log(`✗ ${fault}`);
if (isWritten && faults.length === 0) {
  writeFileSync(effortFile, `${JSON.stringify({ before: known.before, tasks, guests }, null, 2)}\n`);
  let index = 0;
  const text = readFileSync(page, 'utf8');
  // The tables stand in this order, each behind words of its own.
  writeFileSync(
    page,
    text.replace(/^\| task \|.*\n(?:\|.*\n)+/gm, () => `${tables[index++]}\n`),
  );
}
process.exitCode = faults.length > 0 ? 1 : 0;
