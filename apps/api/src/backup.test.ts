import { chmod, mkdir, mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { makeBackup, restoreBackup } from './backup.ts';
import { createDb, createPool, type Db } from './db/client.ts';
import { migrate } from './db/migrate.ts';
import { startEmbeddedPostgres } from './db/server/embedded-postgres.ts';
import { checkMoney } from './store/payment/check-money.ts';
import { cloneDatabase } from './testing/database/test-databases.ts';
import { testNow } from './testing/test-now.ts';

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'traslado-backup-'));
  // The embedded server may run as another user, who has to reach its own folder.
  await chmod(folder, 0o755);
  cleanups.push(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function onDatabase<T>(url: string, work: (db: Db) => Promise<T>): Promise<T> {
  const db = createDb(createPool({ url, max: 2 }));
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

const add = (url: string, reference: string) =>
  onDatabase(url, (db) =>
    sql`insert into failed_sale (hotel, folio, service_id, code, failed_at, hour) values ('BP', ${reference}, 121, 'x', now(), date_trunc('hour', now()))`.execute(
      db,
    ),
  );
const folios = (url: string) =>
  onDatabase(url, async (db) => {
    expect(await checkMoney(db, testNow)).toEqual([]);
    const rows = await db.selectFrom('failed_sale').select('folio').orderBy('id').execute();
    return rows.map(({ folio }) => folio);
  });

describe('a backup', () => {
  it('of the embedded database is taken while it stands still, and comes back whole', async () => {
    const [dataDir, kept] = [await makeFolder(), join(await makeFolder(), 'one')];
    const places = { DATA_DIR: dataDir } as const;
    const start = () => startEmbeddedPostgres({ dataDir, log: () => undefined });
    const first = await start();
    cleanups.push(() => first.stop());
    await migrate(first.url);
    await add(first.url, 'before');
    await expect(makeBackup(places, kept)).rejects.toThrow('the product runs on this folder');
    await first.stop();
    await mkdir(join(dataDir, 'pictures'));
    await writeFile(join(dataDir, 'pictures/one.webp'), 'a picture');
    await rm(kept, { recursive: true });
    await makeBackup(places, kept);

    const second = await start();
    cleanups.push(() => second.stop());
    await add(second.url, 'later');
    await expect(restoreBackup(places, kept)).rejects.toThrow('the product runs on this folder');
    await second.stop();
    await rm(join(dataDir, 'pictures'), { recursive: true });
    await restoreBackup(places, kept);
    expect(await readFile(join(dataDir, 'pictures/one.webp'), 'utf8')).toBe('a picture');

    const third = await start();
    cleanups.push(() => third.stop());
    expect(await folios(third.url)).toEqual(['before']);
  }, 120_000);

  it('that was cut is refused, and nothing is changed', async () => {
    const [dataDir, kept] = [await makeFolder(), join(await makeFolder(), 'one')];
    const places = { DATA_DIR: dataDir } as const;
    await mkdir(join(dataDir, 'postgres/cluster'), { recursive: true });
    await writeFile(join(dataDir, 'postgres/cluster/row'), 'x'.repeat(50_000));
    await makeBackup(places, kept);
    await truncate(join(kept, 'postgres.tar'), 20_000);
    await expect(restoreBackup(places, kept)).rejects.toThrow(/postgres\.tar has 20000 of \d+ bytes/);
    await rm(join(kept, 'backup.json'));
    await expect(restoreBackup(places, kept)).rejects.toThrow('has no backup.json');
    expect(await readFile(join(dataDir, 'postgres/cluster/row'), 'utf8')).toHaveLength(50_000);
    await expect(makeBackup(places, kept)).rejects.toThrow('is not empty');
  });

  it('of a server is a dump, restored with the demo’s books in order where no other session is left', async () => {
    const [dataDir, kept] = [await makeFolder(), join(await makeFolder(), 'one')];
    const database = await cloneDatabase('with_demo');
    cleanups.push(() => database.drop());
    const places = { DATA_DIR: dataDir, DATABASE_URL: database.url } as const;
    await add(database.url, 'before');
    const before = await folios(database.url);
    // Programs of an older version than the server's say so, and leave no backup behind.
    const refused = await makeBackup(places, kept).then(() => '', String);
    if (/server version/.test(refused) || /ENOENT/.test(refused)) {
      await expect(restoreBackup(places, kept)).rejects.toThrow('has no backup.json');
      return;
    }
    expect(refused).toBe('');
    await add(database.url, 'later');
    await onDatabase(database.url, async (db) => {
      await sql`select 1`.execute(db);
      await expect(restoreBackup(places, kept)).rejects.toThrow('has 1 other sessions');
    });
    expect(await folios(database.url)).toEqual([...before, 'later']);
    await restoreBackup(places, kept);
    expect(await folios(database.url)).toEqual(before);
  }, 120_000);
});
