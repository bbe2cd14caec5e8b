import type { CallAnswer } from '@traslado/contract/schemas';
import { ALL_CATALOGUES } from '@traslado/domain/catalogues/catalogues';
import { rates } from '@traslado/domain/catalogues/rates';
import { regions } from '@traslado/domain/catalogues/regions';
import { beforeAll, describe, expect, it } from 'vitest';
import { addRow } from '../../testing/change-row.ts';
import { countStatements } from '../../testing/count-statements.ts';
import { makeStaff, ownPage, type Staff } from '../../testing/staff.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp();

type Groups = CallAnswer<'searchPalette'>['groups'];

const ask = (staff: Staff, payload: object, headers = {}) =>
  staff.ask('POST', '/v1/staff/palette/search', { payload, headers });

async function find(staff: Staff, question: object): Promise<Groups> {
  const answer = await ask(staff, question);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().groups;
}

const rowsOf = (catalogue: string, ...ids: (number | undefined)[]) => ids.map((id) => ({ catalogue, id }));
const groupOf = (groups: Groups, name: string) => groups.find(({ catalogue }) => catalogue === name);
const titlesOf = (groups: Groups, name: string) => groupOf(groups, name)?.rows.map(({ title }) => title);

const idOf = async (code: string) =>
  (await test.db.selectFrom('property').select('id').where('code', '=', code).executeTakeFirstOrThrow()).id;

/** A rate of a service of the property with this code. */
async function addRate(code: string, description: string): Promise<number> {
  const { id } = await test.db
    .selectFrom('service')
    .innerJoin('property', 'property.id', 'service.property_id')
    .select('service.id')
    .where('property.code', '=', code)
    .orderBy('service.id')
    .executeTakeFirstOrThrow();
  const answer = await addRow(administrator, rates, { service_id: id, description });
  expect(answer.statusCode).toBe(201);
  return answer.json().id;
}

let administrator: Staff;
beforeAll(async () => {
  administrator = await makeStaff(test, ['administrator']);
  for (const name of ['Zephyr Región', 'The zephyr', '50%_off', '50 of off', 'Zephyr'])
    expect((await addRow(administrator, regions, { name })).statusCode).toBe(201);
});

describe('who may', () => {
  it('nobody without a session', async () => {
    const url = '/v1/staff/palette/search';
    const answer = await test.app.inject({ method: 'POST', url, payload: { search: 'a' }, headers: ownPage });
    expect(answer.statusCode).toBe(401);
  });

  it('finds in the catalogues that somebody may see, and in no other', async () => {
    const concierge = await makeStaff(test, ['concierge']);
    const [all, some] = [
      await find(administrator, { search: 'a', limit: 1 }),
      await find(concierge, { search: 'a', limit: 1 }),
    ];
    expect(groupOf(all, 'rates')).toBeDefined();
    expect(groupOf(some, 'regions')).toBeDefined();
    expect(groupOf(some, 'rates')).toBeUndefined();
    expect(await find(await makeStaff(test, []), { search: 'a' })).toEqual([]);
  });

  it('a row of other properties is not there, in counts neither', async () => {
    const [here, there] = [await addRate('BP', 'Palette night'), await addRate('PM', 'Palette night')];
    expect(groupOf(await find(administrator, { search: 'palette NIGHT' }), 'rates')).toMatchObject({
      total: 2,
      rows: [{ id: here }, { id: there }],
    });
    const near = await makeStaff(test, ['revenue'], { scope: [await idOf('BP')] });
    const found = await find(near, { search: 'palette night' });
    expect(groupOf(found, 'rates')).toEqual({
      catalogue: 'rates',
      total: 1,
      rows: [
        {
          id: here,
          title: 'Palette night',
          about: expect.stringMatching(/ · Bahía Perla · \d+$/),
          on: '2028-12-15',
          choice: null,
        },
      ],
    });
    expect(titlesOf(await find(near, { search: 'PM' }), 'properties')).toBeUndefined();
    expect(await find(near, { rows: rowsOf('rates', here, there) })).toEqual([
      { catalogue: 'rates', total: 1, rows: [expect.objectContaining({ id: here })] },
    ]);
  });
});

