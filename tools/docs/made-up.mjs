import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {import('./check-docs.mjs').DocsProblem} DocsProblem */

/** The table of dialogs, in which a test that puts an answer of its own in place of the server's is marked. */
const dialogsTable = 'docs/dialogs.md';

const spec = /(\*\*made up\*\* )?`(e2e\/[\w./-]+\.spec\.ts)`/g;

/** An answer put in place; one that only passes on what the server said (`{ response: answer }`) is the server's. */
const putInPlace = /\.fulfill\((?!\s*\{\s*response(?::\s*\w+)?\s*\}\s*\))/;

/**
 * Holds the marks of the table against its tests: what is marked puts an answer in place, and what does so is marked somewhere.
 *
 * @param {string} root
 * @returns {DocsProblem[]}
 */
export function checkMadeUp(root) {
  const path = join(root, dialogsTable);
  if (!existsSync(path)) return [];
  const named = readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((text, index) =>
      [...text.matchAll(spec)].map(([, mark, file = '']) => ({
        line: index + 1,
        file,
        isMarked: mark !== undefined,
      })),
    )
    .filter(({ file }) => existsSync(join(root, file)));
  const marked = new Set(named.filter(({ isMarked }) => isMarked).map(({ file }) => file));
  /** @type {Set<string>} */
  const told = new Set();
  return named.flatMap(({ line, file, isMarked }) => {
    const isMadeUp = putInPlace.test(readFileSync(join(root, file), 'utf8'));
    if (isMarked && !isMadeUp)
      return [{ path: dialogsTable, line, says: `marks ${file} as made up, which puts no answer in place` }];
    if (!isMadeUp || marked.has(file) || told.has(file)) return [];
    told.add(file);
    return [
      {
        path: dialogsTable,
        line,
        says: `names ${file}, which puts an answer in place, and marks it nowhere`,
      },
    ];
  });
}
