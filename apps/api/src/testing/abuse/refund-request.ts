import { DAY_MS } from '@traslado/domain/time/instant';
import { sql } from 'kysely';
import { askFor, couponIdOf, makeGiver } from '../approvals.ts';
import { makePaid } from '../changes.ts';
import type { TestApp } from '../open-test-app.ts';
import type { Officer } from './person.ts';
import type { Things } from './things.ts';

/** The requested amount where a request is decided on; above the requester's limit. */
const REQUESTED = '150.00';

/** A paid booking that nobody else asks about. The officer may approve a request about it. */
async function makePaidBooking(test: TestApp, { id }: Officer): Promise<{ booking: number }> {
  await sql`update staff_account set limit_minor = 100000 where id = ${id}`.execute(test.db);
  const { code } = await makePaid(test);
  return { booking: await couponIdOf(test, code) };
}

/** A booking whose rides are over; nobody asked for its erasure yet. */
async function makeRidden(test: TestApp, officer: Officer): Promise<{ 'ridden booking': number }> {
  const { booking } = await makePaidBooking(test, officer);
  await sql`
    update transfer set pickup_at = ${new Date(test.now() - DAY_MS)} where coupon_id = ${booking}`.execute(
    test.db,
  );
  // The search for a booking to change does not find this one.
  await sql`update coupon set guest_name = 'Nobody' where id = ${booking}`.execute(test.db);
  return { 'ridden booking': booking };
}

export const refundRequestThings: Things = {
  'bookings/{id}/guest-data': { names: { id: '@ridden booking' }, make: makeRidden },
  'bookings/{id}/refund-requests': { names: { id: '@booking', amount: '20.00' }, make: makePaidBooking },
  'refund-requests/{id}': {
    names: { id: '@refund request', amount: REQUESTED },
    make: async (test, officer) => {
      const { booking } = await makePaidBooking(test, officer);
      const asked = await askFor(await makeGiver(test, 'concierge', 0), booking, { amount: REQUESTED });
      return { 'refund request': asked.json().id };
    },
  },
};
