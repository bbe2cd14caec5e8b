import { expect, it } from 'vitest';
import { makeStaff } from '../../testing/staff.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp();

const url = '/v1/staff/exchange-rates';

it('is what guests are told of, from the answer to its change on', async () => {
  const keeper = await makeStaff(test, ['revenue']);
  const told = async () => (await test.get('/v1/exchange-rate')).json();
  expect(await told()).toEqual({ exchangeRate: 18, currency: 'MXN', asOf: '2026-11-21' });
  const [{ id, day }] = (await keeper.ask('GET', `${url}?search=mxn&direction=desc`)).json().rows;
  const say = (more: object) =>
    keeper.ask('PUT', `${url}/${id}`, { payload: { currency: 'MXN', day, rate: 18, active: true, ...more } });
  expect((await say({ rate: 18.525 })).statusCode).toBe(200);
  expect(await told()).toEqual({ exchangeRate: 18.525, currency: 'MXN', asOf: '2026-11-21' });
  expect((await say({ active: false })).statusCode).toBe(200);
  expect(await told()).toEqual({ exchangeRate: 18.04, currency: 'MXN', asOf: '2026-11-20' });
});

it('is one a day and currency', async () => {
  const keeper = await makeStaff(test, ['revenue']);
  const payload = { currency: 'eur', day: '2027-01-05', rate: 0.95, active: true };
  expect((await keeper.ask('POST', url, { payload })).json()).toMatchObject({ currency: 'EUR' });
  const again = await keeper.ask('POST', url, { payload });
  expect([again.statusCode, again.json().code]).toEqual([409, 'exchange_rate.name_taken']);
});
