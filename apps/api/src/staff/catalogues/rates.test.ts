import { pickFacts } from '@traslado/domain/catalogues/facts';
import { rates } from '@traslado/domain/catalogues/rates';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makePaid } from '../../testing/changes.ts';
import { editRow } from '../../testing/edit-row.ts';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { rateOf, serviceOf } from '../../testing/sales.ts';
import { makeStaff, type Staff } from '../../testing/staff.ts';

let test: TestApp;
let keeper: Staff;
beforeAll(async () => {
  test = await openTestApp();
  keeper = await makeStaff(test, ['revenue']);
});
afterAll(() => test.close());

const url = '/v1/staff/rates';

it('is charged from the answer to its change on', async () => {
  const sale =
    '/v1/serviceManage/transfers-services-for-sale/BP?service_date=2026-12-21&is_round_trip=1&airport_id=1';
  const price = async () => (await test.get(sale)).json()[0];
  const before = await price();
  const { rate } = (await keeper.ask('GET', `${url}/${before.service_rate_id}`)).json();
  const dearer = { ...pickFacts(rates, rate), description: 'Christmas', priority: 0, adult_price: 61.5 };
  const added = (await keeper.ask('POST', url, { payload: dearer })).json();
  expect(await price()).toMatchObject({ service_rate_id: added.id });
  const answer = await test.get(`${sale}&expand=sheet`);
  const listed = answer.json()[0].sheet.rates as { id: number; adultPrice: number }[];
  expect(listed.find(({ id }) => id === added.id)?.adultPrice).toBe(61.5);
  expect((await keeper.ask('DELETE', `${url}/${added.id}?confirmation=christmas`)).statusCode).toBe(200);
  expect(await price()).toEqual(before);
});

it('stays as long as a booking was sold at it', async () => {
  const { code } = await makePaid(test, serviceOf.suvRoundTrip);
  const id = await rateOf(test, serviceOf.suvRoundTrip);
  const answer = await keeper.ask('DELETE', `${url}/${id}?confirmation=Standard`);
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'rate.in_use']);
  expect(answer.json().detail).toContain(code);
});

it('does not end before it begins', async () => {
  const change = { valid_from: '2027-02-02', valid_to: '2027-02-01' };
  const answer = await editRow(keeper, rates, { id: 1111, change });
  expect([answer.statusCode, answer.json().code, answer.json().field]).toEqual([
    422,
    'rate.ends_before',
    'valid_to',
  ]);
});

it('is found by resort, service and a day of its validity, word by word', async () => {
  const own = { service_id: serviceOf.suvRoundTrip, price: 210, adult_price: 0, priority: 50 };
  const days = { valid_from: '2031-02-01', valid_to: '2031-02-09' };
  const created = await keeper.ask('POST', '/v1/staff/rates', {
    payload: { ...own, ...days, description: 'Carnival' },
  });
  const { id } = created.json();
  const found = async (search: string): Promise<number[]> => {
    const answer = await keeper.ask(
      'GET',
      `/v1/staff/rates?search=${encodeURIComponent(search)}&page_size=100`,
    );
    return answer.json().rows.map((row: { id: number }) => row.id);
  };
  // In the order in which one says it, in either language, and with the last day.
  for (const search of [
    'perla carnival',
    'bp suv 2031-02-01',
    'carnival privad',
    '2031-02-09 bahia',
    'carnival 2031-02-09..',
    'carnival 2031-02-09..2031-02-09',
    '..2031-02-09 carnival',
  ])
    expect(await found(search), search).toContain(id);
  for (const search of [
    'mangle carnival',
    'carnival 2031-01-31',
    'carnival 2031-02-10',
    '2031-02-30 carnival',
    'carnival 2031-02-10..',
    'carnival ..2031-02-08',
    'carnival 2031-02-01..2031-02-08',
    'carnival ..2031-02-30',
  ])
    expect(await found(search), search).not.toContain(id);
});
