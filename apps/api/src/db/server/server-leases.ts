import { link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { processExists, processStart } from './postmaster-file.ts';

let counter = 0;

/** `<pid>-<start>-<n>`: one use of the server by one process; the start distinguishes a dead process from a new one with its id. */
async function ownIdentity(): Promise<string> {
  counter += 1;
  return `${process.pid}-${(await processStart(process.pid)) ?? ''}-${counter}`;
}

async function identityAlive(identity: string): Promise<boolean> {
  const [pid, start] = identity.split('-');
  if (!pid || !(await processExists(Number(pid)))) return false;
  const current = await processStart(Number(pid));
  return !start || current === undefined || current === start;
}

/**
 * Runs `action` while no other process works on the same folder. Only starting and stopping take the lock, so it is held for seconds at
 * most; a dead holder's lock is taken over.
 */
export async function withLock<T>(folder: string, action: () => Promise<T>): Promise<T> {
  await mkdir(folder, { recursive: true });
  const lock = join(folder, 'lock');
  const identity = await ownIdentity();
  const ticket = join(folder, `lock.${identity}`);
  // A link appears with its content at once, so a half-written lock is never read.
  await writeFile(ticket, identity, { mode: 0o600 });
  try {
    for (;;) {
      try {
        await link(ticket, lock);
        break;
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
      }
      const holder = await readFile(lock, 'utf8').catch(() => undefined);
      if (holder !== undefined && !(await identityAlive(holder))) await breakLock(lock, ticket, holder);
      else await sleep(50);
    }
    return await action().finally(() => rm(lock, { force: true }));
  } finally {
    await rm(ticket, { force: true });
  }
}

/** Removes the lock of a dead holder, and puts it back if another process took it over in the same instant. */
async function breakLock(lock: string, ticket: string, deadHolder: string): Promise<void> {
  const aside = `${ticket}.stale`;
  try {
    await rename(lock, aside);
  } catch {
    return;
  }
  if ((await readFile(aside, 'utf8')) !== deadHolder) await link(aside, lock).catch(() => undefined);
  await rm(aside, { force: true });
}

/** Notes that this process uses the server of `folder`; returns the name under which to release it. */
export async function takeLease(folder: string): Promise<string> {
  const identity = await ownIdentity();
  await mkdir(join(folder, 'users'), { recursive: true });
  await writeFile(join(folder, 'users', identity), '', { mode: 0o600 });
  return identity;
}

/** Releases the use and returns the number of living processes that still use the server. Call it under the lock. */
export async function releaseLease(folder: string, lease: string): Promise<number> {
  await rm(join(folder, 'users', lease), { force: true });
  let alive = 0;
  for (const identity of await readdir(join(folder, 'users')).catch(() => [])) {
    if (await identityAlive(identity)) alive += 1;
    else await rm(join(folder, 'users', identity), { force: true });
  }
  return alive;
}
