import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {import('./check-docs.mjs').DocsProblem} DocsProblem */

const page = 'docs/operating.md';
const server = 'apps/api/src';
const definition = `${server}/config.ts`;
/** Groups of settings that the definition spreads. */
const groups = [`${server}/channel-settings.ts`];

const defined = /^ {2}([A-Z][A-Z0-9_]*):/gm;
const readAlone = /process\.env\.([A-Z][A-Z0-9_]*)/g;
/** Settings of a merchant's own account at Stripe: `STRIPE_CIHC_SECRET_KEY` and its like. */
const ofMerchants = /^STRIPE_[A-Z0-9]+_(SECRET_KEY|PUBLISHABLE_KEY|WEBHOOK_SECRET)$/;

/**
 * Compares the settings that the server reads with the rows and words of docs/operating.md, in both directions.
 *
 * @param {string} root
 * @returns {DocsProblem[]}
 */
export function checkSettings(root) {
  if (!existsSync(join(root, definition))) return [];
  const schema = [definition, ...groups]
    .filter((path) => existsSync(join(root, path)))
    .map((path) => readFileSync(join(root, path), 'utf8'))
    .join('\n');
  const known = new Set([...schema.matchAll(defined)].map(([, name = '']) => name));
  const lines = existsSync(join(root, page)) ? readFileSync(join(root, page), 'utf8').split('\n') : [];
  const rows = new Set(lines.flatMap((text) => /^\| `([A-Z][A-Z0-9_]*)` \|/.exec(text)?.[1] ?? []));
  const lacking = [...known]
    .filter((name) => !rows.has(name))
    .map((name) => ({ path: page, line: 1, says: `has no row for ${name}, which ${definition} reads` }));
  const unread = lines.flatMap((text, index) =>
    namesIn(text)
      .filter((name) => !known.has(name) && !ofMerchants.test(name))
      .map((name) => ({
        path: page,
        line: index + 1,
        says: `names ${name}, which ${definition} does not read`,
      })),
  );
  const past = sourcesOf(root).flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(readAlone)]
      .filter(([, name = '']) => !known.has(name))
      .map(([, name]) => ({ path, line: 1, says: `reads ${name}, which is no setting of ${definition}` })),
  );
  return [...lacking, ...unread, ...past];
}

/**
 * Names of settings in a line: the first cell of a row, and words of code with an underscore.
 *
 * @param {string} text
 */
function namesIn(text) {
  const inCode = [...text.matchAll(/`([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)(?:=[^`]*)?`/g)].map(
    ([, name = '']) => name,
  );
  const row = /^\| `([A-Z][A-Z0-9_]*)` \|/.exec(text)?.[1];
  return [...new Set(row === undefined ? inCode : [row, ...inCode])];
}

/**
 * Sources of the server that run in production.
 *
 * @param {string} root
 */
function sourcesOf(root) {
  return readdirSync(join(root, server), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !/(^|\/)testing\//.test(name))
    .map((name) => `${server}/${name}`);
}
