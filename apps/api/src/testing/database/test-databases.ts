import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { runStatement } from '../../db/server/run-statement.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the run's server. */
    testServer: { adminUrl: string };
  }
}

/** A database of a test's own. `drop` also ends connections that were left open. */
export type TestDatabase = { url: string; drop(): Promise<void> };

/**
 * A fresh database. Call it in `beforeAll`, and `drop` in `afterAll`.
 * @param template `migrated`: all tables, no rows; `with_demo`: with the demo as it is made at `testNow`
 */
export function cloneDatabase(template: 'migrated' | 'with_demo' = 'migrated'): Promise<TestDatabase> {
  return createDatabase(template);
}

/** A fresh database without any table, for tests of the migrations themselves. */
export function createEmptyDatabase(): Promise<TestDatabase> {
  return createDatabase('template0');
}

async function createDatabase(template: string): Promise<TestDatabase> {
  const { adminUrl } = inject('testServer');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await runStatement(adminUrl, `create database ${name} template ${template} strategy file_copy`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: () => runStatement(adminUrl, `drop database if exists ${name} with (force)`),
  };
}
