import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** Folders that are made, not written by hand. */
const madeFolders = new Set(['node_modules', 'dist', 'test-results']);

/**
 * The content of files and folders as one hash: what is built is stale when it changes. Contents, not times of
 * change, because git sets those again with every clone and checkout. Tests are left out.
 *
 * @param {string} root folder that the paths start from
 * @param {string[]} paths files or folders; a missing one counts as empty
 * @returns {string}
 */
export function hashContent(root, paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((path) => listFiles(join(root, path))).sort()) {
    const content = readFileSync(file);
    hash.update(`${relative(root, file)}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function listFiles(path) {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return [];
  if (found.isFile()) return [path];
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return madeFolders.has(entry.name) ? [] : listFiles(join(path, entry.name));
    return entry.isFile() && !/\.test\.tsx?$/.test(entry.name) ? [join(path, entry.name)] : [];
  });
}

/**
 * @param {string} file
 * @param {string} hash
 * @returns {boolean} whether the stamp in `file` says that this content was built
 */
export function stampMatches(file, hash) {
  return statSync(file, { throwIfNoEntry: false })?.isFile() === true && readFileSync(file, 'utf8') === hash;
}

/**
 * @param {string} file
 * @param {string} hash
 */
export function writeStamp(file, hash) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, hash);
}
