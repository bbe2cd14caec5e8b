import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {import('./check-docs.mjs').DocsProblem} DocsProblem */

const folder = 'docs/decisions';
const list = `${folder}/README.md`;

/**
 * Looks for decisions that the list of rules that hold now does not name.
 *
 * @param {string} root
 * @returns {DocsProblem[]}
 */
export function checkDecisions(root) {
  if (!existsSync(join(root, folder))) return [];
  const text = existsSync(join(root, list)) ? readFileSync(join(root, list), 'utf8') : '';
  return readdirSync(join(root, folder))
    .filter((name) => /^\d{4}-.+\.md$/.test(name) && !text.includes(`](${name})`))
    .sort()
    .map((name) => ({ path: list, line: 1, says: `does not name ${name}` }));
}
