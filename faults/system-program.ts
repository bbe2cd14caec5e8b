import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, chmod, chown } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerUser } from '../apps/api/src/db/server/server-user.ts';

/** Programs of the system's packages, for faults of what stands around the product. None of them runs as root. */
export type SystemProgram = {
  readonly pid: () => number;
  readonly start: () => Promise<void>;
  readonly kill: () => Promise<void>;
};

/** Folder under which packages were unpacked, `dpkg -x`; the system itself by default. */
const unpacked = process.env.FAULT_PROGRAMS ?? '';

/** The path of a program, or null where its package is missing. */
export async function findProgram(name: string): Promise<string | null> {
  const folders = [...['usr/sbin', 'usr/bin'].map((folder) => join(unpacked, '/', folder))];
  for (const path of folders.map((folder) => join(folder, name)))
    if (
      await access(path).then(
        () => true,
        () => false,
      )
    )
      return path;
  return null;
}

/** The word for programs that this machine lacks. */
export const missing = (...names: string[]): string =>
  `no ${names.join(', ')} here; FAULT_PROGRAMS names a folder with unpacked packages`;

/** Where unpacked programs find the libraries and modules of their packages. */
const environment: NodeJS.ProcessEnv = {
  PATH: process.env.PATH,
  ...(unpacked && {
    LD_LIBRARY_PATH: join(unpacked, 'usr/lib/x86_64-linux-gnu'),
    PYTHONPATH: join(unpacked, 'usr/lib/python3/dist-packages'),
  }),
};

/** @param port it takes connections there when it has started */
export function systemProgram(
  command: string,
  args: readonly string[],
  { port, as }: { readonly port: number; readonly as: ServerUser },
): SystemProgram {
  let child: ChildProcess | undefined;
  return {
    pid: () => child?.pid ?? 0,
    async start() {
      let said = '';
      child = spawn(command, args, {
        ...(as && { uid: as.uid, gid: as.gid }),
        cwd: '/',
        env: environment,
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      child.stderr?.on('data', (part) => (said = (said + String(part)).slice(-2_000)));
      for (let tries = 0; !(await takesConnections(port)); tries += 1) {
        if (tries > 300 || child.exitCode !== null) throw new Error(`${command} did not start: ${said}`);
        await sleep(100);
      }
    },
    async kill() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

/** Gives folder and files to the user of the programs, and to nobody else. */
export async function giveTo(as: ServerUser, folder: string, files: readonly string[]): Promise<void> {
  for (const path of [folder, ...files]) {
    await chmod(path, path === folder ? 0o700 : 0o600);
    if (as) await chown(path, as.uid, as.gid);
  }
}

const takesConnections = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.once('connect', () => socket.destroy()).once('error', () => resolve(false));
  });
