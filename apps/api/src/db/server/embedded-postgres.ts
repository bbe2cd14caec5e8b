import { randomBytes } from 'node:crypto';
import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { StartError } from '../../start-error.ts';
import { isPostgresProcess, processExists, readPostmaster } from './postmaster-file.ts';
import { openServerHome } from './server-home.ts';
import { releaseLease, takeLease, withLock } from './server-leases.ts';
import {
  answers,
  type Cluster,
  ensureCluster,
  launchServer,
  serverUrl,
  stopServer,
} from './server-process.ts';
import { findEmbeddedPrograms, sharedProgramsFolder } from './server-programs.ts';

/** A running embedded server. */
export type EmbeddedPostgres = {
  /** Address of the product's database; stays the same while this process lives. */
  url: string;
  /** True when the server was already running: left by a killed process, or shared with a living one. */
  adopted: boolean;
  /** Releases the server; it ends unless another process still uses it. May be called twice. */
  stop(): Promise<void>;
};

const databaseName = 'traslado';
const settings = { max_connections: '100', shared_buffers: '128MB' };
const watchEveryMs = 500;
const logLimitBytes = 5 * 1024 * 1024;

/**
 * Starts the product's own PostgreSQL in `<dataDir>/postgres`, or joins the one that already runs there.
 *
 * - Durable: fsync is on, the folder is kept, and a server killed at any moment is started again on the same port.
 * - Private: 127.0.0.1 only, with a random password that only the owner of the folder can read.
 * - Shared: several processes may use one data folder; the last one to stop ends the server.
 *
 * @param options.dataDir absolute folder of the product's data, made when missing
 * @param options.log gets one-line messages for people
 * @throws with a text that names the way out, when the machine or the folder does not allow it
 */
export async function startEmbeddedPostgres(options: {
  dataDir: string;
  log: (message: string) => void;
  /** Gives up a start that has not come to its end, and leaves nothing running. */
  signal?: AbortSignal | undefined;
}): Promise<EmbeddedPostgres> {
  const { log, signal } = options;
  const home = await openServerHome(options.dataDir, log);
  const programs = await findEmbeddedPrograms(home.user, home.user ? sharedProgramsFolder : home.folder);

  const { cluster, port, adopted, lease } = await withLock(home.folder, async () => {
    const cluster: Cluster = {
      clusterDir: join(home.folder, 'cluster'),
      programs,
      user: home.user,
      logFile: join(home.folder, 'server.log'),
      password: await keepPassword(home.folder),
    };
    const running = await findRunning(cluster);
    if (running) {
      log('Joining the PostgreSQL that already runs on this data folder.');
    } else {
      await rotateLog(cluster.logFile);
      if (await ensureCluster(cluster)) log(`Made a new database in ${cluster.clusterDir}.`);
    }
    const port = running ?? (await launchServer(cluster, undefined, settings, { signal })).port;
    try {
      await ensureDatabase(serverUrl(port, cluster.password, 'postgres'));
      return { cluster, port, adopted: running !== undefined, lease: await takeLease(home.folder) };
    } catch (error) {
      // No process holds a lease yet, so no other process would stop it.
      if (running === undefined) await stopServer(cluster.clusterDir);
      throw error;
    }
  });

  const watch = watchServer(home.folder, cluster, port, log);
  let stopping: Promise<void> | undefined;
  return {
    url: serverUrl(port, cluster.password, databaseName),
    adopted,
    stop() {
      stopping ??= watch.end().then(() =>
        withLock(home.folder, async () => {
          if ((await releaseLease(home.folder, lease)) === 0) await stopServer(cluster.clusterDir);
          else log('PostgreSQL keeps running: another process uses this data folder.');
        }),
      );
      return stopping;
    },
  };
}

/** The port of the server that already runs on the folder, if it is ours; clears a dead one's leftovers. */
async function findRunning(cluster: Cluster): Promise<number | undefined> {
  const postmaster = await readPostmaster(cluster.clusterDir);
  if (!postmaster) return undefined;
  // The file of a server that was killed stays: PostgreSQL finds in it an orphaned session of that server that still writes, and waits for
  // it. Only an id since given to another program must go, or it would never start.
  if (!(await processExists(postmaster.pid))) return undefined;
  if (!(await isPostgresProcess(postmaster.pid))) {
    await rm(join(cluster.clusterDir, 'postmaster.pid'), { force: true });
    return undefined;
  }
  // It may still be recovering, or be on its way down: answer only when one of the two is over.
  for (let tries = 0; await isPostgresProcess(postmaster.pid); tries += 1) {
    const port = (await readPostmaster(cluster.clusterDir))?.port;
    if (port && (await answers(cluster, port))) return port;
    if (tries > 600)
      throw new StartError(
        `DATA_DIR: PostgreSQL (process ${postmaster.pid}) runs on ${cluster.clusterDir} but does not answer. End it and try again.`,
      );
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return undefined;
}

/** Starts the server again, on its port, when it is killed while we use it. Pools reconnect by themselves. */
function watchServer(
  folder: string,
  cluster: Cluster,
  port: number,
  log: (message: string) => void,
): { end(): Promise<void> } {
  const ended = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let round = Promise.resolve();
  const look = async () => {
    const postmaster = await readPostmaster(cluster.clusterDir);
    if (postmaster && (await processExists(postmaster.pid))) return;
    await withLock(folder, async () => {
      if (ended.signal.aborted || (await findRunning(cluster))) return;
      log('PostgreSQL ended unexpectedly; starting it again.');
      await launchServer(cluster, port, settings, { signal: ended.signal });
      log('PostgreSQL runs again.');
    });
  };
  const next = () => {
    timer = setTimeout(() => {
      round = look()
        .catch((error: unknown) => {
          if (!ended.signal.aborted) log(error instanceof Error ? error.message : String(error));
        })
        .finally(() => {
          if (!ended.signal.aborted) next();
        });
    }, watchEveryMs);
    timer.unref();
  };
  next();
  return {
    end() {
      ended.abort();
      clearTimeout(timer);
      return round;
    },
  };
}

async function ensureDatabase(adminUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  client.on('error', () => {});
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [databaseName]);
    if (!rowCount) await client.query(`create database ${databaseName}`);
  } finally {
    await client.end();
  }
}

/** The cluster's password, made once. It must exist before the cluster does, or the cluster could never be entered. */
async function keepPassword(folder: string): Promise<string> {
  const path = join(folder, 'password');
  const kept = (await readFile(path, 'utf8').catch(() => '')).trim();
  if (kept) return kept;
  if (
    await stat(join(folder, 'cluster')).then(
      () => true,
      () => false,
    )
  ) {
    throw new StartError(
      `DATA_DIR: the password of the database, ${path}, is missing or may not be read by this user. ` +
        'Put it back from a backup of the data folder; without it the database opens to nobody.',
    );
  }
  const password = randomBytes(24).toString('base64url');
  await writeFile(`${path}.draft`, `${password}\n`, { mode: 0o600 });
  await rename(`${path}.draft`, path);
  return password;
}

async function rotateLog(logFile: string): Promise<void> {
  const size = await stat(logFile).then(
    (file) => file.size,
    () => 0,
  );
  if (size > logLimitBytes) await rename(logFile, `${logFile}.1`);
}
