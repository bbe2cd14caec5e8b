import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { processExists, readPostmaster } from './postmaster-file.ts';

const asRoot = process.getuid?.() === 0;
const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

async function makeDataDir(parentMode = 0o755): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'traslado-embedded-'));
  await chmod(folder, parentMode);
  cleanups.push(() => rm(folder, { recursive: true, force: true }));
  return join(folder, 'data');
}

async function start(dataDir: string): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  cleanups.push(() => server.stop());
  return server;
}

/** Starts the server in a process of its own, which the test can kill. */
async function hold(dataDir: string): Promise<{ child: ChildProcess; url: string; adopted: boolean }> {
  const script = join(import.meta.dirname, 'hold-embedded-postgres.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script, dataDir], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  cleanups.push(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  });
  for await (const line of createInterface(child.stdout)) {
    const { url, adopted }: { url: string; adopted: boolean } = JSON.parse(line);
    return { child, url, adopted };
  }
  throw new Error('The holder ended before its server ran.');
}

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

async function postmasterOf(dataDir: string): Promise<number> {
  const pid = (await readPostmaster(join(dataDir, 'postgres/cluster')))?.pid;
  if (!pid) throw new Error('No server runs.');
  return pid;
}

describe('embedded PostgreSQL', () => {
  it('keeps the data from one start to the next, durably and for its owner only', async () => {
    const dataDir = await makeDataDir();
    const first = await start(dataDir);
    expect(first.adopted).toBe(false);
    await query(first.url, 'create table kept (id int); insert into kept values (7)');
    expect(
      await query(
        first.url,
        `select current_setting('fsync') as fsync, current_setting('full_page_writes') as pages, current_setting('listen_addresses') as address`,
      ),
    ).toEqual([{ fsync: 'on', pages: 'on', address: '127.0.0.1' }]);
    expect((await stat(join(dataDir, 'postgres/password'))).mode & 0o777).toBe(0o600);
    const stranger = new URL(first.url);
    stranger.password = 'guessed';
    await expect(query(stranger.href, 'select 1')).rejects.toThrow(/password/);
    await first.stop();
    await expect(query(first.url, 'select 1')).rejects.toThrow();

    const second = await start(dataDir);
    expect(second.adopted).toBe(false);
    expect(await query(second.url, 'select * from kept')).toEqual([{ id: 7 }]);
  });

  it('adopts the server that a killed process left running', async () => {
    const dataDir = await makeDataDir();
    const held = await hold(dataDir);
    await query(held.url, 'create table kept (id int); insert into kept values (7)');
    held.child.kill('SIGKILL');
    await once(held.child, 'exit');
    const server = await start(dataDir);
    expect(server.adopted).toBe(true);
    expect(await query(server.url, 'select * from kept')).toEqual([{ id: 7 }]);
    const pid = await postmasterOf(dataDir);
    await server.stop();
    expect(await processExists(pid)).toBe(false);
  });

  it('is shared by processes on one folder and ends with the last', async () => {
    const dataDir = await makeDataDir();
    const [one, two] = await Promise.all([hold(dataDir), hold(dataDir)]);
    expect([one.adopted, two.adopted].sort()).toEqual([false, true]);
    const starter = one.adopted ? two : one;
    const joiner = one.adopted ? one : two;
    const pid = await postmasterOf(dataDir);
    starter.child.kill('SIGTERM');
    await once(starter.child, 'exit');
    expect(await query(joiner.url, 'select 1 as n')).toEqual([{ n: 1 }]);
    joiner.child.kill('SIGTERM');
    await once(joiner.child, 'exit');
    expect(await processExists(pid)).toBe(false);
  });

  it('comes back on the same address, with every committed row, when it is killed', async () => {
    const dataDir = await makeDataDir();
    const server = await start(dataDir);
    await query(server.url, 'create table kept (id int); insert into kept values (7)');
    process.kill(await postmasterOf(dataDir), 'SIGKILL');
    await expect
      .poll(() => query(server.url, 'select * from kept').catch(() => 'down'), { timeout: 15_000 })
      .toEqual([{ id: 7 }]);
    await server.stop();
    await expect(query(server.url, 'select 1')).rejects.toThrow();
  });

  it('starts after both the process and its server were killed, once the last orphaned session has ended', async () => {
    const dataDir = await makeDataDir();
    const held = await hold(dataDir);
    // A busy session does not notice the death of its server, and keeps the shared memory until it has done.
    const busy = query(held.url, 'select count(*) from generate_series(1, 20000000)').catch(() => undefined);
    await sleep(500);
    held.child.kill('SIGKILL');
    process.kill(await postmasterOf(dataDir), 'SIGKILL');
    const server = await start(dataDir);
    expect(server.adopted).toBe(false);
    expect(await query(server.url, 'select 1 as n')).toEqual([{ n: 1 }]);
    await busy;
  }, 60_000);

  it('is not stopped by a left-over file that names the process of another program', async () => {
    const dataDir = await makeDataDir();
    await start(dataDir).then((server) => server.stop());
    const file = join(dataDir, 'postgres/cluster/postmaster.pid');
    await writeFile(file, `${process.pid}\n${dirname(file)}\n0\n5432\n\n127.0.0.1\n`);
    const server = await start(dataDir);
    expect(await query(server.url, 'select 1 as n')).toEqual([{ n: 1 }]);
  });

  it('says what to do when the data folder cannot be used', async () => {
    const dataDir = await makeDataDir();
    await writeFile(dataDir, 'a file');
    await expect(start(dataDir)).rejects.toThrow(/DATA_DIR/);
  });

  it.runIf(asRoot)('opens a closed data folder of its own to the server, for passing only', async () => {
    const dataDir = await makeDataDir();
    await mkdir(dataDir, { mode: 0o700 });
    const server = await start(dataDir);
    expect(await query(server.url, 'select 1 as n')).toEqual([{ n: 1 }]);
    expect((await stat(dataDir)).mode & 0o777).toBe(0o711);
    expect((await stat(join(dataDir, 'postgres/cluster'))).mode & 0o777).toBe(0o700);
  });

  it.runIf(asRoot)('lives elsewhere when a parent folder is closed, and is found there again', async () => {
    const dataDir = await makeDataDir(0o700);
    const first = await start(dataDir);
    await query(first.url, 'create table kept (id int); insert into kept values (7)');
    await first.stop();
    const place = (await readFile(join(dataDir, 'postgres-folder.txt'), 'utf8')).trim();
    cleanups.push(() => rm(place, { recursive: true, force: true }));
    expect(place).toMatch(/^\/var\/lib\/traslado\/[0-9a-f]{12}$/);
    const second = await start(dataDir);
    expect(await query(second.url, 'select * from kept')).toEqual([{ id: 7 }]);
    await second.stop();
  });
});
