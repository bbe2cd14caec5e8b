/**
 * Rules about what a file says: SQL in its rooms, rules without clock or chance, no silenced checks.
 *
 * @import { Problem, SourceFile } from './source-tree.mjs'
 */

/** Where SQL may be written: also adapters that fulfil a port from our own tables. Tests put rows where they need them. */
const sqlRooms =
  /^apps\/api\/src\/(db|jobs|demo|testing)\/|^apps\/api\/src\/.*[/-]repository\.ts$|^apps\/api\/src\/adapters\/[^/]+\/embedded\.ts$|^bench\/|^faults\/|^e2e\//;

// Built from parts, so that this file does not contain what it looks for.
const builderCalls = new RegExp(
  `\\.(${['selectFrom', 'insertInto', 'updateTable', 'deleteFrom', 'mergeInto'].join('|')})\\(`,
);
const sqlTag = new RegExp(`\\b${'sql'}(<[^\`(]*>)?\``);

const impure = [
  { pattern: /\bDate\.now\(|\bnew Date\(\s*\)|\bTemporal\.Now\b|\bperformance\.now\(/, what: 'a clock' },
  { pattern: /\bMath\.random\(|\bcrypto\./, what: 'chance' },
  { pattern: /\bfetch\(|\bprocess\.|\bglobalThis\.|\bconsole\./, what: 'the outside' },
];

const silencers = ['@ts-ignore', '@ts-expect-error', '@ts-nocheck', 'biome-ignore', 'eslint-disable'];

/**
 * @param {SourceFile[]} tree
 * @returns {Problem[]}
 */
export function checkSqlRooms(tree) {
  return tree
    .filter((file) => file.path.startsWith('apps/') && !file.isTest && !sqlRooms.test(file.path))
    .flatMap((file) => {
      const fromDriver = file.imports
        .filter((found) => found.target === 'pg' && !found.typeOnly)
        .map((found) => ({
          rule: 'sql-rooms',
          path: file.path,
          line: found.line,
          says: 'imports the database driver',
        }));
      return [
        ...fromDriver,
        ...linesWith(file, builderCalls, 'sql-rooms', 'writes SQL'),
        ...linesWith(file, sqlTag, 'sql-rooms', 'writes SQL'),
      ];
    })
    .map((problem) => ({
      ...problem,
      says: `${problem.says} outside db/, jobs/, demo/, repositories and embedded adapters`,
    }));
}

/**
 * @param {SourceFile[]} tree
 * @returns {Problem[]}
 */
export function checkLocks(tree) {
  const pattern = new RegExp(`pg_(try_)?${'advisory'}`);
  return tree
    .filter(
      ({ path, isTest }) =>
        path.startsWith('apps/api/src/') &&
        !isTest &&
        !/^apps\/api\/src\/(db\/(locks|migrate)\.ts$|db\/migrations\/|testing\/)/.test(path),
    )
    .flatMap((file) =>
      linesWith(file, pattern, 'locks', 'takes an advisory lock that db/locks.ts does not name'),
    );
}

/**
 * @param {SourceFile[]} tree
 * @returns {Problem[]}
 */
export function checkDomainIsPure(tree) {
  return tree
    .filter((file) => file.path.startsWith('packages/domain/src/') && !file.isTest)
    .flatMap((file) =>
      impure.flatMap(({ pattern, what }) =>
        linesWith(file, pattern, 'domain-is-pure', `uses ${what}: a rule gets all it needs as arguments`),
      ),
    );
}

/**
 * @param {SourceFile[]} tree
 * @returns {Problem[]}
 */
export function checkNothingIsSilenced(tree) {
  const pattern = new RegExp(silencers.join('|'));
  return tree
    .filter((file) => !file.path.startsWith('tools/house/'))
    .flatMap((file) => linesWith(file, pattern, 'nothing-silenced', 'silences a check', { comments: true }));
}

/**
 * @param {SourceFile} file
 * @param {RegExp} pattern
 * @param {string} rule
 * @param {string} says
 * @param {{ comments?: boolean }} [options] comments are looked at only when asked
 * @returns {Problem[]}
 */
function linesWith(file, pattern, rule, says, options = {}) {
  return file.text.split('\n').flatMap((line, index) => {
    const isComment = /^\s*(\/\/|\/?\*)/.test(line);
    return pattern.test(line) && (options.comments || !isComment)
      ? [{ rule, path: file.path, line: index + 1, says }]
      : [];
  });
}
