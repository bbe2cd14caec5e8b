import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from '../tools/chromium.mjs';
import { cloneFolder } from '../tools/clone-folder.mjs';
import { faultsOf, type Measured, tableOf } from '../tools/effort/keystrokes.mjs';
import { guestDeeds } from './guest-deeds.ts';
import { effortFile, readEffort } from './known-effort.ts';
import { measureDeed, measureGuestDeed } from './measure-deed.ts';
import { startProduct } from './product-process.ts';
import { staffDeeds } from './staff-deeds.ts';

/**
 * `npm run effort`: walks the commonest deeds of staff and the booking of a guest in the built product, and writes what each costs into docs/effort.md and docs/effort.json.
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
async function measure<Deed extends Walked>(
  all: readonly Deed[],
  standing: readonly Measured[],
  walk: (deed: Deed) => Promise<Measured>,
): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const deed of all.filter(({ name }) => name.toLowerCase().includes(wanted))) {
    const one = await walk(deed).catch((error: unknown) => {
      faults.push(`${deed.name}: ${error instanceof Error ? error.message : String(error)}`);
      return null;
    });
    if (!one) continue;
    measured.push(one);
    const before = isWritten ? undefined : standing.find(({ name }) => name === deed.name);
    const found = faultsOf(one, before?.effort.seconds, deed.limit);
    faults.push(...found.map((fault) => `${deed.name}: ${fault}`));
  }
  return measured;
}

const [deeds, guests]: [Measured[], Measured[]] = [[], []];
try {
  deeds.push(...(await measure(staffDeeds, known.deeds, (deed) => measureDeed(browser, deed))));
  guests.push(...(await measure(guestDeeds, known.guests, (deed) => measureGuestDeed(browser, deed))));
} finally {
  await browser.close();
  await product.stop();
}
const tables = [deeds, guests].map((some) => tableOf(some, known.before));
console.log(tables.join('\n\n'));
for (const fault of faults) console.log(`✗ ${fault}`);
if (isWritten && faults.length === 0) {
  writeFileSync(effortFile, `${JSON.stringify({ before: known.before, deeds, guests }, null, 2)}\n`);
  let index = 0;
  const text = readFileSync(page, 'utf8');
  // The tables stand in this order, each behind words of its own.
  writeFileSync(
    page,
    text.replace(/^\| deed \|.*\n(?:\|.*\n)+/gm, () => `${tables[index++]}\n`),
  );
}
process.exitCode = faults.length > 0 ? 1 : 0;
