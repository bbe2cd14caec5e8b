/**
 * Rules about what a file reaches through others: import cycles, and the validation library in the browser.
 *
 * @import { Problem, SourceFile } from './source-tree.mjs'
 */
import { graphOf, largestCycle, serverRooms } from './room-graph.mjs';

/**
 * @param {SourceFile[]} tree
 * @returns {Problem[]} one for each cycle of imports; types alone cannot make a harmful one
 */
export function checkCycles(tree) {
  const byPath = new Map(tree.map((file) => [file.path, file]));
  /** @type {Map<string, 'open' | 'done'>} */
  const state = new Map();
  /** @type {Problem[]} */
  const problems = [];
  /**
   * @param {SourceFile} file
   * @param {string[]} trail
   */
  const visit = (file, trail) => {
    state.set(file.path, 'open');
    for (const found of file.imports) {
      const next = found.typeOnly ? undefined : byPath.get(found.file ?? '');
      if (!next) continue;
      if (state.get(next.path) === 'open') {
        const cycle = [...trail, file.path].slice([...trail, file.path].indexOf(next.path));
        problems.push({
          rule: 'no-cycles',
          path: file.path,
          line: found.line,
          says: `closes a cycle: ${[...cycle, next.path].join(' -> ')}`,
        });
      } else if (!state.has(next.path)) visit(next, [...trail, file.path]);
    }
    state.set(file.path, 'done');
  };
  for (const file of tree) if (!state.has(file.path)) visit(file, []);
  return problems;
}

/**
 * Rooms of the server that lead back to each other, by types too: who reads one of them has to read all of them.
 *
 * @param {SourceFile[]} tree
 * @returns {Problem[]} one for each import that belongs to the largest cycle
 */
export function checkRoomCycles(tree) {
  const roomOf = serverRooms(tree);
  const cycle = largestCycle(graphOf(tree, roomOf));
  const isInCycle = (/** @type {string | undefined} */ room) => room !== undefined && cycle.includes(room);
  return tree
    .filter((file) => !file.isTest && isInCycle(roomOf(file.path)))
    .flatMap((file) =>
      file.imports
        .filter(({ file: to = '' }) => isInCycle(roomOf(to)) && roomOf(to) !== roomOf(file.path))
        .map(({ target, line }) => ({
          rule: 'no-room-cycles',
          path: file.path,
          line,
          says: `imports ${target} in a cycle of rooms: ${cycle.join(', ')}`,
        })),
    );
}

/**
 * The browser carries no validation library (it would be a third of the first load): neither the route table nor
 * anything of the web reaches zod, types aside.
 *
 * @param {SourceFile[]} tree
 * @returns {Problem[]}
 */
export function checkBrowserIsFreeOfZod(tree) {
  const byPath = new Map(tree.map((file) => [file.path, file]));
  return tree
    .filter(
      (file) =>
        !file.isTest &&
        (/^packages\/contract\/src\/routes(-of-\w+)?\.ts$/.test(file.path) ||
          file.path.startsWith('apps/web/src/')),
    )
    .flatMap((file) =>
      file.imports
        .filter((found) => !found.typeOnly)
        .flatMap((found) => {
          const way = isZod(found.target)
            ? [found.target]
            : findWayToZod(byPath, found.file, new Set([file.path]));
          // A neighbour in the web that reaches zod is reported itself.
          if (!way || found.file?.startsWith('apps/web/src/')) return [];
          return [
            {
              rule: 'no-zod-in-browser',
              path: file.path,
              line: found.line,
              says: `reaches zod by ${way.join(' -> ')}`,
            },
          ];
        }),
    );
}

/** @param {string} target */
function isZod(target) {
  return target === 'zod' || target.startsWith('zod/');
}

/**
 * @param {Map<string, SourceFile>} byPath
 * @param {string | undefined} path
 * @param {Set<string>} seen
 * @returns {string[] | undefined}
 */
function findWayToZod(byPath, path, seen) {
  const file = byPath.get(path ?? '');
  if (!file || seen.has(file.path)) return undefined;
  seen.add(file.path);
  for (const found of file.imports) {
    if (found.typeOnly) continue;
    if (isZod(found.target)) return [file.path, found.target];
    const rest = findWayToZod(byPath, found.file, seen);
    if (rest) return [file.path, ...rest];
  }
  return undefined;
}
