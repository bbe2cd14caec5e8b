import { airlines } from '@traslado/domain/catalogues/airlines';
import { pickFacts } from '@traslado/domain/catalogues/facts';
import { providers } from '@traslado/domain/catalogues/providers';
import { beforeAll, expect, it } from 'vitest';
import { actOn, changeOf, keepIn, makeReady, readSetAs } from '../../testing/change-sets.ts';
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

const makeProvider = async () =>
  (await ana.ask('POST', '/v1/staff/providers', { payload: freshFacts(providers) })).json();
const provider = async (id: number) => (await ana.ask('GET', `/v1/staff/providers/${id}`)).json().provider;

async function withRule<T>(rule: object, work: () => Promise<T>): Promise<T> {
  const payload = {
    description: 'Of the test',
    catalogues: ['providers'],
    only_by_sets: true,
    second_person: false,
    active: true,
    ...rule,
  };
  const made = await ana.ask('POST', '/v1/staff/publishing-rules', { payload });
  expect(made.statusCode, made.body).toBe(201);
  try {
    return await work();
  } finally {
    const { id } = made.json();
    await ana.ask('DELETE', `/v1/staff/publishing-rules/${id}?confirmation=Of%20the%20test`);
  }
}

it('refuses every direct way with one code, and lets the set through', async () => {
  const url = '/v1/staff/airlines';
  const row = (await ana.ask('POST', url, { payload: freshFacts(airlines) })).json();
  const airline = async () => (await ana.ask('GET', `${url}/${row.id}`)).json().airline;
  await mustEditRow(ana, airlines, { id: row.id, change: { type: 'charter' } });
  const at = `${url}/${row.id}`;
  const bulkBefore = { rows: [{ id: row.id, version: 2 }], set: { active: false } };
  const batch = (await ana.ask('POST', `${url}/bulk?apply=1`, { payload: bulkBefore })).json().batch;
  const now = await airline();
  const history = (await ana.ask('GET', `${at}/history`)).json().entries;
  const { exported_at: _, ...file } = (await ana.ask('GET', `${url}.json`)).json();
  const rowsOfFile = file.rows.map((one: object) => ({ ...one, type: 'regional' }));
  await withRule({ catalogues: ['airlines'] }, async () => {
    const direct: readonly [string, 'POST' | 'PUT' | 'DELETE', string, object | undefined][] = [
      ['create', 'POST', url, freshFacts(airlines)],
      ['update', 'PUT', at, { ...pickFacts(airlines, now), type: 'cargo' }],
      ['delete', 'DELETE', `${at}?confirmation=${encodeURIComponent(now.name)}`, undefined],
      ['restore', 'POST', `${at}/restore`, { change: history[0].id }],
      ['import', 'POST', `${url}/import?apply=1`, { ...file, rows: rowsOfFile }],
      [
        'bulk',
        'POST',
        `${url}/bulk?apply=1`,
        { rows: [{ id: row.id, version: now.version }], set: { active: true } },
      ],
      ['undo', 'POST', `${url}/batches/${batch}/undo`, undefined],
      ['all', 'POST', '/v1/staff/catalogues/import?apply=1', { catalogues: [{ ...file, rows: rowsOfFile }] }],
    ];
    for (const [what, method, address, payload] of direct) {
      const answer = await ana.ask(method, address, payload ? { payload } : {});
      expect([what, answer.statusCode, answer.json().code]).toEqual([what, 409, 'change_set.needed']);
    }
    expect(await airline()).toEqual(now);
    // A preview is none, and each of them is kept in a set instead.
    expect(
      (await ana.ask('POST', `${url}/import`, { payload: { ...file, rows: rowsOfFile } })).statusCode,
    ).toBe(200);
    const ways = [
      { kind: 'undo', catalogue: 'airlines', batch },
      { kind: 'restore', catalogue: 'airlines', id: row.id, change: history[0].id, version: now.version },
      {
        kind: 'bulk',
        catalogue: 'airlines',
        change: { rows: [{ id: row.id, version: now.version }], set: { active: true } },
      },
      { kind: 'import', catalogue: 'airlines', file: { ...file, rows: rowsOfFile } },
    ];
    for (const source of ways) await keepIn(ana, source);
    const id = await makeReady(ana, { kind: 'undo', catalogue: 'airlines', batch });
    expect((await actOn(ana, id, 'publish')).statusCode).toBe(200);
    expect(await airline()).toMatchObject({ active: true });
  });
});

