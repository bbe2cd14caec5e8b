import { permissionsOf } from '@traslado/domain/access/permissions';
import { ALL_CATALOGUES, FILED_CATALOGUES, permissionOf } from '@traslado/domain/catalogues/catalogues';
import { inOrderOfNeed } from '@traslado/domain/catalogues/order-of-need';
import { properties } from '@traslado/domain/catalogues/properties';
import { rates } from '@traslado/domain/catalogues/rates';
import { services } from '@traslado/domain/catalogues/services';
import { beforeAll, describe, expect, it } from 'vitest';
import { listAllRows } from '../../store/catalogue/repository.ts';
import { actOn, keepIn, readSetAs } from '../../testing/change-sets.ts';
import { makeStaff, type Staff } from '../../testing/staff.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp();
let keeper: Staff;
beforeAll(async () => {
  keeper = await makeStaff(test, ['administrator']);
});

type Row = Record<string, unknown>;
type File = { catalogues: { catalogue: string; rows: Row[] }[] };

const url = '/v1/staff/catalogues';
const readFile = async (staff = keeper): Promise<File> => (await staff.ask('GET', `${url}.json`)).json();
const send = (payload: object, query = '', staff = keeper) =>
  staff.ask('POST', `${url}/import${query}`, { payload });
const rowsOf = (file: File, name: string) =>
  file.catalogues.find(({ catalogue }) => catalogue === name)?.rows ?? [];

async function everything() {
  const asked = { isForChange: false, scope: null };
  const all = ALL_CATALOGUES.map(async (one) => [one.name, await listAllRows(test.db, one, asked)] as const);
  return Object.fromEntries(await Promise.all(all));
}

/** A new property with a shuttle, another that it recommends, and a rate: each references the one before. */
async function makeFile(): Promise<File> {
  const file = await readFile();
  const [property, service, rate] = [properties, services, rates].map(
    (one) => rowsOf(file, one.name)[0] ?? {},
  );
  const code = 'ZZ';
  const airport = rowsOf(file, 'airports')[0]?.iata_code;
  const own = { ...service, property_id: code, airport_id: airport };
  const serviceCode = [code, airport, service?.operation_type, 'Of the file'].join(' / ');
  return {
    catalogues: [
      { catalogue: 'rates', rows: [{ ...rate, service_id: serviceCode }] },
      {
        catalogue: 'services',
        rows: [
          { ...own, name_en: 'Before it', upsell_service_id: serviceCode },
          { ...own, name_en: 'Of the file', upsell_service_id: null },
        ],
      },
      { catalogue: 'properties', rows: [{ ...property, code, smart_code: 'ZZ', name: 'Of the file' }] },
    ],
  };
}

