import { existsSync } from 'node:fs';
import { runProgram } from './run-program.mjs';

const usualPath = '/usr/bin/chromium';

/**
 * Makes sure that the browser of the tests is there: `CHROMIUM_PATH`, or the system's package, which is
 * installed when it is absent and we may.
 *
 * @returns {Promise<string | undefined>} what to do by hand, when it is missing and could not be installed
 */
export async function ensureChromium() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) return existsSync(chosen) ? undefined : `CHROMIUM_PATH names ${chosen}, which does not exist.`;
  if (existsSync(usualPath)) return undefined;

  const advice = 'Chromium is missing. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.';
  if (!existsSync('/usr/bin/apt-get')) return advice;
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  if (asRoot.length > 0 && (await runProgram('sudo', ['-n', 'true'], { quiet: true })).code !== 0)
    return advice;

  console.log('Installing Chromium from the system’s packages …');
  for (const step of [
    ['update'],
    ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation'],
  ]) {
    const [program = 'apt-get', ...args] = [
      ...asRoot,
      'env',
      'DEBIAN_FRONTEND=noninteractive',
      'apt-get',
      '-q',
      ...step,
    ];
    const { code, output } = await runProgram(program, args, { quiet: true });
    if (code !== 0) return `${advice}\napt-get ${step[0]} failed:\n${output.slice(-1500)}`;
  }
  return existsSync(usualPath) ? undefined : advice;
}
