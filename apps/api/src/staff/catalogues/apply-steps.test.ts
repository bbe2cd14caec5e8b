import type { Definition } from '@traslado/domain/catalogues/definition';
import { wireOf } from '@traslado/domain/catalogues/facts';
import { places } from '@traslado/domain/catalogues/places';
import { regions } from '@traslado/domain/catalogues/regions';
import { segments } from '@traslado/domain/catalogues/segments';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { addRow } from '../../testing/change-row.ts';
import { freshFacts } from '../../testing/fresh-row.ts';
import { makeStaff, type Staff } from '../../testing/staff.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { fileRowOf, readFileCodes } from './read-file-codes.ts';

const test = useTestApp();
let keeper: Staff;
beforeAll(async () => {
  keeper = await makeStaff(test, ['administrator']);
});

type Told = {
  readonly id: number;
  readonly action: string;
  readonly code: string | null;
  readonly message: string;
};
type Answer = { readonly batch: number | null; readonly rows: readonly Told[] };

/** Adds rows by a file, in one set. */
async function addByFile(
  definition: Definition,
  many: number,
): Promise<{ batch: number | null; ids: number[] }> {
  const codes = await readFileCodes(test.db, definition, null);
  const rows = Array.from({ length: many }, () =>
    fileRowOf(definition, wireOf(definition, freshFacts(definition)), codes),
  );
  const url = `/v1/staff/${definition.name}`;
  const answer = await keeper.ask('POST', `${url}/import?apply=1`, {
    payload: { catalogue: definition.name, rows },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  const { batch }: Answer = answer.json();
  const written = await sql<{ id: number; title: string }>`
    select subject::int as id, detail -> 'after' ->> ${definition.title} as title from audit_entry
    where batch_id = ${batch} order by audit_entry.id`.execute(test.db);
  // The entries stand in the order of the file, each with the number of its own row.
  expect(written.rows.map(({ title }) => title)).toEqual(rows.map((row) => row[definition.title]));
  for (const { id, title } of written.rows)
    expect((await keeper.ask('GET', `${url}/${id}`)).json()[definition.one][definition.title]).toBe(title);
  return { batch, ids: written.rows.map(({ id }) => id) };
}

const undo = async (definition: Definition, batch: number | null): Promise<Answer> =>
  (await keeper.ask('POST', `/v1/staff/${definition.name}/batches/${batch}/undo`)).json();

describe('a set of rows of which one is refused', () => {
  it('by the database, names the one whose value is taken, and writes nothing', async () => {
    const { batch, ids } = await addByFile(regions, 5);
    const third = (await keeper.ask('GET', `/v1/staff/regions/${ids[2]}`)).json().region;
    const gone = await undo(regions, batch);
    expect(gone.rows.map(({ action }) => action)).toEqual(Array(5).fill('remove'));
    await addRow(keeper, regions, { name: third.name });
    const back = await undo(regions, gone.batch);
    expect(back.batch).toBeNull();
    expect(back.rows.filter(({ code }) => code).map(({ id, code }) => [id, code])).toEqual([
      [ids[2], 'region.name_taken'],
    ]);
    for (const id of ids) expect((await keeper.ask('GET', `/v1/staff/regions/${id}`)).statusCode).toBe(404);
  });

  it('by what holds on to it, names each with its own holders, and writes nothing', async () => {
    const { batch, ids } = await addByFile(places, 4);
    const [, second, , fourth] = ids;
    const names: string[] = [];
    for (const place of [second, fourth]) {
      const answer = await addRow(keeper, segments, { place_area_origin_id: place ?? 0 });
      expect(answer.statusCode, answer.body).toBe(201);
      names.push(answer.json().name);
    }
    const { batch: undone, rows } = await undo(places, batch);
    expect(undone).toBeNull();
    const refused = rows.filter(({ code }) => code);
    // The last change is taken back first.
    expect(refused.map(({ id, code }) => [id, code])).toEqual([
      [fourth, 'place.in_use'],
      [second, 'place.in_use'],
    ]);
    expect(refused[0]?.message).toContain(names[1]);
    expect(refused[1]?.message).toContain(names[0]);
    for (const id of ids) expect((await keeper.ask('GET', `/v1/staff/places/${id}`)).statusCode).toBe(200);
  });

  it('by its properties, is named before and when it is written, and the others are changed', async () => {
    const ids: number[] = [];
    // The place of an airport is of the whole group.
    const ofGroup = { kind: 'airport', airport_id: 1, property_id: null };
    for (const more of [{}, ofGroup, {}, {}, ofGroup, {}]) {
      const answer = await addRow(keeper, places, { ...freshFacts(places), property_id: 1, ...more });
      expect(answer.statusCode, answer.body).toBe(201);
      ids.push(answer.json().id);
    }
    const ofOne = await makeStaff(test, ['administrator'], { scope: [1] });
    const rows = ids.map((id) => ({ id, version: 1 }));
    const payload = { rows, set: { active: false } };
    for (const query of ['', '?apply=1&refused=skip']) {
      const { rows: told }: Answer = (
        await ofOne.ask('POST', `/v1/staff/places/bulk${query}`, { payload })
      ).json();
      expect(told.map(({ id, code }) => [id, code])).toEqual(
        ids.map((id, index) => [id, index === 1 || index === 4 ? 'scope.whole_group' : null]),
      );
    }
    const versions: number[] = [];
    for (const id of ids)
      versions.push((await keeper.ask('GET', `/v1/staff/places/${id}`)).json().place.version);
    expect(versions).toEqual([2, 1, 2, 2, 1, 2]);
  });
});