describe('a file of all catalogues', () => {
  it('changes nothing where it comes back as it went, over the whole demo', async () => {
    const before = await everything();
    const file = await readFile();
    expect(file.catalogues.map(({ catalogue }) => catalogue)).toEqual(
      inOrderOfNeed(FILED_CATALOGUES).map(({ name }) => name),
    );
    const answer = await send(file, '?apply=1');
    expect(answer.statusCode, answer.body.slice(0, 500)).toBe(200);
    const { applied, counts, catalogues } = answer.json();
    expect(catalogues.flatMap(({ rows }: { rows: Row[] }) => rows)).toEqual([]);
    const total = FILED_CATALOGUES.reduce((sum, { name }) => sum + (before[name]?.length ?? 0), 0);
    expect([applied, counts]).toEqual([
      false,
      { add: 0, change: 0, remove: 0, leave: total, stale: 0, refuse: 0 },
    ]);
    expect(await everything()).toEqual(before);
  });

  it('brings rows that name each other, and is taken back as one', async () => {
    const before = await everything();
    const file = await makeFile();
    const shown = (await send(file)).json();
    expect(shown, JSON.stringify(shown).slice(0, 2_000)).toMatchObject({
      applied: false,
      batch: null,
      counts: { add: 4, refuse: 0 },
    });
    expect(await everything()).toEqual(before);
    const done = (await send(file, '?apply=1')).json();
    expect(done).toMatchObject({ applied: true, counts: { add: 4 } });
    expect((await send(file)).json().counts).toMatchObject({ add: 0, leave: 4 });
    const undone = await keeper.ask('POST', `${url}/batches/${done.batch}/undo`);
    expect(undone.json(), undone.body.slice(0, 2_000)).toMatchObject({
      applied: true,
      counts: { remove: 4 },
    });
    expect(await everything()).toEqual(before);
    const again = await keeper.ask('POST', `${url}/batches/${done.batch}/undo`);
    expect(again.json()).toMatchObject({ applied: false, counts: { refuse: 1 } });
  });

  it('is kept in a set, whose rows name each other by the numbers that they get', async () => {
    const before = await everything();
    const source = { kind: 'import_all', file: await makeFile() };
    const id = await keepIn(keeper, source);
    expect(await everything()).toEqual(before);
    const { parts } = await readSetAs(keeper, id);
    expect(parts.map(({ catalogue, add }: { catalogue: string; add: number }) => [catalogue, add])).toEqual([
      ['properties', 1],
      ['services', 2],
      ['rates', 1],
    ]);
    await actOn(keeper, id, 'move', { to: 'ready' });
    const published = await actOn(keeper, id, 'publish');
    expect(published.statusCode, published.body).toBe(200);
    expect((await send(source.file)).json().counts).toMatchObject({ add: 0, leave: 4 });
    const undone = await keeper.ask('POST', `${url}/batches/${published.json().batch}/undo`);
    expect(undone.json()).toMatchObject({ applied: true, counts: { remove: 4 } });
    expect(await everything()).toEqual(before);
  });

  it('is kept as it is shown: whole or not at all, and only what somebody may change', async () => {
    const file = await makeFile();
    const rate = file.catalogues[0]?.rows[0];
    if (rate) rate.price = -1;
    const keep = (more: object, staff = keeper) =>
      staff.ask('POST', '/v1/staff/change-sets/keep', {
        payload: { change_set: null, name: 'A file', source: { kind: 'import_all', file }, ...more },
      });
    expect((await keep({})).json()).toMatchObject({ code: 'field.invalid' });
    const revenue = await makeStaff(test, ['revenue']);
    expect((await keep({}, revenue)).statusCode).toBe(403);
    const none = { kind: 'import_all', file: { catalogues: [{ catalogue: 'people', rows: [] }] } };
    expect((await keep({ source: none })).statusCode).toBe(400);
  });

  it('that nobody applied is not taken back', async () => {
    const answer = await keeper.ask('POST', `${url}/batches/2000000/undo`);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'batch.not_found']);
  });

  it('is all written or nothing', async () => {
    const before = await everything();
    const file = await makeFile();
    const rate = file.catalogues[0]?.rows[0];
    if (rate) rate.price = -1;
    const told = (await send(file, '?apply=1')).json();
    expect(told).toMatchObject({ applied: false, counts: { add: 3, refuse: 1 } });
    expect(await everything()).toEqual(before);
  });

  it('touches only what somebody may change, and shows what they may see', async () => {
    const revenue = await makeStaff(test, ['revenue']);
    const seen = ALL_CATALOGUES.filter((one) =>
      permissionsOf(['revenue']).includes(permissionOf(one, 'see')),
    );
    const names = (await readFile(revenue)).catalogues.map(({ catalogue }) => catalogue);
    expect(new Set(names)).toEqual(new Set(seen.map(({ name }) => name)));
    const told = (await send(await makeFile(), '', revenue)).json();
    const property = told.catalogues.find((one: { catalogue: string }) => one.catalogue === 'properties');
    expect(property.rows[0]).toMatchObject({ action: 'refuse', code: 'auth.forbidden' });
  });

  it('carries nobody’s address', async () => {
    expect(JSON.stringify(await readFile())).not.toContain('notification_mails');
  });

  it.each<[string, object, number, string]>([
    [
      '10,001 rows',
      { catalogues: [{ catalogue: 'providers', rows: Array(10_001).fill({}) }] },
      413,
      'file.too_many',
    ],
    [
      'a catalogue that there is not',
      { catalogues: [{ catalogue: 'people', rows: [] }] },
      400,
      'field.invalid',
    ],
    [
      'a catalogue twice',
      { catalogues: ['rates', 'rates'].map((catalogue) => ({ catalogue, rows: [] })) },
      400,
      'field.invalid',
    ],
    ['more than 20 MB', { catalogues: [], exported_at: 'x'.repeat(20_000_001) }, 413, 'request.too_large'],
  ])('with %s is refused', async (_, file, status, code) => {
    const answer = await send(file);
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  });
});
