import { randomBytes } from 'node:crypto';
import { HOUR_MS } from '@traslado/domain/time/instant';
import { sql } from 'kysely';
import { updateEnded } from '../../store/message/repository.ts';
import { writeMessage } from '../guest-messages.ts';
import type { TestApp } from '../open-test-app.ts';
import { NOBODYS } from './person.ts';
import { insertRide } from './ride.ts';
import type { Things } from './things.ts';

/** Waiting matters of staff: a guest's message, and an unpaid booking with a ride within two days. */

/** A booking of its own that waits for its money, like any that there is. */
async function makeUnpaid(test: TestApp): Promise<number> {
  const code = randomBytes(5).toString('hex').toUpperCase();
  const at = new Date(test.now() + 24 * HOUR_MS);
  const now = new Date(test.now());
  const { rows } = await sql<{ id: number }>`
    insert into coupon (coupon_code, hotel, folio, guest_name, property_id, airport_id, service_id, trip_type, private, included, status,
      adults, children, baby_seats, passengers, vehicles, total_minor, price, contact_name, contact_email, contact_phone, language,
      company, movement_origin_id, created_at, expires_at)
    select ${code}, hotel, ${`BP${code}-1`}, 'Nobody', property_id, airport_id, service_id, 'arrival', private, false, 'pending_payment',
      2, 0, 0, 2, 1, 2400, price, 'Nobody', 'nobody@example.com', '+15551234567', 'en', company, movement_origin_id, ${now}::timestamptz,
      ${at}::timestamptz
    from coupon c where exists (select from transfer t where t.coupon_id = c.id) order by id limit 1
    returning id`.execute(test.db);
  const [booking] = rows;
  if (!booking) return NOBODYS;
  await insertRide(test, booking.id, { status: 'pending', at });
  return booking.id;
}

export const deskThings: Things = {
  'messages/{id}': {
    names: { id: '@guest message', booking: '@unpaid booking' },
    make: async (test, { call }) => ({
      'guest message': await writeMessage(test),
      ...(call === 'linkGuestMessage' && { 'unpaid booking': await makeUnpaid(test) }),
    }),
  },
  'messages/{id}/end': {
    names: { id: '@closed message' },
    make: async (test, { id: accountId, username }) => {
      const id = await writeMessage(test);
      const end = {
        to: 'closed',
        couponId: null,
        note: '',
        by: { accountId, username },
        now: test.now(),
      } as const;
      await test.db.transaction().execute((tx) => updateEnded(tx, id, end));
      return { 'closed message': id };
    },
  },
  'queues/{queue}/rows/{key}': {
    names: { key: '@unpaid booking' },
    make: async (test) => ({ 'unpaid booking': await makeUnpaid(test) }),
  },
};
