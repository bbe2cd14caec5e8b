import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { queriesFolder } from './queries-folder.ts';
import { writeQueries } from './write-queries.ts';

// npm run sql: rewrites the statements of every repository.
const files = await writeQueries();
await rm(queriesFolder, { recursive: true, force: true });
for (const [file, text] of files) {
  const path = join(queriesFolder, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}
console.log(`${files.size} files in apps/api/queries.`);
