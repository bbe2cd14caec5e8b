import { setTimeout as sleep } from 'node:timers/promises';
import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DatabaseProxy, openDatabaseProxy } from '../testing/database-proxy.ts';
import { openTestApp, type TestApp } from '../testing/open-test-app.ts';
import { bodyOf, create, makePending, makeStay, serviceOf, signIn } from '../testing/sales.ts';
import { readUntilDone } from './listener.ts';
import { runStatement } from './server/run-statement.ts';
import { tellOfTrouble } from './tell-of-trouble.ts';
import { DatabaseTrouble } from './trouble.ts';

let proxy: DatabaseProxy;
let test: TestApp;
let token: string;
let code: string;
let body: Awaited<ReturnType<typeof bodyOf>>;
beforeAll(async () => {
  test = await openTestApp({
    async through(url) {
      proxy = await openDatabaseProxy(url);
      return proxy.url;
    },
  });
  const pending = await makePending(test);
  ({ token, code } = pending);
  body = await bodyOf(test, pending.guest, serviceOf.suvRoundTrip);
}, 60_000);
afterAll(async () => {
  await test.close();
  await proxy.close();
});

const read = (): Promise<LightMyRequestResponse> =>
  test.app.inject({
    url: `/v1/transfers/coupons/${code}`,
    headers: { authorization: `Bearer ${token}` },
  });

async function expectBusy(asked: Promise<LightMyRequestResponse>): Promise<void> {
  const answer = await asked;
  expect([answer.statusCode, answer.json().code]).toEqual([503, 'server.busy']);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
}

/** The reads of a guest before any write. */
async function expectMemoryAnswers(): Promise<void> {
  for (const url of [
    '/api/public/brand',
    '/v1/serviceManage/transfers-services-for-sale/BP?is_round_trip=1&airport_id=1',
    '/airports?hotel=BP',
    '/api/v2/properties/all',
    '/v1/transfers/airlines-external',
  ]) {
    const { statusCode } = await test.get(url);
    expect([url, statusCode]).toEqual([url, 200]);
  }
}

async function expectWellAgain(): Promise<void> {
  for (let tries = 0; (await read()).statusCode !== 200; tries += 1) {
    if (tries > 100) throw new Error('still away');
    await sleep(50);
  }
  const guest = await makeStay(test);
  const wish = await bodyOf(test, guest, serviceOf.suvRoundTrip);
  const made = await create(test, await signIn(test, guest), serviceOf.suvRoundTrip, wish);
  expect(made.statusCode).toBe(201);
}

describe('a connection that is cut', () => {
  it('while it is lent ends neither the process nor the pool', async () => {
    const cut = test.db.transaction().execute(async (tx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
      await runStatement(test.url, `select pg_terminate_backend(${rows[0]?.pid})`);
      // Between two statements only the connection's own listener hears of it.
      await sleep(200);
      await sql`select 1`.execute(tx);
    });
    await expect(cut).rejects.toBeInstanceOf(DatabaseTrouble);
    await expectWellAgain();
  });
});

describe('what the server answers', () => {
  it.each(['57P01', '57P03', '53100', '53300', '08P01', '25006', '40001', '40P01', '57014'])(
    '%s is 503, and over when it is over',
    async (state) => {
      proxy.answerWith(state);
      await expectBusy(read());
      await expectBusy(create(test, token, serviceOf.suvRoundTrip, body));
      await expectMemoryAnswers();
      proxy.answerWith(null);
      await expectWellAgain();
    },
  );
});

describe('a server that is away', () => {
  it('is 503 at once, and what is in memory is still answered', async () => {
    proxy.refuse(true);
    await expectBusy(read());
    await expectMemoryAnswers();
    // A change without a message is read when the line is back.
    const name = 'A name of the time without a line';
    await runStatement(test.url, `update property set name = '${name}' where code = 'BP'`);
    await sleep(300);
    proxy.refuse(false);
    await expectWellAgain();
    const known = () => test.backends.inventory.current().propertyByCode('BP')?.name;
    for (let tries = 0; known() !== name && tries < 200; tries += 1) await sleep(50);
    expect(known()).toBe(name);
  }, 40_000);

  it('and frozen is 503 within 10 s, its connections are not used again', async () => {
    proxy.freeze(true);
    const since = performance.now();
    // More than there are connections: some wait for one first. A failed sale is noted in the same database, and not waited for.
    const sales = Array.from({ length: 4 }, () => create(test, token, serviceOf.suvRoundTrip, body));
    const reads = Array.from({ length: 20 }, read);
    await Promise.all([...sales, ...reads].map(expectBusy));
    expect(performance.now() - since).toBeLessThan(10_000);
    await expectMemoryAnswers();
    proxy.freeze(false);
    await expectWellAgain();
    // A late answer would be the next statement's.
    const { rows } = await sql<{ n: number }>`select 7 as n`.execute(test.db);
    expect(rows).toEqual([{ n: 7 }]);
  }, 40_000);
});

it('is logged in one line a second, without a stack', async () => {
  const lines: { fields: { requests?: number }; message: string }[] = [];
  const log = { error: (fields: object, message: string) => void lines.push({ fields, message }) };
  const tell = () => tellOfTrouble(log, new DatabaseTrouble('away', new Error('cut')));
  await sleep(1_050);
  for (let request = 0; request < 50; request += 1) tell();
  await sleep(1_050);
  tell();
  expect(lines.map(({ message }) => message)).toEqual(Array(2).fill('the database is in trouble'));
  expect(lines[1]?.fields.requests).toBe(50);
});

it('what changed meanwhile is read until it can be read', async () => {
  let tries = 0;
  const errors: unknown[] = [];
  const read = async () => {
    tries += 1;
    if (tries < 2) throw new DatabaseTrouble('away', new Error('cut'));
  };
  readUntilDone(read, (error) => errors.push(error));
  for (let waits = 0; tries < 2 && waits < 200; waits += 1) await sleep(50);
  await sleep(1_200);
  expect([tries, errors.length]).toEqual([2, 1]);
});
