import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../testing/database/test-databases.ts';
import { createDb, createPool, type Db, type Tx } from './client.ts';
import { COMMITS } from './prepared-pool.ts';

let database: TestDatabase;
let db: Db;

beforeAll(async () => {
  database = await cloneDatabase();
  db = createDb(createPool({ url: database.url, max: 1 }));
});

afterAll(async () => {
  await db.destroy();
  await database.drop();
});

/** Statements that the one connection has prepared and that speak of a table. */
async function preparedFor(table: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from pg_prepared_statements where statement like '%from "' || ${table} || '"%'`.execute(
    db,
  );
  return rows[0]?.n ?? -1;
}

describe('statements', () => {
  it('are prepared once for every text, whatever the values', async () => {
    for (const id of [1, 2, 3]) await db.selectFrom('airport').select('id').where('id', '=', id).execute();
    expect(await preparedFor('airport')).toBe(1);
  });

  it('that name no columns survive a migration under a running process', async () => {
    const read = () => db.selectFrom('provider').selectAll().where('id', '=', 1).execute();
    await db.insertInto('provider').values({ id: 1, business_name: 'A', trade_name: 'B' }).execute();
    await read();
    expect(await preparedFor('provider')).toBe(0);
    await sql`alter table provider add column since date`.execute(db);
    expect(await read()).toMatchObject([{ id: 1, business_name: 'A', trade_name: 'B', since: null }]);
    await sql`alter table provider drop column since`.execute(db);
    expect(await read()).toHaveLength(1);
  });

  it('that name their columns survive it too', async () => {
    const read = () => db.selectFrom('provider').select('trade_name').where('id', '=', 1).execute();
    await read();
    expect(await preparedFor('provider')).toBe(1);
    await sql`alter table provider add column until date`.execute(db);
    expect(await read()).toEqual([{ trade_name: 'B' }]);
  });
});

describe('the statement that commits', () => {
  const insert = (tx: Tx, id: number) =>
    sql`${sql.raw(COMMITS)}insert into provider (id, business_name, trade_name) values (${id}::int, 'A', ${`Trade ${id}`})`.execute(
      tx,
    );
  const kept = async (id: number): Promise<boolean> =>
    (await db.selectFrom('provider').select('id').where('id', '=', id).execute()).length === 1;

  it('ends the transaction', async () => {
    await db.transaction().execute((tx) => insert(tx, 11));
    expect(await kept(11)).toBe(true);
  });

  it('leaves nothing when it fails', async () => {
    const work = db.transaction().execute(async (tx) => {
      await sql`insert into provider (id, business_name, trade_name) values (${12}::int, 'A', 'Trade 12')`.execute(
        tx,
      );
      await insert(tx, 11);
    });
    await expect(work).rejects.toThrow(/provider_pkey/);
    expect(await kept(12)).toBe(false);
  });

  it('has nothing behind it', async () => {
    const work = db.transaction().execute(async (tx) => {
      await insert(tx, 13);
      await insert(tx, 14);
    });
    await expect(work).rejects.toThrow(/after the statement that commits/);
    expect([await kept(13), await kept(14)]).toEqual([true, false]);
  });

  it('cannot be taken back', async () => {
    const work = db.transaction().execute(async (tx) => {
      await insert(tx, 15);
      throw new Error('changed my mind');
    });
    await expect(work).rejects.toThrow(/"rollback" came after/);
    expect([await kept(15), await kept(11)]).toEqual([true, true]);
  });
});
