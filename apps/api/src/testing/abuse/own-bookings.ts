import { randomUUID } from 'node:crypto';
import type { TestApp } from '../open-test-app.ts';
import type { Own } from './person.ts';
import type { Things } from './things.ts';

/** A booking that stands, with a letter about it. */
async function makeLetter(test: TestApp): Promise<Own['rows']> {
  const found = await findBooking(test);
  const { id } = await test.db
    .insertInto('mail')
    .values({
      message_id: `<${randomUUID()}@letter.example>`,
      coupon_id: found.booking ?? null,
      kind: 'confirmation',
      language: 'en',
      recipients: ['nobody@example.com'],
      subject: 'Your ride',
      body_text: 'Your ride is booked.',
      body_html: '',
      status: 'sent',
      created_at: new Date(test.now()),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { ...found, letter: id };
}

/** A booking of a stay that stands, and its ride to the resort. */
async function findBooking(test: TestApp): Promise<Record<string, number>> {
  const row = await test.db
    .selectFrom('coupon')
    .innerJoin('transfer', 'transfer.coupon_id', 'coupon.id')
    .select(['coupon.id as booking', 'transfer.id as ride'])
    .where('coupon.status', '=', 'confirmed')
    // Rides that other rows need are of nobody's stay.
    .where('coupon.guest_name', '<>', 'Nobody')
    .where('transfer.status', '=', 'confirmed')
    .where('transfer.direction', '=', 'arrival')
    .orderBy('coupon.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? { booking: Number(row.booking), 'ride of booking': Number(row.ride) } : {};
}

export const bookingThings: Things = {
  'bookings/{id}': { names: { id: '@booking', transfer_id: '@ride of booking' }, make: findBooking },
  'bookings/{id}/letters': { names: { id: '@booking', letter: '@letter' }, make: makeLetter },
};
