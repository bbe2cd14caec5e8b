import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../../../../.build/abuse/', import.meta.url));

/** Keeps the result of a run for `npm run abuse-report`. */
export function keepReport(
  name: 'fuzz-reads' | 'fuzz-writes' | 'fuzz-catalogue-writes' | 'matrix',
  report: object,
): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}${name}.json`, `${JSON.stringify(report, null, 1)}\n`);
}
