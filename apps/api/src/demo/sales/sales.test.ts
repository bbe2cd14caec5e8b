import type { Counters } from '@traslado/domain/booking/passengers';
import { checkSpecialItems, type SpecialItem } from '@traslado/domain/booking/special-items';
import { DAY_MS } from '@traslado/domain/time/instant';
import { prepareLedgerSchema } from '@traslado/gateway/ledger-schema';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDb, createPool, type Db } from '../../db/client.ts';
import { checkMoney } from '../../store/payment/check-money.ts';
import { cloneDatabase, type TestDatabase } from '../../testing/database/test-databases.ts';
import { loadDemo } from '../load-demo.ts';

const now = Date.parse('2026-11-21T15:00:00Z');
const sales = 700;
let database: TestDatabase;
let db: Db;

beforeAll(async () => {
  database = await cloneDatabase();
  const pool = createPool({ url: database.url, max: 3 });
  await prepareLedgerSchema(pool);
  db = createDb(pool);
  await loadDemo({ db, now, sales });
}, 60_000);

afterAll(async () => {
  await db.destroy();
  await database.drop();
});

async function one<T extends object>(query: string): Promise<T> {
  const { rows } = await sql.raw<T>(query).execute(db);
  const [row] = rows;
  if (!row) throw new RangeError('no row');
  return row;
}

/** The contents of all tables of the sales, as a number that other rows would not have. */
const marks = () =>
  one(`select (select md5(string_agg(c::text, '' order by id)) from coupon c) as coupons,
    (select md5(string_agg(t::text, '' order by id)) from transfer t) as rides,
    (select md5(string_agg(a::text, '' order by id)) from payment_attempt a) as attempts,
    (select md5(string_agg(r::text, '' order by id)) from refund r) as refunds`);

/** Bookings of the named stays come first. */
const named = 32;

describe('two years of sales', () => {
  it('leave the books in order, ours and the gateway’s', async () => {
    expect(await checkMoney(db, now)).toEqual([]);
    const { rows } = await sql`
      select a.id from payment_attempt a
      full join sandbox_gateway.charge c on c.attempt_id = a.id::text
      left join lateral (
        select coalesce(sum(amount_minor), 0) as back from refund where attempt_id = a.id and status = 'succeeded') r on true
      where a.coupon_id > ${named} and (c.amount_minor is distinct from a.amount_minor or (c.status = 'succeeded') <> (a.status = 'succeeded')
        or c.refunded_minor is distinct from r.back or c.id is distinct from a.gateway_id)`.execute(db);
    expect(rows).toEqual([]);
  });

  it('are as many as asked for, over two years, nothing of it in the future', async () => {
    const found = await one<{ all: number; first: Date; last: Date; ahead: number }>(`
      select count(*)::int as all, min(created_at) as first, max(created_at) as last,
        (select count(*)::int from payment_attempt where updated_at > '2026-11-21T15:00:00Z')
        + (select count(*)::int from refund where updated_at > '2026-11-21T15:00:00Z')
        + (select count(*)::int from coupon_change where ended_at > '2026-11-21T15:00:00Z')
        + (select count(*)::int from transfer where status in ('completed', 'no_show') and pickup_at > '2026-11-20T15:00:00Z') as ahead
      from coupon where id > ${named}`);
    expect(found.all).toBe(sales);
    expect(found.ahead).toBe(0);
    expect(now - Number(found.first)).toBeGreaterThan(700 * DAY_MS);
    expect(Number(found.last)).toBeLessThan(now);
  });

  it('have some of everything', async () => {
    const spread = await one<Record<string, number>>(`
      select count(distinct c.property_id)::int as properties, count(distinct c.service_id)::int as services,
        count(distinct s.provider_id)::int as providers, count(distinct country)::int as countries,
        count(distinct coalesce(agency_code, ''))::int as agencies, count(distinct coalesce(channel, 0))::int as channels,
        count(distinct c.status)::int as states, count(*) filter (where included_minor > 0 and total_minor > 0)::int as upgraded,
        count(*) filter (where total_minor = 0)::int as included, (select count(*)::int from seat) as seats,
        (select count(distinct status)::int from transfer) as rides, (select count(distinct kind)::int from coupon_change) as changes,
        (select count(*)::int from refund where origin_id is not null) as retried,
        (select count(*)::int from payment_attempt where change_id is not null) as differences,
        (select count(*)::int from payment_attempt where status = 'failed') as declined,
        (select count(*)::int from mail where status = 'failed') as undelivered
      from coupon c join service s on s.id = c.service_id where c.id > ${named}`);
    expect(spread).toMatchObject({
      properties: 17,
      providers: 2,
      channels: 4,
      agencies: 5,
      states: 4,
      rides: 5,
      changes: 2,
    });
    for (const count of Object.values(spread)) expect(count, JSON.stringify(spread)).toBeGreaterThan(0);
  });

  it('carry special items that the rules would have taken', async () => {
    const { rows } = await sql<{ items: SpecialItem[]; answer: string | null; party: Counters }>`
      select special_items as items, special_answer as answer,
        json_build_object('adults', adults, 'children', children, 'babySeats', baby_seats) as party
      from transfer join coupon on coupon.id = transfer.coupon_id where coupon.id > ${named}`.execute(db);
    const kinds = new Set(rows.flatMap(({ items }) => items.map(({ kind }) => kind)));
    expect(kinds.size).toBe(6);
    const wrong = rows.filter(
      ({ items, answer, party }) =>
        checkSpecialItems(items, party).length > 0 || (answer === 'confirmed') !== items.length > 0,
    );
    expect(wrong).toEqual([]);
  });

  it('are the same when they are made again', async () => {
    const before = await marks();
    await loadDemo({ db, now, sales });
    expect(await marks()).toEqual(before);
  }, 60_000);

  it('give the next sale a number of its own', async () => {
    const next = await one<{ coupon: number; transfer: number; max: number }>(`
      select nextval('coupon_id_seq')::int as coupon, nextval('transfer_id_seq')::int as transfer, (select max(id) from coupon) as max`);
    expect(next.coupon).toBe(next.max + 1);
  });
});

it('explain their price, each to the cent', async () => {
  const { rows } = await sql<{ code: string; kept: number; total: number; due: number }>`
    select c.coupon_code as code, count(k)::int as kept, c.total_minor as total,
      min((k.reckoning -> 'reckoned' -> 'priced' -> 'due' ->> 'dueMinor')::int) as due
    from coupon c left join coupon_reckoning k on k.coupon_id = c.id and k.change_id is null group by c.id`.execute(
    db,
  );
  expect(rows.length).toBeGreaterThan(sales);
  expect(rows.filter(({ kept, total, due }) => kept !== 1 || total !== due)).toEqual([]);
});
