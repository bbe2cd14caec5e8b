import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { checkListed } from './listed.mjs';
import { checkSettings } from './settings.mjs';

/**
 * Documents name files that are there, docs/operating.md has the settings that the server reads, and pages that list decisions and features list all of them.
 *
 * @typedef {{ path: string, line: number, says: string }} DocsProblem
 */

/** First folders of a path that is meant as one of the repository. */
const roots = /^(apps|bench|deploy|docs|e2e|faults|packages|parity|sandbox|tools)\//;

/** A file or folder, without a place for a name (`<noun>`, `{id}`) or a pattern. */
const plainPath = /^[\w@.-]+(\/[\w@.-]+)+\/?$/;

/**
 * The documents that are kept true: those of the root and of docs/, and the list of decisions. A decision tells of its day and is left alone.
 *
 * @param {string} root
 */
function listDocuments(root) {
  /** @param {string} folder */
  const markdownIn = (folder) =>
    existsSync(join(root, folder))
      ? readdirSync(join(root, folder)).filter((name) => name.endsWith('.md'))
      : [];
  const listOfDecisions = markdownIn('docs/decisions').filter((name) => name === 'README.md');
  return [
    ...markdownIn('.'),
    ...markdownIn('docs').map((name) => `docs/${name}`),
    ...listOfDecisions.map((name) => `docs/decisions/${name}`),
  ]
    .filter((path) => path !== 'CHANGELOG.md')
    .sort();
}

/**
 * Every place of the repository that a line names: paths in code, and targets of links and pictures.
 *
 * @param {string} document
 * @param {string} line
 */
function placesIn(document, line) {
  const inCode = [...line.matchAll(/`([^`]+)`/g)]
    .map(([, text = '']) => text)
    .filter((text) => roots.test(text) && plainPath.test(text));
  const linked = [...line.matchAll(/\]\(([^)\s]+)\)|\bsrc="([^"]+)"/g)]
    .map(([, link, picture]) => (link ?? picture ?? '').replace(/#.*$/, ''))
    .filter((target) => target !== '' && !/^[a-z]+:/.test(target))
    .map((target) => posix.normalize(posix.join(dirname(document), target)));
  return [...inCode, ...linked];
}

/**
 * Checks the documents under a folder.
 *
 * @param {string} root
 * @returns {{ problems: DocsProblem[], documents: number, places: number }} `places` counts what was looked for, so that nothing found can be told from nothing wrong
 */
export function checkDocs(root) {
  const documents = listDocuments(root);
  const named = documents.flatMap((path) =>
    readFileSync(join(root, path), 'utf8')
      .split('\n')
      .flatMap((text, index) => placesIn(path, text).map((place) => ({ path, line: index + 1, place }))),
  );
  const problems = named
    .filter(({ place }) => !existsSync(join(root, place)))
    .map(({ path, line, place }) => ({ path, line, says: `names ${place}, which is not there` }));
  return {
    problems: [...problems, ...checkSettings(root), ...checkListed(root)],
    documents: documents.length,
    places: named.length,
  };
}
