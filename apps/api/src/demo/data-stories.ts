import type { Instant } from '@traslado/domain/time/instant';
import type { Tx } from '../db/client.ts';
import type { DemoBooking } from './bookings.ts';
import type { NamedPlan } from './stay-row.ts';

/** Bookings whose data would fail on the day. */

const folios = { jansen: 'BP100410-1', jansenAgain: 'BP100411-1', kovacs: 'BP100412-1' } as const;

/** Their booking numbers. */
export const dataBookings = {
  jansen: 'JNS2K8RT4W',
  jansenAgain: 'JNS9T3WM6K',
  kovacs: 'KVC6W2TR8M',
} as const;

const jansen = {
  hotel: 'BP',
  first: 'Pieter',
  last: 'Jansen',
  country: 'NL',
  adults: 1,
  children: 0,
  rest: { phone: '+31612345678' },
} as const;

export const dataStays: readonly NamedPlan[] = [
  { ...jansen, folio: folios.jansen, is: 'one of two rooms, booked for both: twice on one flight' },
  { ...jansen, folio: folios.jansenAgain, is: 'the other room, booked for both as well' },
  {
    hotel: 'BP',
    folio: folios.kovacs,
    first: 'Zsófia',
    last: 'Kovács',
    country: 'HU',
    adults: 2,
    children: 0,
    is: 'mail bounced, and a digit of the phone is missing',
    rest: { phone: '+361234567' },
  },
];

type Planned = Pick<DemoBooking, 'code' | 'stay' | 'kind' | 'operation' | 'unitMinor' | 'legs' | 'adults'>;

/** Their paid bookings: an arrival each, on the same flight. */
export const planDataBookings = (stayOf: (folio: string) => DemoBooking['stay']): Planned[] =>
  (['jansen', 'jansenAgain', 'kovacs'] as const).map((name) => {
    const stay = stayOf(folios[name]);
    return {
      code: dataBookings[name],
      stay,
      adults: 2,
      kind: 2,
      operation: 2,
      unitMinor: 95_00,
      legs: [{ direction: 'arrival', flight: 'AA1234', airline: 'AA', on: stay.arrival_on, time: '14:35' }],
    };
  });

/** The confirmation of Kovács, which the mail server refused for good. */
export async function insertDataStories(tx: Tx, now: Instant): Promise<void> {
  const { id, contact_email, created_at } = await tx
    .selectFrom('coupon')
    .select(['id', 'contact_email', 'created_at'])
    .where('coupon_code', '=', dataBookings.kovacs)
    .executeTakeFirstOrThrow();
  const why = '550 5.1.1 no such mailbox';
  const mail = await tx
    .insertInto('mail')
    .values({
      message_id: '<demo-kovacs-confirmation@traslado.example>',
      coupon_id: id,
      kind: 'confirmation',
      language: 'en',
      recipients: [contact_email],
      subject: `Your transfer is confirmed · ${dataBookings.kovacs}`,
      body_text: 'Your transfer is confirmed.',
      body_html: '<p>Your transfer is confirmed.</p>',
      status: 'failed',
      refused: true,
      last_error: why,
      created_at: new Date(created_at),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('staff_alert')
    .values({
      kind: 'mail.undelivered',
      subject: String(mail.id),
      detail: why,
      coupon_id: id,
      created_at: new Date(created_at),
      seen_at: new Date(now),
    })
    .execute();
}
