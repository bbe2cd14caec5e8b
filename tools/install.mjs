import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from './lock.mjs';
import { runProgram } from './run-program.mjs';

/**
 * @typedef {{ version?: string, integrity?: string, link?: boolean, optional?: boolean, os?: string[], cpu?: string[], libc?: string[] }} LockedPackage
 */

/**
 * Installs the packages when what is installed is not what package-lock.json says.
 *
 * @param {string} root the clone
 * @throws when npm fails
 */
export async function ensureInstalled(root) {
  if (whatIsMissing(root) === undefined) return;
  await withLock(join(root, '.build/install.lock'), async () => {
    const missing = whatIsMissing(root);
    if (missing === undefined) return;
    console.log(`Installing packages (${missing}) …`);
    const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];
    // npm tells its scripts where it lies, so that the same npm is used and no shell is needed to find it.
    const npm = process.env.npm_execpath;
    const { code } = npm?.endsWith('.js')
      ? await runProgram(process.execPath, [npm, ...args], { cwd: root })
      : await runProgram('npm', args, { cwd: root });
    if (code !== 0) throw new Error('npm could not install the packages; its message is above.');
  });
}

/**
 * Compares package-lock.json with the list npm keeps of what it installed, which it writes last: an interrupted
 * installation leaves none. That works for packages installed by hand, too.
 *
 * @param {string} root the clone
 * @returns {string | undefined} one package that is missing or of another version
 */
export function whatIsMissing(root) {
  const wanted = readPackages(join(root, 'package-lock.json'));
  const installedList = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(installedList)) return 'none yet';
  const installed = readPackages(installedList);
  for (const [path, entry] of Object.entries(wanted)) {
    if (!path.includes('node_modules/')) continue;
    if (entry.link) {
      if (!existsSync(join(root, path, 'package.json'))) return path;
      continue;
    }
    const found = installed[path];
    if (!found && entry.optional && !isForThisMachine(entry)) continue;
    if (found?.version !== entry.version || found?.integrity !== entry.integrity) return path;
  }
  return undefined;
}

/**
 * Whether an optional package carries programs for this machine. Which C library it has is left to npm.
 *
 * @param {LockedPackage} entry
 */
function isForThisMachine(entry) {
  return Boolean(entry.os?.includes(process.platform) && entry.cpu?.includes(process.arch) && !entry.libc);
}

/**
 * @param {string} file
 * @returns {Record<string, LockedPackage>}
 */
function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}
