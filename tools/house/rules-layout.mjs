/**
 * Rules of files: their names, places and lengths.
 *
 * @import { Problem, SourceFile } from './source-tree.mjs'
 */
import { apiFloors, onFloor } from './api-rooms.mjs';
import { longFiles } from './exceptions.mjs';

const mostLines = 300;
/** A test may be a long table of cases. */
const mostTestLines = 700;

/** @param {string} path */
const mostLinesOf = (path) => (/\.(test|spec)\.tsx?$/.test(path) ? mostTestLines : mostLines);

/** The rooms of the API. A new one is a decision: it is added here and to ARCHITECTURE.md. */
const apiFolders = new Set([
  ...Object.keys(apiFloors),
  'adapters',
  'calendar',
  'console',
  'db',
  'demo',
  'http',
  'idempotency',
  'inventory',
  'jobs',
  'letter',
  'mail',
  'pdf',
  'pictures',
  'ports',
  'testing',
  'threads',
]);

/** Names that say nothing about what is inside. */
const emptyNames = /(^|-)(index|helpers?|utils?|utilities|misc|common|manager|stuff)$/;

const kebabName = /^[a-z0-9]+(-[a-z0-9]+)*(\.(test|spec|config|d))*$/;

/** Files of a feature that are not use cases. */
const featureFile = /^(routes|sweeps|registry|([a-z]+-)*(presenter|record|repository))$/;

const verbs =
  'abandon accept add allow answer apply ask assign attach begin book build cancel capture change charge check choose claim clear close collect compare complete confirm copy count cover create decide deliver describe end enter erase estimate expire export fetch find finish forget fulfil get give grant handle hold import invite issue join keep leave link list load lock log look lower make mark match merge move note notify offer open pay pick place plan prepare present price print process promise propose prove publish queue quote raise read receive reconcile record recover refund refuse release remind remove render renew replay report request require resend reserve reschedule reset resolve restore resume retry return review revoke run save schedule seal search see select sell send serve set settle share show sign split start stop store submit subscribe switch sync take tell track try undo unlink update upload use validate verify void wait wake warn watch withdraw write'.split(
    ' ',
  );
const useCaseName = new RegExp(`^(${verbs.join('|')})(-[a-z0-9]+)+$`);
const pureModuleName = /^[a-z]+(-[a-z0-9]+)*$/;

/**
 * @param {SourceFile[]} tree
 * @returns {Problem[]}
 */
export function checkNames(tree) {
  return tree.flatMap(({ path }) => {
    const name = path.slice(path.lastIndexOf('/') + 1).replace(/\.[a-z]+$/, '');
    /** @param {string} says */
    const problem = (says) => [{ rule: 'names', path, line: 1, says }];
    if (!kebabName.test(name)) return problem('is not in kebab-case');
    if (emptyNames.test(name.replace(/\.(test|spec)$/, '')))
      return problem('has a name that says nothing (no barrels, helpers, utils)');
    return [];
  });
}

/**
 * @param {SourceFile[]} tree
 * @returns {Problem[]}
 */
export function checkApiLayout(tree) {
  return tree.flatMap((file) => {
    const inside = /^apps\/api\/src\/([^/]+)\/(.+)$/.exec(file.path);
    if (!inside) return [];
    const [, folder = '', rest = ''] = inside;
    /** @param {string} says */
    const problem = (says) => [{ rule: 'layout', path: file.path, line: 1, says }];
    if (!apiFolders.has(folder)) return problem(`lies in a room that the house does not have: ${folder}/`);
    const rooms = apiFloors[/** @type {keyof typeof apiFloors} */ (folder)];
    if (rooms === undefined) return [];
    const [, name] = (rooms ? /^[^/]+\/([^/]+)\.ts$/ : /^([^/]+)\.ts$/).exec(rest) ?? [];
    if (!name) return problem('a room is one flat folder of .ts files');
    return featureFileIsKnown(file, name.replace(/\.test$/, ''))
      ? []
      : problem(
          'is neither routes, sweeps, repository, presenter, record, a use case (verb-noun), nor a module free of input and output',
        );
  });
}

/**
 * Besides the closed set there may be modules that only calculate: they import rules, types and their like.
 *
 * @param {SourceFile} file
 * @param {string} name
 */
function featureFileIsKnown(file, name) {
  if (featureFile.test(name) || useCaseName.test(name) || file.isTest) return true;
  return (
    pureModuleName.test(name) &&
    file.imports.every(
      (found) =>
        found.typeOnly ||
        /^packages\/(domain|contract)\//.test(found.file ?? '') ||
        found.file === 'apps/api/src/refused.ts' ||
        (onFloor.test(found.file ?? '') &&
          !/\/(routes|([a-z]+-)*repository|presenter)\.ts$/.test(found.file ?? '')),
    )
  );
}

/**
 * @param {SourceFile[]} tree
 * @returns {Problem[]}
 */
export function checkLengths(tree) {
  const tooLong = tree
    .filter((file) => file.lines > mostLinesOf(file.path) && !(file.path in longFiles))
    .map((file) => ({
      rule: 'length',
      path: file.path,
      line: mostLinesOf(file.path),
      says: `has ${file.lines} lines; above ${mostLinesOf(file.path)} it needs a reason in tools/house/exceptions.mjs`,
    }));
  const idle = Object.keys(longFiles)
    .filter((path) => tree.some((file) => file.path === path && file.lines <= mostLinesOf(path)))
    .map((path) => ({
      rule: 'length',
      path,
      line: 1,
      says: 'no longer needs its exception in tools/house/exceptions.mjs',
    }));
  return [...tooLong, ...idle];
}
