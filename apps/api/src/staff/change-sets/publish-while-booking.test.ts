import { setTimeout as sleep } from 'node:timers/promises';
import { rates } from '@traslado/domain/catalogues/rates';
import { toMinor } from '@traslado/domain/money';
import { beforeAll, expect, it } from 'vitest';
import type { Tx } from '../../db/client.ts';
import { findRowForChange, listAllRows, listRowsOf } from '../../store/catalogue/repository.ts';
import { lockRowsOfSet } from '../../store/change-set/row-repository.ts';
import { actOn, makeReady } from '../../testing/change-sets.ts';
import { bodyOf, create, type GuestOf, makeStays, rateOf, serviceOf, signIn } from '../../testing/sales.ts';
import { makeStaff, type Staff } from '../../testing/staff.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp();
const many = 5_000;
/** Guests who book one after the other, so many at once. */
const atOnce = 3;
const service = serviceOf.suvRoundTrip;
const newPrices = [221.5, 222.5];
const quietMs = 1_000;
let keeper: Staff;
beforeAll(async () => {
  keeper = await makeStaff(test, ['administrator']);
});

/** The rate that sells, and others of its service that never win. */
async function makeRates(): Promise<{ oldMinor: number; ids: number[] }> {
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
    // Rows of a first try.
    await db.deleteFrom('rate').where('description', 'like', 'Of the season %').execute();
    for (let from = 1; from < many; from += 1_000) {
      const some = Array.from({ length: Math.min(1_000, many - from) }, (_, index) => of(from + index));
      await db.insertInto('rate').values(some).execute();
    }
  });
  const rows = await test.db
    .selectFrom('rate')
    .select('id')
    .where((eb) => eb.or([eb('id', '=', id), eb('description', 'like', 'Of the season %')]))
    .execute();
  return { oldMinor: sold.price_minor, ids: rows.map((row) => row.id) };
}

type Sale = { readonly began: number; readonly ended: number; readonly minor: number };
type Span = { readonly from: number; readonly to: number };

async function sell(guest: GuestOf): Promise<Sale> {
  const token = await signIn(test, guest);
  const body = await bodyOf(test, guest, service);
  const began = performance.now();
  const answer = await create(test, token, service, body);
  const ended = performance.now();
  expect(answer.statusCode, answer.body).toBe(201);
  return { began, ended, minor: toMinor(answer.json().amount_due) };
}

const queue: GuestOf[] = [];

async function nextGuest(): Promise<GuestOf> {
  if (queue.length < 2 * atOnce) queue.push(...(await makeStays(test, 100)));
  const guest = queue.pop();
  if (!guest) throw new Error('nobody comes');
  return guest;
}

/** Several guests book, one after the other, until the work is done. */
async function sellDuring(work: () => Promise<void>): Promise<Sale[]> {
  const sales: Sale[] = [];
  let isOver = false;
  const sellers = Array.from({ length: atOnce }, async () => {
    while (!isOver) sales.push(await sell(await nextGuest()));
  });
  await work();
  isOver = true;
  await Promise.all(sellers);
  return sales;
}

const within = (sales: readonly Sale[], { from, to }: Span): Sale[] =>
  sales.filter(({ began, ended }) => began < to && ended > from);

/** The longest wait of such a share of the sales, milliseconds. */
function waitOf(sales: readonly Sale[], share: number): number {
  const waits = sales.map(({ began, ended }) => ended - began).sort((one, other) => one - other);
  return waits[Math.min(waits.length - 1, Math.floor(waits.length * share))] ?? 0;
}

/**
 * The longest turn of the event loop since the last call, in CPU milliseconds of the process: on the clock, a turn is as long as others on
 * the machine make it.
 */
function watchTurns(): { longest: () => number; stop: () => void } {
  const used = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1_000;
  };
  let [last, most] = [used(), 0];
  const timer = setInterval(() => {
    const now = used();
    most = Math.max(most, now - last);
    last = now;
  }, 5);
  return {
    longest: () => {
      const longest = most;
      most = 0;
      return longest;
    },
    stop: () => clearInterval(timer),
  };
}

