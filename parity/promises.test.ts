import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Texts for guests: of the pages, of letters, and of the demo's catalogue. */
const lines = [
  'apps/web/src/i18n/en',
  'apps/web/src/i18n/es',
  'apps/api/src/mail/letters',
  'apps/api/src/demo',
  'packages/domain/src/messages',
].flatMap((folder) => {
  const path = join(import.meta.dirname, '..', folder);
  const texts = readdirSync(path).filter((file) => /(?<!\.test)\.ts$/.test(file));
  return texts.flatMap((file) => readFileSync(join(path, file), 'utf8').split('\n'));
});

it('says the same of how long a refund takes, wherever it is said', () => {
  const said = lines.filter((line) => /\bbanks?\b|\bbancos?\b/i.test(line) && /\bdays\b|\bdías\b/.test(line));
  expect(said.length).toBeGreaterThanOrEqual(14);
  expect(said.filter((line) => !/5 to 10 days|5 a 10 días/.test(line))).toEqual([]);
});

it('promises nothing that nobody set', () => {
  const promise =
    /no extra charge|sin costo\.|costs less than|cuesta menos que|tolls|casetas|at most three|tres paradas|best price|mejor precio/i;
  expect(lines.filter((line) => promise.test(line))).toEqual([]);
});
