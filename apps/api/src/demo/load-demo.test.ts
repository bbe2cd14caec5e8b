import { moneyLineOf } from '@traslado/domain/desk/money-line';
import { HOUR_MS } from '@traslado/domain/time/instant';
import { localDateOf } from '@traslado/domain/time/zone';
import { prepareLedgerSchema } from '@traslado/gateway/ledger-schema';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDb, createPool, type Db } from '../db/client.ts';
import { checkChain } from '../staff/audit/check-chain.ts';
import { sealWithin } from '../staff/audit/seal-entries.ts';
import { findCouponById } from '../store/booking/repository.ts';
import { checkMoney } from '../store/payment/check-money.ts';
import { cloneDatabase, type TestDatabase } from '../testing/database/test-databases.ts';
import { demoLines } from './demo-lines.ts';
import { demoStayCount, loadDemo, loadDemoIfEmpty } from './load-demo.ts';
import { demoStays } from './named-stays.ts';
import { demoSheets } from './services.ts';

const now = Date.parse('2026-11-21T15:00:00Z');
let database: TestDatabase;
let db: Db;

beforeAll(async () => {
  database = await cloneDatabase();
  db = createDb(createPool({ url: database.url, max: 3 }));
  await loadDemo({ db, now, seal: sealWithin });
});

afterAll(async () => {
  await db.destroy();
  await database.drop();
});

async function countOf(table: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(db);
  return rows[0]?.n ?? -1;
}

