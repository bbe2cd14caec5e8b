import { exchangeRates } from '@traslado/domain/catalogues/exchange-rates';
import { pickFacts } from '@traslado/domain/catalogues/facts';
import { properties } from '@traslado/domain/catalogues/properties';
import { rates } from '@traslado/domain/catalogues/rates';
import { services } from '@traslado/domain/catalogues/services';
import { beforeAll, describe, expect, it } from 'vitest';
import { actOn, makeReady } from '../../testing/change-sets.ts';
import { freshFacts } from '../../testing/fresh-row.ts';
import { makeStaff, type Staff } from '../../testing/staff.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp();
let ana: Staff;
beforeAll(async () => {
  ana = await makeStaff(test, ['administrator'], { email: 'ana@perla.example' });
});

type Row = { readonly id: number; readonly version: number; readonly adult_price: number };
type Answer = Awaited<ReturnType<Staff['ask']>>;

const ask = (path: string, payload: object) => ana.ask('POST', `/v1/staff/${path}`, { payload });
const must = (answer: Answer): Row => {
  expect(answer.statusCode, answer.body).toBeLessThan(300);
  return answer.json();
};

/** A shared service of its own with one rate: USD 42.00 from January to March. */
async function tariff() {
  const { id: service_id } = must(await ask('services', { ...freshFacts(services), private: false }));
  const facts = {
    service_id,
    description: 'Winter',
    priority: 1,
    price: 0,
    adult_price: 42,
    minor_price: 0,
    valid_from: '2028-01-01',
    valid_to: '2028-03-31',
    pax_max: null,
  };
  const rate = must(await ask('rates', facts));
  const put = (adult_price: number, more: object = {}, { id, version } = rate) =>
    ana.ask('PUT', `/v1/staff/rates/${id}`, {
      payload: { ...facts, adult_price, ...more },
      headers: { 'if-match': `"${version}"` },
    });
  const priceNow = async (): Promise<number> =>
    (await ana.ask('GET', `/v1/staff/rates/${rate.id}`)).json().rate.adult_price;
  return { facts, rate, put, priceNow };
}
const confirmed = { price_confirmed: true };
const asks = (answer: Answer, code = 'rate.unusual_price') =>
  expect([answer.statusCode, answer.json().code], answer.body).toEqual([409, code]);

/** Old, new and neighbour of each listed row. */
const listed = (answer: Answer): unknown[] =>
  answer
    .json()
    .expected.rows.map(({ old, new: now, neighbour }: Record<string, number | null>) => [
      old,
      now,
      neighbour,
    ]);

describe('a price that is surely wrong', () => {
  it('is asked about once, with the old, the new and the neighbour', async () => {
    const { facts, rate, put, priceNow } = await tariff();
    must(
      await ask('rates', {
        ...facts,
        description: 'Spring',
        valid_from: '2028-04-01',
        valid_to: '2028-06-30',
        adult_price: 40,
      }),
    );
    const question = await put(420);
    asks(question);
    expect(question.json().detail).toMatch(
      /adult USD 420\.00 instead of USD 42\.00\. Next to it: Spring, USD 40\.00\. Is it correct\?$/,
    );
    expect(question.json().expected).toMatchObject({
      total: 1,
      rows: [
        {
          catalogue: 'rates',
          id: rate.id,
          field: 'adult_price',
          new: 420,
          old: 42,
          neighbour: 40,
          neighbour_name: 'Spring',
        },
      ],
    });
    expect(await priceNow()).toBe(42);
    expect(must(await put(420, confirmed)).adult_price).toBe(420);
  });

  it('is asked about again with another number in between', async () => {
    const { put, priceNow } = await tariff();
    asks(await put(420));
    asks(await put(4_200, confirmed));
    expect(await priceNow()).toBe(42);
    must(await put(4_200, confirmed));
  });

  it('is saved at once when the answer comes with it', async () => {
    const { facts, put } = await tariff();
    must(await put(420, confirmed));
    must(await ask('rates', { ...facts, adult_price: 1, description: 'Of staff', ...confirmed }));
  });

  it('is not asked about at exactly twice and at exactly half', async () => {
    const { rate, put } = await tariff();
    const twice = must(await put(84));
    must(await put(42, {}, { ...rate, version: twice.version }));
  });

  it.each([
    ['for nothing', { adult_price: 0, valid_from: '2029-01-01', valid_to: '2029-01-31' }],
    ['in place of another', { adult_price: 84.01 }],
    ['on the day after another', { adult_price: 84.01, valid_from: '2028-04-01', valid_to: '2028-04-30' }],
    ['on the day before another', { adult_price: 20.99, valid_from: '2027-12-01', valid_to: '2027-12-31' }],
  ])('is asked about as a new rate %s', async (_, more) => {
    const { facts } = await tariff();
    const added = { ...facts, description: 'New', ...more };
    asks(await ask('rates', added));
    must(await ask('rates', { ...added, ...confirmed }));
  });

  it('takes no other answer than yes', async () => {
    const { put } = await tariff();
    expect((await put(420, { price_confirmed: false })).statusCode).toBe(400);
  });
});

