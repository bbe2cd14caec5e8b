import { type ChildProcess, spawn } from 'node:child_process';
import { chown, mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { StartError } from '../../start-error.ts';
import { processExists, readPostmaster } from './postmaster-file.ts';
import type { ServerPrograms } from './server-programs.ts';
import type { ServerUser } from './server-user.ts';

/** One cluster: its folder, the programs and user that run it, and the file its messages go to. */
export type Cluster = {
  clusterDir: string;
  programs: ServerPrograms;
  user: ServerUser;
  logFile: string;
  password: string;
};

/** The database role that owns everything in an embedded cluster. */
const ownerRole = 'traslado';

/**
 * Makes the cluster when there is none. It is made beside and renamed, so that an interrupted one is never taken for a whole one.
 *
 * @returns true when a new cluster was made
 */
export async function ensureCluster(cluster: Cluster, flags: readonly string[] = []): Promise<boolean> {
  const { clusterDir, programs, user } = cluster;
  if (
    await stat(join(clusterDir, 'PG_VERSION')).then(
      () => true,
      () => false,
    )
  ) {
    const version = (await readFile(join(clusterDir, 'PG_VERSION'), 'utf8')).trim();
    if (Number(version) === programs.major) return false;
    throw new StartError(
      `DATA_DIR: the database in ${clusterDir} was made by PostgreSQL ${version}, this product brings ${programs.major}. ` +
        'Start the version of the product that made it, or dump the database with that PostgreSQL and load it into a new data folder.',
    );
  }
  const draft = `${clusterDir}.draft`;
  const passwordFile = `${clusterDir}.password`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { mode: 0o700 });
  await writeFile(passwordFile, `${cluster.password}\n`, { mode: 0o600 });
  if (user) {
    await chown(draft, user.uid, user.gid);
    await chown(passwordFile, user.uid, user.gid);
  }
  try {
    await run(cluster, programs.initdb, [
      `--pgdata=${draft}`,
      `--username=${ownerRole}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C.UTF-8',
      ...flags,
    ]);
  } finally {
    await rm(passwordFile, { force: true });
  }
  await rename(draft, clusterDir);
  return true;
}

async function run(cluster: Cluster, program: string, args: string[]): Promise<void> {
  const { user } = cluster;
  const output = await new Promise<string>((resolve, reject) => {
    let text = '';
    const child = spawn(program, args, {
      ...(user && { uid: user.uid, gid: user.gid }),
      cwd: '/',
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const collect = (chunk: Buffer) => {
      text += chunk;
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve('') : resolve(text || `exit code ${code}`)));
  });
  if (output) throw new StartError(`DATA_DIR: ${program} failed:\n${output}`);
}

/** The arguments of `postgres`: only this machine can reach it, and it never speaks on a socket file. */
export function serverArguments(
  clusterDir: string,
  port: number,
  settings: Record<string, string>,
): string[] {
  const all: Record<string, string> = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Every statement here is short; compiling them only costs time.
    jit: 'off',
    ...settings,
  };
  return ['-D', clusterDir, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}

/** The address of a database of the cluster. */
export function serverUrl(port: number, password: string, database: string): string {
  return `postgresql://${ownerRole}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;
}

/** Messages of a server that could not start but may in a moment: a dying predecessor, or a port just taken. */
const passing = /shared memory block|could not bind|could not create any TCP|lock file/;

/**
 * Starts `postgres` and waits until it answers. The child is not in our process group, so a Ctrl-C meant for us does not stop the database
 * first. A predecessor killed a moment ago may still hold the shared memory: such starts are repeated for `patienceMs`.
 *
 * @param port fixed port, or undefined for a free one
 * @throws StartError with the server's log, or when it does not take our password; nothing runs then
 */
export async function launchServer(
  cluster: Cluster,
  port: number | undefined,
  settings: Record<string, string>,
  { patienceMs = 30_000, signal }: { patienceMs?: number; signal?: AbortSignal | undefined } = {},
): Promise<{ port: number; pid: number }> {
  const until = Date.now() + patienceMs;
  for (;;) {
    const chosen = port ?? (await freePort());
    const logStart = await stat(cluster.logFile).then(
      (file) => file.size,
      () => 0,
    );
    const child = await spawnServer(cluster, chosen, settings);
    const started = await waitForAnswer(cluster, chosen, child, signal).catch(async (error: unknown) => {
      await stopServer(cluster.clusterDir);
      throw error;
    });
    if (started && child.pid) {
      child.unref();
      return { port: chosen, pid: child.pid };
    }
    const message = (await readFile(cluster.logFile, 'utf8').catch(() => '')).slice(logStart).trim();
    if (!passing.test(message) || Date.now() > until) {
      throw new StartError(
        `DATA_DIR: PostgreSQL did not start in ${cluster.clusterDir}:\n${message.slice(-2000) || 'no message'}`,
      );
    }
    await sleep(250);
  }
}

async function spawnServer(
  cluster: Cluster,
  port: number,
  settings: Record<string, string>,
): Promise<ChildProcess> {
  const { programs, user, clusterDir, logFile } = cluster;
  const log = await open(logFile, 'a', 0o600);
  try {
    const child = spawn(programs.postgres, serverArguments(clusterDir, port, settings), {
      ...(user && { uid: user.uid, gid: user.gid }),
      cwd: '/',
      detached: true,
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
      stdio: ['ignore', log.fd, log.fd],
    });
    await new Promise((resolve, reject) => {
      child.once('spawn', resolve);
      child.once('error', reject);
    });
    return child;
  } finally {
    await log.close();
  }
}

/** True once the server answers, false when the process ended. Recovery after a crash may take minutes: no limit. */
async function waitForAnswer(
  cluster: Cluster,
  port: number,
  child: ChildProcess,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  let ended = false;
  child.once('exit', () => {
    ended = true;
  });
  while (!ended && child.exitCode === null && child.signalCode === null) {
    signal?.throwIfAborted();
    if (await answers(cluster, port)) return true;
    await sleep(20);
  }
  return false;
}

/**
 * True if a server on this port serves this very cluster folder and is ready.
 * @throws StartError when it does not take our password: waiting would not help
 */
export async function answers(
  cluster: Pick<Cluster, 'clusterDir' | 'password'>,
  port: number,
): Promise<boolean> {
  const client = new pg.Client({
    connectionString: serverUrl(port, cluster.password, 'postgres'),
    connectionTimeoutMillis: 3_000,
    query_timeout: 3_000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ dir: string }>("select current_setting('data_directory') as dir");
    return rows[0]?.dir === cluster.clusterDir;
  } catch (error) {
    const isRefused = error instanceof Error && 'code' in error && error.code === '28P01';
    if (isRefused && (await readPostmaster(cluster.clusterDir))?.port === port)
      throw new StartError(
        `DATA_DIR: the password that is kept beside ${cluster.clusterDir} is not the one of that database. ` +
          'Put the right one back from a backup of the data folder.',
      );
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Asks the server of the folder to end (open transactions are rolled back) and waits until it has. */
export async function stopServer(clusterDir: string): Promise<void> {
  const postmaster = await readPostmaster(clusterDir);
  if (!postmaster) return;
  // SIGINT is PostgreSQL's fast shutdown; SIGQUIT ends without a checkpoint and is as safe as a crash.
  for (const [signal, waitMs] of [
    ['SIGINT', 30_000],
    ['SIGQUIT', 10_000],
  ] as const) {
    try {
      process.kill(postmaster.pid, signal);
    } catch {
      return;
    }
    const until = Date.now() + waitMs;
    while (Date.now() < until) {
      if (!(await processExists(postmaster.pid))) return;
      await sleep(20);
    }
  }
}

/** A port without a listener at this moment. */
export async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
