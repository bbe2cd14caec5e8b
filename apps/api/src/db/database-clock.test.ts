import { afterAll, beforeAll, expect, it } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../testing/database/test-databases.ts';
import { createDb, createPool, type Db } from './client.ts';
import { keepDatabaseTime } from './database-clock.ts';

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

const hourMs = 3_600_000;

it.each([hourMs, -hourMs, 180_000])(
  'the time of a machine that is off by %i ms is the database’s',
  async (off) => {
    const said: string[] = [];
    const clock = await keepDatabaseTime({ db, own: { now: () => Date.now() + off } }, (line) =>
      said.push(line),
    );
    clock.stop();
    // The database of a test stands on this machine.
    expect(Math.abs(clock.now() - Date.now())).toBeLessThan(2_000);
    expect(said).toEqual([
      `The clock of this machine is ${Math.abs(off) / 1_000} s ${off > 0 ? 'ahead of' : 'behind'} the database's, which counts: set it right.`,
    ]);
  },
);

it('is its own while the clocks agree, and follows one that is set', async () => {
  const said: string[] = [];
  let off = 0;
  const clock = await keepDatabaseTime({ db, own: { now: () => Date.now() + off } }, (line) =>
    said.push(line),
  );
  clock.stop();
  expect(said).toEqual([]);
  off = -hourMs;
  await clock.compare();
  expect(Math.abs(clock.now() - Date.now())).toBeLessThan(2_000);
  off = 0;
  await clock.compare();
  expect(Math.abs(clock.now() - Date.now())).toBeLessThan(2_000);
  expect(said.at(-1)).toBe('The clocks of this machine and of the database agree again.');
});
