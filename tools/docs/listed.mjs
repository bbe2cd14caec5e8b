import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {import('./check-docs.mjs').DocsProblem} DocsProblem */

/** Folders whose entries a page lists, each by a mark of its own. */
const lists = [
  {
    folder: 'docs/decisions',
    entry: /^\d{4}-.+\.md$/,
    page: 'docs/decisions/README.md',
    /** @param {string} name */
    mark: (name) => `](${name})`,
  },
  ...['guest', 'staff'].map((floor) => ({
    folder: `apps/api/src/${floor}`,
    entry: /^[a-z-]+$/,
    page: 'ARCHITECTURE.md',
    /** @param {string} name */
    mark: (name) => `\`${name}\``,
  })),
];

/**
 * Looks for decisions and features that their page does not list.
 *
 * @param {string} root
 * @returns {DocsProblem[]}
 */
export function checkListed(root) {
  return lists.flatMap(({ folder, entry, page, mark }) => {
    if (!existsSync(join(root, folder))) return [];
    const text = existsSync(join(root, page)) ? readFileSync(join(root, page), 'utf8') : '';
    return readdirSync(join(root, folder))
      .filter((name) => entry.test(name) && !text.includes(mark(name)))
      .sort()
      .map((name) => ({ path: page, line: 1, says: `does not list ${folder}/${name}` }));
  });
}
