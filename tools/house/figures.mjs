/**
 * Figures of the house: rooms by size, imports between the web's folders, long functions, comments, and lines of catalogues.
 *
 * @import { SourceFile } from './source-tree.mjs'
 */
import { catalogueLines } from './catalogue-lines.mjs';
import { commentFigures } from './comment-words.mjs';
import { longFunctionFigures } from './long-functions.mjs';
import { graphOf, largestCycle, serverRooms } from './room-graph.mjs';
import { placeInWeb, webRoomOf } from './rules-web.mjs';

/** @param {string} room */
const isOfAWing = (room) => /^(guest|staff)\//.test(room);

/**
 * @param {SourceFile[]} tree
 * @returns {string[]} lines of Markdown
 */
export function figuresOf(tree) {
  const web = graphOf(tree, webRoomOf);
  const cycle = largestCycle(web);
  const isInCycle = (/** @type {string} */ path) => cycle.includes(webRoomOf(path) ?? '');
  const edges = [...web].flatMap(([from, targets]) =>
    isOfAWing(from) ? [...targets].filter(isOfAWing).map((to) => `${from} -> ${to}`) : [],
  );
  const features = new Set(
    tree
      .map(({ path }) => placeInWeb(path))
      .flatMap((place) => (place?.kind === 'feature' ? [place.room] : [])),
  );
  const intoFeatures = edges.filter((edge) => features.has(edge.replace(/^.* -> /, '')));
  const inCycle = tree.filter(({ path, isTest }) => !isTest && isInCycle(path));
  return [
    ...tableOf('web', tree, webRoomOf),
    '',
    ...tableOf('server', tree, serverRooms(tree)),
    '',
    '| the web’s folders | |',
    '|---|--:|',
    `| edges between folders of the wings | ${edges.length} |`,
    `| of them into a feature | ${intoFeatures.length} |`,
    `| folders in the largest cycle | ${cycle.length} |`,
    `| files in these folders | ${inCycle.length} |`,
    '',
    ...longFunctionFigures(tree),
    '',
    ...commentFigures(tree),
    '',
    ...catalogueLines(tree),
  ];
}

/**
 * @param {string} name
 * @param {SourceFile[]} tree
 * @param {(path: string) => string | undefined} roomOf
 */
function tableOf(name, tree, roomOf) {
  /** @type {Map<string, { files: number, lines: number }>} */
  const rooms = new Map();
  for (const file of tree) {
    const room = file.isTest ? undefined : roomOf(file.path);
    if (!room) continue;
    const { files, lines } = rooms.get(room) ?? { files: 0, lines: 0 };
    rooms.set(room, { files: files + 1, lines: lines + file.lines });
  }
  return [
    `| room of the ${name} | files | lines, without tests |`,
    '|---|--:|--:|',
    ...[...rooms]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([room, { files, lines }]) => `| ${room} | ${files} | ${lines} |`),
  ];
}
