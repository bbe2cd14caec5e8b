import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../testing/database/test-databases.ts';
import { createDb, createPool, type Db } from './client.ts';

let database: TestDatabase;
let db: Db;

beforeAll(async () => {
  database = await cloneDatabase();
  db = createDb(createPool({ url: database.url, max: 2 }));
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const asked = sql<object>`select 1 as coupon_id, 2 as "paidMinor", 3 as last4, 4 as card_last4, json_build_object('kept_as', 5) as of_json`;

it('a raw statement answers under our names, JSON as it was made', async () => {
  const row = { couponId: 1, paidMinor: 2, last4: 3, cardLast4: 4, ofJson: { kept_as: 5 } };
  expect((await asked.execute(db)).rows).toEqual([row]);
  expect((await db.transaction().execute((tx) => asked.execute(tx))).rows).toEqual([row]);
});

it('the query builder answers under the names of the tables', async () => {
  const made = db.selectNoFrom(sql<number>`7`.as('coupon_id'));
  expect(await made.execute()).toEqual([{ coupon_id: 7 }]);
});

it('a statement without our names keeps its own', async () => {
  const { rows } = await asked.execute(db.withoutPlugins());
  expect(rows).toEqual([expect.objectContaining({ coupon_id: 1, card_last4: 4 })]);
});
