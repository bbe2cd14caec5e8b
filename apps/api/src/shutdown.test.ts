import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { processExists, readPostmaster } from './db/server/postmaster-file.ts';
import { openServerHome } from './db/server/server-home.ts';
import { stopServer } from './db/server/server-process.ts';
import { askUntilParting } from './testing/ask-until-parting.ts';
import { type Child, freePort, startChild } from './testing/child-process.ts';

/** The product as a process with an embedded database: however it ends, it leaves nothing running. */

let dataDir: string;
let clusterDir: string;
const children: Child[] = [];

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'traslado-shutdown-'));
  await chmod(dataDir, 0o755);
  clusterDir = join((await openServerHome(dataDir, () => undefined)).folder, 'cluster');
});
afterEach(async () => {
  for (const child of children.splice(0)) await child.stop();
  // Only after a failed test: the next one begins without a server.
  await stopServer(clusterDir);
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

type Wish = { probe?: string | null; port?: number; before?: readonly string[] };

async function start({ probe = '/api/public/brand', before = [], ...more }: Wish = {}): Promise<Child> {
  const child = await startChild('apps/api/src/main.ts', {
    port: more.port ?? (await freePort()),
    probe,
    before,
    env: {
      DATA_DIR: dataDir,
      NODE_ENV: 'production',
      EMBEDDED_DATABASE: 'yes',
      PAYMENTS: 'sandbox',
      PUBLIC_URL: 'http://localhost:3000',
      LOG_LEVEL: 'error',
    },
  });
  children.push(child);
  return child;
}

/** Process id of the embedded server, once there is one. */
async function database(): Promise<number> {
  for (let tries = 0; tries < 1_200; tries += 1) {
    const postmaster = await readPostmaster(clusterDir);
    if (postmaster && (await processExists(postmaster.pid))) return postmaster.pid;
    await sleep(50);
  }
  throw new Error('no embedded server was started');
}

async function isGone(pid: number): Promise<boolean> {
  return !(await processExists(pid)) && (await readPostmaster(clusterDir)) === undefined;
}

const login =
  'POST /v1/auth/login/system HTTP/1.1\r\nhost: x\r\ncontent-type: application/x-www-form-urlencoded\r\n';

describe('the end of the process', { timeout: 180_000 }, () => {
  it('comes within seconds: what is under way is answered, a body that never comes is not waited for', async () => {
    const child = await start();
    const pid = await database();
    // In production nothing of development is there, nor the demo's clock.
    for (const page of ['/dev/flights', '/dev/messages', '/dev/mail'])
      for (const method of ['GET', 'POST'])
        expect((await fetch(child.url + page, { method })).status, `${method} ${page}`).toBe(404);
    const { hostname, port } = new URL(child.url);
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    socket.write(`${login}content-length: 100\r\n\r\nuser`);
    const guests = Array.from({ length: 16 }, () => askUntilParting(child.url));
    await sleep(1_000);
    const since = performance.now();
    child.send('SIGTERM');
    expect(await child.ended, child.output()).toBe(0);
    // Two seconds for the rest of the body, and the time of a clean stop of the database on a busy machine.
    expect(performance.now() - since).toBeLessThan(9_000);
    for (const { answered, cut } of await Promise.all(guests)) {
      expect(answered).toBeGreaterThan(1);
      expect(cut).toBeNull();
    }
    expect(await isGone(pid)).toBe(true);
  });

  it('is not cut short by a second Ctrl-C, as npm sends it, or by any other signal', async () => {
    const child = await start();
    const pid = await database();
    for (const signal of ['SIGHUP', 'SIGINT', 'SIGINT', 'SIGQUIT', 'SIGTERM'] as const) {
      child.send(signal);
      await sleep(20);
    }
    expect(await child.ended, child.output()).toBe(0);
    expect(await isGone(pid)).toBe(true);
  });

  it('while the database is still starting leaves no database', async () => {
    const child = await start({ probe: null });
    const pid = await database();
    child.send('SIGTERM');
    expect(await child.ended, child.output()).toBe(0);
    expect(await isGone(pid)).toBe(true);
  });

  it('after an error that nobody caught is in order too, and tells of it', async () => {
    const thrower = `data:text/javascript,process.on('SIGUSR2', () => { throw new Error('thrown by a test') })`;
    const child = await start({ before: [thrower] });
    const pid = await database();
    child.send('SIGUSR2');
    await sleep(20);
    child.send('SIGUSR2');
    expect(await child.ended).toBe(1);
    expect(child.output()).toContain('thrown by a test');
    expect(await isGone(pid)).toBe(true);
  });

  it('comes at once where the port is taken, in one sentence that names the setting', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
    const child = await start({ probe: null, port });
    const pid = await database();
    expect(await child.ended).toBe(1);
    expect(child.output()).toMatch(new RegExp(`PORT: another program listens on ${port} already`));
    expect(child.output()).not.toMatch(/\n\s+at /);
    expect(await isGone(pid)).toBe(true);
    other.close();
  });
});
