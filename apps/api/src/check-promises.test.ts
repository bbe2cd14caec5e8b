import { type Check, PROMISES } from '@traslado/domain/booking/promises';
import { HOUR_MS, MINUTE_MS } from '@traslado/domain/time/instant';
import { type RawBuilder, sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkPromises, tellPromises } from './check-promises.ts';
import { insertDeed } from './db/audit.ts';
import type { Db } from './db/client.ts';
import { listOpenAlerts } from './db/staff-alerts.ts';
import type { GatewayCharge, PaymentsPort } from './ports/payments.ts';
import { checkBooks, checkJobs } from './staff/reconciliation/check-books.ts';
import { checkMoney } from './store/payment/check-money.ts';
import { makePaid } from './testing/changes.ts';
import { serviceOf } from './testing/sales.ts';
import { useTestApp } from './testing/use-test-app.ts';

const test = useTestApp();
let code = '';
let couponId = 0;
let before = 0;

beforeAll(async () => {
  before = (await checkMoney(test.db, test.now())).length;
  ({ code } = await makePaid(test, serviceOf.sharedDeparture));
  await makePaid(test);
  const { id } = await test.db
    .selectFrom('coupon')
    .select('id')
    .where('coupon_code', '=', code)
    .executeTakeFirstOrThrow();
  couponId = id;
});

type Port = Pick<PaymentsPort, 'listCharges'>;

/** The charges of the tests, without those that only the demo has. */
const ofTests = (): Port => ({
  listCharges: () => test.payments.port.listCharges(test.now() - MINUTE_MS),
});
/** A gateway that has one more charge beside each of them. */
const doubled = (over: Partial<GatewayCharge>): Port => ({
  async *listCharges() {
    for await (const charge of ofTests().listCharges(0)) {
      yield charge;
      yield { ...charge, gatewayId: 'ch_again', ...over };
    }
  },
});

const check = (db: Db, payments: Port = ofTests()) =>
  checkPromises({ db, payments, anchors: [], charges: { from: test.now() - MINUTE_MS } }, test.now());

/** The subjects of a check's differences after something was broken, which is then taken back. */
async function brokenBy(
  name: Check,
  breaks: (db: Db) => Promise<unknown>,
  payments?: Port,
): Promise<string[]> {
  const found: string[] = [];
  const enough = new Error('taken back');
  await test.db
    .transaction()
    .execute(async (tx) => {
      await breaks(tx);
      for (const promise of await check(tx, payments))
        for (const one of promise.found) if (one.check === name) found.push(one.subject);
      throw enough;
    })
    .catch((error: unknown) => {
      if (error !== enough) throw error;
    });
  return found;
}

const refund = (status: string) =>
  sql`insert into refund (id, coupon_id, attempt_id, status, amount_minor, currency, reason, created_at, updated_at)
    select gen_random_uuid(), coupon_id, id, ${status}, amount_minor + 1, 'USD', 'cancel', now(), now()
    from payment_attempt where coupon_id = ${couponId}`;
const ofCoupon = (table: string, words: string): RawBuilder<unknown> =>
  sql`update ${sql.table(table)} set ${sql.raw(words)} where coupon_id = ${couponId}`;

const statements: Readonly<Partial<Record<Check, () => RawBuilder<unknown>>>> = {
  'booking.paid': () => sql`update coupon set paid_minor = paid_minor + 1 where id = ${couponId}`,
  'attempt.entered': () => ofCoupon('ledger_entry', 'amount_minor = amount_minor - 1'),
  'refund.entered': () => refund('succeeded'),
  'refund.too_much': () => refund('requested'),
  'booking.price': () => sql`update coupon set total_minor = total_minor + 1 where id = ${couponId}`,
  'booking.lowered': () => sql`update coupon set lowered_minor = 1 where id = ${couponId}`,
  'gateway.differs': () => ofCoupon('payment_attempt', 'amount_minor = amount_minor - 1'),
  'seat.sold': () => sql`update seat set held_until = now()
    where transfer_id in (select id from transfer where coupon_id = ${couponId})`,
  'leg.twice':
    () => sql`insert into coupon_stay (coupon_id, hotel, folio, guest, main, adults, children, baby_seats)
    select (select max(id) from coupon), hotel, folio, guest, false, 1, 0, 0 from coupon_stay where coupon_id = ${couponId}`,
  'booking.letter': () =>
    sql`delete from job where payload @> jsonb_build_object('couponId', ${couponId}::int)`,
  'change.letter':
    () => sql`insert into coupon_change (id, coupon_id, transfer_id, kind, status, base_version, plan, summary, amount_minor,
      total_minor, currency, created_at, ended_at)
    select gen_random_uuid(), coupon_id, id, 'change', 'applied', 1, '{}', '[]', 0, 0, 'USD', now(), now()
    from transfer where coupon_id = ${couponId}`,
};

