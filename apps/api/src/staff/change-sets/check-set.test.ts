import { properties } from '@traslado/domain/catalogues/properties';
import { providers } from '@traslado/domain/catalogues/providers';
import { rates } from '@traslado/domain/catalogues/rates';
import { services } from '@traslado/domain/catalogues/services';
import { beforeAll, describe, expect, it } from 'vitest';
import { actOn, changeOf, keepIn, makeReady } from '../../testing/change-sets.ts';
import { mustEditRow } from '../../testing/edit-row.ts';
import { freshFacts } from '../../testing/fresh-row.ts';
import { makeStaff, type Staff } from '../../testing/staff.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp();
let ana: Staff;
beforeAll(async () => {
  ana = await makeStaff(test, ['administrator'], { email: 'ana@perla.example' });
});

const url = '/v1/staff/change-sets';
const check = (id: number, staff = ana) => staff.ask('GET', `${url}/${id}/check`);
const keep = (source: object, more: object = {}, staff = ana) =>
  staff.ask('POST', `${url}/keep`, { payload: { change_set: null, name: 'Winter', source, ...more } });
const rowsOf = async (id: number, catalogue: string) =>
  (await ana.ask('GET', `${url}/${id}/rows?catalogue=${catalogue}`)).json().rows;

/** A shared shuttle of Bahía Perla with one rate, and the price that is expected on a day. */
async function expected() {
  const must = async (catalogue: string, payload: object) => {
    const answer = await ana.ask('POST', `/v1/staff/${catalogue}`, { payload });
    expect(answer.statusCode, answer.body).toBe(201);
    return answer.json();
  };
  const { id: serviceId } = await must('services', freshFacts(services));
  const values = {
    service_id: serviceId,
    description: 'Standard',
    priority: 5,
    price: 0,
    adult_price: 40,
    minor_price: 0,
    valid_from: '2028-01-01',
    valid_to: '2028-12-31',
    pax_max: null,
  };
  const rate = await must('rates', values);
  const expectation = await must('price-expectations', {
    property_id: 1,
    service_id: serviceId,
    service_date: '2028-02-01',
    adults: 2,
    children: 0,
    babies: 0,
    amount: 80,
    currency: 'USD',
    note: '',
    active: true,
  });
  return { rate, expectation, values };
}
const addition = (values: object) => ({ kind: 'row', catalogue: 'rates', id: null, version: null, values });

describe('a look at what publishing would do', () => {
  it('tells which expected price breaks, by which rate, writes nothing, and is what publishing says', async () => {
    const { expectation, values } = await expected();
    const winter = { ...values, description: 'Winter', priority: 1, adult_price: 44 };
    const id = await makeReady(ana, addition(winter));
    const [{ row: added }] = await rowsOf(id, 'rates');
    const looked = await check(id);
    expect(looked.statusCode, looked.body).toBe(200);
    const prices = {
      total: 1,
      broken: [
        {
          id: expectation.id,
          amount: 80,
          found: { amount: 88, rate: { id: added.id, name: 'Winter' } },
        },
      ],
    };
    expect(looked.json()).toMatchObject({ hindered: { total: 0, rows: [] }, prices });
    expect((await ana.ask('GET', `/v1/staff/rates/${added.id}`)).statusCode).toBe(404);
    const refused = await actOn(ana, id, 'publish');
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'price.expectations_broken']);
    expect(refused.json().expected).toEqual(looked.json().prices);
  });

  it('tells nothing where nothing hinders', async () => {
    const id = await keepIn(ana, addition({ ...(await expected()).values, priority: 9 }));
    expect((await check(id)).json()).toMatchObject({
      hindered: { total: 0, rows: [] },
      prices: { total: 0, broken: [] },
    });
  });

  it('names the rows that hinder, and why: one that changed, and one that is in use', async () => {
    const made = (await ana.ask('POST', '/v1/staff/providers', { payload: freshFacts(providers) })).json();
    const id = await keepIn(ana, await changeOf(ana, providers, made.id, { phone: '+52 998 111 2222' }));
    await mustEditRow(ana, providers, { id: made.id, change: { phone: '+52 998 999 9999' } });
    expect((await check(id)).json()).toMatchObject({
      hindered: { total: 1, rows: [{ catalogue: 'providers', id: made.id, code: 'change_set.row_stale' }] },
      prices: null,
    });
    const [used] = (await ana.ask('GET', '/v1/staff/services?page_size=1')).json().rows;
    const { provider } = (await ana.ask('GET', `/v1/staff/providers/${used.provider_id}`)).json();
    const { version } = provider;
    const other = await keepIn(ana, { kind: 'removal', catalogue: 'providers', id: provider.id, version });
    const { hindered } = (await check(other)).json();
    expect(hindered).toMatchObject({ total: 1, rows: [{ id: provider.id, code: 'provider.in_use' }] });
    expect(hindered.rows[0].message).not.toBe(null);
  });

  it('is for whoever sees the set, and tells of expectations what they may see', async () => {
    const { values } = await expected();
    const id = await keepIn(ana, addition({ ...values, priority: 1, adult_price: 50 }));
    const auditor = await makeStaff(test, ['auditor']);
    expect((await check(id, auditor)).json().prices.total).toBe(1);
    const near = await makeStaff(test, ['revenue'], { scope: [1] });
    const far = await makeStaff(test, ['revenue'], { scope: [2] });
    const answers = await Promise.all([near, far].map((who) => check(id, who)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
    const clerk = await makeStaff(test, ['finance']);
    expect([403, 404, 200]).toContain((await check(id, clerk)).statusCode);
  });

  it('is nothing of a set that is over', async () => {
    const id = await keepIn(ana, addition({ ...(await expected()).values, priority: 9 }));
    await actOn(ana, id, 'move', { to: 'withdrawn' });
    expect((await check(id)).json().code).toBe('change_set.moved');
  });
});

