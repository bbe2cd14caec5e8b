import { checkComments } from './comment-words.mjs';
import { checkApiDirections, checkApiRooms } from './rules-api.mjs';
import { checkImportDirections } from './rules-imports.mjs';
import { checkApiLayout, checkLengths, checkNames } from './rules-layout.mjs';
import { checkBrowserIsFreeOfZod, checkCycles, checkRoomCycles } from './rules-reach.mjs';
import { checkDomainIsPure, checkLocks, checkNothingIsSilenced, checkSqlRooms } from './rules-text.mjs';
import { checkWebDirections, checkWebOffersAreTaken, checkWebRooms } from './rules-web.mjs';
import { readSourceTree } from './source-tree.mjs';

/** @import { Problem } from './source-tree.mjs' */

const checks = [
  checkImportDirections,
  checkApiRooms,
  checkApiDirections,
  checkWebRooms,
  checkWebDirections,
  checkWebOffersAreTaken,
  checkCycles,
  checkRoomCycles,
  checkBrowserIsFreeOfZod,
  checkNames,
  checkApiLayout,
  checkLengths,
  checkSqlRooms,
  checkLocks,
  checkDomainIsPure,
  checkNothingIsSilenced,
  checkComments,
];

/**
 * Applies every house rule to the sources under a folder.
 *
 * @param {string} root
 * @returns {{ problems: Problem[], files: number }}
 */
export function checkHouse(root) {
  const tree = readSourceTree(root);
  return { problems: checks.flatMap((check) => check(tree)), files: tree.length };
}