it('asks for a second person, who is nobody that wrote a row, under no account', async () => {
  const row = await makeProvider();
  const again = await makeStaff(test, ['administrator'], { email: ' ANA+two@perla.example' });
  await withRule({ second_person: true }, async () => {
    const id = await makeReady(ana, await changeOf(ana, providers, row.id, { phone: '+52 998 111 2222' }));
    expect(await readSetAs(ana, id)).toMatchObject({
      needs_second: true,
      viewer: { publish: 'change_set.second_person', approve: 'change_set.second_person' },
    });
    for (const who of [ana, again])
      for (const what of ['publish', 'approve'])
        expect((await actOn(who, id, what)).json().code).toBe('change_set.second_person');
    expect((await actOn(eva, id, 'approve')).json()).toMatchObject({ approved_by: eva.username });
    // A change after the approval ends it.
    await actOn(ana, id, 'move', { to: 'draft' });
    await actOn(ana, id, 'move', { to: 'ready' });
    expect((await actOn(ana, id, 'publish')).json().code).toBe('change_set.second_person');
    await actOn(eva, id, 'approve');
    expect((await actOn(ana, id, 'publish')).statusCode).toBe(200);
    expect(await provider(row.id)).toMatchObject({ phone: '+52 998 111 2222' });
    // It is undone as it came: by a set, and by a second person.
    const { change_set: published, needs_sets: needsSets } = await readSetAs(ana, id);
    expect(needsSets).toBe(true);
    const undo = await ana.ask('POST', `/v1/staff/catalogues/batches/${published.batch}/undo`);
    expect([undo.statusCode, undo.json().code]).toEqual([409, 'change_set.needed']);
    const back = await makeReady(ana, { kind: 'undo_all', batch: published.batch });
    expect((await actOn(ana, back, 'publish')).json().code).toBe('change_set.second_person');
    expect((await actOn(eva, back, 'publish')).statusCode).toBe(200);
    expect((await provider(row.id)).phone).not.toBe('+52 998 111 2222');
  });
});

it.each([
  ['only sets', { only_by_sets: true, second_person: false }],
  ['a second person', { only_by_sets: false, second_person: true }],
])('leaves revenue no way round to a price where a rule asks for %s', async (_, asked) => {
  const raul = await makeStaff(test, ['revenue'], { email: 'raul@perla.example' });
  const values = {
    service_id: 111,
    description: 'Of the rule',
    priority: 1,
    price: 0,
    adult_price: 40,
    minor_price: 0,
    valid_from: '2031-01-01',
    valid_to: '2031-01-31',
    pax_max: null,
  };
  const { id } = (await raul.ask('POST', '/v1/staff/rates', { payload: values })).json();
  const grid = (version: number) => ({ rows: [{ id, version, set: { adult_price: 44 } }], set: {} });
  const bulk = await raul.ask('POST', '/v1/staff/rates/bulk?apply=1', { payload: grid(1) });
  const { batch } = bulk.json();
  const at = `/v1/staff/rates/${id}`;
  const { rate } = (await raul.ask('GET', at)).json();
  const [last] = (await raul.ask('GET', `${at}/history`)).json().entries;
  const { catalogue, rows } = (await raul.ask('GET', '/v1/staff/rates.json?search=Of%20the%20rule')).json();
  const file = { catalogue, rows: rows.map((one: object) => ({ ...one, adult_price: 46 })) };
  const copy = {
    rows: [{ id, version: rate.version }],
    move: { by: 1, unit: 'years' },
    percent: 8,
    round_to: 0.5,
  };
  const all = { catalogues: [file] };
  const set = { catalogue: 'rates', id };
  // Each way by its call, and kept in a set instead.
  const ways: readonly [string, 'POST' | 'PUT' | 'DELETE', string, object | undefined, object][] = [
    ['a row', 'POST', '/v1/staff/rates', values, { kind: 'row', ...set, id: null, version: null, values }],
    [
      'a change',
      'PUT',
      at,
      { ...values, adult_price: 45 },
      { kind: 'row', ...set, version: rate.version, values: { ...values, adult_price: 45 } },
    ],
    [
      'a deletion',
      'DELETE',
      `${at}?confirmation=${encodeURIComponent(values.description)}`,
      undefined,
      { kind: 'removal', ...set, version: rate.version },
    ],
    [
      'a version',
      'POST',
      `${at}/restore`,
      { change: last.id },
      { kind: 'restore', ...set, change: last.id, version: rate.version },
    ],
    ['a file', 'POST', '/v1/staff/rates/import?apply=1', file, { kind: 'import', catalogue: 'rates', file }],
    [
      'the grid',
      'POST',
      '/v1/staff/rates/bulk?apply=1',
      { rows: [{ id, version: rate.version, set: { adult_price: 47 } }], set: {} },
      {
        kind: 'bulk',
        catalogue: 'rates',
        change: { rows: [{ id, version: rate.version, set: { adult_price: 47 } }], set: {} },
      },
    ],
    ['a season', 'POST', '/v1/staff/rates/copy?apply=1', copy, { kind: 'copy', catalogue: 'rates', copy }],
    [
      'the way back',
      'POST',
      `/v1/staff/rates/batches/${batch}/undo`,
      undefined,
      { kind: 'undo', catalogue: 'rates', batch },
    ],
    ['all catalogues', 'POST', '/v1/staff/catalogues/import?apply=1', all, { kind: 'import_all', file: all }],
  ];
  await withRule({ catalogues: ['rates'], ...asked }, async () => {
    for (const [what, method, address, payload, source] of ways) {
      const answer = await raul.ask(method, address, payload ? { payload } : {});
      expect([what, answer.statusCode, answer.json().code]).toEqual([what, 409, 'change_set.needed']);
      const kept = await raul.ask('POST', '/v1/staff/change-sets/keep', {
        payload: { change_set: null, name: what, source },
      });
      expect([what, kept.statusCode]).toEqual([what, 201]);
    }
    expect((await raul.ask('GET', at)).json().rate).toEqual(rate);
    expect((await raul.ask('GET', '/v1/staff/rates?search=Of%20the%20rule')).json().total).toBe(1);
  });
  await raul.ask('DELETE', `${at}?confirmation=${encodeURIComponent(values.description)}`);
});
