import { priceExpectations } from '@traslado/domain/catalogues/price-expectations';
import { properties } from '@traslado/domain/catalogues/properties';
import { rates } from '@traslado/domain/catalogues/rates';
import { services } from '@traslado/domain/catalogues/services';
import { addDays } from '@traslado/domain/time/civil';
import { localDateOf } from '@traslado/domain/time/zone';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { editRow } from '../../testing/edit-row.ts';
import { makeStaff, type Staff } from '../../testing/staff.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { readPricesBefore } from '../expectations/check-expectations.ts';

const test = useTestApp();
let keeper: Staff;
beforeAll(async () => {
  keeper = await makeStaff(test, ['administrator']);
});

/** Shared round trip of Nassau Sound: USD 46.00 an adult. */
const service = 1711;
const property = 17;
const on = () => addDays(localDateOf(test.now(), 'America/Nassau'), 50);

const ratesUrl = '/v1/staff/rates';
const url = '/v1/staff/price-expectations';

const expectationOf = (more: object = {}) => ({
  property_id: property,
  service_id: service,
  service_date: on(),
  adults: 2,
  children: 1,
  babies: 0,
  amount: 92,
  currency: 'USD',
  note: '',
  active: true,
  ...more,
});

const rateOf = (more: object = {}) => ({
  service_id: service,
  description: 'Of the test',
  priority: 1,
  price: 0,
  adult_price: 46,
  minor_price: 0,
  valid_from: addDays(on(), -5),
  valid_to: addDays(on(), 5),
  pax_max: null,
  ...more,
});

type Answer = Awaited<ReturnType<Staff['ask']>>;

async function mustAdd(
  catalogue: string,
  payload: object,
): Promise<{ id: number; version: number; name?: string }> {
  const answer = await keeper.ask('POST', `/v1/staff/${catalogue}`, { payload });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
}

/** Everything that a change of prices could have written. */
const everything = async () => ({
  rates: await test.db.selectFrom('rate').selectAll().orderBy('id').execute(),
  services: await test.db.selectFrom('service').selectAll().orderBy('id').execute(),
  properties: await test.db.selectFrom('property').selectAll().orderBy('id').execute(),
  expectations: await test.db.selectFrom('price_expectation').selectAll().orderBy('id').execute(),
  batches: await test.db.selectFrom('catalogue_batch').select('id').orderBy('id').execute(),
  // An export is an entry, too.
  entries: await test.db
    .selectFrom('audit_entry')
    .select('id')
    .where('action', 'not like', '%.export')
    .orderBy('id')
    .execute(),
});

const SENTENCE = () => {
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(on()));
  return `2 adults and 1 child, ${day}, Shared shuttle round trip, Nassau Sound: USD 92.00`;
};

/** Checks that a change was refused for the expectation, with the price it would give, and left nothing behind. */
async function expectStopped(change: () => Promise<Answer>, found: number | null): Promise<void> {
  const before = await everything();
  const answer = await change();
  expect([answer.statusCode, answer.json().code], answer.body).toEqual([409, 'price.expectations_broken']);
  const { expected, errors } = answer.json();
  expect(expected).toMatchObject({
    total: 1,
    broken: [{ hotel: 'NS', service_id: service, amount: 92, currency: 'USD' }],
  });
  const rate = { id: expect.any(Number), name: expect.any(String) };
  expect(expected.broken[0].found).toEqual(found === null ? null : { amount: found, currency: 'USD', rate });
  const would = found === null ? 'no price at all' : `USD ${found.toFixed(2)}`;
  expect(errors).toMatchObject([
    { code: 'price.expectation_broken', detail: `${SENTENCE()}. It would be ${would}.` },
  ]);
  expect(await everything()).toEqual(before);
}

let own: { id: number; version: number };
let expectation: { id: number; version: number };
beforeEach(async () => {
  await test.db.deleteFrom('price_expectation').where('property_id', '=', property).execute();
  await test.db.deleteFrom('rate').where('description', 'like', 'Of the test%').execute();
  // The price without the test's rate.
  await test.db.updateTable('rate').set({ adult_minor: 40_00 }).where('id', '=', 17111).execute();
  own = await mustAdd('rates', rateOf());
  expectation = await mustAdd('price-expectations', expectationOf());
});

/** Changes the rate's price while nothing is expected, and expects again. */
async function beforeItWasExpected(change: () => Promise<unknown>): Promise<void> {
  await test.db.deleteFrom('price_expectation').where('id', '=', expectation.id).execute();
  await change();
  expectation = await mustAdd('price-expectations', expectationOf());
}

