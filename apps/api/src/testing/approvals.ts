import { randomUUID } from 'node:crypto';
import type { CallAnswer } from '@traslado/contract/schemas';
import { sql } from 'kysely';
import type { TestApp } from './open-test-app.ts';
import { makeStaff, type Staff } from './staff.ts';

/** Refunds by hand, for tests. */

export type Request = CallAnswer<'askRefund'>;

let number = 0;

/** A person with an address, and a limit of their own in USD. */
export async function makeGiver(
  test: TestApp,
  role: string,
  limit: number,
  more: Parameters<typeof makeStaff>[2] = {},
): Promise<Staff> {
  number += 1;
  const staff = await makeStaff(test, [role], { email: `giver.${number}@perla.example`, ...more });
  await sql`update staff_account set limit_minor = ${limit * 100} where id = ${staff.id}`.execute(test.db);
  return staff;
}

export const couponIdOf = async (test: TestApp, code: string): Promise<number> =>
  (await test.db.selectFrom('coupon').select('id').where('coupon_code', '=', code).executeTakeFirstOrThrow())
    .id;

type Wish = { amount: string; reason?: string; note?: string; uuidReference?: string };

export const askFor = (
  staff: Staff,
  couponId: number,
  wish: Wish,
  headers: Readonly<Record<string, string>> = {},
) =>
  staff.ask('POST', `/v1/staff/bookings/${couponId}/refund-requests`, {
    payload: { reason: 'ride_late', note: 'The van was late', uuidReference: randomUUID(), ...wish },
    headers,
  });

export const approve = (staff: Staff, id: number, amount: string) =>
  staff.ask('POST', `/v1/staff/refund-requests/${id}/approve`, { payload: { amount } });

export const decline = (staff: Staff, id: number, note = 'The driver was there') =>
  staff.ask('POST', `/v1/staff/refund-requests/${id}/decline`, { payload: { note } });
