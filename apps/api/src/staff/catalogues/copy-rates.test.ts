import { beforeAll, describe, expect, it } from 'vitest';
import { makeStaff, type Staff } from '../../testing/staff.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp();
let keeper: Staff;
beforeAll(async () => {
  keeper = await makeStaff(test, ['revenue']);
});

const url = '/v1/staff/rates';
const body = {
  service_id: 111,
  description: 'Winter',
  priority: 40,
  price: 0,
  adult_price: 42,
  minor_price: 24.5,
  valid_from: '2040-12-15',
  valid_to: '2041-03-14',
  pax_max: null,
};
type Row = typeof body & { readonly id: number; readonly version: number };

async function addRate(more: Partial<typeof body> = {}): Promise<Row> {
  const answer = await keeper.ask('POST', url, { payload: { ...body, ...more, price_confirmed: true } });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
}
const seen = ({ id, version }: Row) => ({ id, version });
const how = { move: { by: 1, unit: 'years' }, percent: 8, round_to: 0.5, price_confirmed: true };
const ask = (payload: object, query = '', who = keeper) =>
  who.ask('POST', `${url}/copy${query}`, { payload });
const copy = async (payload: object, query = '', who = keeper) =>
  (await ask({ ...how, ...payload }, query, who)).json();
const countRates = async () =>
  Number(
    (
      await test.db
        .selectFrom('rate')
        .select(({ fn }) => fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  );

describe('a season that is copied', () => {
  it('is shown old beside new, kept as one batch, and taken back whole', async () => {
    const rows = [
      await addRate({ description: 'First' }),
      await addRate({
        description: 'Second',
        valid_from: '2041-03-15',
        valid_to: '2041-04-30',
        adult_price: 10_000,
      }),
    ];
    const before = await countRates();
    const shown = await copy({ ids: rows.map(({ id }) => id) });
    expect(shown).toMatchObject({ applied: false, batch: null, counts: { add: 2, refuse: 0 } });
    expect(shown.copies[0]).toMatchObject({
      source: { id: rows[0]?.id, version: 1, adult_price: 42, valid_from: '2040-12-15' },
      copy: {
        valid_from: '2041-12-15',
        valid_to: '2042-03-14',
        price: 0,
        adult_price: 45.5,
        minor_price: 26.5,
      },
      overlap_count: 0,
    });
    expect(await countRates()).toBe(before);

    const done = await copy({ rows: rows.map(seen) }, '?apply=1');
    expect(done).toMatchObject({ applied: true, counts: { add: 2 } });
    expect(await countRates()).toBe(before + 2);
    const batch = await test.db
      .selectFrom('catalogue_batch')
      .select(['kind', 'username'])
      .where('id', '=', done.batch)
      .executeTakeFirst();
    expect(batch).toEqual({ kind: 'copy', username: keeper.username });
    const kept = await test.db
      .selectFrom('rate')
      .select(['description', 'valid_from', 'valid_to', 'adult_minor', 'version'])
      .where('valid_from', '>', '2041-12-01')
      .where('priority', '=', 40)
      .orderBy('id')
      .execute();
    expect(kept).toEqual([
      {
        description: 'First',
        valid_from: '2041-12-15',
        valid_to: '2042-03-14',
        adult_minor: 45_50,
        version: 1,
      },
      {
        description: 'Second',
        valid_from: '2042-03-15',
        valid_to: '2042-04-30',
        adult_minor: 10_800_00,
        version: 1,
      },
    ]);
    const undone = (await keeper.ask('POST', `${url}/batches/${done.batch}/undo`)).json();
    expect(undone).toMatchObject({ applied: true, counts: { remove: 2 } });
    expect(await countRates()).toBe(before);
  });

  it('is sold from the answer on', async () => {
    const row = await addRate({
      priority: 0,
      valid_from: '2026-12-10',
      valid_to: '2026-12-12',
      adult_price: 77,
    });
    const price = async () => {
      const sale =
        '/v1/serviceManage/transfers-services-for-sale/BP?service_date=2026-12-21&is_round_trip=1&airport_id=1';
      return (await test.get(`${sale}&expand=sheet`)).json()[0].sheet.rates.length;
    };
    const before = await price();
    const done = await copy({ rows: [seen(row)], move: { to: '2026-12-20' } }, '?apply=1');
    expect(done.applied).toBe(true);
    expect(await price()).toBe(before + 1);
    await keeper.ask('POST', `${url}/batches/${done.batch}/undo`);
    expect(await price()).toBe(before);
  });

  it('tells what it overlaps and which days stay without a rate', async () => {
    const priority = 41;
    const row = await addRate({
      service_id: 112,
      priority,
      valid_from: '2050-01-01',
      valid_to: '2050-01-31',
    });
    const other = await addRate({
      service_id: 112,
      priority,
      valid_from: '2050-03-10',
      valid_to: '2050-03-20',
    });
    const told = await copy({ ids: [row.id], move: { to: '2050-02-20' } });
    expect(told.copies[0]).toMatchObject({
      overlap_count: 1,
      overlaps: [
        { kind: 'rate', rate: other.id, description: 'Winter', from: '2050-03-10', to: '2050-03-20' },
      ],
    });
    expect(told.gaps).toEqual([{ service_id: 112, from: '2050-02-01', to: '2050-02-19' }]);
    const onto = await copy({ ids: [row.id], move: { by: 0, unit: 'days' } });
    expect(onto.copies[0].overlaps[0]).toMatchObject({ kind: 'source', rate: row.id });
    expect(onto.counts).toMatchObject({ add: 1, refuse: 0 });
  });

  describe('that loses days to its source', () => {
    const shift = { move: { by: 7, unit: 'days' }, percent: 10, round_to: 0.5, price_confirmed: true };
    const look = async (row: Row, shared_days?: string) =>
      (await ask({ ...shift, ids: [row.id], ...(shared_days && { shared_days }) })).json();
    const apply = async (row: Row, shared_days: string) =>
      (await ask({ ...shift, rows: [seen(row)], shared_days }, '?apply=1')).json();
    const priceOn = async (on: string) => {
      const rows = await test.db
        .selectFrom('rate')
        .select(['adult_minor'])
        .where('service_id', '=', body.service_id)
        .where('valid_from', '<=', on)
        .where('valid_to', '>=', on)
        .where('description', '=', 'Shared')
        .orderBy('priority')
        .orderBy('id')
        .execute();
      return rows[0]?.adult_minor;
    };

    it('ends the source the day before, and both are taken back together', async () => {
      const days = { valid_from: '2080-01-01', valid_to: '2080-01-31' };
      const row = await addRate({ description: 'Shared', priority: 46, ...days });
      expect((await look(row)).copies[0]).toMatchObject({ overlap_count: 1, loses_to_source: true });
      const shown = await look(row, 'end_source');
      expect(shown.counts).toMatchObject({ add: 1, change: 1 });
      expect(shown.copies).toMatchObject([
        { overlap_count: 0, loses_to_source: false, copy: { valid_from: '2080-01-08' } },
        { source: { id: row.id, valid_to: '2080-01-31' }, copy: { valid_to: '2080-01-07' } },
      ]);
      const done = await apply(row, 'end_source');
      expect(done).toMatchObject({ applied: true, counts: { add: 1, change: 1 } });
      expect(await Promise.all(['2080-01-07', '2080-01-08'].map(priceOn))).toEqual([42_00, 46_00]);
      const undone = await keeper.ask('POST', `${url}/batches/${done.batch}/undo`);
      expect(undone.json()).toMatchObject({ applied: true });
      expect(await priceOn('2080-01-31')).toBe(42_00);
    });

    it('goes before it; a source of the first priority cannot be passed', async () => {
      const days = { valid_from: '2081-01-01', valid_to: '2081-01-31' };
      const row = await addRate({ description: 'Shared', priority: 47, ...days });
      expect((await look(row, 'go_before')).copies[0]).toMatchObject({ loses_to_source: false });
      expect(await apply(row, 'go_before')).toMatchObject({ applied: true, counts: { add: 1, change: 0 } });
      expect(await Promise.all(['2081-01-07', '2081-01-08'].map(priceOn))).toEqual([42_00, 46_00]);
      const first = await addRate({
        priority: 0,
        valid_from: '2082-01-01',
        valid_to: '2082-01-31',
      });
      expect((await look(first, 'go_before')).rows[0]).toMatchObject({ action: 'refuse', field: 'priority' });
    });
  });

  it('is what a question finds: a property, a service, days between which all of it is', async () => {
    const inside = await addRate({ priority: 42, valid_from: '2060-01-01', valid_to: '2060-01-31' });
    const other = await addRate({
      priority: 42,
      service_id: 112,
      valid_from: '2060-01-10',
      valid_to: '2060-02-10',
    });
    await addRate({ priority: 42, valid_from: '2060-02-01', valid_to: '2060-03-02' });
    const found = async (where: object) => {
      const { copies } = await copy({ where });
      return copies.map(({ source }: { source: Row }) => source.id);
    };
    const days = { valid_from: '2060-01-01', valid_to: '2060-02-28' };
    expect(await found({ property: 1, ...days })).toEqual([inside.id, other.id]);
    expect(await found({ service_id: 111, ...days })).toEqual([inside.id]);
    expect(await found({ property: 2, ...days })).toEqual([]);
  });

  it('stops where a rate was changed since it was seen, and copies the others where that is said', async () => {
    const [stale, fresh] = [
      await addRate({ priority: 43 }),
      await addRate({ priority: 43, valid_from: '2041-03-01' }),
    ];
    const update = await keeper.ask('PUT', `${url}/${stale.id}`, {
      payload: { ...body, priority: 43, adult_price: 50 },
    });
    expect(update.statusCode).toBe(200);
    const before = await countRates();
    const stopped = await copy({ rows: [seen(stale), seen(fresh)] }, '?apply=1');
    expect(stopped).toMatchObject({ applied: false, counts: { add: 1, stale: 1 } });
    expect(stopped.copies[0].source).toMatchObject({ version: 2, adult_price: 50 });
    expect(await countRates()).toBe(before);
    const skipped = await copy({ rows: [seen(stale), seen(fresh)] }, '?apply=1&refused=skip');
    expect(skipped).toMatchObject({ applied: true, counts: { add: 1, stale: 1 } });
    expect(await countRates()).toBe(before + 1);
  });
});

describe('a copy that cannot be', () => {
  it.each<[string, object, string, unknown[]]>([
    ['no rates', { ids: [] }, '', [400, 'field.required', 'rows']],
    ['rates said twice', { ids: [1], where: {} }, '', [400, 'field.required', 'rows']],
    ['rates that nobody has seen', { ids: [1] }, '?apply=1', [400, 'field.required', 'rows']],
    ['-100 %', { ids: [1], percent: -100 }, '', [400, 'field.out_of_range', 'percent']],
    ['less than that', { ids: [1], percent: -250 }, '', [400, 'field.out_of_range', 'percent']],
    ['two decimals of a percent', { ids: [1], percent: 5.25 }, '', [400, 'number.invalid', 'percent']],
    ['a rounding of its own', { ids: [1], round_to: 0.25 }, '', [400, 'field.invalid', 'round_to']],
    ['a day that is none', { ids: [1], move: { to: '2027-02-29' } }, '', [400, 'date.invalid', 'move.to']],
    [
      'days turned round',
      { where: { valid_from: '2027-02-01', valid_to: '2027-01-31' } },
      '',
      [422, 'rate.ends_before', 'where.valid_to'],
    ],
    [
      '10,001 rates',
      { ids: Array.from({ length: 10_001 }, (_, index) => index + 1) },
      '',
      [413, 'batch.too_many', undefined],
    ],
  ])('with %s', async (_, payload, query, told) => {
    const answer = await ask({ ...how, ...payload }, query);
    expect([answer.statusCode, answer.json().code, answer.json().field]).toEqual(told);
  });

  it.each<[string, Partial<typeof body>, object, string, string]>([
    [
      'a price that is rounded away',
      { adult_price: 0.4 },
      { percent: 0, round_to: 1 },
      'rate.price_gone',
      'adult_price',
    ],
    ['10 million', { adult_price: 5_000_000 }, { percent: 100 }, 'field.out_of_range', 'adult_price'],
    ['days outside the calendar', {}, { move: { by: 1_000, unit: 'years' } }, 'date.invalid', 'valid_from'],
  ])('because of %s is refused row by row', async (_, more, asked, code, field) => {
    const row = await addRate({ priority: 44, ...more });
    const told = await copy({ rows: [seen(row)], ...asked }, '?apply=1');
    expect(told).toMatchObject({ applied: false, batch: null, counts: { refuse: 1 } });
    expect(told.rows[0]).toMatchObject({ id: row.id, code, field, message: expect.any(String) });
    expect(told.copies[0].copy).toBeNull();
  });

  it('knows no rates of other properties, and none that there are not', async () => {
    const row = await addRate({ priority: 45, valid_from: '2070-01-01', valid_to: '2070-01-31' });
    const elsewhere = await makeStaff(test, ['revenue'], { scope: [2] });
    const told = await copy(
      { rows: [seen(row), { id: 2_000_000_000, version: 1 }] },
      '?apply=1&refused=skip',
      elsewhere,
    );
    expect(told).toMatchObject({ applied: false, counts: { refuse: 2 } });
    expect(told.rows.map(({ code }: { code: string }) => code)).toEqual(['rate.not_found', 'rate.not_found']);
    expect(told.copies[0].source).toBeNull();
    const where = { valid_from: '2070-01-01', valid_to: '2070-12-31' };
    expect((await copy({ where }, '', elsewhere)).rows).toEqual([]);
    expect((await copy({ where })).rows).toHaveLength(1);
  });

  it('is made by nobody who may only look', async () => {
    const looks = await makeStaff(test, ['catalogue']);
    expect((await ask({ ...how, ids: [1] }, '', looks)).statusCode).toBe(403);
  });
});
