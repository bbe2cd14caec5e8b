/**
 * Figures of the house: rooms by size, imports between the web's folders, long functions, comments, and lines of catalogues.
 *
 * @import { SourceFile } from './source-tree.mjs'
 */
import { catalogueLines } from './catalogue-lines.mjs';
import { commentFigures } from './comment-words.mjs';
import { longFunctionFigures } from './long-functions.mjs';
import { graphOf, largestCycle, serverRooms } from './room-graph.mjs';
import { apiFloorRoomOf, placeInApi } from './rules-api.mjs';
import { placeInWeb, webRoomOf } from './rules-web.mjs';

/** @param {string} room */
const isOfAWing = (room) => /^(guest|staff)\//.test(room);

/**
 * @param {SourceFile[]} tree
 * @returns {string[]} lines of Markdown
 */
export function figuresOf(tree) {
  const web = graphOf(tree, webRoomOf);
  const folderOf = serverRooms(tree);
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
    ...tableOf('server', tree, (path) => apiFloorRoomOf(path) ?? folderOf(path)),
    '',
    '| the web’s folders | |',
    '|---|--:|',
    `| edges between folders of the wings | ${edges.length} |`,
    `| of them into a feature | ${intoFeatures.length} |`,
    `| folders in the largest cycle | ${cycle.length} |`,
    `| files in these folders | ${inCycle.length} |`,
    '',
    ...serverFigures(tree),
    '',
    ...longFunctionFigures(tree),
    '',
    ...commentFigures(tree),
    '',
    ...catalogueLines(tree),
  ];
}

/** @param {SourceFile[]} tree */
function serverFigures(tree) {
  const rooms = graphOf(tree, apiFloorRoomOf);
  const product = tree.filter(({ path, isTest }) => !isTest && placeInApi(path)?.room.includes('/'));
  const sideways = product.flatMap((file) =>
    file.imports.filter((found) => {
      const [from, to] = [placeInApi(file.path), placeInApi(found.file ?? '')];
      return to?.isFeature && from?.floor === to.floor && from.room !== to.room;
    }),
  );
  const within = [...rooms].flatMap(([from, targets]) =>
    [...targets].filter((to) => to.split('/')[0] === from.split('/')[0]),
  );
  const carrying = tree.filter(
    ({ path, isTest, text }) =>
      !isTest && /^apps\/api\/src\/(?!adapters\/|testing\/)/.test(path) && text.includes('Transfers | null'),
  );
  return [
    '| the server’s floors | |',
    '|---|--:|',
    `| imports from feature to feature | ${sideways.length} |`,
    `| edges between rooms of one floor | ${within.length} |`,
    `| rooms in the largest ring | ${Math.max(1, largestCycle(rooms).length)} |`,
    `| files that carry \`Transfers | null\` | ${carrying.length} |`,
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
