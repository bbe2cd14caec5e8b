/**
 * The pictures of ARCHITECTURE.md, drawn from the imports: which room imports which. An arrow that follows from others is left out, and so are
 * imports of types alone.
 *
 * @import { Problem, SourceFile } from './source-tree.mjs'
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiFloors } from './api-rooms.mjs';
import { arrowsOf, graphOf, serverRooms } from './room-graph.mjs';
import { apiFloorRoomOf } from './rules-api.mjs';
import { webRoomOf } from './rules-web.mjs';
import { readSourceTree } from './source-tree.mjs';
import { sharedFloor } from './web-rooms.mjs';

const document = 'ARCHITECTURE.md';

/** @type {Readonly<Record<string, (tree: SourceFile[]) => string[]>>} */
const pictures = { server: drawServer, web: drawWeb };

/** Frames of the server's picture: its floors that are made of rooms. */
const floors = Object.fromEntries(
  Object.entries(apiFloors).flatMap(([floor, rooms]) => (rooms ? [[floor, floor]] : [])),
);

/** @param {SourceFile[]} tree */
function drawServer(tree) {
  const roomOf = serverRooms(tree);
  const rooms = graphOf(tree, (path) => apiFloorRoomOf(path) ?? roomOf(path), { types: false });
  return drawFrames(rooms, floors, (room) => {
    const floor = room.split('/')[0] ?? '';
    return room.includes('/') ? floor : undefined;
  });
}

const wings = { guest: 'guest', staff: 'staff', shared: 'shared floor' };

/** @param {SourceFile[]} tree */
function drawWeb(tree) {
  const rooms = graphOf(tree, webRoomOf, { types: false });
  // The gallery shows everything; the page of a wrong address and the style sheets say nothing of the order.
  for (const room of ['routes/dev', 'routes', 'styles']) {
    rooms.delete(room);
    for (const targets of rooms.values()) targets.delete(room);
  }
  return drawFrames(rooms, wings, (room) => {
    const wing = /^(guest|staff)\//.exec(room)?.[1];
    return wing ?? (sharedFloor.includes(room) ? 'shared' : undefined);
  });
}

/**
 * Inside a frame every room, and between frames one arrow: that every room may stand on the floor below need not be drawn for each.
 *
 * @param {import('./room-graph.mjs').RoomGraph} rooms
 * @param {Readonly<Record<string, string>>} frames their titles by name
 * @param {(room: string) => string | undefined} frameOf
 */
function drawFrames(rooms, frames, frameOf) {
  /** @type {Map<string, Set<string>>} */
  const inside = new Map();
  /** @type {Map<string, Set<string>>} */
  const between = new Map();
  for (const [from, targets] of rooms) {
    for (const to of targets) {
      const [frame, other] = [frameOf(from), frameOf(to)];
      const isInside = frame !== undefined && frame === other;
      const [graph, start, end] = isInside ? [inside, from, to] : [between, frame ?? from, other ?? to];
      graph.set(start, (graph.get(start) ?? new Set()).add(end));
    }
  }
  const arrows = arrowsOf(inside);
  const joined = new Set(arrows.flat());
  return [
    'flowchart TD',
    ...Object.entries(frames).flatMap(([frame, title]) => [
      `  subgraph ${frame} [${title}]`,
      ...[...rooms.keys()]
        .filter((room) => frameOf(room) === frame && !joined.has(room))
        .sort()
        .map((room) => `    ${nodeOf(room)}`),
      ...arrows
        .filter(([from]) => frameOf(from) === frame)
        .map(([from, to]) => `    ${nodeOf(from)} --> ${nodeOf(to)}`),
      '  end',
    ]),
    ...arrowsOf(between).map(([from, to]) => `  ${nodeOf(from)} --> ${nodeOf(to)}`),
  ];
}

/**
 * `guest/edit` → `guest/edit[edit]`: inside the frame of its floor a room needs no more than its own name.
 *
 * @param {string} room
 */
function nodeOf(room) {
  const own = /^(?:store|sellers|guest|staff)\/(.+)$/.exec(room);
  return own ? `${room}[${own[1]}]` : room;
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
