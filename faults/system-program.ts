import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chooseServerUser, type ServerUser, userPassesTest } from '../apps/api/src/db/server/server-user.ts';

/** Programs of the system's packages, for faults of what stands around the product. None of them runs as root. */
export type SystemProgram = {
  readonly start: () => Promise<void>;
  readonly kill: () => Promise<void>;
  /** It stands still until it is woken. */
  readonly freeze: () => void;
  readonly wake: () => void;
};

/** Folder under which packages were unpacked, `dpkg -x`; the system itself by default. */
const unpacked = process.env.FAULT_PROGRAMS ?? '';

/** The path of a program, or null where its package is missing. */
export async function findProgram(name: string): Promise<string | null> {
  for (const folder of ['usr/sbin', 'usr/bin']) {
    const path = join(unpacked, '/', folder, name);
    if (await userPassesTest(undefined, ['-x', path])) return path;
  }
  return null;
}

/** The word for programs that this machine lacks. */
export const missing = (...names: string[]): string =>
  `no ${names.join(', ')} here; FAULT_PROGRAMS names a folder with unpacked packages`;

/** Unpacked programs find the libraries and modules of their packages by it. */
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
    freeze: () => void child?.kill('SIGSTOP'),
    wake: () => void child?.kill('SIGCONT'),
    async kill() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

export type ProgramFolder = {
  readonly path: string;
  readonly as: ServerUser;
  /** Writes a file that only the programs' user can read. Returns its path. */
  readonly write: (name: string, text: string) => Promise<string>;
  /** Makes a folder in it. Returns its path. */
  readonly makeFolder: (name: string) => Promise<string>;
  readonly remove: () => Promise<void>;
};

/** A temporary folder of the user whom the programs run as, closed to everybody else. */
export async function openProgramFolder(name: string): Promise<ProgramFolder> {
  const path = await mkdtemp(join(tmpdir(), `traslado-fault-${name}-`));
  const as = await chooseServerUser(path);
  const give = async (one: string): Promise<string> => {
    if (as) await chown(one, as.uid, as.gid);
    return one;
  };
  await give(path);
  return {
    path,
    as,
    async write(file, text) {
      await writeFile(join(path, file), text, { mode: 0o600 });
      return give(join(path, file));
    },
    async makeFolder(folder) {
      await mkdir(join(path, folder), { mode: 0o700 });
      return give(join(path, folder));
    },
    remove: () => rm(path, { recursive: true, force: true }),
  };
}

const takesConnections = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.once('connect', () => socket.destroy()).once('error', () => resolve(false));
  });
