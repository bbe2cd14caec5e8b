import { chmod, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { createPool } from './db/client.ts';
import { migratorLock } from './db/locks.ts';
import { migrate } from './db/migrate.ts';
import { LAST_BEFORE_BASELINE } from './db/migrations/0001-baseline.ts';
import { readPostmaster } from './db/server/postmaster-file.ts';
import { runStatement } from './db/server/run-statement.ts';
import { openServerHome } from './db/server/server-home.ts';
import { serverUrl } from './db/server/server-process.ts';
import { assembleProduct } from './product.ts';
import { StartError } from './start-error.ts';
import { freePort } from './testing/child-process.ts';
import { cloneDatabase, createEmptyDatabase, type TestDatabase } from './testing/database/test-databases.ts';
import { startTestServer } from './testing/database/test-server.ts';

/** An obstacle to a start is reported in a line that begins with the setting, and never has its password. */

const lines: string[] = [];

/** The last message of a start with these settings. */
async function messageOf(env: Record<string, string>): Promise<string> {
  try {
    const product = await assembleProduct(
      readConfig({ LOG_LEVEL: 'silent', DATABASE_WAIT_S: '0', DEMO_SALES: '0', ...env }),
      (line) => lines.push(line),
    );
    await product.close();
    return 'started';
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    return error.message;
  }
}

describe('a database that is set', () => {
  let database: TestDatabase;
  const changed = (change: (url: URL) => void): string => {
    const url = new URL(database.url);
    change(url);
    return url.href;
  };
  beforeAll(async () => {
    database = await cloneDatabase();
  });
  afterAll(() => database.drop());

  it('that nothing answers for', async () => {
    const port = await freePort();
    const url = changed((one) => (one.port = String(port)));
    expect(await messageOf({ DATABASE_URL: url })).toBe(
      `DATABASE_URL: nothing answers at 127.0.0.1:${port} (ECONNREFUSED).`,
    );
  });

  it('that starts after us is waited for', { timeout: 120_000 }, async () => {
    const at = { port: await freePort(), password: 'late' };
    const url = serverUrl(at.port, at.password, 'postgres');
    const earlier = lines.length;
    const starting = messageOf({ DATABASE_URL: url, DATABASE_WAIT_S: '100' });
    await expect.poll(() => lines.slice(earlier).join(), { timeout: 30_000 }).toContain('Waiting for 100 s');
    const server = await startTestServer('embedded', at);
    expect(await starting).toBe('started');
    await server.stop();
  });

  it('that starts too late ends the start with its sentence', async () => {
    const port = await freePort();
    const begun = performance.now();
    expect(await messageOf({ DATABASE_URL: serverUrl(port, 'late', 'postgres'), DATABASE_WAIT_S: '1' })).toBe(
      `DATABASE_URL: nothing answers at 127.0.0.1:${port} (ECONNREFUSED).`,
    );
    expect(performance.now() - begun).toBeGreaterThanOrEqual(1_000);
  });

  it('whose host nobody knows', async () => {
    const url = changed((one) => (one.hostname = 'database.invalid'));
    expect(await messageOf({ DATABASE_URL: url })).toMatch(
      /^DATABASE_URL: nothing answers at database\.invalid:\d+ \((ENOTFOUND|EAI_AGAIN)\)\.$/,
    );
  });

  it('that does not take the password', async () => {
    const url = changed((one) => (one.password = 'not-the-right-one'));
    const message = await messageOf({ DATABASE_URL: url });
    expect(message).toMatch(
      /^DATABASE_URL: 127\.0\.0\.1:\d+ does not accept the password of the user traslado\.$/,
    );
    expect(message).not.toContain('not-the-right-one');
  });

  it('that is not there', async () => {
    const url = changed((one) => (one.pathname = '/nowhere'));
    expect(await messageOf({ DATABASE_URL: url })).toMatch(
      /^DATABASE_URL: 127\.0\.0\.1:\d+ has no database nowhere\. Make it: createdb nowhere$/,
    );
  });

  it('that does not speak TLS', async () => {
    const url = changed((one) => one.searchParams.set('sslmode', 'verify-full'));
    expect(await messageOf({ DATABASE_URL: url })).toMatch(
      /^DATABASE_URL: 127\.0\.0\.1:\d+ does not speak TLS, which sslmode asks for\./,
    );
  });

  it('that another process is bringing up to date', async () => {
    const other = new pg.Client({ connectionString: database.url });
    await other.connect();
    await other.query(`select pg_advisory_lock(${migratorLock})`);
    expect(await messageOf({ DATABASE_URL: database.url })).toMatch(
      /^DATABASE_URL: another process holds the tables of the database test_\w+: it brings them up to date, or uses them\. /,
    );
    await other.end();
  });

  it('without an administrator says how one is made, until there is one', async () => {
    const empty = await cloneDatabase();
    const production = { NODE_ENV: 'production', PAYMENTS: 'sandbox', PUBLIC_URL: 'https://rides.example' };
    const starting = async () => {
      lines.length = 0;
      const databases = { DATABASE_URL: empty.url, DATABASE_READ_URL: empty.url };
      expect(await messageOf({ ...production, ...databases, TRASLADO_WORKER: 'off' })).toBe('started');
      return lines.join('\n');
    };
    const said = 'There is no administrator yet. Make one: npm run staff -- <user name> administrator';
    const first = await starting();
    expect(first).toContain(said);
    // The database itself is no standby of it, and the product starts all the same.
    expect(first).toMatch(
      /DATABASE_READ_URL: 127\.0\.0\.1:\d+ is no standby of the database, or not up to date; /,
    );
    const account = `insert into staff_account (username, display_name, password_hash, roles, status, created_at, updated_at)
      values ('first.admin', 'First', '-', '{administrator}', 'reset_required', now(), now())`;
    await runStatement(empty.url, account);
    expect(await starting()).not.toContain('administrator');
    await empty.drop();
  });

  it('that a newer version of the product has been at, which stays as it is', async () => {
    const newer = await cloneDatabase();
    const insert = "insert into kysely_migration (name, timestamp) values ('9999-of-tomorrow', '2027-01-01')";
    await runStatement(newer.url, insert);
    expect(await messageOf({ DATABASE_URL: newer.url })).toMatch(
      /^DATABASE_URL: a newer version of the product has been at this database \(9999-of-tomorrow\)\. /,
    );
    await newer.drop();
  });

  it('made before the baseline, which goes on with its rows', async () => {
    const older = await cloneDatabase();
    await runStatement(older.url, "delete from kysely_migration where name = '0001-baseline'");
    for (const name of ['0001-catalogue', '0171-card-countries', LAST_BEFORE_BASELINE])
      await runStatement(
        older.url,
        `insert into kysely_migration (name, timestamp) values ('${name}', '2026-11-25')`,
      );
    await Promise.all([migrate(older.url), migrate(older.url)]);
    const pool = createPool({ url: older.url });
    const ran = await pool.query('select name from kysely_migration order by name limit 2');
    expect(ran.rows[0]).toEqual({ name: '0001-baseline' });
    expect(ran.rows.map(({ name }) => name)).not.toContain(LAST_BEFORE_BASELINE);
    expect((await pool.query('select from country')).rowCount).toBe(245);
    await pool.end();
    await older.drop();
  });

  it('of an older version than the baseline, which stays as it is', async () => {
    const older = await cloneDatabase();
    const names = "update kysely_migration set name = '0171-card-countries' where name = '0001-baseline'";
    await runStatement(older.url, names);
    expect(await messageOf({ DATABASE_URL: older.url })).toMatch(
      /^DATABASE_URL: this database is of an older version \(its last migration is 0171-card-countries\)\. Start /,
    );
    await older.drop();
  });

  it('in which its user may make nothing', async () => {
    const empty = await createEmptyDatabase();
    const name = `reader_${Date.now()}`;
    await runStatement(empty.url, `create role ${name} login password 'reads'`);
    const url = new URL(empty.url);
    url.username = name;
    url.password = 'reads';
    expect(await messageOf({ DATABASE_URL: url.href })).toMatch(
      new RegExp(`^DATABASE_URL: the user ${name} may not do that in the database `),
    );
    await empty.drop();
    await runStatement(database.url, `drop role ${name}`);
  });

  it('beside a file for addresses that is none', async () => {
    expect(await messageOf({ DATABASE_URL: database.url, GEOIP_DATABASE: '/nowhere.mmdb' })).toBe(
      'GEOIP_DATABASE: /nowhere.mmdb cannot be read (ENOENT).',
    );
  });
});

describe('the embedded database', () => {
  let dataDir: string;
  let folder: string;
  const production = {
    NODE_ENV: 'production',
    EMBEDDED_DATABASE: 'yes',
    PAYMENTS: 'sandbox',
    PUBLIC_URL: 'http://localhost:3000',
  };
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'traslado-messages-'));
    await chmod(dataDir, 0o755);
    folder = (await openServerHome(dataDir, () => undefined)).folder;
    expect(await messageOf({ ...production, DATA_DIR: dataDir })).toBe('started');
  }, 120_000);
  afterEach(async () => {
    // In every case no server is left behind.
    expect(await readPostmaster(join(folder, 'cluster'))).toBeUndefined();
  });
  afterAll(() => rm(dataDir, { recursive: true, force: true }));

  const start = () => messageOf({ ...production, DATA_DIR: dataDir });

  it('whose password is lost', async () => {
    const file = join(folder, 'password');
    await rename(file, `${file}.away`);
    expect(await start()).toMatch(/^DATA_DIR: the password of the database, .*\/password, is missing/);
    await rename(`${file}.away`, file);
  });

  it('whose password is another one', { timeout: 60_000 }, async () => {
    const file = join(folder, 'password');
    await rename(file, `${file}.away`);
    await writeFile(file, 'another-one\n');
    const message = await start();
    expect(message).toMatch(
      /^DATA_DIR: the password that is kept beside .* is not the one of that database\./,
    );
    expect(message).not.toContain('another-one');
    await rename(`${file}.away`, file);
  });

  it('that a newer PostgreSQL made', async () => {
    const file = join(folder, 'cluster/PG_VERSION');
    await rename(file, `${file}.away`);
    await writeFile(file, '99\n');
    expect(await start()).toMatch(
      /^DATA_DIR: the database in .* was made by PostgreSQL 99, this product brings \d+\. /,
    );
    await rename(`${file}.away`, file);
  });

  it('in a folder that is a file', async () => {
    const file = join(dataDir, 'a-file');
    await writeFile(file, '');
    expect(await messageOf({ ...production, DATA_DIR: file })).toMatch(/^DATA_DIR: EEXIST: .*DATA_DIR/);
  });

  it('that does not start at all tells what it wrote into its log', { timeout: 60_000 }, async () => {
    const file = join(folder, 'cluster/global');
    await rename(file, `${file}.away`);
    await mkdir(file);
    expect(await start()).toMatch(/^DATA_DIR: PostgreSQL did not start in .*pg_control/s);
    await rm(file, { recursive: true });
    await rename(`${file}.away`, file);
  });
});
