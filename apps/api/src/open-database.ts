import { resolve } from 'node:path';
import { prepareOwnSandbox } from './choose-payments.ts';
import type { Closing } from './closing.ts';
import type { Config } from './config.ts';
import { checkServer, type NamedDatabase, startErrorOf } from './db/check-server.ts';
import { createDb, createPool, type Db } from './db/client.ts';
import { placeOf } from './db/database-url.ts';
import { migrate } from './db/migrate.ts';
import { createReadingDb, type ReadingDb } from './db/reading-db.ts';
import { canChangeAudit, checkSameDatabase, grantToRuntime } from './db/runtime-user.ts';
import { startEmbeddedPostgres } from './db/server/embedded-postgres.ts';

/** The longest clean stop of the embedded database, milliseconds. */
const embeddedMs = 45_000;

export type Start = {
  readonly config: Config;
  readonly say: (line: string) => void;
  /** Aborted when the process is to end: no further part is opened. */
  readonly signal: AbortSignal | undefined;
};

export type OpenDatabase = NamedDatabase & {
  /** The same database with the user that owns its tables, for work that only the owner may do. */
  readonly ownerUrl: string;
};

/** The configured database, or the embedded one, brought up to date. */
export async function openDatabase(
  { config, say, signal }: Start,
  onClose: Closing['add'],
): Promise<OpenDatabase> {
  const setting = config.DATABASE_URL === undefined ? 'DATA_DIR' : 'DATABASE_URL';
  let url = config.DATABASE_URL;
  if (url === undefined) {
    if (config.EMBEDDED_DATABASE)
      say(
        'EMBEDDED_DATABASE: this database is for trying. docs/operating.md says how to back it up and how to move off it.',
      );
    const server = await startEmbeddedPostgres({ dataDir: resolve(config.DATA_DIR), log: say, signal });
    onClose({ name: 'the embedded PostgreSQL', close: () => server.stop(), withinMs: embeddedMs });
    url = server.url;
  }
  signal?.throwIfAborted();
  const database = { url, setting };
  const owner = config.DATABASE_OWNER_URL
    ? { url: config.DATABASE_OWNER_URL, setting: 'DATABASE_OWNER_URL' }
    : database;
  await checkServer(owner.url, owner.setting);
  if (owner !== database) {
    await checkServer(database.url, database.setting);
    await checkSameDatabase(database.url, owner.url).catch(tellOf(owner));
  }
  await migrate(owner.url, owner.setting, config.DATABASE_WAIT_S * 1_000);
  if (owner !== database) await openToRuntime(config, database, owner);
  if (await canChangeAudit(url).catch(tellOf(database))) say(warningOf(config));
  return { ...database, ownerUrl: owner.url };
}

async function openToRuntime(config: Config, database: NamedDatabase, owner: NamedDatabase): Promise<void> {
  await prepareOwnSandbox(config, owner.url).catch(tellOf(owner));
  await grantToRuntime(database.url, owner.url).catch(tellOf(owner));
}

function warningOf({ DATABASE_URL, DATABASE_OWNER_URL }: Config): string {
  if (DATABASE_OWNER_URL)
    return 'DATABASE_URL: its user still owns tables, the schema or the database, or is a member of their owner, so it can change the audit. Let it own nothing.';
  const one = DATABASE_URL ? 'DATABASE_URL: one user' : 'DATA_DIR: the one user of the embedded database';
  return `${one} migrates and runs the product, so it can change the audit. Set DATABASE_OWNER_URL${DATABASE_URL ? '' : ' and DATABASE_URL'} to keep the two apart.`;
}

/** Runs work that only the owner of the tables may do, on connections of its own. */
export async function withOwner<T>(
  { ownerUrl, setting }: OpenDatabase,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  const db = createDb(createPool({ url: ownerUrl, max: 2, patient: true }));
  try {
    return await work(db).catch(tellOf({ url: ownerUrl, setting }));
  } finally {
    await db.destroy();
  }
}

/** The standby of `DATABASE_READ_URL` beside the leader; undefined where none is set. It may be away at the start, and at any time. */
export async function openReadingDb(
  { DATABASE_READ_URL: url, DATABASE_POOL: max }: Config,
  { leader, say, onTrouble }: { leader: Db; say: Start['say']; onTrouble: (error: unknown) => void },
  onClose: Closing['add'],
): Promise<ReadingDb | undefined> {
  if (url === undefined) return undefined;
  const standby = createDb(createPool({ url, max }));
  onClose({ name: 'the connections to the standby', close: () => standby.destroy() });
  const now = () => performance.now();
  const atStart = await createReadingDb({ leader, standby, now, onTrouble: () => undefined })();
  if (atStart === leader)
    say(
      `DATABASE_READ_URL: ${placeOf(url).server} is no standby of the database, or not up to date; pages are read from the leader until it is.`,
    );
  return createReadingDb({ leader, standby, now, onTrouble });
}

/** Turns trouble of a database into the last sentence of a start. */
export const tellOf =
  (database: NamedDatabase) =>
  (error: unknown): never => {
    throw startErrorOf(error, database) ?? error;
  };
