import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestPair, type TestServer } from '../testing/database/test-server.ts';
import { createDb, createPool, type Db } from './client.ts';
import { createReadingDb, type ReadingDb } from './reading-db.ts';

/** A leader and a standby of their own: one of them is stopped here. */

let pair: { readonly leader: TestServer; readonly standby: TestServer };
let opened: Db[] = [];

function open(server: TestServer, database = 'postgres'): Db {
  const db = createDb(createPool({ url: server.adminUrl.replace(/postgres$/, database), max: 2 }));
  opened.push(db);
  return db;
}

let leader: Db;
let standby: Db;
let time = 0;
const troubles: unknown[] = [];

const reading = (other: Db): ReadingDb =>
  createReadingDb({ leader, standby: other, now: () => time, onTrouble: (error) => troubles.push(error) });

/** Asks when the standby is no longer left alone. */
const later = (readingDb: ReadingDb) => () => {
  time += 10_000;
  return readingDb();
};

const readsOf = async (db: Db): Promise<number> =>
  (await sql<{ n: number }>`select count(*) as n from written`.execute(db)).rows[0]?.n ?? -1;

beforeAll(async () => {
  pair = await startTestPair('embedded');
  leader = open(pair.leader);
  standby = open(pair.standby);
  await sql`create table written (n int)`.execute(leader);
}, 60_000);

afterAll(async () => {
  await Promise.all(opened.map((db) => db.destroy()));
  opened = [];
  await pair.standby.stop();
  await pair.leader.stop();
});

it('reads what was written a moment ago, each time, and on the standby', async () => {
  const readingDb = reading(standby);
  for (let n = 1; n <= 20; n += 1) {
    await sql`insert into written values (${n})`.execute(leader);
    time += 10_000;
    expect(await readsOf(await readingDb())).toBe(n);
  }
  await expect.poll(later(readingDb)).toBe(standby);
  expect(troubles).toEqual([]);
});

it('reads on the leader while the standby is behind, and on the standby when it has caught up', async () => {
  const readingDb = reading(standby);
  await sql`select pg_wal_replay_pause()`.execute(standby);
  await sql`insert into written values (0)`.execute(leader);
  const db = await readingDb();
  expect(db).toBe(leader);
  expect([await readsOf(db), await readsOf(standby)]).toEqual([21, 20]);
  await sql`select pg_wal_replay_resume()`.execute(standby);
  await expect.poll(later(readingDb)).toBe(standby);
});

it('reads on the leader where the other is no standby, or of another database', async () => {
  expect(await reading(open(pair.leader))()).toBe(leader);
  expect(await reading(open(pair.standby, 'template1'))()).toBe(leader);
  expect(troubles).toEqual([]);
});

it('leaves a standby alone for 10 s that does not answer, and says so once', async () => {
  const away = createDb(createPool({ url: 'postgresql://nobody@127.0.0.1:1/none', max: 1 }));
  const readingDb = reading(away);
  const begun = time;
  for (const after of [0, 1_000, 9_999]) {
    time = begun + after;
    expect(await readingDb()).toBe(leader);
  }
  expect(troubles).toHaveLength(1);
  time = begun + 10_000;
  expect(await readingDb()).toBe(leader);
  expect(troubles).toHaveLength(2);
});
