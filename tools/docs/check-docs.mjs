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
 * Every place of the repository that a line names: paths in code, and targets of links, pictures and named test files.
 *
 * @param {string} document
 * @param {string} line
 */
function placesIn(document, line) {
  const inCode = [...line.matchAll(/`([^`]+)`/g)]
    .map(([, text = '']) => text)
    .filter((text) => roots.test(text) && plainPath.test(text));
  const linked = [...line.matchAll(/\]\(([^)\s]+)\)|^\[[\w-]+\]: (\S+)$|\bsrc="([^"]+)"/g)]
    .map(([, link, named, picture]) => (link ?? named ?? picture ?? '').replace(/#.*$/, ''))
    .filter((target) => target !== '' && !/^[a-z]+:/.test(target))
    .map((target) => posix.normalize(posix.join(dirname(document), target)));
  return [...inCode, ...linked];
}

/** The name of a test file in a document: `[transport]: ../apps/api/src/testing/abuse/transport.test.ts`. */
const testFile = /^\[([\w-]+)\]: (\S+\.(?:test|spec)\.tsx?)$/gm;

/** Titles behind that name: `[transport] “nobody puts our pages into a frame”, “…”`. */
const titlesOf = /\[([\w-]+)\] (“[^”]+”(?:, “[^”]+”)*)/g;

/**
 * Checks that titles of tests stand in their files as they are quoted.
 *
 * @param {string} root
 * @param {string} path of a document
 * @returns {DocsProblem[]}
 */
function checkTitles(root, path) {
  const text = readFileSync(join(root, path), 'utf8');
  const files = new Map(
    [...text.matchAll(testFile)].map(([, name = '', link = '']) => {
      const file = join(root, posix.normalize(posix.join(dirname(path), link)));
      return [name, existsSync(file) ? readFileSync(file, 'utf8') : ''];
    }),
  );
  return [...text.matchAll(titlesOf)].flatMap(({ 1: name = '', 2: quoted = '', index }) =>
    [...quoted.matchAll(/“([^”]+)”/g)]
      .map(([, title = '']) => title)
      .filter((title) => !["'", '"', '`'].some((quote) => files.get(name)?.includes(quote + title + quote)))
      .map((title) => ({
        path,
        line: text.slice(0, index).split('\n').length,
        says: `names the test “${title}”, which is not in [${name}]`,
      })),
  );
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
    problems: [
      ...problems,
      ...documents.flatMap((path) => checkTitles(root, path)),
      ...checkSettings(root),
      ...checkListed(root),
    ],
    documents: documents.length,
    places: named.length,
  };
}
