import { FIGURE_NAMES, type FigureName, hasDimension } from '@traslado/domain/reports/figures';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { insertDemoSales } from '../../demo/sales/write-sales.ts';
import { cancelCoupons, makePaid } from '../../testing/changes.ts';
import { makeStaff, type Staff } from '../../testing/staff.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { addDaysUp } from './add-days-up.ts';

// Reports are the same from the sums of days as from the rows, whatever happens meanwhile.

const test = useTestApp();
let finance: Staff;
beforeAll(async () => {
  await test.db.transaction().execute((tx) => insertDemoSales(tx, { count: 400, now: test.now() }));
  finance = await makeStaff(test, ['finance']);
}, 60_000);

async function addAllUp(limit?: number): Promise<void> {
  while ((await addDaysUp(test.db, test.now(), limit)) > 0);
}

/** All kept sums. */
const sums = async () =>
  (await sql`select * from report_sum order by figure, dimension, day, property_id, value`.execute(test.db))
    .rows;

const forget = () =>
  sql`delete from report_day`.execute(test.db).then(() => sql`delete from report_sum`.execute(test.db));

/** A question asks for six figures at most. */
const atOnce = (figures: readonly FigureName[], more: object) =>
  Array.from({ length: Math.ceil(figures.length / 6) }, (_, index) => ({
    figures: figures.slice(index * 6, index * 6 + 6),
    ...more,
  }));

/** Every figure of two years, by month and by its dimensions. */
async function reports(): Promise<unknown[]> {
  const days = { from: '2025-01-01', to: '2026-12-31' };
  const byCountry = (figure: FigureName) => hasDimension(figure, 'country');
  const questions = [
    ...atOnce(FIGURE_NAMES, { split: 'property' }),
    ...atOnce(FIGURE_NAMES, { split: null, where: [{ dimension: 'property', values: ['1', '8'] }] }),
    ...atOnce(FIGURE_NAMES.filter(byCountry), {
      split: 'country',
      where: [{ dimension: 'group', values: ['1'] }],
    }),
    ...atOnce(
      FIGURE_NAMES.filter((figure) => !byCountry(figure)),
      { split: 'airport' },
    ),
  ].map((question) => ({ ...question, ...days, step: 'month' }));
  const told: unknown[] = [];
  for (const payload of questions) {
    const answer = await finance.ask('POST', '/v1/staff/reports/ask', { payload });
    expect(answer.statusCode, answer.body).toBe(200);
    // Hours that are added up in another order differ in their last digits, far below a tenth of a millisecond.
    told.push(
      JSON.parse(answer.body, (_, value) =>
        typeof value === 'number' ? Math.round(value * 36_000_000) / 36_000_000 : value,
      ).figures,
    );
  }
  return told;
}

it('sums of days and rows say the same, before, between and after changes', async () => {
  await forget();
  const fromRows = await reports();
  await addDaysUp(test.db, test.now(), 200);
  expect(await reports()).toEqual(fromRows);
  await addAllUp(100);
  expect(await reports()).toEqual(fromRows);
  await makePaid(test);
  await cancelCoupons(test, (await makePaid(test)).token, {});
  await sql`update coupon set total_minor = total_minor + 1, country = 'FR' where id % 9 = 0`.execute(
    test.db,
  );
  await sql`update transfer set pickup_on = pickup_on + 40 where id % 7 = 0`.execute(test.db);
  await sql`update payment_attempt set failure = 'expired_card', created_at = created_at - interval '5 days' where status = 'failed'`.execute(
    test.db,
  );
  await sql`update pms_stay set status = 'CANCELLED', arrival_on = arrival_on - 2 where right(folio, 3) = '7-1'`.execute(
    test.db,
  );
  await sql`delete from coupon_stay where coupon_id % 13 = 0`.execute(test.db);
  await sql`update contact_message set created_at = created_at - interval '3 days'`.execute(test.db);
  await sql`delete from mail where id % 5 = 0`.execute(test.db);
  const between = await reports();
  await forget();
  expect(between).toEqual(await reports());
  expect(between).not.toEqual(fromRows);
  await addAllUp(500);
  expect(await reports()).toEqual(between);
}, 240_000);

it('what was cut in the middle, and changed since, equals a rebuild from nothing to the cent', async () => {
  await forget();
  await addDaysUp(test.db, test.now(), 300);
  await sql`update coupon set total_minor = total_minor + 7 where id % 5 = 0`.execute(test.db);
  const before = await sums();
  const cut = addDaysUp(test.db, test.now(), 2_000).catch((error: unknown) => error);
  for (let tries = 0; tries < 500; tries += 1) {
    const { rows } = await sql<{ cut: boolean }>`
      select pg_terminate_backend(l.pid) as cut from pg_locks l join pg_stat_activity a on a.pid = l.pid
      where l.locktype = 'advisory' and l.objid = 4018226317 and l.granted and a.query like '%insert into report_sum%'
        and a.datname = current_database()`.execute(test.db);
    if (rows.length > 0) break;
  }
  expect(await cut).toBeInstanceOf(Error);
  expect(await sums()).toEqual(before);
  await addAllUp(400);
  const mended = await sums();
  expect(mended).not.toEqual(before);
  await forget();
  await addAllUp(1_000);
  expect(await sums()).toEqual(mended);
}, 240_000);

it('two processes add each day up once', async () => {
  await forget();
  await Promise.allSettled([addDaysUp(test.db, test.now(), 500), addDaysUp(test.db, test.now(), 500)]);
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from report_day`.execute(test.db);
  expect(rows[0]?.n).toBeGreaterThanOrEqual(500);
  await addAllUp(2_000);
});
