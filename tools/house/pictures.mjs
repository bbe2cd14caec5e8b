/**
 * The pictures of ARCHITECTURE.md, drawn from the imports: which room imports which. An arrow that follows from others is left out, and so are
 * imports of types alone.
 *
 * @import { Problem, SourceFile } from './source-tree.mjs'
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { arrowsOf, graphOf, serverRooms } from './room-graph.mjs';
import { webRoomOf } from './rules-web.mjs';
import { readSourceTree } from './source-tree.mjs';
import { sharedFloor } from './web-rooms.mjs';

const document = 'ARCHITECTURE.md';

/** @type {Readonly<Record<string, (tree: SourceFile[]) => string[]>>} */
const pictures = { server: drawServer, web: drawWeb };

/** @param {SourceFile[]} tree */
function drawServer(tree) {
  const arrows = arrowsOf(graphOf(tree, serverRooms(tree), { types: false }));
  return ['flowchart TD', ...arrows.map(([from, to]) => `  ${from} --> ${to}`)];
}

const groups = /** @type {const} */ ({ guest: 'guest', staff: 'staff', shared: 'shared floor' });

/**
 * @param {string} room
 * @returns {keyof typeof groups | undefined}
 */
function groupOf(room) {
  if (room.startsWith('guest/')) return 'guest';
  if (room.startsWith('staff/')) return 'staff';
  return sharedFloor.includes(room) ? 'shared' : undefined;
}

/**
 * Inside a wing and the shared floor every room, and between them one arrow: that every room may stand on the floor need not be drawn for each.
 *
 * @param {SourceFile[]} tree
 */
function drawWeb(tree) {
  const rooms = graphOf(tree, webRoomOf, { types: false });
  // The gallery shows everything; the page of a wrong address and the style sheets say nothing of the order.
  for (const room of ['routes/dev', 'routes', 'styles']) {
    rooms.delete(room);
    for (const targets of rooms.values()) targets.delete(room);
  }
  /** @type {Map<string, Set<string>>} */
  const inside = new Map();
  /** @type {Map<string, Set<string>>} */
  const between = new Map();
  for (const [from, targets] of rooms) {
    for (const to of targets) {
      const [group, other] = [groupOf(from), groupOf(to)];
      const isInside = group !== undefined && group === other;
      const [graph, start, end] = isInside ? [inside, from, to] : [between, group ?? from, other ?? to];
      graph.set(start, (graph.get(start) ?? new Set()).add(end));
    }
  }
  const arrows = arrowsOf(inside);
  return [
    'flowchart TD',
    ...Object.entries(groups).flatMap(([group, title]) => [
      `  subgraph ${group} [${title}]`,
      ...arrows
        .filter(([from]) => groupOf(from) === group)
        .map(([from, to]) => `    ${nodeOf(from)} --> ${nodeOf(to)}`),
      '  end',
    ]),
    ...arrowsOf(between).map(([from, to]) => `  ${nodeOf(from)} --> ${nodeOf(to)}`),
  ];
}

/**
 * `guest/edit` → `guest/edit[edit]`: inside the frame of its wing a room needs no more than its own name.
 *
 * @param {string} room
 */
function nodeOf(room) {
  const wing = /^(?:guest|staff)\/(.+)$/.exec(room);
  return wing ? `${room}[${wing[1]}]` : room;
}

/**
 * @param {string} text of the document
 * @param {SourceFile[]} tree
 */
function redraw(text, tree) {
  return Object.entries(pictures).reduce((drawn, [name, draw]) => {
    const marks = new RegExp(`(<!-- picture: ${name}[^\\n]*-->\\n)[\\s\\S]*?(<!-- end of the picture -->)`);
    return drawn.replace(marks, (_, begin, end) =>
      [`${begin}\n\`\`\`mermaid`, ...draw(tree), '```\n', end].join('\n'),
    );
  }, text);
}

/**
 * Writes the pictures again.
 *
 * @param {string} root
 * @returns {boolean} whether something has changed
 */
export function drawPictures(root) {
  const path = join(root, document);
  const text = readFileSync(path, 'utf8');
  const drawn = redraw(text, readSourceTree(root));
  if (drawn !== text) writeFileSync(path, drawn);
  return drawn !== text;
}

/**
 * @param {string} root
 * @returns {Problem[]} one for each picture that is missing, and one where they are not as the imports are
 */
export function checkPictures(root) {
  const text = readFileSync(join(root, document), 'utf8');
  /** @param {string} says */
  const problem = (says) => ({ rule: 'pictures', path: document, line: 1, says });
  const missing = Object.keys(pictures)
    .filter((name) => !text.includes(`<!-- picture: ${name}`))
    .map((name) => problem(`has no picture of the ${name}`));
  const isOld = redraw(text, readSourceTree(root)) !== text;
  return isOld ? [...missing, problem('has pictures of other imports: node tools/draw-house.mjs')] : missing;
}