describe('the checker', () => {
  it('finds the books of the demo and of new bookings in order, and says so in a line for each promise', async () => {
    expect(before).toBe(0);
    const checked = await check(test.db);
    expect(checked.filter(({ found }) => found.length > 0)).toEqual([]);
    expect(tellPromises(checked)).toHaveLength(Object.keys(PROMISES).length);
    expect(checked.find(({ promise }) => promise === 'gateway')?.read).toBe('2 charges');
  });

  it.each(Object.entries(statements))('names the booking whose %s is broken', async (name, statement) => {
    const subjects = await brokenBy(name as Check, (db) => statement().execute(db));
    expect(subjects).toHaveLength(1);
    expect(subjects[0]).toContain(code);
  });

  it('leaves out a payment under way', async () => {
    const charges = { from: test.now() - MINUTE_MS, until: test.now() - 1 };
    await brokenBy('gateway.differs', async (db) => {
      await ofCoupon('payment_attempt', 'amount_minor = amount_minor - 1').execute(db);
      const checked = await checkPromises({ db, payments: ofTests(), anchors: [], charges }, test.now());
      expect(checked.find(({ promise }) => promise === 'gateway')?.found).toEqual([]);
    });
  });

  it('names a letter that is queued twice', async () => {
    const again = sql`insert into job (kind, payload, run_at, created_at)
      select kind, payload, run_at, created_at from job where payload @> jsonb_build_object('couponId', ${couponId}::int)`;
    expect(await brokenBy('booking.letter', (db) => again.execute(db))).toEqual([code]);
  });

  it('asks for no letter to a booking without an address', async () => {
    const gone = async (db: Db) => {
      await sql`delete from job where payload @> jsonb_build_object('couponId', ${couponId}::int)`.execute(
        db,
      );
      await sql`update coupon set contact_email = '' where id = ${couponId}`.execute(db);
    };
    expect(await brokenBy('booking.letter', gone)).toEqual([]);
  });

  it('names a departure with more guests than seats', async () => {
    const full = sql`update shared_departure set capacity = 0 where id in (
      select departure_id from seat join transfer on transfer.id = transfer_id where coupon_id = ${couponId})`;
    expect(await brokenBy('departure.seats', (db) => full.execute(db))).toEqual([
      expect.stringMatching(/^BP departure, \d{4}-\d\d-\d\d \d+ h$/),
    ]);
  });

  it('names charges that we do not know, or that there are twice', async () => {
    const twice = await brokenBy('gateway.twice', async () => undefined, doubled({}));
    expect(twice).toHaveLength(2);
    const unknown = doubled({ attemptId: 'of-nobody' });
    expect(await brokenBy('gateway.unknown_here', async () => undefined, unknown)).toEqual(['of-nobody']);
  });

  it('names an entry of the audit that was never sealed', async () => {
    const account = await test.db.selectFrom('staff_account').select('id').executeTakeFirstOrThrow();
    const deed = {
      accountId: account.id,
      username: 'finance.demo',
      action: 'alert.handle',
      subject: '1',
    } as const;
    const found = await brokenBy('audit.chain', (db) =>
      insertDeed(db, { ...deed, detail: {}, now: test.now() - HOUR_MS }),
    );
    expect(found).toHaveLength(1);
  });

  it('names a job that waits for more than 90 s, and none that is being done or tried again later', async () => {
    const late = (words: string) => (db: Db) =>
      sql`update job set run_at = ${new Date(test.now() - 91_000)} ${sql.raw(words)}
        where payload @> jsonb_build_object('couponId', ${couponId}::int)`.execute(db);
    expect(await brokenBy('job.late', late(''))).toEqual([
      expect.stringMatching(/^send_confirmation_letter \d+$/),
    ]);
    expect(
      await brokenBy('job.late', late(", locked_until = clock_timestamp() + interval '1 minute'")),
    ).toEqual([]);
    expect(await brokenBy('job.late', late(', failed_at = now()'))).toEqual([]);
  });

  it('breaks each of its checks in these tests', () => {
    const others: Check[] = [
      'departure.seats',
      'gateway.unknown_here',
      'gateway.twice',
      'audit.chain',
      'job.late',
    ];
    const tried = [...Object.keys(statements), ...others].sort();
    expect(tried).toEqual(Object.values(PROMISES).flat().sort());
  });
});

describe('the hourly round', () => {
  it('alerts staff at its end, closes the alert an hour later, and is one for all processes', async () => {
    const add = (cents: number) =>
      sql`update coupon set paid_minor = paid_minor + ${cents} where id = ${couponId}`.execute(test.db);
    const open = () => listOpenAlerts(test.db, 'check.failed');
    await add(1);
    const read = await Promise.all([checkBooks(test.db, test.now()), checkBooks(test.db, test.now())]);
    expect(read.filter((bookings) => bookings > 0)).toHaveLength(1);
    expect(await open()).toEqual(['money']);
    await add(-1);
    expect(await checkBooks(test.db, test.now() + HOUR_MS - 1)).toBe(0);
    expect(await open()).toEqual(['money']);
    await checkBooks(test.db, test.now() + HOUR_MS + 1);
    expect(await open()).toEqual([]);
  });

  it('alerts staff while jobs wait too long', async () => {
    expect(await checkJobs(test.db, test.now() + 90_000)).toBe(0);
    expect(await checkJobs(test.db, test.now() + 91_000)).toBeGreaterThan(0);
    expect(await listOpenAlerts(test.db, 'check.failed')).toEqual(['jobs']);
    await checkJobs(test.db, test.now());
    expect(await listOpenAlerts(test.db, 'check.failed')).toEqual([]);
  });
});
