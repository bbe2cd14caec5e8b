import { randomBytes } from 'node:crypto';
import { mailboxKey } from '@traslado/domain/limits/messages';
import type { TestApp } from './open-test-app.ts';

/** Messages of guests, for tests. */

type Written = {
  readonly hotel?: string;
  readonly email?: string;
  readonly folio?: string | null;
  readonly message?: string;
  readonly name?: string;
  readonly language?: 'en' | 'es';
  /** Epoch milliseconds; now by default. */
  readonly at?: number;
};

/** A waiting message. @returns its id */
export async function writeMessage(
  test: TestApp,
  {
    hotel = 'BP',
    email = `guest-${randomBytes(4).toString('hex')}@visitor.example`,
    folio = null,
    message = 'Is there room for a surfboard of two metres?',
    name = 'Ana Rivera',
    language = 'en',
    at = test.now(),
  }: Written = {},
): Promise<number> {
  const property = await test.db
    .selectFrom('property')
    .select('id')
    .where('code', '=', hotel)
    .executeTakeFirstOrThrow();
  const airport = await test.db.selectFrom('airport').select('id').orderBy('id').executeTakeFirstOrThrow();
  const { id } = await test.db
    .insertInto('contact_message')
    .values({
      reference: `M-${randomBytes(5).toString('hex').toUpperCase()}`,
      property_id: property.id,
      airport_id: airport.id,
      folio,
      name,
      email,
      phone: '+15125550100',
      message,
      language,
      status: 'received',
      client_address: '192.0.2.1',
      email_key: mailboxKey(email),
      body_hash: 'of a test',
      created_at: new Date(at),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
