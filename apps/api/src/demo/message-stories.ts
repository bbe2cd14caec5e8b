import { HOUR_MS, type Instant } from '@traslado/domain/time/instant';
import type { Tx } from '../db/client.ts';
import { demoProperty } from './places.ts';
import { demoUsername } from './staff.ts';
import type { NamedPlan } from './stay-row.ts';

/** A guest who waits for an answer. */

export const lefevreFolio = 'BP100413-1';
export const lefevreBooking = 'CFV5R8WK3T';
const name = 'Camille Lefèvre';
const email = 'camille.lefevre@example.com';

export const messageStays: readonly NamedPlan[] = [
  {
    hotel: 'BP',
    folio: lefevreFolio,
    first: 'Camille',
    last: 'Lefèvre',
    country: 'FR',
    from: 1,
    adults: 2,
    children: 1,
    is: 'a message waiting 26 hours, and a ride tomorrow',
    rest: { email },
  },
];

const hours = (now: Instant, count: number): Date => new Date(now - count * HOUR_MS);

/** Her message, not linked to her booking yet, and an earlier one that was answered. */
export async function insertMessageStories(tx: Tx, now: Instant): Promise<void> {
  const bp = demoProperty('BP');
  const common = {
    property_id: bp.id,
    airport_id: bp.airport_id,
    folio: lefevreFolio,
    name,
    email,
    email_key: email,
    phone: '+33612345678',
    language: 'en' as const,
    client_address: '192.0.2.0',
  };
  const earlier = hours(now, 5 * 24);
  const answeredAt = hours(now, 5 * 24 - 2);
  const { id } = await tx
    .insertInto('contact_message')
    .values({
      ...common,
      reference: 'M-CFV2K-7QX4R',
      message: 'Hello, is a child seat included in the private transfer? Our daughter is 18 months old.',
      status: 'answered',
      body_hash: 'demo-lefevre-1',
      created_at: earlier,
      ended_at: answeredAt,
      ended_by: demoUsername('concierge'),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('message_answer')
    .values({
      message_id: id,
      language: 'en',
      subject: 'About your message · M-CFV2K-7QX4R',
      body: `Hello ${name}, yes: a child seat is included. The driver fits it before you board.`,
      body_hash: 'demo-lefevre-answer',
      answered_at: answeredAt,
      answered_by: demoUsername('concierge'),
    })
    .execute();
  await tx
    .insertInto('contact_message')
    .values({
      ...common,
      reference: 'M-CFV6R-3WK8T',
      message:
        'Our flight lands at 14:35, but it is often late. Does the driver wait for us, and where do we meet?',
      status: 'received',
      body_hash: 'demo-lefevre-2',
      created_at: hours(now, 26),
    })
    .execute();
}
