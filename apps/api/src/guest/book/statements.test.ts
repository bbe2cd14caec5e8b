import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type pg from 'pg';
import { describe, expect, it } from 'vitest';
import { conflictOfCoupon } from '../../db/booked-legs.ts';
import { createPool } from '../../db/client.ts';
import { countStatements, recordStatements, type Sent } from '../../testing/count-statements.ts';
import { bodyOf, create, makePending, makeStay, pay, serviceOf, signIn } from '../../testing/sales.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

/** Most statements of a call, beside begin and commit. The sandbox's own ledger is not counted. */
const budget = 8;

const test = useTestApp();

const get = (url: string, token: string) =>
  test.app.inject({ url, headers: { authorization: `Bearer ${token}` } });

/** The tables that a function read whole: it is run and rolled back, since no plan shows its statements. */
const readByFunction = async (pool: pg.Pool, { text, values }: Sent): Promise<string[]> => {
  const client = await pool.connect();
  await client.query('begin');
  await client.query(text, [...values]);
  const { rows } = await client.query('select relname from pg_stat_xact_user_tables where seq_scan > 0');
  await client.query('rollback');
  client.release();
  return rows.map(({ relname }) => relname);
};

/** Tables that a statement would read whole, with the settings of our connections: an index is used wherever there is one. */
async function readWhole(sent: Sent): Promise<string[]> {
  const { text, values } = sent;
  const pool = createPool({ url: test.url, max: 1 });
  try {
    if (text.includes('lock_sale(')) return await readByFunction(pool, sent);
    const { rows } = await pool.query(`explain (format json) ${text}`, [...values]);
    const plan = JSON.stringify(rows);
    return [...plan.matchAll(/"Node Type":"Seq Scan".*?"Relation Name":"(\w+)"/g)].map(
      ([, table]) => table ?? '',
    );
  } finally {
    await pool.end();
  }
}

describe('statements a call', () => {
  it.each([
    ['a private round trip', serviceOf.suvRoundTrip],
    ['a limited departure', serviceOf.sharedDeparture],
  ])('creating %s', async (_, serviceId) => {
    const expected = 3;
    // The flights of these days are asked for once.
    await makePending(test, serviceId);
    const guest = await makeStay(test);
    const token = await signIn(test, guest);
    const body = await bodyOf(test, guest, serviceId);
    expect(await countStatements(() => create(test, token, serviceId, body))).toBe(expected);
    // The same key again writes nothing; another one takes the place of the unpaid booking, which is locked first.
    expect(await countStatements(() => create(test, token, serviceId, body))).toBe(expected - 1);
    const other = await bodyOf(test, guest, serviceId);
    expect(await countStatements(() => create(test, token, serviceId, other))).toBe(expected + 1);
  });

  it('paying, and paying with the same key again', async () => {
    const { token, code, amount } = await makePending(test);
    const form = { coupon_id: code, amount, uuidReference: randomUUID() };
    expect(await countStatements(() => pay(test, token, form))).toBe(3);
    expect(await countStatements(() => pay(test, token, form))).toBe(1);
  });

  it('paying when the seats have to be taken again', async () => {
    const { token, code, amount } = await makePending(test, serviceOf.sharedDeparture);
    const start = test.now();
    test.setNow(start + 16 * 60_000);
    expect(await countStatements(() => pay(test, token, { coupon_id: code, amount }))).toBeLessThanOrEqual(
      budget,
    );
    test.setNow(start);
  });

  it('selling and paying read no table whole, seats neither', async () => {
    await makePending(test, serviceOf.sharedDeparture);
    const guest = await makeStay(test);
    const token = await signIn(test, guest);
    const body = await bodyOf(test, guest, serviceOf.sharedDeparture);
    const selling = await recordStatements(() => create(test, token, serviceOf.sharedDeparture, body));
    const { token: payer, code, amount } = await makePending(test, serviceOf.sharedDeparture);
    const paying = await recordStatements(() => pay(test, payer, { coupon_id: code, amount }));
    const all = [...selling, ...paying];
    expect(all.length).toBe(6);
    expect(all.filter(({ text }) => text.includes('lock_sale('))).toHaveLength(1);
    expect((await Promise.all(all.map(readWhole))).flat()).toEqual([]);
  });

  it('a payment reads no more rows when others have booked', async () => {
    const fetched = sql<{
      rows: number;
    }>`select sum(idx_tup_fetch)::int as rows from pg_stat_xact_user_tables`;
    const rowsOf = async (): Promise<number> => {
      const { code } = await makePending(test);
      return test.db.transaction().execute(async (tx) => {
        const before = (await fetched.execute(tx)).rows[0]?.rows ?? 0;
        await sql`select ${conflictOfCoupon(sql`id`)} from coupon where coupon_code = ${code}`.execute(tx);
        return ((await fetched.execute(tx)).rows[0]?.rows ?? 0) - before;
      });
    };
    const before = await rowsOf();
    for (let more = 0; more < 6; more += 1) await makePending(test);
    expect(await rowsOf()).toBe(before);
  });

  it('reading grows with no number of rows', async () => {
    const { guest, token, code } = await makePending(test);
    const urls = [
      `/v1/transfers/coupons/${code}`,
      `/v1/sales/payments/${code}`,
      `/v2/transfers/reservations/${guest.hotel}/${guest.folio}`,
    ];
    const before = await Promise.all(urls.map((url) => get(url, token).then((answer) => answer.statusCode)));
    expect(before).toEqual([200, 200, 200]);
    const counts: number[] = [];
    for (const url of urls) counts.push(await countStatements(() => get(url, token)));
    for (let more = 0; more < 2; more += 1) await create(test, token, 121, await bodyOf(test, guest, 121));
    const after: number[] = [];
    for (const url of urls) after.push(await countStatements(() => get(url, token)));
    expect(after).toEqual(counts);
    expect(counts).toEqual([1, 1, 1]);
  });
});
