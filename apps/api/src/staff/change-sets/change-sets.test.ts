import { permissionsOf } from '@traslado/domain/access/permissions';
import { pickFacts } from '@traslado/domain/catalogues/facts';
import { properties } from '@traslado/domain/catalogues/properties';
import { providers } from '@traslado/domain/catalogues/providers';
import { rates } from '@traslado/domain/catalogues/rates';
import { beforeAll, describe, expect, it } from 'vitest';
import { mustEditRow } from '../../testing/edit-row.ts';
import { freshFacts } from '../../testing/fresh-row.ts';
import { makeStaff, type Staff } from '../../testing/staff.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp();
let ana: Staff;
let eva: Staff;
beforeAll(async () => {
  ana = await makeStaff(test, ['administrator'], { email: 'ana@perla.example' });
  eva = await makeStaff(test, ['administrator'], { email: 'eva@perla.example' });
});

const url = '/v1/staff/change-sets';
const keep = (source: object, more: object = {}, staff = ana) =>
  staff.ask('POST', `${url}/keep`, { payload: { change_set: null, name: 'Winter', source, ...more } });
const one = async (id: number, staff = ana) => (await staff.ask('GET', `${url}/${id}`)).json();
const does = (id: number, what: string, payload: object | undefined = undefined, staff = ana) =>
  staff.ask('POST', `${url}/${id}/${what}`, payload ? { payload } : {});
const move = (id: number, to: string, staff = ana) => does(id, 'move', { to }, staff);
const rowsOf = async (id: number, catalogue: string, query = '') =>
  (await ana.ask('GET', `${url}/${id}/rows?catalogue=${catalogue}${query}`)).json();

async function mustKeep(source: object, more: object = {}, staff = ana): Promise<number> {
  const answer = await keep(source, more, staff);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().id;
}

async function ready(source: object): Promise<number> {
  const id = await mustKeep(source);
  expect((await move(id, 'ready')).statusCode).toBe(200);
  return id;
}

type Row = { id: number; version: number } & Record<string, never>;
async function makeProvider(): Promise<Row> {
  const answer = await ana.ask('POST', '/v1/staff/providers', { payload: freshFacts(providers) });
  return answer.json();
}
const provider = async (id: number) =>
  (await ana.ask('GET', `/v1/staff/providers/${id}`)).json().provider ?? null;
const changeOf = (row: Row, change: object) => ({
  kind: 'row',
  catalogue: 'providers',
  id: row.id,
  version: row.version,
  values: { ...pickFacts(providers, row), ...change },
});

