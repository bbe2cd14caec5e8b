import { existsSync } from 'node:fs';
import { runProgram } from './run-program.mjs';

/** Chromium without its windows: the same pages, at half of the CPU of the whole browser. */
const headlessShell = '/usr/bin/chromium-headless-shell';
const wholeBrowser = '/usr/bin/chromium';
/** As wide as the letters that pages stand in until their own typeface comes. */
const letters = '/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf';

/** The browser of the tests: `CHROMIUM_PATH`, else the lightest that is there. */
export function findChromium() {
  return process.env.CHROMIUM_PATH ?? (existsSync(headlessShell) ? headlessShell : wholeBrowser);
}

/**
 * Makes sure that the browser of the tests is there: `CHROMIUM_PATH`, or a package of the system, which is
 * installed when it is absent and we may.
 *
 * @returns {Promise<{ obstacle?: string, note?: string }>} the obstacle says how to remove it by hand; the note is for a run that is dearer than it has to be
 */
export async function ensureChromium() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen)
    return existsSync(chosen) ? {} : { obstacle: `CHROMIUM_PATH names ${chosen}, which does not exist.` };
  if (existsSync(headlessShell) && existsSync(letters)) return {};
  const failure = await installShell();
  if (existsSync(headlessShell))
    return existsSync(letters)
      ? {}
      : { note: 'without the package fonts-liberation: pages move when their own typeface comes' };
  if (existsSync(wholeBrowser))
    return {
      note: 'in the whole Chromium, at twice the CPU: the package chromium-headless-shell is missing',
    };
  const advice =
    'Chromium is missing. Install it (Debian: apt-get install chromium-headless-shell) or set CHROMIUM_PATH.';
  return { obstacle: [advice, failure].join('\n').trim() };
}

/** @returns {Promise<string>} the reason of a failure; empty where we may not install */
async function installShell() {
  if (!existsSync('/usr/bin/apt-get')) return '';
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  if (asRoot.length > 0 && (await runProgram('sudo', ['-n', 'true'], { quiet: true })).code !== 0) return '';

  console.log('Installing Chromium from the system’s packages …');
  // Without a network it ends in seconds, and the tests go on in the browser that is there.
  const hasty = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20'];
  for (const step of [
    ['update'],
    ['install', '-y', '--no-install-recommends', 'chromium-headless-shell', 'fonts-liberation'],
  ]) {
    const [program = 'apt-get', ...args] = [
      ...asRoot,
      'env',
      'DEBIAN_FRONTEND=noninteractive',
      'apt-get',
      '-q',
      ...hasty,
      ...step,
    ];
    const { code, output } = await runProgram(program, args, { quiet: true });
    if (code !== 0) return `apt-get ${step[0]} failed:\n${output.slice(-1500)}`;
  }
  return '';
}
