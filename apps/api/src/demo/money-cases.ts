import { DAY_MS, type Instant } from '@traslado/domain/time/instant';
import { sql } from 'kysely';
import type { Tx } from '../db/client.ts';
import { type DemoBooking, insertBooking } from './bookings.ts';
import { abreuFolio, salcedoFolio } from './money-stays.ts';
import { namedStays } from './named-stays.ts';

/** Cases for staff who handle money: a payment without a known end, and a repayment that the bank sent back. */

const abreuNumber = 'ABR7X4K2M9';
const salcedoNumber = 'SCD4R7XK2M';
/** Our id of the repayment that succeeded here and failed at the gateway. */
export const lostRefundId = '00000000-0000-4000-9000-000000000001';

const unpaidMinutes = 40;

function cases(now: Instant): { abreu: DemoBooking; salcedo: DemoBooking } {
  const stays = new Map(namedStays(now).map((stay) => [stay.folio, stay]));
  const abreu = stays.get(abreuFolio);
  const salcedo = stays.get(salcedoFolio);
  if (!abreu || !salcedo) throw new RangeError('the stays of the money cases are missing');
  return {
    abreu: {
      code: abreuNumber,
      stay: abreu,
      kind: 2,
      operation: 2,
      unitMinor: 95_00,
      unpaidMinutes,
      legs: [{ direction: 'arrival', flight: 'AA1234', airline: 'AA', on: abreu.arrival_on, time: '14:35' }],
    },
    salcedo: {
      code: salcedoNumber,
      stay: salcedo,
      kind: 1,
      operation: 3,
      unitMinor: 24_00,
      cancelled: true,
      legs: [
        { direction: 'departure', flight: 'DL1882', airline: 'DL', on: salcedo.departure_on, time: '06:00' },
      ],
    },
  };
}

/** Writes both. Abreu's payment is not checked until staff ask, so that there is time to try it. */
export async function insertMoneyCases(tx: Tx, index: number, now: Instant): Promise<void> {
  const { abreu, salcedo } = cases(now);
  await insertBooking(tx, abreu, index, now);
  const { couponId, attemptId } = await insertBooking(tx, salcedo, index + 1, now);
  const at = new Date(now - 9 * DAY_MS);
  const refund = { coupon_id: couponId, attempt_id: attemptId, amount_minor: 24_00, currency: 'USD' };
  await tx
    .updateTable('transfer')
    .set({ status: 'cancelled', cancelled_price_minor: 24_00 })
    .where('coupon_id', '=', couponId)
    .execute();
  await tx
    .updateTable('coupon')
    .set({ status: 'cancelled', cancelled_at: at, refunded_minor: 24_00, version: sql`version + 1` })
    .where('id', '=', couponId)
    .execute();
  await tx
    .insertInto('refund')
    .values({
      ...refund,
      id: lostRefundId,
      status: 'succeeded',
      reason: 'cancel',
      gateway_id: 're_demo_salcedo',
      tries: 1,
      created_at: at,
      updated_at: at,
    })
    .execute();
  await tx
    .insertInto('ledger_entry')
    .values({ ...refund, kind: 'refund', refund_id: lostRefundId, entered_at: at })
    .execute();
}
