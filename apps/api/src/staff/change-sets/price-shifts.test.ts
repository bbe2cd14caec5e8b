import { providers } from '@traslado/domain/catalogues/providers';
import { services } from '@traslado/domain/catalogues/services';
import { beforeAll, expect, it } from 'vitest';
import { actOn, changeOf, keepIn, makeReady, readSetAs } from '../../testing/change-sets.ts';
import { freshFacts } from '../../testing/fresh-row.ts';
import { makeStaff, type Staff } from '../../testing/staff.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp();
let ana: Staff;
beforeAll(async () => {
  ana = await makeStaff(test, ['administrator'], { email: 'ana@perla.example' });
});

const must = async (catalogue: string, payload: object) => {
  const answer = await ana.ask('POST', `/v1/staff/${catalogue}`, { payload });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
};
const rateOf = (service_id: number, more: object = {}) => ({
  service_id,
  description: 'Standard',
  priority: 5,
  price: 60,
  adult_price: 40,
  minor_price: 0,
  valid_from: '2028-01-01',
  valid_to: '2028-12-31',
  pax_max: null,
  ...more,
});
const addition = (values: object) => ({ kind: 'row', catalogue: 'rates', id: null, version: null, values });
const check = async (id: number) => (await ana.ask('GET', `/v1/staff/change-sets/${id}/check`)).json();
const winter = {
  description: 'Winter',
  priority: 1,
  adult_price: 52,
  valid_from: '2028-02-01',
  valid_to: '2028-02-29',
};

it('says before publishing what changes for guests, and after it what did', async () => {
  const { id: service } = await must('services', freshFacts(services));
  await must('rates', rateOf(service));
  const id = await makeReady(ana, addition(rateOf(service, winter)));
  // A rate that never wins changes no price.
  const { shifts } = await check(id);
  expect(shifts).toMatchObject({
    more: 0,
    services: [
      {
        id: service,
        property: { code: 'BP' },
        more: 0,
        days: [
          {
            from: '2028-02-01',
            to: '2028-02-29',
            was: { rate: { name: 'Standard' }, adult_price: 40, private: false },
            now: { rate: { name: 'Winter' }, adult_price: 52, private: false },
          },
        ],
      },
    ],
  });
  expect(await readSetAs(ana, id)).toMatchObject({ shifts: null, zone: 'America/Cancun' });
  expect((await actOn(ana, id, 'publish')).statusCode).toBe(200);
  expect((await readSetAs(ana, id)).shifts).toEqual(shifts);
  // It stays as it was, also when the rate is changed once more.
  const again = await makeReady(
    ana,
    await changeOf(ana, { name: 'rates', one: 'rate' }, shifts.services[0].days[0].now.rate.id, {
      adult_price: 54,
    }),
  );
  await actOn(ana, again, 'publish');
  expect((await readSetAs(ana, id)).shifts).toEqual(shifts);
});

it('counts a service that becomes private, and is silent where no guest pays another price', async () => {
  const { id: service } = await must('services', freshFacts(services));
  await must('rates', rateOf(service));
  const never = await makeReady(ana, addition(rateOf(service, { ...winter, priority: 9 })));
  expect((await check(never)).shifts).toEqual({ services: [], more: 0 });
  const id = await makeReady(ana, await changeOf(ana, services, service, { private: true }));
  expect((await check(id)).shifts.services[0].days).toMatchObject([
    {
      from: '2028-01-01',
      to: '2028-12-31',
      was: { private: false, adult_price: 40 },
      now: { private: true, price: 60 },
    },
  ]);
});

it('is told of the reader’s own properties, and of no set without prices', async () => {
  const near = await makeStaff(test, ['revenue'], { scope: [1] });
  const { id: service } = await must('services', freshFacts(services));
  const id = await keepIn(near, addition(rateOf(service)));
  const seen = (await near.ask('GET', `/v1/staff/change-sets/${id}/check`)).json().shifts.services;
  expect(seen).toMatchObject([{ id: service, days: [{ was: null, now: { adult_price: 40 } }] }]);
  const other = await keepIn(ana, {
    kind: 'row',
    catalogue: 'providers',
    id: null,
    version: null,
    values: freshFacts(providers),
  });
  expect((await check(other)).shifts).toBeNull();
});