describe('what is found', () => {
  it('whatever accents and case, the nearest first', async () => {
    const nearest = ['Zephyr', 'Zephyr Región', 'The zephyr'];
    expect(titlesOf(await find(administrator, { search: ' ZÉPHYR ' }), 'regions')).toEqual(nearest);
    expect(titlesOf(await find(administrator, { search: 'region' }), 'regions')).toContain('Zephyr Región');
  });

  it('by codes, and told in the language of the page', async () => {
    const english = await find(administrator, { search: 'cun' });
    expect(groupOf(english, 'airports')?.rows[0]).toMatchObject({ about: 'CUN' });
    const answer = await ask(administrator, { search: 'cun' }, { 'accept-language': 'es-MX' });
    const spanish: Groups = answer.json().groups;
    expect(titlesOf(spanish, 'airports')?.[0]).not.toBe(titlesOf(english, 'airports')?.[0]);
  });

  it('with the trip of a service, which others of its name have not', async () => {
    const found = groupOf(await find(administrator, { search: 'shuttle', limit: 20 }), 'services');
    const choices = new Set(found?.rows.map(({ choice }) => choice));
    expect(choices).toEqual(new Set(['round_trip', 'arrival', 'departure']));
  });

  it('not by what else a row says', async () => {
    const only = { name: 'Tagged', allow_tags: ['CLUB:QUARTZITE'], deny_tags: [] };
    expect((await addRow(administrator, regions, only)).statusCode).toBe(201);
    expect(await find(administrator, { search: 'quartzite' })).toEqual([]);
  });

  it('so many rows of each catalogue, and how many its list finds', async () => {
    const group = groupOf(await find(administrator, { search: 'a', limit: 2 }), 'services');
    expect(group?.rows).toHaveLength(2);
    const list = await administrator.ask('GET', '/v1/staff/services?search=a&page_size=1');
    expect(group?.total).toBe(list.json().total);
    expect(group?.total).toBeGreaterThan(2);
  });

  it('rows by their numbers; who is gone is left out', async () => {
    const [first, second] = await test.db.selectFrom('region').select('id').orderBy('id').limit(2).execute();
    const groups = await find(administrator, {
      rows: [...rowsOf('regions', second?.id, 2_000_000_000, first?.id), ...rowsOf('people', 1)],
    });
    expect(groups).toHaveLength(1);
    expect(groups[0]?.rows.map(({ id }) => id)).toEqual([first?.id, second?.id]);
  });

  it('with one statement a catalogue', async () => {
    const { length } = ALL_CATALOGUES;
    const isOfRows = (text: string) => text.includes('as title');
    const count = (query: object) => countStatements(() => find(administrator, query), isOfRows);
    expect(await count({ search: 'a' })).toBe(length);
    expect(await count({ rows: [...rowsOf('regions', 1, 2), ...rowsOf('rates', 1)] })).toBe(2);
  });

  it('nothing where nothing is asked', async () => {
    expect(await find(administrator, {})).toEqual([]);
    expect(await find(administrator, { search: '   ' })).toEqual([]);
  });
});

describe('what is typed', () => {
  it.each([
    ['%', ['50%_off']],
    ['0%_', ['50%_off']],
    ['50_', undefined],
    ["'; drop table region; --", undefined],
    ['\\', undefined],
    // More words than are looked for.
    [Array.from({ length: 25 }, (_, at) => `w${at}`).join(' '), undefined],
  ])('%s means itself', async (search, titles) => {
    expect(titlesOf(await find(administrator, { search }), 'regions')).toEqual(titles);
  });

  it.each([
    ['search', { search: 'a'.repeat(300) }],
    ['limit', { search: 'a', limit: 0 }],
    ['limit', { search: 'a', limit: 1000 }],
    ['rows', { rows: ['rates'] }],
    ['rows', { rows: Array.from({ length: 21 }, (_, at) => ({ catalogue: 'rates', id: at + 1 })) }],
  ])('is refused at %s', async (field, query) => {
    const answer = await ask(administrator, query);
    expect(answer.statusCode).toBe(400);
    expect(JSON.stringify(answer.json())).toContain(field);
  });
});
