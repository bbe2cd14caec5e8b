import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../testing/database/test-databases.ts';
import { createDb, createPool, type Db } from './client.ts';

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

const row = async (query: ReturnType<typeof sql>) => (await query.execute(db)).rows[0];

it('a new database has what is the same for everybody, and no company of its own', async () => {
  expect(await row(sql`select count(*) > 700 as many from airline`)).toEqual({ many: true });
  expect(
    await row(sql`select iata_code, icao_code, name, status from airline where iata_code = 'AA'`),
  ).toEqual({
    iataCode: 'AA',
    icaoCode: 'AAL',
    name: 'American Airlines',
    status: 1,
  });
  expect(await row(sql`select currency, dialing_code from country where code = 'JM'`)).toEqual({
    currency: 'JMD',
    dialingCode: '+1',
  });
  expect(await row(sql`select count(*)::int as bare from country where currency = ''`)).toEqual({ bare: 0 });
  const { rows } = await sql`select code, legal_name from society order by id`.execute(db);
  expect(rows).toEqual([
    { code: 'PRG', legalName: '' },
    { code: 'CIHC', legalName: '' },
  ]);
});