describe('the demo', () => {
  test('has what people expect of it', async () => {
    expect(await countOf('pms_stay')).toBe(demoStayCount);
    expect(await countOf('property')).toBeGreaterThanOrEqual(14);
    expect(await countOf('hotel_group')).toBe(10);
    expect(await countOf('scheduled_flight')).toBeGreaterThanOrEqual(300);
    expect(await countOf('airline')).toBeGreaterThan(800);
    const services = await db.selectFrom('service').select(['id', 'name_en', 'name_es']).execute();
    expect(services.filter(({ name_en, name_es }) => name_en === '' || name_es === '')).toEqual([]);
  });

  test('has money that adds up at the top of every story of its stays', async () => {
    const { rows } = await sql<{ id: number; code: string; paid: number; back: number; lost: boolean }>`
      select c.id, c.coupon_code as code,
        (select coalesce(sum(amount_minor), 0)::int from ledger_entry l where l.coupon_id = c.id and l.kind = 'capture') as paid,
        (select coalesce(sum(amount_minor), 0)::int from ledger_entry l where l.coupon_id = c.id and l.kind = 'refund') as back,
        exists (select from refund r where r.coupon_id = c.id and r.status = 'failed' and r.replaced_by is null) as lost
      from coupon c`.execute(db);
    expect(rows.length).toBeGreaterThanOrEqual(10);
    for (const { id, code, paid, back, lost } of rows) {
      const coupon = await findCouponById(db, id);
      if (!coupon) throw new Error(code);
      const line = moneyLineOf({ ...coupon, cameBackMinor: 0 });
      expect([line.paidMinor, line.refundedMinor], code).toEqual([paid, back]);
      expect(line.refundedMinor + line.onItsWayMinor + line.keptMinor + line.returnedMinor, code).toBe(paid);
      expect(Math.min(...Object.values(line)), code).toBeGreaterThanOrEqual(0);
      expect(line.returnedMinor > 0, code).toBe(lost);
    }
  });

  test('has the past work of its staff in the audit, in a whole chain', async () => {
    const { links, findings } = await checkChain(db, { anchors: [], now: now + HOUR_MS });
    expect(findings).toEqual([]);
    const { rows } = await sql<{ username: string; action: string; subject: string }>`
      select username, action, subject from audit_entry order by id`.execute(db);
    expect(links).toBe(rows.length);
    expect(rows).toContainEqual({
      username: 'concierge.demo',
      action: 'booking.change',
      subject: 'MNS4H7TQ2W',
    });
    expect(new Set(rows.map(({ action }) => action))).toEqual(
      new Set(['session.open', 'booking.change', 'refund.ask', 'message.answer', 'person.limit']),
    );
    // Nobody works without having signed in, and their account has the last time.
    const strangers = await sql`
      select e.username from audit_entry e join staff_account a on a.username = e.username where e.action <> 'session.open' and (
        a.signed_in_at is null or not exists (select from audit_entry o where o.action = 'session.open' and o.username = e.username
          and o.id < e.id and o.at < e.at and o.at <= a.signed_in_at))`.execute(db);
    expect(strangers.rows).toEqual([]);
    // Whatever else staff do in the demo's past needs its entry, too.
    const done = await sql<{ n: number }>`
      select (select count(*) from ride_mark)::int + (select count(*) from pay_link)::int + (select count(*) from letter_request)::int
        + (select count(*) from coupon where acting is not null)::int + (select count(*) from added_stay)::int
        + (select count(*) from coupon_change where kind = 'cancel' and acting is not null)::int
        + (select count(*) from refund_request where status <> 'waiting' or kind <> 'refund')::int as n`.execute(
      db,
    );
    expect(done.rows).toEqual([{ n: 0 }]);
  });

  test('has a refund that failed as the product writes one: a chain of tries, the next one to come, and its alert', async () => {
    const { rows } = await sql<{ tries: number; next: number; alerts: string[] }>`
      select count(*)::int as tries, count(r.next_try_at)::int as next,
        (select array_agg(s.kind || ' ' || (s.subject = min(coalesce(r.origin_id, r.id)::text))) from staff_alert s
          where s.coupon_id = r.coupon_id) as alerts
      from refund r where r.status = 'failed' group by r.coupon_id`.execute(db);
    expect(rows).toEqual([{ tries: 4, next: 1, alerts: ['refund.failed true'] }]);
  });

  test('prints the dates that its stays have, and how to have today’s when they are of an earlier day', async () => {
    const today = await demoLines(db, now);
    expect(today.join('\n')).toContain('BP100001-1  2026-12-21 to 2026-12-28');
    expect(today.join('\n')).not.toContain('npm run demo');
    const later = await demoLines(db, now + 26 * 24 * HOUR_MS);
    expect(later.join('\n')).toContain('BP100001-1  2026-12-21 to 2026-12-28');
    expect(later.join('\n')).toContain('npm run demo');
  });

  test.each([
    [111, 0, 42_00],
    [112, 0, 24_00],
    [113, 0, 24_00],
    [121, 160_00, 0],
    [122, 95_00, 0],
    [123, 95_00, 0],
    [131, 220_00, 0],
    [132, 130_00, 0],
  ])('sells service %i at Bahía Perla for the published price', async (serviceId, price, adult) => {
    const rate = await db
      .selectFrom('rate')
      .selectAll()
      .where('service_id', '=', serviceId)
      .where('valid_from', '<=', '2026-12-21')
      .where('valid_to', '>=', '2026-12-21')
      .executeTakeFirstOrThrow();
    expect([rate.price_minor, rate.adult_minor]).toEqual([price, adult]);
  });

  test('gives every service of the same vehicle and trip texts of its own resort, never an unfilled place', async () => {
    expect(demoSheets.size).toBe((await db.selectFrom('service').select('id').execute()).length);
    for (const text of demoSheets.values())
      expect(JSON.stringify(text)).not.toMatch(/undefined|null|\$\{| (de|a) el aeropuerto/);
  });

  test('dates the named stays from today at their resort', async () => {
    const today = localDateOf(now, 'America/Cancun');
    expect(today).toBe('2026-11-21');
    const stays = new Map(demoStays(now).map((stay) => [stay.folio, stay]));
    expect(stays.get('BP100001-1')).toMatchObject({
      lastName: 'Rivera',
      arrivalOn: '2026-12-21',
      departureOn: '2026-12-28',
    });
    expect(stays.get('PM100004-1')?.arrivalOn).toBe(stays.get('BP100004-1')?.departureOn);
    expect(stays.get('BP100007-1')?.arrivalOn).toBe('2026-11-22');
    expect(stays.get('BP100010-1')?.arrivalOn).toBe('2026-11-21');
    // Four hours before midnight the guest who arrives in four hours and a bit arrives tomorrow.
    const late = new Map(demoStays(Date.parse('2026-11-22T01:30:00Z')).map((stay) => [stay.folio, stay]));
    expect(late.get('BP100010-1')?.arrivalOn).toBe('2026-11-22');
  });

  test('holds sums: what coupons say they were paid is what the ledger and the payments say', async () => {
    const coupons = await db.selectFrom('coupon').selectAll().orderBy('id').execute();
    expect(coupons.map((coupon) => coupon.total_minor)).toEqual([
      160_00,
      95_00,
      84_00,
      240_00,
      240_00,
      240_00,
      216_00,
      95_00,
      220_00,
      95_00,
      95_00,
      95_00,
      95_00,
      95_00,
      // Flights of tomorrow, Nakamura's nine people among them.
      ...Array(13).fill(95_00),
      216_00,
      95_00,
      95_00,
      95_00,
      24_00,
    ]);
    for (const coupon of coupons) {
      // Abreu's payment is unknown.
      expect(coupon.paid_minor).toBe(coupon.status === 'pending_payment' ? 0 : coupon.total_minor);
      const { entered } = await db
        .selectFrom('ledger_entry')
        .select(({ fn }) => fn.sum<number>('amount_minor').as('entered'))
        .where('coupon_id', '=', coupon.id)
        .where('kind', '=', 'capture')
        .executeTakeFirstOrThrow();
      expect(Number(entered)).toBe(coupon.paid_minor);
    }
  });

  test('is clean for the checker of the books', async () => {
    expect(await checkMoney(db, now)).toEqual([]);
  });

  test('enters its payments in the books of the sandbox gateway where that is here', async () => {
    const pool = createPool({ url: database.url, max: 1 });
    await prepareLedgerSchema(pool);
    await loadDemo({ db, now });
    const { rows } = await pool.query(
      `select c.attempt_id from sandbox_gateway.charge c join payment_attempt a
         on a.id::text = c.attempt_id and a.gateway_id = c.id and a.amount_minor = c.amount_minor`,
    );
    const back = await pool.query(
      `select g.amount_minor::int as amount from sandbox_gateway.refund g join refund r on r.id::text = g.refund_id
         and r.gateway_id = g.id and r.amount_minor = g.amount_minor and r.status = g.status`,
    );
    await pool.end();
    // One more has no booking, so it is not among them.
    expect(rows).toHaveLength(34);
    expect(back.rows).toContainEqual({ amount: 42_00 });
  });

  test('leaves one seat on the shuttle of the check-out day at two in the morning', async () => {
    const departure = await db
      .selectFrom('shared_departure')
      .selectAll()
      .where('service_id', '=', 113)
      .executeTakeFirstOrThrow();
    expect(departure).toMatchObject({
      service_id: 113,
      direction: 'departure',
      service_on: '2026-12-28',
      pickup_hour: 2,
      capacity: 40,
    });
    const { taken } = await db
      .selectFrom('seat')
      .select(({ fn }) => fn.sum<number>('seats').as('taken'))
      .where('departure_id', '=', departure.id)
      .executeTakeFirstOrThrow();
    expect(Number(taken)).toBe(39);
    // A sale sets the departure's seats to the service's: any other number would be gone with the first.
    const { departure_capacity } = await db
      .selectFrom('service')
      .select('departure_capacity')
      .where('id', '=', 113)
      .executeTakeFirstOrThrow();
    expect(departure_capacity).toBe(departure.capacity);
  });

  test('is the same when it is made again, and clears what was sold meanwhile', async () => {
    const rows = async () =>
      JSON.stringify(await db.selectFrom('pms_stay').selectAll().orderBy('folio').execute());
    const before = await rows();
    await db
      .insertInto('app_setting')
      .values({ key: 'token_secret', value: '"kept"' })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await db
      .insertInto('guess')
      .values({ subject: 'folio:X', window_start: new Date(now), tries: 3 })
      .execute();
    const startedAt = performance.now();
    await loadDemo({ db, now });
    expect(performance.now() - startedAt).toBeLessThan(4_000);
    expect(await rows()).toBe(before);
    expect(await countOf('guess')).toBe(0);
    const secret = await db
      .selectFrom('app_setting')
      .select('value')
      .where('key', '=', 'token_secret')
      .executeTakeFirst();
    expect(secret?.value).toBe('kept');
  });

  test('is loaded once on a first start', async () => {
    expect(await loadDemoIfEmpty({ db, now })).toBe(false);
    await sql`truncate property cascade`.execute(db);
    const loaded = await Promise.all([loadDemoIfEmpty({ db, now }), loadDemoIfEmpty({ db, now })]);
    expect(loaded.sort()).toEqual([false, true]);
    expect(await countOf('pms_stay')).toBe(demoStayCount);
  });
});