const changeRate = (more: object) => keeper.ask('PUT', `${ratesUrl}/${own.id}`, { payload: rateOf(more) });

/** The rate of the test as files have it. */
async function fileRow(more: object): Promise<object> {
  const { rows } = (await keeper.ask('GET', `${ratesUrl}.json?search=Of%20the%20test`)).json();
  return { ...rows[0], ...more };
}
const importRate = async (more: object, query = '?apply=1') =>
  keeper.ask('POST', `${ratesUrl}/import${query}`, {
    payload: { catalogue: 'rates', rows: [await fileRow(more)] },
  });
const importAll = async (more: object, query = '?apply=1') =>
  keeper.ask('POST', `/v1/staff/catalogues/import${query}`, {
    payload: { catalogues: [{ catalogue: 'rates', rows: [await fileRow(more)] }] },
  });
const bulk = (set: object, query: string, version = own.version) =>
  keeper.ask('POST', `${ratesUrl}/bulk${query}`, { payload: { rows: [{ id: own.id, version }], set } });

describe('a change that breaks an expectation is refused and writes nothing', () => {
  it.each<[string, () => Promise<Answer>, number | null]>([
    [
      'a rate that wins from now on',
      () =>
        keeper.ask('POST', ratesUrl, {
          payload: rateOf({ description: 'Of the test 2', priority: 0, adult_price: 60 }),
        }),
      120,
    ],
    ['another price', () => changeRate({ adult_price: 50 }), 100],
    ['another price of children', () => changeRate({ minor_price: 5.5 }), 97.5],
    ['other days', () => changeRate({ valid_to: addDays(on(), -1) }), 80],
    [
      'a rate that goes',
      () => keeper.ask('DELETE', `${ratesUrl}/${own.id}?confirmation=of%20the%20test`),
      80,
    ],
    ['many rows', () => bulk({ adult_price: 51 }, '?apply=1&refused=skip'), 102],
    ['a file', () => importRate({ adult_price: 52 }), 104],
    ['a file of all catalogues', () => importAll({ adult_price: 53 }), 106],
    [
      'a service that becomes private',
      () => editRow(keeper, services, { id: service, change: { private: true } }),
      0,
    ],
  ])('%s', (_, change, found) => expectStopped(change, found));

  it('what takes a change back', async () => {
    let batch = 0;
    await beforeItWasExpected(async () => {
      await changeRate({ adult_price: 50 });
      batch = (await bulk({ adult_price: 46 }, '?apply=1', 2)).json().batch;
    });
    await expectStopped(() => keeper.ask('POST', `${ratesUrl}/batches/${batch}/undo`), 100);
  });

  it('what takes a file of all catalogues back', async () => {
    let batch = 0;
    await beforeItWasExpected(async () => {
      await changeRate({ adult_price: 50 });
      batch = (await importAll({ adult_price: 46 })).json().batch;
    });
    await expectStopped(() => keeper.ask('POST', `/v1/staff/catalogues/batches/${batch}/undo`), 100);
  });

  it('an earlier version', async () => {
    await beforeItWasExpected(async () => {
      await changeRate({ adult_price: 50 });
      await changeRate({ adult_price: 46 });
    });
    const { entries } = (await keeper.ask('GET', `${ratesUrl}/${own.id}/history`)).json();
    const payload = { change: entries[0].id };
    await expectStopped(() => keeper.ask('POST', `${ratesUrl}/${own.id}/restore`, { payload }), 100);
  });

  it('how a property counts lap children', async () => {
    const suv = { service_id: 1721, adults: 4, children: 3 };
    const { rows } = (await keeper.ask('GET', `${ratesUrl}?service_id=1721&search=Standard`)).json();
    await mustAdd('price-expectations', expectationOf({ ...suv, amount: rows[0].price }));
    const before = await everything();
    const answer = await editRow(keeper, properties, { id: property, change: { seat_policy: 'everyone' } });
    expect(answer.json()).toMatchObject({
      code: 'price.expectations_broken',
      expected: { total: 1, broken: [{ service_id: 1721, found: { amount: 2 * rows[0].price } }] },
    });
    expect(await everything()).toEqual(before);
  });
});

it('a change waits for another one: two that are right by themselves are not wrong together', async () => {
  const second = await mustAdd('rates', rateOf({ description: 'Of the test 2' }));
  const removed = await test.db.transaction().execute(async (tx) => {
    await readPricesBefore(tx, [rates], test.now());
    await tx.deleteFrom('rate').where('id', '=', own.id).execute();
    const removing = keeper.ask('DELETE', `${ratesUrl}/${second.id}?confirmation=of%20the%20test%202`);
    const waiting = sql`select from pg_locks where locktype = 'advisory' and not granted
      and database = (select oid from pg_database where datname = current_database())`;
    await expect.poll(async () => (await waiting.execute(test.db)).rows.length).toBe(1);
    return { removing };
  });
  const answer = await removed.removing;
  expect(answer.json().code, answer.body).toBe('price.expectations_broken');
});

