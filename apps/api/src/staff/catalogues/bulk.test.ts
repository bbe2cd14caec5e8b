import { bulkFieldsOf } from '@traslado/domain/catalogues/bulk';
import { ALL_CATALOGUES } from '@traslado/domain/catalogues/catalogues';
import { asksFor } from '@traslado/domain/catalogues/deeds';
import type { Field, Value } from '@traslado/domain/catalogues/definition';
import { wireOf } from '@traslado/domain/catalogues/facts';
import { beforeAll, describe, expect, it } from 'vitest';
import { freshFacts } from '../../testing/fresh-row.ts';
import { makeStaff, type Staff } from '../../testing/staff.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp();
let keeper: Staff;
beforeAll(async () => {
  keeper = await makeStaff(test, ['administrator']);
});

type Seen = { readonly id: number; readonly version: number };

const ask = (name: string, payload: object, query = '') =>
  keeper.ask('POST', `/v1/staff/${name}/bulk${query}`, { payload });
const seenOf = (rows: readonly Seen[]) => rows.map(({ id, version }) => ({ id, version }));
const byId = (one: Seen, other: Seen) => one.id - other.id;

/** Another value that any row can have. */
const otherOf = (field: Field, value: unknown): Value | undefined => {
  if (field.kind === 'flag') return !value;
  if (field.kind === 'money') return 321.5;
  return undefined;
};

const changeable = ALL_CATALOGUES.filter(
  (one) => asksFor(one, 'bulk') && bulkFieldsOf(one).some(([, field]) => otherOf(field, false) !== undefined),
);

describe.each(changeable.map((definition) => [definition.name, definition] as const))(
  'many %s',
  (name, definition) => {
    const url = `/v1/staff/${name}`;
    const { one } = definition;
    const create = async () => {
      const answer = await keeper.ask('POST', url, { payload: wireOf(definition, freshFacts(definition)) });
      expect(answer.statusCode, answer.body).toBe(201);
      return answer.json();
    };
    const get = async ({ id }: Seen) => (await keeper.ask('GET', `${url}/${id}`)).json()[one];
    const chosen = (row: Readonly<Record<string, unknown>>) => {
      const [found] = bulkFieldsOf(definition).flatMap(([field, of]) => {
        const value = otherOf(of, row[field]);
        return value === undefined ? [] : [[field, value] as const];
      });
      if (!found) throw new Error('no field that can be set');
      return found;
    };

    it('are shown old beside new, changed where they are as they were seen, and taken back', async () => {
      const rows = [await create(), await create(), await create()];
      const [first, second, third] = rows;
      const [field, value] = chosen(first);
      const set = { [field]: value };
      const shown = (await ask(name, { ids: rows.map(({ id }) => id), set })).json();
      expect(shown).toMatchObject({ applied: false, batch: null, counts: { change: 3, refuse: 0 } });
      expect(shown.rows[0].changes).toEqual([{ field, old: first[field], now: value }]);
      expect(await get(first)).toEqual(first);
      // A colleague is quicker with one of them, and another is gone.
      const payload = Object.fromEntries(Object.keys(definition.fields).map((of) => [of, second[of]]));
      const update = await keeper.ask('PUT', `${url}/${second.id}`, { payload: { ...payload, ...set } });
      expect(update.statusCode, update.body).toBe(200);
      const frozen = [...seenOf(shown.rows), { id: 2_000_000_000, version: 1 }];
      const stopped = (await ask(name, { rows: frozen, set }, '?apply=1')).json();
      expect(stopped).toMatchObject({ applied: false, counts: { change: 2, stale: 1, refuse: 1 } });
      expect(await get(first)).toEqual(first);
      const done = (await ask(name, { rows: frozen, set }, '?apply=1&refused=skip')).json();
      expect(done).toMatchObject({ applied: true, counts: { change: 2, stale: 1, refuse: 1 } });
      expect(done.rows.map((row: { code: string | null }) => row.code)).toEqual([
        null,
        `${one}.stale`,
        null,
        `${one}.not_found`,
      ]);
      expect(await get(third)).toMatchObject({ ...set, version: 2, updated_by: keeper.username });
      expect(await get(second)).toEqual(update.json());
      const entries = await test.db
        .selectFrom('audit_entry')
        .select('subject')
        .where('batch_id', '=', done.batch)
        .execute();
      expect(entries).toHaveLength(2);
      const undone = (await keeper.ask('POST', `${url}/batches/${done.batch}/undo`)).json();
      expect(undone).toMatchObject({ applied: true, counts: { change: 2 } });
      const asBefore = ({ updated_at: _, version: __, ...row }: Record<string, unknown>) => row;
      expect(asBefore(await get(first))).toEqual(asBefore(first));
    });

    it('are those that the list finds', async () => {
      const row = await create();
      const [field, value] = chosen(row);
      const asked = { sort: 'updated', direction: 'desc' };
      const listed = (await keeper.ask('GET', `${url}?page_size=100&sort=updated&direction=desc`)).json();
      const shown = (await ask(name, { where: asked, set: { [field]: value } })).json();
      expect(shown.rows).toHaveLength(listed.total);
      expect(seenOf(shown.rows).sort(byId).slice(-1)).toEqual(seenOf([row]));
      const nothing = await ask(name, { where: { search: 'no such row' }, set: { [field]: value } });
      expect(nothing.json().rows).toEqual([]);
    });
  },
);

