import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  access,
  chmod,
  chown,
  constants,
  cp,
  mkdtemp,
  readdir,
  readFile,
  statfs,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { runStatement } from '../../db/server/run-statement.ts';
import {
  answers,
  type Cluster,
  ensureCluster,
  freePort,
  serverArguments,
  serverUrl,
} from '../../db/server/server-process.ts';
import {
  findEmbeddedPrograms,
  findSystemPrograms,
  sharedProgramsFolder,
} from '../../db/server/server-programs.ts';
import { chooseServerUser, type ServerUser } from '../../db/server/server-user.ts';

/** The tests' PostgreSQL: the one from npm, or the one of the machine's packages. */
export type TestPostgres = 'embedded' | 'system';

/** A throw-away server, and a way to prepare the databases that test files clone. */
export type TestServer = {
  adminUrl: string;
  /**
   * Makes a database that can be cloned by any number of test files at once.
   * @param prepare gets its address, and must close its connections before it ends
   */
  addTemplate(wish: { name: string; from?: string; prepare: (url: string) => Promise<void> }): Promise<void>;
  stop(): Promise<void>;
};

/** Durable like production (fsync stays on), without the upkeep that a server of minutes does not need. */
const testSettings = {
  max_connections: '300',
  shared_buffers: '128MB',
  full_page_writes: 'off',
  max_wal_size: '4GB',
  checkpoint_timeout: '1h',
};

/**
 * Runs the server, and ends it and removes its folder as soon as our end of its standard input is closed: also
 * when the test run is killed, so that nothing is ever left behind.
 */
const guardian =
  'folder=$1; shift; exec 3<&0; "$@" </dev/null 3<&- >"$folder/server.log" 2>&1 & server=$!; ' +
  'cat <&3 >/dev/null; kill -INT $server; wait $server; rm -rf "$folder"';

/**
 * Starts a server in a temporary folder on a free port.
 * @param at its port and password, if they have to be known before; free and random if not
 * @throws when `which` is `system` and the machine has no PostgreSQL 15 or newer
 */
export async function startTestServer(
  which: TestPostgres,
  at: { readonly port?: number; readonly password?: string } = {},
): Promise<TestServer> {
  const { cluster, folder } = await makeCluster(which, at.password);
  return launch(cluster, folder, at.port ?? (await freePort()));
}

/** A leader and its standby, which follows it at once. */
export async function startTestPair(
  which: TestPostgres,
): Promise<{ leader: TestServer; standby: TestServer }> {
  const { cluster, folder } = await makeCluster(which);
  const { folder: beside } = await makeFolder();
  const copy = { ...cluster, clusterDir: join(beside, 'cluster'), logFile: join(beside, 'server.log') };
  // A cluster that never ran is whole as it lies there: its copy follows from its first entry of the log on.
  await cp(cluster.clusterDir, copy.clusterDir, { recursive: true });
  await writeFile(join(copy.clusterDir, 'standby.signal'), '');
  if (cluster.user) await chownAll(copy.clusterDir, cluster.user);
  const port = await freePort();
  const leader = await launch(cluster, folder, port);
  try {
    const from = serverUrl(port, cluster.password, 'postgres');
    const standby = await launch(copy, beside, await freePort(), {
      primary_conninfo: from,
      hot_standby: 'on',
    });
    return { leader, standby };
  } catch (error) {
    await leader.stop();
    throw error;
  }
}

async function chownAll(folder: string, { uid, gid }: NonNullable<ServerUser>): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  for (const name of ['.', ...names]) await chown(join(folder, name), uid, gid);
}

/** A folder for one cluster, and the user that runs it. */
async function makeFolder(): Promise<{ folder: string; user: ServerUser }> {
  const folder = await mkdtemp(join(await fastFolder(), 'traslado-test-'));
  const user = await chooseServerUser(join(folder, 'cluster'));
  if (user) await chown(folder, user.uid, user.gid);
  await chmod(folder, 0o700);
  return { folder, user };
}

async function makeCluster(
  which: TestPostgres,
  password = randomBytes(16).toString('hex'),
): Promise<{ cluster: Cluster; folder: string }> {
  const { folder, user } = await makeFolder();
  const programs =
    which === 'embedded'
      ? await findEmbeddedPrograms(user, user ? sharedProgramsFolder : folder)
      : await findSystemPrograms(user);
  if (!programs) throw new Error('This machine has no PostgreSQL 15 or newer under /usr/lib/postgresql.');
  const clusterDir = join(folder, 'cluster');
  const cluster: Cluster = { clusterDir, programs, user, logFile: join(folder, 'server.log'), password };
  await ensureCluster(cluster, ['--no-sync']);
  return { cluster, folder };
}

async function launch(
  cluster: Cluster,
  folder: string,
  port: number,
  settings: Record<string, string> = {},
): Promise<TestServer> {
  const { user, programs } = cluster;
  const args = [
    programs.postgres,
    ...serverArguments(cluster.clusterDir, port, { ...testSettings, ...settings }),
  ];
  const child = spawn('/bin/sh', ['-c', guardian, 'guardian', folder, ...args], {
    ...(user && { uid: user.uid, gid: user.gid }),
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    child.stdin.end();
    await exited;
  };

  try {
    const until = Date.now() + 30_000;
    while (!(await answers(cluster, port))) {
      if (Date.now() > until) {
        const log = await readFile(cluster.logFile, 'utf8').catch(() => '');
        throw new Error(`The test database did not start:\n${log.slice(-2000)}`);
      }
      await sleep(20);
    }
    const adminUrl = serverUrl(port, cluster.password, 'postgres');
    return {
      adminUrl,
      async addTemplate({ name, from = 'template1', prepare }) {
        await runStatement(adminUrl, `create database ${name} template ${from}`);
        await prepare(serverUrl(port, cluster.password, name));
        // Cloning fails while there is any connection, so none is allowed.
        await runStatement(adminUrl, `alter database ${name} with is_template true allow_connections false`);
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * Memory where the machine gives enough of it: a clone takes 30 ms there and 10 times that on a disk. Containers
 * often have a tiny /dev/shm, and PostgreSQL itself needs a part of it.
 */
async function fastFolder(): Promise<string> {
  try {
    const memory = await statfs('/dev/shm');
    await access('/dev/shm', constants.W_OK);
    if (memory.bavail * memory.bsize > 3 * 1024 ** 3) return '/dev/shm';
  } catch {
    // No such folder on this system.
  }
  return tmpdir();
}