describe('a change that breaks none', () => {
  it.each<[string, () => Promise<Answer>]>([
    ['another name of a rate', () => changeRate({ description: 'Of the test, too' })],
    [
      'a rate that loses',
      () =>
        keeper.ask('POST', ratesUrl, {
          payload: rateOf({ description: 'Of the test 2', priority: 7, adult_price: 30 }),
        }),
    ],
    [
      'a price of a day that nobody expects',
      () =>
        keeper.ask('POST', ratesUrl, {
          payload: rateOf({ description: 'Of the test 3', adult_price: 30, valid_from: addDays(on(), 1) }),
        }),
    ],
    [
      'the amount beside the price, in one file',
      async () => {
        const file = (await keeper.ask('GET', '/v1/staff/catalogues.json')).json();
        const expected = file.catalogues.find(
          (one: { catalogue: string }) => one.catalogue === 'price-expectations',
        );
        const row = expected.rows.find((one: { property_id: string }) => one.property_id === 'NS');
        return keeper.ask('POST', '/v1/staff/catalogues/import?apply=1', {
          payload: {
            catalogues: [
              { catalogue: 'rates', rows: [await fileRow({ adult_price: 60 })] },
              { catalogue: 'price-expectations', rows: [{ ...row, amount: 120 }] },
            ],
          },
        });
      },
    ],
  ])('is kept: %s', async (_, change) => {
    const answer = await change();

    expect([200, 201], answer.body).toContain(answer.statusCode);
    expect(answer.json().applied).not.toBe(false);
  });

  it('is kept once the expectation is switched off, changed, or over', async () => {
    await editRow(keeper, priceExpectations, { id: expectation.id, change: { active: false } });
    expect((await changeRate({ adult_price: 50 })).statusCode).toBe(200);
    const changed = await editRow(keeper, priceExpectations, {
      id: expectation.id,
      change: { active: true, amount: 100 },
    });
    expect(changed.statusCode, changed.body).toBe(200);
    expect((await changeRate({ adult_price: 51 })).json().code).toBe('price.expectations_broken');
    await test.db
      .updateTable('price_expectation')
      .set({ service_on: addDays(on(), -51) })
      .where('id', '=', expectation.id)
      .execute();
    const past = { valid_from: addDays(on(), -100) };
    expect((await changeRate({ ...past, adult_price: 51 })).statusCode).toBe(200);
  });
});

