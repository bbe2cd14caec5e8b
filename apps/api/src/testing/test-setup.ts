import type { TestProject } from 'vitest/node';
import { createDb, createPool } from '../db/client.ts';
import { migrate } from '../db/migrate.ts';
import { loadDemo } from '../demo/load-demo.ts';
import { startTestServer } from './database/test-server.ts';
import { openProgramsFolder, PROGRAMS_FOLDER } from './programs-folder.ts';
import { testNow } from './test-now.ts';

/**
 * Before the first test that needs a database: one server for the whole run, with a migrated template and one with the demo in it.
 * `TEST_POSTGRES=system` takes the machine's own PostgreSQL instead of the embedded one.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const which = process.env.TEST_POSTGRES === 'system' ? 'system' : 'embedded';
  const server = await startTestServer(which);
  try {
    await server.addTemplate({ name: 'migrated', prepare: migrate });
    await server.addTemplate({ name: 'with_demo', from: 'migrated', prepare: fillWithDemo });
  } catch (error) {
    await server.stop();
    throw error;
  }
  project.provide('testServer', { adminUrl: server.adminUrl });
  const programs = await openProgramsFolder();
  process.env[PROGRAMS_FOLDER] = programs.path;
  return async () => {
    await programs.remove();
    await server.stop();
  };
}

async function fillWithDemo(url: string): Promise<void> {
  const db = createDb(createPool({ url, max: 2 }));
  await loadDemo({ db, now: testNow });
  await db.destroy();
}