describe('many prices at once', () => {
  it('are asked about once by the grid, a file, a table, a copy and a file of all catalogues, and each row is listed', async () => {
    const { facts, rate } = await tariff();
    const other = must(
      await ask('rates', {
        ...facts,
        description: 'Summer',
        valid_from: '2028-07-01',
        valid_to: '2028-07-31',
      }),
    );
    const rows = [rate, other].map(({ id, version }) => ({ id, version, set: { adult_price: 400 } }));
    const grid = (more: object) => ask('rates/bulk?apply=1', { rows, set: {}, ...more });
    const question = await grid({});
    asks(question);
    expect(question.json().detail).toMatch(/^2 prices are unusual\. The first: /);
    expect(
      question
        .json()
        .expected.rows.map(({ id }: Row) => id)
        .sort(),
    ).toEqual([rate.id, other.id].sort());
    const { batch } = (await grid(confirmed)).json();

    // The way back is a change as well.
    const undo = (payload?: object) =>
      ana.ask('POST', `/v1/staff/rates/batches/${batch}/undo`, payload && { payload });
    asks(await undo());
    expect((await undo(confirmed)).json()).toMatchObject({ applied: true });

    const all = (await ana.ask('GET', `/v1/staff/rates.json?service_id=${facts.service_id}`)).json();
    const dear = all.rows.map((row: object) => ({ ...row, adult_price: 500 }));
    const file = { catalogue: 'rates', rows: dear };
    const catalogues = { catalogues: [file] };
    for (const answer of [
      await ask('rates/import?apply=1', file),
      await ask('catalogues/import?apply=1', catalogues),
    ]) {
      asks(answer);
      expect(listed(answer)).toEqual(Array(2).fill([42, 500, null]));
    }
    const copy = {
      rows: [{ id: other.id, version: other.version + 2 }],
      move: { by: 1, unit: 'months' },
      percent: 300,
      round_to: 0.01,
    };
    const copied = await ask('rates/copy?apply=1', copy);
    asks(copied);
    expect(listed(copied)).toEqual([[null, 168, 42]]);
    expect((await ask('rates/copy?apply=1', { ...copy, ...confirmed })).json()).toMatchObject({
      applied: true,
    });
    expect((await ask('catalogues/import?apply=1', { ...catalogues, ...confirmed })).json()).toMatchObject({
      applied: true,
    });

    const head = Object.keys(dear[0]);
    const table = [head, ...dear.map((row: object) => Object.values({ ...row, adult_price: 5_000 }))]
      .map((cells) => cells.map((cell: unknown) => `"${cell ?? ''}"`).join(','))
      .join('\r\n');
    const csv = (query: string) =>
      ana.ask('POST', `/v1/staff/rates/import?apply=1${query}`, {
        payload: table,
        headers: { 'content-type': 'text/csv' },
      });
    asks(await csv(''));
    expect((await csv('&price_confirmed=1')).json()).toMatchObject({ applied: true });
  });

  it('are asked about when an earlier version is restored', async () => {
    const { rate, put } = await tariff();
    must(await put(420, confirmed));
    const { entries } = (await ana.ask('GET', `/v1/staff/rates/${rate.id}/history`)).json();
    const restore = (more: object) => ask(`rates/${rate.id}/restore`, { change: entries[0].id, ...more });
    asks(await restore({}));
    expect(must(await restore(confirmed)).adult_price).toBe(42);
  });
});