describe('a set of changes', () => {
  it('writes nothing until it is published whole, as one batch that is taken back as one', async () => {
    const [changed, removed] = [await makeProvider(), await makeProvider()];
    const id = await mustKeep(changeOf(changed, { phone: '+52 998 111 2222' }));
    const into = { change_set: id };
    await mustKeep({ kind: 'removal', catalogue: 'providers', id: removed.id, version: 1 }, into);
    const fresh = { ...freshFacts(providers) };
    await mustKeep({ kind: 'row', catalogue: 'providers', id: null, version: null, values: fresh }, into);
    expect(await provider(changed.id)).toMatchObject({ version: 1 });
    const { parts, viewer } = await one(id);
    expect(parts).toEqual([{ catalogue: 'providers', add: 1, change: 1, remove: 1, stale: 0 }]);
    expect([viewer.change, viewer.publish]).toEqual([null, 'change_set.moved']);
    const { rows } = await rowsOf(id, 'providers');
    expect(rows[0].row).toMatchObject({
      action: 'change',
      changes: [{ field: 'phone', now: '+52 998 111 2222' }],
    });
    expect((await does(id, 'publish')).json().code).toBe('change_set.moved');
    await move(id, 'ready');
    const published = await does(id, 'publish');
    expect(published.statusCode, published.body).toBe(200);
    expect(published.json()).toMatchObject({ state: 'published', ended_by: ana.username });
    expect(await provider(changed.id)).toMatchObject({ phone: '+52 998 111 2222', version: 2 });
    expect(await provider(removed.id)).toBe(null);
    const { batch } = published.json();
    const back = await ana.ask('POST', `/v1/staff/catalogues/batches/${batch}/undo`);
    expect(back.json().counts).toMatchObject({ add: 1, change: 1, remove: 1 });
    expect(await provider(removed.id)).toMatchObject({ id: removed.id });
    expect((await one(id)).history.map(({ action }: { action: string }) => action)).toEqual([
      'keep',
      'keep',
      'keep',
      'move',
      'publish',
    ]);
  });

  it('names a row that the same set adds', async () => {
    const property = { ...freshFacts(properties) };
    const id = await mustKeep({
      kind: 'row',
      catalogue: 'properties',
      id: null,
      version: null,
      values: property,
    });
    const { rows } = await rowsOf(id, 'properties');
    const number = rows[0].row.id;
    const ways = { ...(await import('@traslado/domain/catalogues/airport-properties')).airportProperties };
    const values = { ...ways.example, property_id: number };
    const source = { kind: 'row', catalogue: ways.name, id: null, version: null, values };
    expect((await keep(source)).json().code).toBe('field.invalid');
    await mustKeep(source, { change_set: id });
    expect((await rowsOf(id, ways.name)).labels.property_id[number]).toBe(property.name);
    await move(id, 'ready');
    const published = await does(id, 'publish');
    expect(published.statusCode, published.body).toBe(200);
    expect((await ana.ask('GET', `/v1/staff/properties/${number}`)).statusCode).toBe(200);
  });

  it('refuses what is stale with what it is, asks, and publishes what was answered', async () => {
    const row = await makeProvider();
    const gone = await makeProvider();
    const id = await mustKeep(changeOf(row, { phone: '+52 998 111 2222' }));
    await mustKeep(changeOf(gone, { phone: '+52 998 111 3333' }), { change_set: id });
    await mustEditRow(ana, providers, { id: row.id, change: { business_name: 'Other, S.A.' } });
    const name = encodeURIComponent(String((await provider(gone.id)).trade_name));
    await ana.ask('DELETE', `/v1/staff/providers/${gone.id}?confirmation=${name}`);
    await move(id, 'ready');
    const refused = await does(id, 'publish');
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'change_set.row_stale']);
    expect(refused.json().expected.total).toBe(2);
    expect((await one(id)).change_set.state).toBe('ready');
    const { rows } = await rowsOf(id, 'providers', '&only=stale');
    expect(rows.map(({ stale }: { stale: object }) => stale)).toEqual([
      {
        is_gone: false,
        version: 2,
        changes: [
          { field: 'business_name', was: row.business_name, now: 'Other, S.A.', mine: row.business_name },
        ],
      },
      { is_gone: true, version: null, changes: [] },
    ]);
    const resolve = (place: number, keepWhat: string, version: number | null) =>
      does(id, `rows/${rows[place].id}/resolve`, { keep: keepWhat, version });
    expect((await resolve(0, 'mine', 2)).json().code).toBe('change_set.moved');
    await move(id, 'draft');
    expect((await resolve(0, 'mine', 1)).json().code).toBe('change_set.row_stale');
    expect((await resolve(0, 'mine', 2)).statusCode).toBe(200);
    expect((await resolve(1, 'mine', null)).statusCode).toBe(200);
    await move(id, 'ready');
    expect((await does(id, 'publish')).statusCode).toBe(200);
    expect(await provider(row.id)).toMatchObject({ business_name: 'Other, S.A.', phone: '+52 998 111 2222' });
    expect(await provider(gone.id)).toMatchObject({ id: gone.id, phone: '+52 998 111 3333' });
  });

  it('is published once where two people press at once', async () => {
    const row = await makeProvider();
    const id = await ready(changeOf(row, { phone: '+52 998 111 2222' }));
    const answers = await Promise.all([does(id, 'publish'), does(id, 'publish', undefined, eva)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await provider(row.id)).toMatchObject({ version: 2 });
  });

  it('is nothing where there is nothing to change, no such catalogue, or none that has this', async () => {
    const row = await makeProvider();
    expect((await keep(changeOf(row, {}))).json().code).toBe('change_set.empty');
    const ofProviders = { catalogue: 'providers', id: row.id, version: 1 };
    for (const source of [
      { ...changeOf(row, {}), catalogue: 'castles' },
      { kind: 'restore', ...ofProviders, change: 1 },
      { kind: 'bulk', catalogue: 'providers', change: { ids: [row.id], set: { active: false } } },
    ]) {
      const answer = await keep(source);
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'field.invalid']);
    }
    const id = await mustKeep(changeOf(row, { phone: '+52 998 111 2222' }));
    const { rows } = await rowsOf(id, 'providers');
    expect((await ana.ask('DELETE', `${url}/${id}/rows/${rows[0].id}`)).json().rows).toBe(0);
    expect((await move(id, 'ready')).json().code).toBe('change_set.empty');
    expect((await keep(changeOf(row, { phone: '' }), { name: ' ' })).json()).toMatchObject({ field: 'name' });
  });

  it('leaves all as it was where a row is refused', async () => {
    const [row, other] = [await makeProvider(), await makeProvider()];
    const id = await mustKeep(changeOf(row, { phone: '+52 998 111 2222' }));
    await mustKeep(changeOf(other, { phone: '+52 998 111 3333' }), { change_set: id });
    const [service] = (await ana.ask('GET', '/v1/staff/services?page_size=1')).json().rows;
    const inUse = await provider(service.provider_id);
    const { version } = inUse;
    await mustKeep({ kind: 'removal', catalogue: 'providers', id: inUse.id, version }, { change_set: id });
    await move(id, 'ready');
    const refused = await does(id, 'publish');
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'change_set.rows_refused']);
    expect(refused.json().expected.rows[0].code).toBe('provider.in_use');
    expect(await provider(row.id)).toMatchObject({ version: 1 });
  });
});

