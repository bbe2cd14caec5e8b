import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { TestApp } from '../open-test-app.ts';
import { insertRide } from './ride.ts';
import type { Things } from './things.ts';

/** Money matters of staff: a payment without a known end, a failed repayment, a difference. */

const amount_minor = 24_00;

/** A booking of its own, like one of the demo. */
async function copyBooking(test: TestApp, paidMinor: number): Promise<number> {
  const code = randomBytes(5).toString('hex').toUpperCase();
  const { rows } = await sql<{ id: number }>`
    insert into coupon (coupon_code, hotel, folio, guest_name, property_id, airport_id, service_id, trip_type, private, included, status, adults,
      children, baby_seats, passengers, vehicles, total_minor, paid_minor, price, contact_name, contact_email, contact_phone, language, company,
      movement_origin_id, created_at)
    select ${code}, hotel, ${`M-${code}`}, guest_name, property_id, airport_id, service_id, trip_type, private, included, 'cancelled', adults, children,
      baby_seats, passengers, vehicles, ${amount_minor}, ${paidMinor}, price, contact_name, contact_email, contact_phone, language, company,
      movement_origin_id, created_at
    from coupon order by id limit 1 returning id`.execute(test.db);
  const id = rows[0]?.id ?? 0;
  await insertRide(test, id, { status: 'cancelled', at: new Date(test.now()) });
  return id;
}

async function insertAttempt(
  test: TestApp,
  couponId: number,
  status: 'unknown' | 'succeeded',
): Promise<string> {
  const id = randomUUID();
  const at = new Date(test.now());
  await test.db
    .insertInto('payment_attempt')
    .values({
      id,
      coupon_id: couponId,
      status,
      amount_minor,
      currency: 'USD',
      gateway: 'sandbox',
      gateway_id: status === 'succeeded' ? `ch_${id}` : null,
      created_at: at,
      updated_at: at,
    })
    .execute();
  return id;
}

async function makeMoney(test: TestApp): Promise<Readonly<Record<string, string | number>>> {
  const unknown = await insertAttempt(test, await copyBooking(test, 0), 'unknown');
  const couponId = await copyBooking(test, amount_minor);
  const attemptId = await insertAttempt(test, couponId, 'succeeded');
  const at = new Date(test.now());
  const movement = { coupon_id: couponId, attempt_id: attemptId, amount_minor, currency: 'USD' };
  await test.db
    .insertInto('ledger_entry')
    .values({ ...movement, kind: 'capture', entered_at: at })
    .execute();
  const refund = randomUUID();
  await test.db
    .insertInto('refund')
    .values({ ...movement, id: refund, status: 'failed', reason: 'cancel', created_at: at, updated_at: at })
    .execute();
  const { id } = await test.db
    .insertInto('money_difference')
    .values({
      gateway: 'sandbox',
      account: '',
      subject: `attempt:${attemptId}`,
      currency: 'USD',
      cause: 'not_paid_out',
      amount_minor: -amount_minor,
      happened_at: at,
      found_at: at,
      coupon_id: couponId,
      attempt_id: attemptId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { 'unknown payment': unknown, 'failed refund': refund, difference: id };
}

export const moneyThings: Things = {
  'payments/{id}': { names: { id: '@unknown payment' }, make: makeMoney },
  'refunds/{id}': { names: { id: '@failed refund' }, make: makeMoney },
  'reconciliation/{id}': { names: { id: '@difference' }, make: makeMoney },
};