describe('a change set', () => {
  const source = (facts: object, adult_price: number) => ({
    kind: 'row',
    catalogue: rates.name,
    id: null,
    version: null,
    values: { ...facts, description: 'Holidays', priority: 0, adult_price },
  });

  it('asks once when it is published', async () => {
    const { facts } = await tariff();
    const id = await makeReady(ana, source(facts, 420));
    const publish = (payload?: object) =>
      ana.ask('POST', `/v1/staff/change-sets/${id}/publish`, payload && { payload });
    const question = await publish();
    asks(question);
    expect(listed(question)).toEqual([[42, 420, null]]);
    expect((await publish(confirmed)).json()).toMatchObject({ state: 'published' });
  });

  it('asks when it is scheduled, not at night', async () => {
    const { facts } = await tariff();
    const id = await makeReady(ana, source(facts, 420));
    const when = { date: '2028-01-01', time: '03:00', property_id: 1 };
    const schedule = (more: object) => ask(`change-sets/${id}/schedule`, { ...when, ...more });
    asks(await schedule({}));
    expect((await schedule(confirmed)).json()).toMatchObject({ change_set: { state: 'scheduled' } });
    const { confirmed_prices } = await test.db
      .selectFrom('change_set')
      .select('confirmed_prices')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(confirmed_prices).toHaveLength(1);
  });

  it('is not scheduled when it would break an expected price', async () => {
    const { facts } = await tariff();
    must(
      await ask('price-expectations', {
        property_id: 1,
        service_id: facts.service_id,
        service_date: '2028-02-01',
        adults: 2,
        children: 0,
        babies: 0,
        amount: 84,
        currency: 'USD',
        note: '',
        active: true,
      }),
    );
    const id = await makeReady(ana, source(facts, 44));
    const when = { date: '2028-01-01', time: '03:00', property_id: 1 };
    asks(await ask(`change-sets/${id}/schedule`, when), 'price.expectations_broken');
    expect((await actOn(ana, id, 'move', { to: 'withdrawn' })).statusCode).toBe(200);
  });
});

describe('an exchange rate', () => {
  it('is asked about when it moves by more than a fifth', async () => {
    const facts = {
      ...freshFacts(exchangeRates),
      currency: 'CAD',
      rate: 1.5,
      day: '2028-01-01',
      active: true,
    };
    must(await ask(exchangeRates.name, facts));
    must(await ask(exchangeRates.name, { ...facts, day: '2028-01-02', rate: 1.8 }));
    const question = await ask(exchangeRates.name, { ...facts, day: '2028-01-03', rate: 2.17 });
    asks(question, 'exchange_rate.unusual');
    expect(question.json().expected.rows).toMatchObject([
      { catalogue: 'exchange-rates', new: 2.17, old: 1.8, title: { en: 'CAD' } },
    ]);
    must(await ask(exchangeRates.name, { ...facts, day: '2028-01-03', rate: 2.17, ...confirmed }));
  });
});

describe('a time zone of another country', () => {
  const zone = { time_zone_confirmed: true };

  it('is asked about for an airport, with its country, and confirmed by its own answer alone', async () => {
    await test.db.deleteFrom('airport').where('iata_code', '=', 'UVF').execute();
    const added = { iata_code: 'UVF', time_zone: 'America/Jamaica' };
    const question = await ask('airports', added);
    asks(question, 'time_zone.unusual');
    expect(question.json()).toMatchObject({
      detail:
        'Hewanorra International Airport: America/Jamaica is not a time zone of St. Lucia (America/St_Lucia). Is it correct?',
      expected: {
        total: 1,
        rows: [{ catalogue: 'airports', id: null, new: added.time_zone, countries: ['LC'] }],
      },
    });
    expect((await ask('airports', { ...added, ...confirmed })).statusCode).toBe(400);
    asks(await ask('airports', { ...added, time_zone: 'Europe/Madrid', ...zone }), 'time_zone.unusual');
    must(await ask('airports', { ...added, time_zone: 'Europe/Madrid', ...zone }));
  });

  it.each([
    ['America/Mexico_City', 200, undefined],
    ['America/Jamaica', 409, 'America/Cancun'],
  ])('%s for a resort of Cancún answers %i', async (time_zone, status, first) => {
    const { property } = (await ana.ask('GET', '/v1/staff/properties/1')).json();
    const payload = { ...pickFacts(properties, property), time_zone };
    const answer = await ana.ask('PUT', '/v1/staff/properties/1', { payload });
    expect([answer.statusCode, answer.json().expected?.rows[0].expected[0]]).toEqual([status, first]);
  });

  it('is asked about for each row of a file, with the prices of the file', async () => {
    const { facts } = await tariff();
    const [resorts, rate] = await Promise.all(
      ['properties.json?search=BP', `rates.json?service_id=${facts.service_id}`].map(async (path) =>
        (await ana.ask('GET', `/v1/staff/${path}`)).json(),
      ),
    );
    const changed = (file: { catalogue: string; rows: object[] }, change: object) => ({
      catalogue: file.catalogue,
      rows: file.rows.map((row) => ({ ...row, ...change })),
    });
    const catalogues = [
      changed(resorts, { time_zone: 'America/Jamaica' }),
      changed(rate, { adult_price: 500 }),
    ];
    const send = (more: object) => ask('catalogues/import?apply=1', { catalogues, ...more });
    const question = await send(confirmed);
    asks(question);
    expect(question.json().expected.rows).toMatchObject([{ field: 'adult_price' }, { field: 'time_zone' }]);
    asks(await send(zone));
    expect((await send({ ...confirmed, ...zone })).json()).toMatchObject({ applied: true });
  });
});
