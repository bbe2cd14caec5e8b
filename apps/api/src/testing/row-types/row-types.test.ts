import { join } from 'node:path';
import { type TaggedTemplateExpression, Visitor } from 'oxc-parser';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { camelOf } from '../../db/camel-rows.ts';
import { cloneDatabase, type TestDatabase } from '../database/test-databases.ts';
import { allSamples } from '../queries/all-samples.ts';
import { sourceFolder } from '../queries/queries-folder.ts';
import { openRecordingDb, StatementRecorder } from '../queries/recording-db.ts';
import { type RepositorySamples, samplesIn } from '../queries/sample.ts';
import { describeStatement, readKinds } from './describe-statement.ts';
import { kindsOf, programOf, type Shape, shapeOf } from './source-types.ts';

/** The row type beside a raw statement is only believed by the compiler: here the database reports the real columns. */

let database: TestDatabase;
let client: pg.Client;
let kinds: ReadonlyMap<number, string>;
const recorder = new StatementRecorder();

beforeAll(async () => {
  database = await cloneDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  kinds = await readKinds(client);
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

/** A raw statement of the source: the text between its values, and its claimed row type. */
type Raw = { readonly parts: readonly string[]; readonly shape: Shape | null };

const folded = (text: string): string => text.replace(/\s+/g, ' ').trim();

function rawStatementsOf(file: string): Raw[] {
  const tags: TaggedTemplateExpression[] = [];
  const visitor = new Visitor({
    TaggedTemplateExpression: (node) => {
      if (node.tag.type === 'Identifier' && node.tag.name === 'sql') tags.push(node);
    },
  });
  visitor.visit(programOf(file));
  return tags.map(({ quasi, typeArguments }) => {
    const [type] = typeArguments?.params ?? [];
    const parts = quasi.quasis.map(({ value }) => folded(value.cooked ?? ''));
    return { parts, shape: type ? shapeOf(type, file) : null };
  });
}

/** The statement begins and ends as the raw one does, with its parts in between. */
function isMadeOf(statement: string, { parts }: Raw): boolean {
  let at = 0;
  for (const part of parts) {
    const found = statement.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return parts[0] !== '' && statement.startsWith(parts[0] ?? '') && statement.endsWith(parts.at(-1) ?? '');
}

const lengthOf = ({ parts }: Raw): number => parts.join('').length;

async function statementsOf({ samples }: RepositorySamples): Promise<ReadonlySet<string>> {
  const handles = await openRecordingDb(recorder);
  const statements = new Set<string>();
  for (const { answers, call } of Object.values(samples).flatMap(samplesIn)) {
    recorder.start(answers);
    await call(handles);
    for (const statement of recorder.raw) statements.add(statement);
  }
  return statements;
}

async function differencesOf(statement: string, shape: Shape): Promise<string[]> {
  const columns = await describeStatement(client, statement);
  return [...shape].flatMap(([name, { type, file, optional }]) => {
    const column = columns.find((one) => camelOf(one.name) === name);
    if (!column) return optional ? [] : [`${name} is not answered`];
    const claimed = kindsOf(type, file);
    const kind = kinds.get(column.dataTypeID) ?? '';
    const agrees = !claimed || claimed.size === 0 || kind === 'json' || claimed.has(kind);
    return agrees ? [] : [`${name} is a ${kind}, not a ${[...claimed].join(' or ')}`];
  });
}

it('raw statements answer the columns that their row types claim', async () => {
  const differences: string[] = [];
  let compared = 0;
  for (const repository of allSamples) {
    const raw = rawStatementsOf(join(sourceFolder, repository.file));
    for (const statement of await statementsOf(repository)) {
      const [best] = raw
        .filter((one) => isMadeOf(folded(statement), one))
        .sort((one, other) => lengthOf(other) - lengthOf(one));
      if (!best?.shape) continue;
      compared += 1;
      for (const difference of await differencesOf(statement, best.shape))
        differences.push(`${repository.file}: ${difference}, in: ${folded(statement).slice(0, 80)}`);
    }
  }
  expect(differences).toEqual([]);
  expect(compared).toBeGreaterThan(250);
});