describe('a row of a set', () => {
  it('is written on in the set: one that is added, and one that is changed back to what it says', async () => {
    const { rate, values } = await expected();
    const id = await keepIn(
      ana,
      addition({ ...values, description: 'Winter', priority: 1, adult_price: 50 }),
    );
    const [{ id: place, row }] = await rowsOf(id, 'rates');
    const said = (await ana.ask('GET', `${url}/${id}/rows/${place}`)).json();
    expect(said).toMatchObject({ catalogue: 'rates', id: row.id, is_new: true, values: { adult_price: 50 } });
    const rewrite = (number: number, more: object) =>
      keep(
        { kind: 'rewrite', catalogue: 'rates', id: number, values: { ...values, ...more } },
        { change_set: id },
      );
    expect((await rewrite(row.id, { description: 'Winter', priority: 1, adult_price: 40 })).statusCode).toBe(
      201,
    );
    const [again, ...others] = await rowsOf(id, 'rates');
    expect(others).toEqual([]);
    expect(again.row).toMatchObject({ action: 'add', id: row.id });
    expect(again.row.changes).toContainEqual({ field: 'adult_price', old: null, now: 40 });

    const change = await changeOf(ana, rates, rate.id, { adult_price: 55, description: 'Dear' });
    expect((await keep(change, { change_set: id })).statusCode).toBe(201);
    expect((await rewrite(rate.id, { description: 'Dear' })).statusCode).toBe(201);
    const changed = (await rowsOf(id, 'rates')).find(
      (one: { row: { id: number } }) => one.row.id === rate.id,
    );
    expect(changed.row.changes).toEqual([{ field: 'description', old: 'Standard', now: 'Dear' }]);
    expect((await rewrite(rate.id, {})).json().code).toBe('change_set.empty');
  });

  it('is refused where the set has no such row, where it is wrong, and where they do not change the catalogue', async () => {
    const { rate, values } = await expected();
    const id = await keepIn(ana, addition({ ...values, priority: 1 }));
    const [{ row }] = await rowsOf(id, 'rates');
    const source = { kind: 'rewrite', catalogue: 'rates', id: row.id, values: { ...values, priority: 2 } };
    const into = { change_set: id };
    expect((await keep({ ...source, id: rate.id }, into)).json().code).toBe('change_set_row.not_found');
    expect((await keep(source)).json().code).toBe('change_set_row.not_found');
    const wrong = await keep({ ...source, values: { ...values, adult_price: -1 } }, into);
    expect(wrong.statusCode).toBe(400);
    const auditor = await makeStaff(test, ['auditor']);
    expect((await keep(source, into, auditor)).statusCode).toBe(403);
    expect((await ana.ask('GET', `${url}/${id}/rows/999999`)).json().code).toBe('change_set_row.not_found');
  });

  it('that is added is offered to the form of a row that can name it', async () => {
    const id = await keepIn(ana, {
      kind: 'row',
      catalogue: 'properties',
      id: null,
      version: null,
      values: { ...freshFacts(properties), name: 'Cabo Perla' },
    });
    const [{ row }] = await rowsOf(id, 'properties');
    const added = (catalogue: string) => ana.ask('GET', `${url}/${id}/added?catalogue=${catalogue}`);
    expect((await added('services')).json().labels.property_id).toEqual({ [row.id]: 'Cabo Perla' });
    expect((await added('banks')).json()).toEqual({ labels: {} });
    expect((await added('castles')).statusCode).toBe(400);
  });
});