describe('who sees and decides', () => {
  it('is absent for who works elsewhere, and for who does not see a catalogue of it', async () => {
    const near = await makeStaff(test, ['revenue'], { scope: [1] });
    const far = await makeStaff(test, ['revenue'], { scope: [2] });
    const finance = await makeStaff(test, ['finance']);
    const all = (await ana.ask('GET', '/v1/staff/services?page_size=100&property_id=1')).json().rows;
    const values = { ...freshFacts(rates), service_id: all[0].id };
    const id = await mustKeep({ kind: 'row', catalogue: 'rates', id: null, version: null, values }, {}, near);
    expect((await near.ask('GET', `${url}/${id}`)).statusCode).toBe(200);
    for (const [who, expected] of [
      [far, 404],
      [finance, permissionsOf(['finance']).includes('rates:see') ? 200 : 404],
    ] as const) {
      expect((await who.ask('GET', `${url}/${id}`)).statusCode).toBe(expected);
      const listed = (await who.ask('GET', url)).json().rows.some((set: Row) => set.id === id);
      expect(listed).toBe(expected === 200);
    }
    expect((await move(id, 'ready', far)).statusCode).toBe(404);
  });

  it('asks again at publishing whether they may: the permission of each catalogue and the scope of each row', async () => {
    const values = freshFacts(rates);
    const source = { kind: 'row', catalogue: 'rates', id: null, version: null, values };
    const row = await makeProvider();
    const id = await mustKeep(source);
    await mustKeep(changeOf(row, { phone: '+52 998 111 2222' }), { change_set: id });
    await move(id, 'ready');
    const revenue = await makeStaff(test, ['revenue']);
    expect((await does(id, 'publish', undefined, revenue)).json().code).toBe(
      permissionsOf(['revenue']).includes('providers:see') ? 'auth.forbidden' : 'change_set.not_found',
    );
    const auditor = await makeStaff(test, ['auditor']);
    expect((await does(id, 'publish', undefined, auditor)).statusCode).toBe(403);
    expect((await one(id, auditor)).viewer).toMatchObject({ publish: 'auth.forbidden' });
  });
});
