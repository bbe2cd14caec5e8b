import { writeFile } from 'node:fs/promises';
import { createDb, createPool } from '../../db/client.ts';
import { migrate } from '../../db/migrate.ts';
import { startTestServer } from '../database/test-server.ts';
import { schemaFile } from './schema-file.ts';
import { writeTableTypes } from './write-table-types.ts';

// npm run sql: regenerates the types of the tables from a database that the migrations have just made.
const server = await startTestServer('embedded');
try {
  await server.addTemplate({
    name: 'migrated',
    async prepare(url) {
      await migrate(url);
      const db = createDb(createPool({ url, max: 2 }));
      await writeFile(schemaFile, await writeTableTypes(db));
      await db.destroy();
    },
  });
} finally {
  await server.stop();
}
console.log('apps/api/src/db/schema.ts is written as the migrations say.');
