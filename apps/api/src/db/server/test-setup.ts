import type { TestProject } from 'vitest/node';
import { migrate } from '../migrate.ts';
import { startTestServer } from './test-server.ts';

/**
 * Before the first test that needs a database: one server for the whole run, with a migrated template.
 * `TEST_POSTGRES=system` takes the machine's own PostgreSQL instead of the embedded one.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const which = process.env.TEST_POSTGRES === 'system' ? 'system' : 'embedded';
  const server = await startTestServer(which, migrate);
  project.provide('testServer', { adminUrl: server.adminUrl, template: server.template });
  return server.stop;
}
