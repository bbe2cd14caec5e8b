import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { allSamples, special } from './all-samples.ts';
import { queriesFolder } from './queries-folder.ts';
import { writeQueries } from './write-queries.ts';

const filesBelow = (folder: string, ending: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(ending));

describe('the committed statements', () => {
  let written: ReadonlyMap<string, string>;
  beforeAll(async () => {
    written = await writeQueries();
    // The formatter takes seconds of a core for all statements.
  }, 180_000);

  it('have no sample of a file that makes no SQL', () => {
    expect(
      special.map(({ file }) => file).filter((file) => !allSamples.some((one) => one.file === file)),
    ).toEqual([]);
  });

  it('are those that the repositories send: npm run sql renews them', () => {
    const committed = filesBelow(queriesFolder, '.sql');
    expect(committed.sort()).toEqual([...written.keys()].sort());
    for (const [file, text] of written)
      expect(readFileSync(join(queriesFolder, file), 'utf8'), file).toBe(text);
  });
});
