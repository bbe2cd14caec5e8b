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

export const refundRequestThings: Things = {
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
