import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cloneFolder } from './clone-folder.mjs';
import { hashContent, stampMatches } from './stamp.mjs';

/** @typedef {{ name: 'server' | 'web', inputs: string[], output: string, stamp: string }} BuildTarget */

const shared = [
  'packages',
  'package-lock.json',
  'tsconfig.json',
  'tools/build.mjs',
  'tools/build-targets.mjs',
  'tools/bundle-server.mjs',
];

/**
 * Builds and their sources. The stamp in an output folder is the hash of the sources it was built from.
 *
 * @type {BuildTarget[]}
 */
export const buildTargets = [
  {
    name: 'server',
    inputs: [...shared, 'apps/api', 'sandbox/feed', 'sandbox/gateway'],
    output: 'apps/api/dist/main.js',
    stamp: 'apps/api/dist/.built-from',
  },
  {
    name: 'web',
    inputs: [...shared, 'apps/web'],
    output: 'apps/web/dist/index.html',
    stamp: 'apps/web/dist/.built-from',
  },
];

/**
 * @param {BuildTarget} target
 * @returns {string} hash of everything the target is built from
 */
export function hashOfInputs(target) {
  return hashContent(cloneFolder, target.inputs);
}

/**
 * @param {BuildTarget} target
 * @returns {boolean} whether it must be built (again)
 */
export function isStale(target) {
  return (
    !existsSync(join(cloneFolder, target.output)) ||
    !stampMatches(join(cloneFolder, target.stamp), hashOfInputs(target))
  );
}
