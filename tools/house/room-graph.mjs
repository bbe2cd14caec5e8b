/**
 * Imports between rooms, for the pictures and the figures.
 *
 * @import { SourceFile } from './source-tree.mjs'
 */
/** @typedef {Map<string, Set<string>>} RoomGraph from a room to those that it imports */

/**
 * The room of a file of the server: a folder of the API, or a package that it shares with the web. What lies in no folder chooses and starts, but for
 * a few small files that every room may import (the clock, a refusal): those are no room.
 *
 * @param {SourceFile[]} tree
 * @returns {(path: string) => string | undefined}
 */
export function serverRooms(tree) {
  const isInFolder = /^apps\/api\/src\/(?!testing\/)[^/]+\//;
  const small = new Set(
    tree
      .filter(({ path, isTest }) => !isTest && isInFolder.test(path))
      .flatMap((file) => file.imports.map((found) => found.file)),
  );
  return (path) => {
    const shared = /^packages\/([^/]+)\/src\//.exec(path)?.[1];
    if (shared) return shared;
    const folder = /^apps\/api\/src\/([^/]+)\//.exec(path)?.[1];
    if (folder) return folder === 'testing' ? undefined : folder;
    return path.startsWith('apps/api/src/') && !small.has(path) ? 'product' : undefined;
  };
}

/**
 * @param {SourceFile[]} tree
 * @param {(path: string) => string | undefined} roomOf
 * @param {{ types?: boolean }} [options] whether imports of types count
 * @returns {RoomGraph}
 */
export function graphOf(tree, roomOf, { types = true } = {}) {
  /** @type {RoomGraph} */
  const graph = new Map();
  for (const file of tree.filter(({ isTest }) => !isTest)) {
    const from = roomOf(file.path);
    if (!from) continue;
    const targets = graph.get(from) ?? new Set();
    graph.set(from, targets);
    for (const found of file.imports) {
      const to = found.file && (types || !found.typeOnly) ? roomOf(found.file) : undefined;
      if (to && to !== from) targets.add(to);
    }
  }
  return graph;
}

/**
 * The rooms that one leads to, whichever way.
 *
 * @param {RoomGraph} graph
 * @param {string} from
 * @param {string} [without] an arrow from there that is left out
 */
function reachable(graph, from, without) {
  /** @type {Set<string>} */
  const seen = new Set();
  const waiting = [...(graph.get(from) ?? [])].filter((room) => room !== without);
  for (let room = waiting.pop(); room !== undefined; room = waiting.pop()) {
    if (seen.has(room)) continue;
    seen.add(room);
    waiting.push(...(graph.get(room) ?? []));
  }
  return seen;
}

/**
 * The arrows that do not follow from others.
 *
 * @param {RoomGraph} graph
 * @returns {[from: string, to: string][]}
 */
export function arrowsOf(graph) {
  return [...graph.keys()].sort().flatMap((from) =>
    [...(graph.get(from) ?? [])]
      .sort()
      .filter((to) => !reachable(graph, from, to).has(to))
      .map((to) => /** @type {[string, string]} */ ([from, to])),
  );
}

/**
 * The most rooms that all lead to each other; none where nothing leads back.
 *
 * @param {RoomGraph} graph
 * @returns {string[]}
 */
export function largestCycle(graph) {
  const cycles = [...graph.keys()].map((room) =>
    [...reachable(graph, room)].filter((other) => reachable(graph, other).has(room)),
  );
  return cycles.reduce((largest, cycle) => (cycle.length > largest.length ? cycle : largest), []).sort();
}
