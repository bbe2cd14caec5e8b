import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { cloneDatabase, createEmptyDatabase, type TestDatabase } from './test-databases.ts';

const databases: TestDatabase[] = [];
afterAll(() => Promise.all(databases.map((database) => database.drop())));

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

const countTables = `select count(*)::int as n from information_schema.tables where table_schema = 'public'`;

describe('test databases', () => {
  it('are separate from each other', async () => {
    const [one, two] = await Promise.all([cloneDatabase(), cloneDatabase()]);
    databases.push(one, two);
    await query(one.url, 'create table only_here (id int)');
    await expect(query(two.url, 'select * from only_here')).rejects.toThrow(/does not exist/);
  });

  it('carry the migrations, unless made empty', async () => {
    const [migrated, empty] = await Promise.all([cloneDatabase(), createEmptyDatabase()]);
    databases.push(migrated, empty);
    expect(await query(empty.url, countTables)).toEqual([{ n: 0 }]);
    expect(await query(migrated.url, countTables)).not.toEqual([{ n: 0 }]);
  });

  it('keep fsync on, as production does', async () => {
    const database = await cloneDatabase();
    databases.push(database);
    expect(await query(database.url, 'show fsync')).toEqual([{ fsync: 'on' }]);
  });

  it('are gone after drop, even with a connection open', async () => {
    const database = await cloneDatabase();
    const client = new pg.Client({ connectionString: database.url });
    client.on('error', () => undefined);
    await client.connect();
    await database.drop();
    await expect(query(database.url, 'select 1')).rejects.toThrow(/does not exist/);
    await client.end().catch(() => undefined);
  });
});
