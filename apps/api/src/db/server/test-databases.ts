import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { runStatement } from './run-statement.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the run's server and the name of its migrated template. */
    testServer: { adminUrl: string; template: string };
  }
}

/** A database of a test's own. `drop` also ends connections that were left open. */
export type TestDatabase = { url: string; drop(): Promise<void> };

/** A fresh database with all migrations applied and no rows. Call it in `beforeAll`, and `drop` in `afterAll`. */
export function cloneDatabase(): Promise<TestDatabase> {
  return createDatabase(inject('testServer').template);
}

/** A fresh database without any table, for tests of the migrations themselves. */
export function createEmptyDatabase(): Promise<TestDatabase> {
  return createDatabase('template0');
}

async function createDatabase(template: string): Promise<TestDatabase> {
  const { adminUrl } = inject('testServer');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await runStatement(adminUrl, `create database ${name} template ${template}`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: () => runStatement(adminUrl, `drop database if exists ${name} with (force)`),
  };
}
