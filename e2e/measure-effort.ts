import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from '../tools/chromium.mjs';
import { cloneFolder } from '../tools/clone-folder.mjs';
import { faultsOf, type Measured, tableOf } from '../tools/effort/keystrokes.mjs';
import { effortFile, readEffort } from './known-effort.ts';
import { measureDeed } from './measure-deed.ts';
import { startProduct } from './product-process.ts';
import { staffDeeds } from './staff-deeds.ts';

/**
 * `npm run effort`: walks the commonest deeds of staff in the built product, and writes what each costs into docs/effort.md and docs/effort.json.
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
const deeds: Measured[] = [];
const faults: string[] = [];
try {
  for (const deed of staffDeeds.filter(({ name }) => name.toLowerCase().includes(wanted))) {
    const measured = await measureDeed(browser, deed).catch((error: unknown) => {
      faults.push(`${deed.name}: ${error instanceof Error ? error.message : String(error)}`);
      return null;
    });
    if (!measured) continue;
    deeds.push(measured);
    const before = isWritten ? undefined : known.deeds.find(({ name }) => name === deed.name);
    const found = faultsOf(measured, before?.effort.seconds);
    faults.push(...found.map((fault) => `${deed.name}: ${fault}`));
  }
} finally {
  await browser.close();
  await product.stop();
}
const table = tableOf(deeds, known.before);
console.log(table);
for (const fault of faults) console.log(`✗ ${fault}`);
if (isWritten && faults.length === 0) {
  writeFileSync(effortFile, `${JSON.stringify({ before: known.before, deeds }, null, 2)}\n`);
  const [head = ''] = readFileSync(page, 'utf8').split('\n| deed');
  writeFileSync(page, `${head}\n${table}\n`);
}
process.exitCode = faults.length > 0 ? 1 : 0;
