import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/**
 * @typedef {{
 *   target: string,
 *   file: string | undefined,
 *   typeOnly: boolean,
 *   lazy: boolean,
 *   line: number,
 * }} Import `target` as written; `file` when it is a file of the project, relative to its root; `lazy` when it is `import()`
 * @typedef {{ path: string, text: string, lines: number, isTest: boolean, imports: Import[] }} SourceFile
 * @typedef {{ rule: string, path: string, line: number, says: string }} Problem
 */

const skippedFolders = new Set(['node_modules', 'dist', 'coverage', 'test-results', 'playwright-report']);
const sourceFolders = ['packages', 'apps', 'sandbox', 'e2e', 'bench', 'faults', 'tools'];

/**
 * Reads every source file of the project with what it imports.
 *
 * @param {string} root
 * @returns {SourceFile[]} ordered by path; paths with slashes, relative to the root
 */
export function readSourceTree(root) {
  const paths = [
    ...sourceFolders.flatMap((folder) => listSources(root, folder)),
    ...listEntries(root, '')
      .filter((entry) => entry.isFile() && isSource(entry.name))
      .map((entry) => entry.name),
  ];
  return paths.sort().map((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    return {
      path,
      text,
      lines: text.split('\n').length - (text.endsWith('\n') ? 1 : 0),
      isTest: /\.(test|spec)\.tsx?$/.test(path),
      imports: findImports(path, text),
    };
  });
}

/**
 * @param {string} root
 * @param {string} folder
 */
function listEntries(root, folder) {
  try {
    return readdirSync(join(root, folder), { withFileTypes: true });
  } catch {
    return [];
  }
}

/**
 * @param {string} root
 * @param {string} folder
 * @returns {string[]}
 */
function listSources(root, folder) {
  return listEntries(root, folder).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) {
      return skippedFolders.has(entry.name) || entry.name.startsWith('.') ? [] : listSources(root, path);
    }
    return isSource(entry.name) ? [path] : [];
  });
}

/** @param {string} name */
function isSource(name) {
  return /\.(ts|tsx|mts|cts|js|mjs|cjs)$/.test(name);
}

// `import x from 'y'`, `export … from 'y'`, `import 'y'`, over several lines; the clause holds no quote or semicolon.
const statement = /^[ \t]*(import|export)\b(\s+type\b)?([^'"`;]*?\bfrom)?\s*['"]([^'"\n]+)['"]/gm;
// `import('y')`, also as a type.
const dynamic = /(?<!\w)import\(\s*['"]([^'"\n]+)['"]\s*\)/g;

/**
 * @param {string} path
 * @param {string} text
 * @returns {Import[]}
 */
function findImports(path, text) {
  const code = blankComments(text);
  /** @param {number} index */
  const lineAt = (index) => code.slice(0, index).split('\n').length;
  /** @type {Import[]} */
  const imports = [];
  for (const match of code.matchAll(statement)) {
    const [whole, keyword, type, clause = '', target = ''] = match;
    if (keyword === 'export' && !clause) continue;
    imports.push({
      target,
      file: resolveImport(path, target),
      typeOnly: Boolean(type) || onlyTypes(clause),
      lazy: false,
      line: lineAt((match.index ?? 0) + whole.length),
    });
  }
  for (const match of code.matchAll(dynamic)) {
    const [, target = ''] = match;
    imports.push({
      target,
      file: resolveImport(path, target),
      typeOnly: false,
      lazy: true,
      line: lineAt(match.index ?? 0),
    });
  }
  return imports;
}

/**
 * Comments become spaces, so that lines keep their numbers and an import in a comment is none.
 *
 * @param {string} text
 */
function blankComments(text) {
  return text
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
    .replace(/^[ \t]*\/\/.*$/gm, '');
}

/**
 * `{ type A, type B }`: every name is a type.
 *
 * @param {string} clause
 */
function onlyTypes(clause) {
  const names = /^\s*\{([\s\S]*)\}\s*from$/
    .exec(clause)?.[1]
    ?.split(',')
    .filter((name) => name.trim());
  return names !== undefined && names.length > 0 && names.every((name) => /^\s*type\s/.test(name));
}

/**
 * @param {string} from
 * @param {string} target
 * @returns {string | undefined}
 */
function resolveImport(from, target) {
  if (target.startsWith('.'))
    return posix.normalize(posix.join(posix.dirname(from), target.replace(/\?.*$/, '')));
  const own = /^@traslado\/([^/]+)\/(.+)$/.exec(target);
  if (!own) return undefined;
  const [, name = '', path = ''] = own;
  const workspace =
    name === 'gateway' || name === 'feed'
      ? 'sandbox'
      : name === 'domain' || name === 'contract'
        ? 'packages'
        : 'apps';
  return `${workspace}/${name}/src/${path}.ts`;
}
