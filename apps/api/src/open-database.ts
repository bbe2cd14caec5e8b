import { resolve } from 'node:path';
import type { Closing } from './closing.ts';
import type { Config } from './config.ts';
import { checkServer } from './db/check-server.ts';
import { migrate } from './db/migrate.ts';
import { startEmbeddedPostgres } from './db/server/embedded-postgres.ts';

/** So long a clean stop of the embedded database may take, milliseconds. */
const embeddedMs = 45_000;

export type Start = {
  readonly config: Config;
  readonly say: (line: string) => void;
  /** Aborted when the process is to end: no further part is opened. */
  readonly signal: AbortSignal | undefined;
};

/** Address of the configured database, or of the embedded one, brought up to date. */
export async function openDatabase({ config, say, signal }: Start, onClose: Closing['add']): Promise<string> {
  const setting = config.DATABASE_URL === undefined ? 'DATA_DIR' : 'DATABASE_URL';
  let url = config.DATABASE_URL;
  if (url === undefined) {
    const server = await startEmbeddedPostgres({ dataDir: resolve(config.DATA_DIR), log: say, signal });
    onClose({ name: 'the embedded PostgreSQL', close: () => server.stop(), withinMs: embeddedMs });
    url = server.url;
  }
  signal?.throwIfAborted();
  await checkServer(url, setting);
  await migrate(url, setting);
  return url;
}
