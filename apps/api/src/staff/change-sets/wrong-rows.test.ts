import { rates } from '@traslado/domain/catalogues/rates';
import { services } from '@traslado/domain/catalogues/services';
import { beforeAll, describe, expect, it } from 'vitest';
import { actOn, keepIn, makeReady } from '../../testing/change-sets.ts';
import { freshFacts } from '../../testing/fresh-row.ts';
import { makeStaff, type Staff } from '../../testing/staff.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

/** Mistaken rows, kept in a set and published. */

const test = useTestApp();
let ana: Staff;
beforeAll(async () => {
  ana = await makeStaff(test, ['administrator'], { email: 'ana@perla.example' });
});

const url = '/v1/staff/change-sets';
async function must(catalogue: string, payload: object) {
  const answer = await ana.ask('POST', `/v1/staff/${catalogue}`, { payload });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
}
const addition = (values: object) => ({ kind: 'row', catalogue: 'rates', id: null, version: null, values });
const keep = (source: object) =>
  ana.ask('POST', `${url}/keep`, { payload: { change_set: null, name: 'Winter', source } });
const rateOf = async (more: object) => {
  const { id } = await must('services', freshFacts(services));
  return { ...freshFacts(rates), service_id: id, ...more };
};
const publish = async (id: number, more?: object) => {
  const answer = await actOn(ana, id, 'publish', more);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};

describe('a rate that is kept in a set', () => {
  it.each<[string, object, string, string]>([
    ['of 10 million', { adult_price: 10_000_000 }, 'field.invalid', 'adult_price'],
    ['with three decimals', { adult_price: 48.125 }, 'amount.invalid', 'adult_price'],
    ['below 0', { price: -1 }, 'field.invalid', 'price'],
    [
      'whose validity is turned round',
      { valid_from: '2028-03-01', valid_to: '2028-02-01' },
      'rate.ends_before',
      'valid_to',
    ],
  ])('%s is refused at its field, and there is no set', async (_, more, code, field) => {
    const before = (await ana.ask('GET', url)).json().total;
    const answer = await keep(addition(await rateOf(more)));
    expect([400, 422]).toContain(answer.statusCode);
    const [issue] = answer.json().errors;
    expect([issue.code, issue.field]).toEqual([code, field]);
    expect((await ana.ask('GET', url)).json().total).toBe(before);
  });

  it('says every field, where it is a change: nothing that is left out becomes usual', async () => {
    const { id, version, priority, ...rest } = await must('rates', await rateOf({ priority: 7 }));
    const { service_id, description, price, adult_price, minor_price, valid_from, valid_to, pax_max } = rest;
    const values = {
      service_id,
      description,
      price,
      adult_price,
      minor_price,
      valid_from,
      valid_to,
      pax_max,
    };
    const kept = (more: object) =>
      keep({ kind: 'row', catalogue: 'rates', id, version, values: { ...values, ...more } });
    const [issue] = (await kept({})).json().errors;
    expect([issue.code, issue.field]).toEqual(['field.required', 'priority']);
    const whole = await kept({ priority });
    expect([whole.statusCode, whole.json().code], whole.body).toEqual([422, 'change_set.empty']);
  });

  it('of 0 is a price', async () => {
    const id = await makeReady(ana, addition(await rateOf({ adult_price: 0, minor_price: 0 })));
    expect(await publish(id, { price_confirmed: true })).toMatchObject({ state: 'published' });
  });

  it('overlaps another one of the same priority: it goes, and the calendar tells', async () => {
    const values = await rateOf({ priority: 3, valid_from: '2028-01-01', valid_to: '2028-03-31' });
    const id = await keepIn(ana, addition(values));
    const other = { ...values, description: 'Other', valid_from: '2028-03-01', valid_to: '2028-04-30' };
    await keepIn(ana, addition(other), { change_set: id });
    await actOn(ana, id, 'move', { to: 'ready' });
    const looked = (await ana.ask('GET', `${url}/${id}/check`)).json();
    expect(looked).toMatchObject({ hindered: { total: 0 }, prices: { total: 0 } });
    await publish(id);
    const calendar = await ana.ask('GET', `/v1/staff/price-calendar?service=${values.service_id}&year=2028`);
    expect(calendar.json().ties).toMatchObject([{ from: '2028-03-01', to: '2028-03-31' }]);
  });
});

it('a copy that overlaps what it is copied from is kept, and told in the look', async () => {
  const values = await rateOf({ valid_from: '2028-01-01', valid_to: '2028-03-31' });
  const rate = await must('rates', values);
  const move = { by: 10, unit: 'days' };
  const copy = { rows: [{ id: rate.id, version: rate.version }], move, percent: 8, round_to: 0.01 };
  const looked = await ana.ask('POST', '/v1/staff/rates/copy', { payload: copy });
  expect(looked.statusCode, looked.body).toBe(200);
  expect(looked.json().copies[0].overlaps.length).toBeGreaterThan(0);
  const id = await makeReady(ana, { kind: 'copy', catalogue: 'rates', copy });
  await publish(id);
});

describe('an expectation and its service', () => {
  const expectationOf = (service: number) => ({
    property_id: 1,
    service_id: service,
    service_date: '2028-02-01',
    adults: 2,
    children: 0,
    babies: 0,
    amount: 80,
    currency: 'USD',
    note: '',
    active: false,
  });

  it('a set that deletes the service alone is hindered, and says by what', async () => {
    const { id: service, version } = await must('services', freshFacts(services));
    await must('price-expectations', expectationOf(service));
    const id = await makeReady(ana, { kind: 'removal', catalogue: 'services', id: service, version });
    const { hindered } = (await ana.ask('GET', `${url}/${id}/check`)).json();
    expect(hindered).toMatchObject({ total: 1, rows: [{ id: service, code: 'service.in_use' }] });
    const refused = await actOn(ana, id, 'publish');
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'change_set.rows_refused']);
  });

  it('both go in one set', async () => {
    const { id: service, version } = await must('services', freshFacts(services));
    const expectation = await must('price-expectations', expectationOf(service));
    const id = await keepIn(ana, { kind: 'removal', catalogue: 'services', id: service, version });
    const other = { kind: 'removal', catalogue: 'price-expectations', id: expectation.id, version: 1 };
    await keepIn(ana, other, { change_set: id });
    await actOn(ana, id, 'move', { to: 'ready' });
    await publish(id);
    expect((await ana.ask('GET', `/v1/staff/services/${service}`)).statusCode).toBe(404);
  });
});