describe('an expectation', () => {
  it.each([
    ['of an amount that is not charged', { amount: 93 }],
    ['of nothing', { amount: 0 }],
    ['in another currency', { currency: 'MXN' }],
    ['of a day without a rate', { service_date: '2040-01-01' }],
  ])('that does not hold is refused: %s', async (_, more) => {
    const before = await everything();
    const answer = await keeper.ask('POST', url, {
      payload: expectationOf({ adults: 2, children: 2, ...more }),
    });
    expect([answer.statusCode, answer.json().code], answer.body).toEqual([409, 'price.expectations_broken']);
    expect(await everything()).toEqual(before);
    const off = await keeper.ask('POST', url, {
      payload: expectationOf({ children: 2, ...more, active: false }),
    });
    expect(off.statusCode, off.body).toBe(201);
    const on = await editRow(keeper, priceExpectations, { id: off.json().id, change: { active: true } });
    expect(on.json().code).toBe('price.expectations_broken');
  });

  it.each([
    ['ten million', { amount: 10_000_000 }, 'amount'],
    ['three decimals', { amount: 92.001 }, 'amount'],
    ['less than nothing', { amount: -1 }, 'amount'],
    ['nobody who is grown up', { adults: 0 }, 'adults'],
    ['a day that there is not', { service_date: '2027-02-29' }, 'service_date'],
    ['a service of another property', { property_id: 1 }, 'service_id'],
    ['a currency that is none', { currency: '$' }, 'currency'],
  ])('of %s is refused at its field', async (_, more, field) => {
    const answer = await keeper.ask('POST', url, { payload: expectationOf({ children: 2, ...more }) });
    expect([answer.json().field, answer.statusCode >= 400], answer.body).toEqual([field, true]);
    expect(answer.json().code).not.toBe('price.expectations_broken');
  });

  it('may have more babies than adults, as a sale may', async () => {
    await mustAdd('price-expectations', expectationOf({ adults: 1, children: 0, babies: 2, amount: 138 }));
  });

  it('of a day that is over is kept, and not checked', async () => {
    await mustAdd('price-expectations', expectationOf({ service_date: '2020-01-01', amount: 1 }));
    const { prices } = (await keeper.ask('GET', `${url.slice(0, -1)}-checks`)).json();
    expect(prices.map(({ service_date }: { service_date: string }) => service_date)).not.toContain(
      '2020-01-01',
    );
  });

  it('is there once for a service, a day and a party', async () => {
    const answer = await keeper.ask('POST', url, { payload: expectationOf() });
    expect(answer.json().code).toBe('price_expectation.name_taken');
  });

  it('holds on to its service', async () => {
    await mustAdd('price-expectations', expectationOf({ service_id: 1712, active: false }));
    const { rows } = (await keeper.ask('GET', '/v1/staff/services?property_id=17&search=shuttle')).json();
    const named = rows.find(({ id }: { id: number }) => id === 1712);
    const typed = encodeURIComponent(named.name_en);
    const answer = await keeper.ask('DELETE', `/v1/staff/services/1712?confirmation=${typed}`);
    expect([answer.statusCode, answer.json().code], answer.body).toEqual([409, 'service.in_use']);
  });

  it('that the group’s catalogue broke stops only what moves its price', async () => {
    await test.db.updateTable('rate').set({ adult_minor: 48_00 }).where('id', '=', own.id).execute();
    expect((await changeRate({ adult_price: 48, description: 'Of the test, too' })).statusCode).toBe(200);
    expect((await changeRate({ adult_price: 47 })).json().code).toBe('price.expectations_broken');
    const noted = { change: { note: 'Ask the group.' } };
    expect((await editRow(keeper, priceExpectations, { id: expectation.id, ...noted })).statusCode).toBe(200);
    expect((await changeRate({ adult_price: 46 })).statusCode).toBe(200);
  });
});

describe('what only looks', () => {
  it.each<[string, () => Promise<Answer>]>([
    ['a file', () => importRate({ adult_price: 52 }, '')],
    ['a file of all catalogues', () => importAll({ adult_price: 52 }, '')],
    ['many rows', () => bulk({ adult_price: 52 }, '')],
  ])('tells what would break, and writes nothing: %s', async (_, look) => {
    const before = await everything();
    const answer = await look();
    expect(answer.json(), answer.body).toMatchObject({
      applied: false,
      counts: { change: 1, refuse: 0 },
      prices: { total: 1, broken: [{ amount: 92, found: { amount: 104, currency: 'USD' } }] },
    });
    expect(await everything()).toEqual(before);
  });

  it('says nothing of prices where none would break', async () => {
    expect((await importRate({ minor_price: 0 }, '')).json()).not.toHaveProperty('prices');
    expect((await bulk({ priority: 0, pax_max: 9 }, '')).json()).not.toHaveProperty('prices');
  });
});

describe('who is told', () => {
  it('is stopped without details where they may not see expectations', async () => {
    const role = await mustAdd('roles', {
      name: 'rates-only',
      name_en: 'Rates only',
      name_es: 'Solo tarifas',
      permissions: ['rates:see', 'rates:change'],
    });
    const clerk = await makeStaff(test, [role.name ?? '']);
    const answer = await clerk.ask('PUT', `${ratesUrl}/${own.id}`, { payload: rateOf({ adult_price: 50 }) });
    expect([answer.statusCode, answer.json().code], answer.body).toEqual([409, 'price.expectations_broken']);
    expect(answer.json().expected).toEqual({ total: 1, broken: [] });
    expect(answer.json()).not.toHaveProperty('errors');
    expect(answer.body).not.toContain('Nassau');
  });

  it('sees the checks of their own properties only', async () => {
    const hotels = async (staff: Staff) => {
      const { prices } = (await staff.ask('GET', '/v1/staff/price-expectation-checks')).json();
      return [...new Set(prices.map(({ hotel }: { hotel: string }) => hotel))].sort();
    };
    expect(await hotels(keeper)).toEqual(['LV', 'NS', 'RR', 'SJ']);
    expect(await hotels(await makeStaff(test, ['revenue'], { scope: [14] }))).toEqual(['RR']);
  });
});

it('checks what the demo expects: all of it holds', async () => {
  const answer = await keeper.ask('GET', '/v1/staff/price-expectation-checks');
  const { prices, broken } = answer.json();
  expect(broken, JSON.stringify(prices)).toBe(0);
  expect(prices).toHaveLength(4);
});
