import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { allSamples } from './all-samples.ts';
import { queriesFolder, sourceFolder } from './queries-folder.ts';
import { writeQueries } from './write-queries.ts';

/** Code that makes SQL: by the tag, or by the query builder. */
const makesSql = /\bsql(\.raw)?(<[^`(]*>)?[`(]|\.(selectFrom|insertInto|updateTable|deleteFrom)\(/;

/** Code beside the product or before it: migrations and their lock, the demo, tests. */
const isBeside = /^(demo|testing)\/|^db\/(migrations\/|migrate\.ts$)|\.test\.ts$/;

const filesBelow = (folder: string, ending: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(ending));

function filesWithSql(): string[] {
  return filesBelow(sourceFolder, '.ts')
    .filter((file) => !isBeside.test(file) && makesSql.test(readFileSync(join(sourceFolder, file), 'utf8')))
    .sort();
}

const functionsOf = (exported: object): string[] =>
  Object.entries(exported).flatMap(([name, value]) => (typeof value === 'function' ? [name] : []));

describe('the committed statements', () => {
  let written: ReadonlyMap<string, string>;
  beforeAll(async () => {
    written = await writeQueries();
    // The formatter takes seconds of a core for all statements.
  }, 180_000);

  it('are there for every file that makes SQL', () => {
    expect(allSamples.map(({ file }) => file).sort()).toEqual(filesWithSql());
  });

  it.each(allSamples)('are there for every function of $file', ({ exported, samples }) => {
    expect(Object.keys(samples).sort()).toEqual(functionsOf(exported).sort());
  });

  it('are those that the repositories send: npm run sql renews them', () => {
    const committed = filesBelow(queriesFolder, '.sql');
    expect(committed.sort()).toEqual([...written.keys()].sort());
    for (const [file, text] of written)
      expect(readFileSync(join(queriesFolder, file), 'utf8'), file).toBe(text);
  });
});
