import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLedgerDatabase, type LedgerDatabase } from './test-database.ts';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));
const secretKey = 'sk_sandbox_process_tests';

describe('the gateway as a process of its own', () => {
  let database: LedgerDatabase;
  const running: ChildProcess[] = [];
  beforeAll(async () => {
    database = await createLedgerDatabase();
  });
  afterAll(async () => {
    for (const child of running) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    }
    await database.drop();
  });

  async function start(): Promise<{ url: string; child: ChildProcess }> {
    const child = spawn(process.execPath, ['--import', 'tsx', main], {
      env: { ...process.env, PORT: '0', DATABASE_URL: database.url, SANDBOX_SECRET_KEY: secretKey },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    running.push(child);
    for await (const line of child.stdout ?? []) {
      const url = /sandbox gateway on (\S+)/.exec(String(line))?.[1];
      if (url !== undefined) return { url, child };
    }
    throw new Error('the gateway ended before it listened');
  }
  const ask = async (url: string, path: string, body?: object) => {
    const answer = await fetch(`${url}/v1${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' },
      body: body ? JSON.stringify(body) : null,
    });
    return { status: answer.status, body: await answer.json() };
  };
  const charge = {
    token: 'tok_visa',
    amount_minor: 8_400,
    currency: 'USD',
    idempotency_key: 'key-process',
    attempt_id: 'att_process',
    coupon_id: 'TR7K2M9QXA',
    description: 'ride',
  };

  it('keeps its charges over kill -9, answers the same key with the same charge, and ends on SIGTERM', async () => {
    const first = await start();
    const made = await ask(first.url, '/charges', charge);
    expect(made).toMatchObject({ status: 200, body: { status: 'succeeded', amount_minor: 8_400 } });
    first.child.kill('SIGKILL');
    await once(first.child, 'exit');

    const second = await start();
    expect((await ask(second.url, '/charges', charge)).body).toEqual(made.body);
    expect((await ask(second.url, '/charges?attempt_id=att_process')).body.data).toEqual([made.body]);
    expect(await ask(second.url, '/charges', { ...charge, amount_minor: 1 })).toMatchObject({
      status: 409,
      body: { error: { code: 'key_reused' } },
    });
    const denied = await fetch(`${second.url}/v1/charges`, { headers: { authorization: 'Bearer wrong' } });
    expect(denied.status).toBe(401);
    second.child.kill('SIGTERM');
    const [code] = await once(second.child, 'exit');
    expect(code).toBe(0);
  });

  it('ends on SIGTERM although a request never sends the rest of its body', { timeout: 60_000 }, async () => {
    const { url, child } = await start();
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    socket.write(
      'POST /v1/charges HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{',
    );
    await sleep(300);
    const gone = once(child, 'exit');
    for (const signal of ['SIGTERM', 'SIGTERM', 'SIGHUP'] as const) child.kill(signal);
    expect(await gone).toEqual([0, null]);
  });

  it.each([
    [{}, /DATABASE_URL: is needed\nSANDBOX_SECRET_KEY: is needed\n/],
    [
      { SANDBOX_SECRET_KEY: secretKey, DATABASE_URL: 'postgresql://x:y@127.0.0.1:1/z' },
      /\nDATABASE_URL: the ledger cannot be opened \(.*ECONNREFUSED/,
    ],
  ])('says in a line what it lacks: %j', { timeout: 60_000 }, async (env, says) => {
    const { PATH = '', HOME = '' } = process.env;
    const child = spawn(process.execPath, ['--import', 'tsx', main], { env: { PATH, HOME, ...env } });
    let heard = '';
    child.stderr.on('data', (part) => (heard += String(part)));
    const [code] = await once(child, 'close');
    expect([code, heard]).toEqual([1, expect.stringMatching(says)]);
    expect(heard).not.toMatch(/\n\s+at /);
  });

  it.each([
    { amount_minor: 0 },
    { amount_minor: -1 },
    { amount_minor: 1.5 },
    { amount_minor: '8400' },
    { amount_minor: 1e12 },
    { currency: 'usd' },
    { currency: '' },
    { attempt_id: '' },
    { idempotency_key: 'x'.repeat(300) },
    { token: null },
  ])('refuses %j without a charge', async (wrong) => {
    const { url, child } = await startOnce();
    const attempt = { ...charge, idempotency_key: 'key-wrong', attempt_id: 'att_wrong', ...wrong };
    const answer = await ask(url, '/charges', attempt);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect((await ask(url, '/charges?attempt_id=att_wrong')).body.data).toEqual([]);
    expect(child.exitCode).toBeNull();
  });

  let shared: Promise<{ url: string; child: ChildProcess }> | undefined;
  const startOnce = (): Promise<{ url: string; child: ChildProcess }> => {
    shared ??= start();
    return shared;
  };
});
