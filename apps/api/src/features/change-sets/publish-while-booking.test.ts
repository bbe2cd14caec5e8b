import { toMinor } from '@traslado/domain/money';
import { beforeAll, expect, it } from 'vitest';
import { actOn, makeReady } from '../../testing/change-sets.ts';
import { bodyOf, create, type GuestOf, makeStays, rateOf, serviceOf, signIn } from '../../testing/sales.ts';
import { makeStaff, type Staff } from '../../testing/staff.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp();
const many = 5_000;
/** Guests who book one after the other, so many at once. */
const atOnce = 3;
const service = serviceOf.suvRoundTrip;
const newPrice = 321.5;
let keeper: Staff;
beforeAll(async () => {
  keeper = await makeStaff(test, ['administrator']);
});

/** The rate that sells, and others of its service that never win. */
async function makeRates(): Promise<{ oldMinor: number; seen: { id: number; version: number }[] }> {
  const id = await rateOf(test, service);
  const { id: _, ...sold } = await test.db
    .selectFrom('rate')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const of = (index: number) => ({
    service_id: service,
    description: `Of the season ${index}`,
    priority: sold.priority + 1,
    price_minor: sold.price_minor,
    adult_minor: sold.adult_minor,
    child_minor: sold.child_minor,
    currency: sold.currency,
    valid_from: sold.valid_from,
    valid_to: sold.valid_to,
  });
  await test.editCatalogue(async (db) => {
    for (let from = 1; from < many; from += 1_000) {
      const some = Array.from({ length: Math.min(1_000, many - from) }, (_, index) => of(from + index));
      await db.insertInto('rate').values(some).execute();
    }
  });
  const seen = await test.db
    .selectFrom('rate')
    .select(['id', 'version'])
    .where((eb) => eb.or([eb('id', '=', id), eb('description', 'like', 'Of the season %')]))
    .execute();
  return { oldMinor: sold.price_minor, seen };
}

type Sale = { readonly began: number; readonly ended: number; readonly minor: number };

async function sell(guest: GuestOf): Promise<Sale> {
  const token = await signIn(test, guest);
  const body = await bodyOf(test, guest, service);
  const began = performance.now();
  const answer = await create(test, token, service, body);
  const ended = performance.now();
  expect(answer.statusCode, answer.body).toBe(201);
  return { began, ended, minor: toMinor(answer.json().amount_due) };
}

/** Books for one guest after the other until it is over. */
async function sellOn(queue: GuestOf[], isOver: () => boolean): Promise<Sale[]> {
  const sales: Sale[] = [];
  for (let guest = queue.pop(); guest && !isOver(); guest = queue.pop()) sales.push(await sell(guest));
  return sales;
}

it('sells at the price that is in force while a set of 5,000 rates is published', async () => {
  const { oldMinor, seen } = await makeRates();
  expect(seen).toHaveLength(many);
  const change = { rows: seen, set: { price: newPrice } };
  const set = await makeReady(keeper, { kind: 'bulk', catalogue: 'rates', change });
  const queue = await makeStays(test, 400);
  const quiet = await sellOn(queue.splice(0, 20), () => false);
  expect(quiet.every(({ minor }) => minor === oldMinor)).toBe(true);
  let isOver = false;
  const selling = Array.from({ length: atOnce }, () => sellOn(queue, () => isOver));
  const began = performance.now();
  const answer = await actOn(keeper, set, 'publish');
  const ended = performance.now();
  expect(answer.statusCode, answer.body.slice(0, 500)).toBe(200);
  const after = await Promise.all(queue.splice(0, 20).map(sell));
  isOver = true;
  const sales = [...(await Promise.all(selling)).flat(), ...after];
  const newMinor = toMinor(newPrice);
  // A sale that ended before the set was published has the old price, one that began after it the new one; one in between has either.
  const wrong = sales.filter(
    (sale) =>
      (sale.ended < began && sale.minor !== oldMinor) ||
      (sale.began > ended && sale.minor !== newMinor) ||
      (sale.minor !== oldMinor && sale.minor !== newMinor),
  );
  expect(wrong).toEqual([]);
  expect(sales.filter((sale) => sale.began < ended && sale.ended > began).length).toBeGreaterThan(0);
  expect(sales.some(({ minor }) => minor === newMinor)).toBe(true);
}, 60_000);
