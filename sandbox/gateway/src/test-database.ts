/** Test support: an empty database on the test run's server. The ledger makes its own schema, so no template is needed. */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

export type LedgerDatabase = { url: string; drop: () => Promise<void> };

export async function createLedgerDatabase(): Promise<LedgerDatabase> {
  const { adminUrl } = inject('testServer');
  const name = `ledger_${randomBytes(6).toString('hex')}`;
  const run = async (statement: string): Promise<void> => {
    const client = new pg.Client({ connectionString: adminUrl });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await run(`create database ${name} template template0`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(`drop database if exists ${name} with (force)`) };
}
