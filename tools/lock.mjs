import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Runs `action` while no other command of this clone does the same work: two commands started together must not
 * both install or build. A lock whose holder is gone is taken over.
 *
 * @template T
 * @param {string} file
 * @param {() => Promise<T>} action
 * @returns {Promise<T>}
 */
export async function withLock(file, action) {
  mkdirSync(dirname(file), { recursive: true });
  for (let told = false; ; ) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
    if (!holderLives(file)) {
      rmSync(file, { force: true });
      continue;
    }
    if (!told) console.log('Another command is installing or building here; waiting for it.');
    told = true;
    await sleep(200);
  }
  try {
    return await action();
  } finally {
    rmSync(file, { force: true });
  }
}

/** @param {string} file */
function holderLives(file) {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    // Between making the file and writing into it the holder is unknown, and alive.
    if (pid) process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
