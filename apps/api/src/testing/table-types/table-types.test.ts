import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDb, createPool, type Db } from '../../db/client.ts';
import { cloneDatabase, type TestDatabase } from '../database/test-databases.ts';
import { schemaFile } from './schema-file.ts';
import { writeTableTypes } from './write-table-types.ts';

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

it('the types of the tables are those that the migrations make: npm run sql renews them', async () => {
  expect(await writeTableTypes(db)).toBe(readFileSync(schemaFile, 'utf8'));
});
