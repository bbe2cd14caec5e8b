import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ALL_CATALOGUES } from '@traslado/domain/catalogues/catalogues';
import { touchesPrices } from '@traslado/domain/catalogues/priced';
import { addDays } from '@traslado/domain/time/civil';
import { localDateOf } from '@traslado/domain/time/zone';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { createRandom } from '../../demo/random.ts';
import { makeStaff, type Staff } from '../../testing/staff.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp();
let revenue: Staff;
beforeAll(async () => {
  revenue = await makeStaff(test, ['administrator']);
});

type Found = {
  id: number;
  hotel: string;
  service_id: number;
  trip: string;
  service_date: string;
  adults: number;
  minors: number;
  babyseat: number;
  found: { amount: number; currency: string; rate: { id: number; name: string } } | null;
};

/** The price of the same for an invented guest. */
async function guestPrice(one: Found): Promise<Found['found']> {
  const { hotel, trip, service_date, adults, minors, babyseat } = one;
  const payload = {
    hotel,
    trip,
    adults,
    minors,
    babyseat,
    ...(trip === 'departure' ? {} : { arrival_date: service_date }),
    ...(trip === 'arrival'
      ? {}
      : { departure_date: trip === 'departure' ? service_date : addDays(service_date, 7) }),
    made_up: { adults: 2, children: 0, country: 'US', included_service_id: null },
  };
  const answer = await revenue.ask('POST', '/v1/staff/guest-price/search', { payload });
  expect(answer.statusCode, answer.body).toBe(200);
  const shown = answer.json().services.find(({ id }: { id: number }) => id === one.service_id);
  if (!shown?.priced) return null;
  const { amount_due: amount, currency, rate } = shown.priced;
  const { description: name } = shown.rates.find(({ id }: { id: number }) => id === rate);
  return { amount, currency, rate: { id: rate, name } };
}

it('finds what “what would a guest pay” shows, whatever the rates, the people and the day', async () => {
  const random = createRandom(20_261_121);
  const { int: whole, next } = random;
  const today = localDateOf(test.now(), 'America/Cancun');
  const services = (await test.db.selectFrom('service').select(['id', 'property_id']).execute()).filter(
    () => next() < 0.2,
  );
  const rates = services.flatMap(({ id }) =>
    Array.from({ length: whole(0, 4) }, (_, index) => {
      const from = addDays(today, whole(-30, 700));
      return {
        id: 5_000_000 + id * 10 + index,
        service_id: id,
        currency: next() < 0.1 ? 'MXN' : 'USD',
        priority: whole(0, 4),
        description: 'Of the test',
        price_minor: whole(0, 400_00),
        adult_minor: whole(0, 90_00),
        child_minor: whole(0, 40_00),
        valid_from: from,
        valid_to: addDays(from, whole(0, 120)),
        pax_max: next() < 0.3 ? whole(1, 9) : null,
      };
    }),
  );
  const expectations = services.flatMap(({ id, property_id }) =>
    Array.from({ length: 2 }, () => ({
      property_id,
      service_id: id,
      service_on: addDays(today, whole(2, 900)),
      adults: whole(1, 12),
      children: whole(0, 4),
      babies: whole(0, 3),
      amount_minor: 1_00,
    })),
  );
  await test.editCatalogue((db) => db.insertInto('rate').values(rates).execute());
  await test.db.insertInto('price_expectation').values(expectations).execute();
  const { prices } = (await revenue.ask('GET', '/v1/staff/price-expectation-checks')).json() as {
    prices: Found[];
  };
  expect(prices.length).toBeGreaterThan(40);
  // Both answers are among them.
  expect(prices.some(({ found }) => found === null)).toBe(true);
  for (const one of prices) expect({ ...one, found: await guestPrice(one) }).toEqual(one);
});

it('is asked of a change of every catalogue that its statements read, and of no other', () => {
  const path = fileURLToPath(
    new URL('../../../queries/store/price/expectation-repository.sql', import.meta.url),
  );
  const statements = readFileSync(path, 'utf8');
  const read = new Set([...statements.matchAll(/(?:from|join)\s+([a-z_]+)/g)].map(([, table]) => table));
  const named = ALL_CATALOGUES.filter(({ table }) => read.has(table)).map(({ name }) => name);
  expect(named).toEqual(ALL_CATALOGUES.filter(touchesPrices).map(({ name }) => name));
});

it('checks 200 expectations beside 10,000 rates in far less than a second', async () => {
  await sql`insert into rate (id, service_id, description, priority, price_minor, adult_minor, valid_from, valid_to)
    select 7000000 + n, service.id, 'Of many', n % 90, n, n, date '2026-01-01' + n % 900, date '2026-03-01' + n % 900
    from generate_series(1, 10000) n join (select id, row_number() over (order by id) - 1 as place, count(*) over () as total from service)
      service on service.place = n % service.total`.execute(test.db);
  await sql`insert into price_expectation (property_id, service_id, service_on, adults, children, babies, amount_minor)
    select property_id, id, date '2027-03-01' + n, 2, 0, 0, 1 from (select * from service order by id limit 50) service, generate_series(1, 4) n
    on conflict do nothing`.execute(test.db);
  const began = performance.now();
  const answer = await revenue.ask('GET', '/v1/staff/price-expectation-checks');
  const took = performance.now() - began;
  expect(answer.json().prices.length).toBeGreaterThan(200);
  expect(took).toBeLessThan(1_000);
});