describe('a change of many rows', () => {
  const set = { active: false };
  const codeOf = async (payload: object, query = '') => {
    const answer = await ask('places', payload, query);
    return [answer.statusCode, answer.json().code, answer.json().field];
  };

  it.each<[string, object, string, unknown[]]>([
    ['no rows', { set }, '', [400, 'field.required', 'rows']],
    ['rows said twice', { ids: [1], where: {}, set }, '', [400, 'field.required', 'rows']],
    ['rows that nobody has seen', { ids: [1], set }, '?apply=1', [400, 'field.required', 'rows']],
    ['a text', { ids: [1], set: { name_en: 'All the same' } }, '', [400, 'field.unknown', 'set.name_en']],
    [
      '10,001 rows',
      { ids: Array.from({ length: 10_001 }, (_, index) => index + 1), set },
      '',
      [413, 'batch.too_many', undefined],
    ],
  ])('with %s is refused', async (_, payload, query, told) => {
    expect(await codeOf(payload, query)).toEqual(told);
  });

  it('tells each row what its own rules say', async () => {
    const { rows } = (await keeper.ask('GET', '/v1/staff/rates?page_size=3')).json();
    const early = { rows: seenOf(rows), set: { valid_to: '2001-01-01' } };
    const told = (await ask('rates', early, '?apply=1&refused=skip')).json();
    expect(told).toMatchObject({ applied: false, batch: null, counts: { refuse: 3 } });
    expect(told.rows[0]).toMatchObject({ field: 'valid_to', message: expect.any(String) });
    const { rows: services } = (await keeper.ask('GET', '/v1/staff/services?page_size=2')).json();
    const unknown = { rows: seenOf(services), set: { provider_id: 2_000_000_000 } };
    expect((await ask('services', unknown)).json().rows[1]).toMatchObject({
      action: 'refuse',
      code: 'field.invalid',
      field: 'provider_id',
    });
  });

  it('is of at most 10,000 rows that a list finds', async () => {
    const at = new Date(test.now());
    const facts = {
      name_es: 'Muchos',
      kind: 'property',
      property_id: 1,
      created_at: at,
      updated_at: at,
    } as const;
    const rows = Array.from({ length: 10_001 }, (_, index) => ({ ...facts, name_en: `Many ${index}` }));
    for (let from = 0; from < rows.length; from += 2_000)
      await test.db
        .insertInto('place')
        .values(rows.slice(from, from + 2_000))
        .execute();
    const where = { search: 'Many', status: 'active' };
    expect(await codeOf({ where, set })).toEqual([413, 'batch.too_many', undefined]);
    await test.db.deleteFrom('place').where('name_en', '=', 'Many 10000').execute();
    expect((await ask('places', { where, set })).json().counts).toMatchObject({ change: 10_000 });
  });
});
