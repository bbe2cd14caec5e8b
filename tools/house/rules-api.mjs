/**
 * Directions of the server: composition → sweeps, systems → staff → guest → sellers → store → what lies below them.
 *
 * @import { Import, Problem, SourceFile } from './source-tree.mjs'
 */
import { apiFloors, belowStore, overAllFloors } from './api-rooms.mjs';

const root = 'apps/api/src/';
const floorNames = Object.keys(apiFloors);

/**
 * The place of a file of the server. `rank` rises from floor to floor and inside a floor; features of a floor share one. `floor` is the index of the
 * floor, -1 below all of them, and their number above them.
 *
 * @typedef {{ room: string, floor: number, rank: number, isFeature: boolean, isKnown: boolean }} ApiPlace
 */

/**
 * @param {string} path
 * @returns {ApiPlace | undefined} nothing for a file outside of the server
 */
export function placeInApi(path) {
  if (!path.startsWith(root)) return undefined;
  const [first = '', second = '', third] = path.slice(root.length).split('/');
  const place = { room: first, rank: 0, isFeature: false, isKnown: true };
  if (second === '' || overAllFloors.includes(first))
    return { ...place, room: second === '' ? 'product' : first, floor: floorNames.length };
  const floor = floorNames.indexOf(first);
  if (floor < 0) return { ...place, floor };
  const rooms = apiFloors[/** @type {keyof typeof apiFloors} */ (first)];
  if (rooms === null) return { ...place, floor };
  const room = `${first}/${third === undefined ? '' : second}`;
  const rank = rooms.floor.indexOf(second);
  const isFeature = rooms.features.includes(second);
  const isKnown = third !== undefined && (rank >= 0 || isFeature);
  return { room, floor, rank: isFeature ? rooms.floor.length : rank, isFeature, isKnown };
}

/**
 * The room of a file on a floor that is made of rooms.
 *
 * @param {string} path
 */
export function apiFloorRoomOf(path) {
  const place = placeInApi(path);
  return place?.room.includes('/') ? place.room : undefined;
}

/**
 * @param {SourceFile[]} tree
 * @returns {Problem[]}
 */
export function checkApiRooms(tree) {
  return tree.flatMap(({ path }) => {
    const place = placeInApi(path);
    if (!place || place.isKnown) return [];
    const says = `lies in a room that the server does not have: ${place.room} (tools/house/api-rooms.mjs)`;
    return [{ rule: 'api-rooms', path, line: 1, says }];
  });
}

/**
 * Small files beside the floors (the clock, a refusal) are no composition: every room may import them.
 *
 * @param {SourceFile[]} tree
 * @returns {Problem[]}
 */
export function checkApiDirections(tree) {
  return tree.flatMap((file) => {
    const from = placeInApi(file.path);
    if (!from || file.isTest || from.floor === floorNames.length) return [];
    return file.imports.flatMap((found) => {
      const to = placeInApi(found.file ?? '');
      if (!to || to.room === from.room || to.room === 'product') return [];
      const broken = directionRule(from, to, found);
      if (!broken) return [];
      const [rule, says] = broken;
      return [{ rule, path: file.path, line: found.line, says: `imports ${found.target}: ${says}` }];
    });
  });
}

/**
 * @param {ApiPlace} from
 * @param {ApiPlace} to
 * @param {Import} found
 * @returns {[rule: string, says: string] | undefined}
 */
function directionRule(from, to, found) {
  if (to.floor > from.floor) return ['api-floors', `${from.room} stands below ${to.room}`];
  if (from.floor === floorNames.indexOf('store') && to.floor < 0)
    return found.typeOnly || belowStore.includes(to.room)
      ? undefined
      : ['api-store', 'the store imports the rules and the database; of other rooms types alone'];
  if (to.floor < from.floor) return partRule(to, found);
  if (to.isFeature)
    return ['api-features', 'a feature imports no other; what two of them share stands below both'];
  if (to.rank > from.rank)
    return ['api-floors', `${from.room} stands below ${to.room} (tools/house/api-rooms.mjs)`];
  return partRule(to, found);
}

/**
 * Guests' and staff's rooms offer use cases. Routes are bound by the composition, answers of one feature are its own.
 *
 * @param {ApiPlace} to
 * @param {Import} found
 * @returns {[rule: string, says: string] | undefined}
 */
function partRule(to, found) {
  if (!/^(guest|staff)\//.test(to.room) || !/\/(routes|presenter)\.ts$/.test(found.file ?? ''))
    return undefined;
  return ['api-parts', 'a room uses another by its use cases, not by its routes or presenter'];
}