it('sells at the price that is in force, and lets nobody wait, while sets of 5,000 rates are published', async () => {
  const { oldMinor, ids } = await makeRates();
  expect(ids).toHaveLength(many);
  const turns = watchTurns();
  const prices: { minor: number; published: Span }[] = [{ minor: oldMinor, published: { from: 0, to: 0 } }];
  const sales: Sale[] = [];
  const seen = { quiet: [] as Sale[], busy: [] as Sale[] };
  const longest = { quiet: 0, busy: 0 };
  for (const price of newPrices) {
    const rows = await test.db.selectFrom('rate').select(['id', 'version']).where('id', 'in', ids).execute();
    const set = await makeReady(keeper, {
      kind: 'bulk',
      catalogue: 'rates',
      change: { rows, set: { price } },
    });
    const spans: Span[] = [];
    const during = await sellDuring(async () => {
      await sleep(quietMs / 4);
      turns.longest();
      const from = performance.now();
      await sleep(quietMs);
      const began = performance.now();
      longest.quiet = Math.max(longest.quiet, turns.longest());
      const answer = await actOn(keeper, set, 'publish');
      const ended = performance.now();
      expect(answer.statusCode, answer.body.slice(0, 500)).toBe(200);
      await sleep(quietMs / 4);
      longest.busy = Math.max(longest.busy, turns.longest());
      spans.push({ from, to: began }, { from: began, to: ended });
    });
    const [quiet, busy] = spans;
    if (!quiet || !busy) throw new Error('nothing was published');
    prices.push({ minor: toMinor(price), published: busy });
    seen.quiet.push(...within(during, quiet));
    seen.busy.push(...within(during, busy));
    sales.push(...during);
  }
  turns.stop();

  // A price is in force from some moment of its publishing until some moment of the next one's.
  const wrong = sales.filter(
    (sale) =>
      !prices.some(
        ({ minor, published }, index) =>
          minor === sale.minor &&
          sale.ended >= published.from &&
          sale.began <= (prices[index + 1]?.published.to ?? Number.POSITIVE_INFINITY),
      ),
  );
  expect(wrong).toEqual([]);
  expect(sales.some(({ minor }) => minor === prices.at(-1)?.minor)).toBe(true);
  expect(seen.busy.length).toBeGreaterThan(atOnce * newPrices.length);
  // `npm run bench -- publishing` measures it. Here others use the machine as well, so the bounds are wide, with floors.
  expect(waitOf(seen.busy, 0.5)).toBeLessThan(3 * Math.max(waitOf(seen.quiet, 0.5), 75));
  expect(waitOf(seen.busy, 0.99)).toBeLessThan(3 * Math.max(waitOf(seen.quiet, 0.99), 400));
  expect(longest.busy).toBeLessThan(3 * Math.max(longest.quiet, 150));
}, 180_000);

it('sells a rate whose row is held for a change', async () => {
  const id = await rateOf(test, service);
  const { version } = await test.db
    .selectFrom('rate')
    .select('version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const change = { rows: [{ id, version }], set: { price: 99 } };
  const setId = await makeReady(keeper, { kind: 'bulk', catalogue: 'rates', change });
  const holds: readonly ((tx: Tx) => Promise<unknown>)[] = [
    (tx) => lockRowsOfSet(tx, { setId, catalogue: 'rates', table: 'rate' }),
    (tx) => findRowForChange(tx, rates, { id, scope: null }),
    (tx) => listRowsOf(tx, rates, [id], { isForChange: true, scope: null }),
    (tx) => listAllRows(tx, rates, { isForChange: true, scope: null }),
  ];
  for (const hold of holds)
    await test.db.transaction().execute(async (tx) => {
      await hold(tx);
      await sell(await nextGuest());
    });
});
