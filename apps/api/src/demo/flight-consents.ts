import { DAY_MS, type Instant } from '@traslado/domain/time/instant';
import { sql } from 'kysely';
import type { Tx } from '../db/client.ts';
import { type ConsentRow, insertConsents } from '../store/channel/consent-repository.ts';

/** Nakamura’s number: in the sandbox, WhatsApp fails there and SMS is delivered. */
const NAKAMURA = { code: 'FGT2K8RT4Q', phone: '+13055550001' };
const PETROV = { code: 'FGT2K8RT4S', phone: '+13055550116' };

/** Guests of tomorrow’s flights who agreed to messages on their phones: Nakamura to both channels; Petrov, who said STOP yesterday. */
export async function insertDemoConsents(tx: Tx, now: Instant): Promise<void> {
  const at = now - DAY_MS;
  const given = {
    purpose: 'ride',
    isGiven: true,
    wordingVersion: 1,
    source: 'confirmation',
    language: 'en',
  } as const;
  const ended = {
    isGiven: false,
    wording: null,
    wordingVersion: null,
    language: null,
    source: 'reply',
  } as const;
  const entriesOf = (couponId: number, phone: string): ConsentRow[] => {
    const sms: ConsentRow = { ...given, couponId, phone, channel: 'sms', wording: 'sms-ride', at };
    if (phone === PETROV.phone) return [sms, { ...sms, ...ended }];
    return [{ ...sms, channel: 'whatsapp', wording: 'whatsapp-ride' }, sms];
  };
  for (const { code, phone } of [NAKAMURA, PETROV]) {
    const { rows } = await sql<{ id: number }>`
      update coupon set contact_phone = ${phone} where coupon_code = ${code} returning id`.execute(tx);
    await insertConsents(
      tx,
      rows.flatMap(({ id }) => entriesOf(id, phone)),
    );
  }
}
