/**
 * Directions of the web: app → routes → features → the wing's own floor → the shared floor, and nothing from wing to wing.
 *
 * @import { Import, Problem, SourceFile } from './source-tree.mjs'
 */
import { routeFolders, sharedFloor, wings } from './web-rooms.mjs';

const root = 'apps/web/src/';

/**
 * Where a file of the web lies. `app` is what lies in no folder. `rank`: what stands lower has a lower one; features of a wing have the same.
 *
 * @typedef {{
 *   kind: 'app' | 'routes' | 'feature' | 'wing' | 'shared' | 'unknown',
 *   room: string,
 *   wing?: 'guest' | 'staff',
 *   rank: number,
 * }} Place
 */

/**
 * @param {string} path
 * @returns {Place | undefined} nothing for a file outside of the web
 */
export function placeInWeb(path) {
  if (!path.startsWith(root)) return undefined;
  const [first = '', second = '', ...rest] = path.slice(root.length).split('/');
  if (!second) return { kind: 'app', room: 'app', rank: 0 };
  if (first === 'routes') {
    const room = rest.length > 0 ? `routes/${second}` : 'routes';
    return { kind: room === 'routes' || second in routeFolders ? 'routes' : 'unknown', room, rank: 0 };
  }
  if (first === 'guest' || first === 'staff') {
    const room = `${first}/${second}`;
    const { floor, features } = wings[first];
    const rank = floor.findIndex((one) => one.room === second);
    if (rank >= 0) return { kind: 'wing', room, wing: first, rank };
    if (features.includes(second)) return { kind: 'feature', room, wing: first, rank: floor.length };
    return { kind: 'unknown', room, rank: 0 };
  }
  const rank = sharedFloor.indexOf(first);
  return rank < 0 ? { kind: 'unknown', room: first, rank } : { kind: 'shared', room: first, rank };
}

/** @param {string} path */
export const webRoomOf = (path) => placeInWeb(path)?.room;

/**
 * @param {SourceFile[]} tree
 * @returns {Problem[]}
 */
export function checkWebRooms(tree) {
  return tree.flatMap(({ path }) => {
    const place = placeInWeb(path);
    if (place?.kind !== 'unknown') return [];
    return [
      { rule: 'web-rooms', path, line: 1, says: `lies in a room that the web does not have: ${place.room}/` },
    ];
  });
}

/**
 * Tests may take what they need from any room of the web, but from the other wing.
 *
 * @param {SourceFile[]} tree
 * @returns {Problem[]}
 */
export function checkWebDirections(tree) {
  return tree.flatMap((file) => {
    const from = placeInWeb(file.path);
    if (!from) return [];
    return file.imports.flatMap((found) => {
      const to = placeInWeb(found.file ?? '');
      if (!to || to.room === from.room) return [];
      const broken = wingRule(from, to) ?? (file.isTest ? undefined : directionRule(from, to, found));
      if (!broken) return [];
      const [rule, says] = broken;
      return [{ rule, path: file.path, line: found.line, says: `imports ${found.target}: ${says}` }];
    });
  });
}

/**
 * @param {Place} from
 * @param {Place} to
 * @returns {[rule: string, says: string] | undefined}
 */
function wingRule(from, to) {
  if (!to.wing) return undefined;
  const says = 'a wing never imports the other one; what both show stands on the shared floor';
  if (from.wing && from.wing !== to.wing) return ['web-wings', says];
  const shown = routesShow(from);
  return shown && !shown.includes(to.wing) ? ['web-wings', says] : undefined;
}

/**
 * @param {Place} place
 * @returns {readonly string[] | undefined} the wings that a folder of routes shows
 */
function routesShow({ kind, room }) {
  const folder = /^routes\/(guest|admin|dev)$/.exec(room)?.[1];
  return kind === 'routes' && folder
    ? routeFolders[/** @type {keyof typeof routeFolders} */ (folder)]
    : undefined;
}

/**
 * @param {Place} from
 * @param {Place} to
 * @param {Import} found
 * @returns {[rule: string, says: string] | undefined}
 */
function directionRule(from, to, found) {
  if (from.kind === 'app') return lazyRule(to, found) ?? offerRule(to, found);
  if (to.kind === 'app' || (to.kind === 'routes' && from.kind !== 'routes'))
    return ['web-routes', 'routes import features, never the reverse'];
  if (from.kind === 'routes') {
    if (from.room === 'routes/dev') return undefined;
    if (to.kind === 'routes' && to.room !== 'routes')
      return ['web-routes', 'a folder of routes imports no other one'];
    return offerRule(to, found);
  }
  if (from.kind === 'shared') {
    if (to.wing) return ['web-floor', 'the shared floor imports no wing'];
    if (to.rank > from.rank)
      return ['web-floor', `${from.room} stands below ${to.room} (tools/house/web-rooms.mjs)`];
    return undefined;
  }
  if (!to.wing) return undefined;
  if (to.kind === 'feature')
    return ['web-features', 'only routes import a feature; what two of them share stands below both'];
  if (to.rank > from.rank)
    return ['web-floor', `${from.room} stands below ${to.room} (tools/house/web-rooms.mjs)`];
  return offerRule(to, found);
}

/**
 * Guests download nothing of staff's: the app fetches their pages, and the gallery, when they are asked for.
 *
 * @param {Place} to
 * @param {Import} found
 * @returns {[rule: string, says: string] | undefined}
 */
function lazyRule(to, found) {
  const isOfGuests = to.wing !== 'staff' && to.room !== 'routes/admin' && to.room !== 'routes/dev';
  if (isOfGuests || found.lazy || found.typeOnly) return undefined;
  return ['web-lazy', "staff's pages and the gallery are fetched by import(), when they are asked for"];
}

/**
 * @param {Place} to
 * @param {Import} found
 * @returns {[rule: string, says: string] | undefined}
 */
function offerRule(to, found) {
  if (to.kind !== 'wing' || !to.wing) return undefined;
  const offers = offersOf(to.wing, to.room);
  const name = (found.file ?? '').slice(`${root}${to.room}/`.length);
  if (!offers || offers.includes(name)) return undefined;
  return ['web-offers', `${to.room} offers ${offers.join(', ')}; the rest is its own`];
}

/**
 * @param {'guest' | 'staff'} wing
 * @param {string} room
 */
function offersOf(wing, room) {
  return wings[wing].floor.find((one) => `${wing}/${one.room}` === room)?.offers;
}

/**
 * Offers that nobody takes any more.
 *
 * @param {SourceFile[]} tree
 * @returns {Problem[]}
 */
export function checkWebOffersAreTaken(tree) {
  const taken = new Set(
    tree
      .filter((file) => !file.isTest && placeInWeb(file.path)?.room !== 'routes/dev')
      .flatMap((file) => {
        const from = placeInWeb(file.path)?.room;
        return file.imports.flatMap(({ file: to }) => (to && placeInWeb(to)?.room !== from ? [to] : []));
      }),
  );
  return /** @type {const} */ (['guest', 'staff']).flatMap((wing) =>
    wings[wing].floor.flatMap(({ room, offers = [] }) => {
      const folder = `${root}${wing}/${room}/`;
      // A tree without the room is another one: the samples of the tests.
      if (!tree.some(({ path }) => path.startsWith(folder))) return [];
      return offers
        .filter((name) => !taken.has(folder + name))
        .map((name) => ({
          rule: 'web-offers',
          path: 'tools/house/web-rooms.mjs',
          line: 1,
          says: `nobody takes ${wing}/${room}/${name} any more`,
        }));
    }),
  );
}
