import type { CallAnswer } from '@traslado/contract/schemas';
import { isInForce } from '@traslado/domain/booking/state';
import { LETTER_ALLOWANCE } from '@traslado/domain/forms/contact-form';
import type { Language } from '@traslado/domain/language';
import type { Db } from '../../db/client.ts';
import { isUniqueViolation } from '../../db/errors.ts';
import type { GuestCaller } from '../../http/tokens.ts';
import {
  checkSameBody,
  type IdempotencyKey,
  idempotencyKeyOf,
  replay,
} from '../../idempotency/idempotency-key.ts';
import { Refused } from '../../refused.ts';
import { findStoredAnswer, insertLetterRequest, listLetterRequests } from '../../store/letter/repository.ts';
import { type Actor, actedBy } from '../booking/actor.ts';
import { findOwnCoupons } from '../booking/find-coupon-for.ts';
import { noteDeed } from '../booking/note-deed.ts';
import { allowLetter } from './allow-letter.ts';
import { addressOnFile, namedAddress } from './letter-address.ts';

type Sent = CallAnswer<'sendLetter'>;

export type SendRequest<By extends Actor = GuestCaller> = {
  readonly actor: By;
  readonly code: string;
  readonly body: { readonly email?: string | undefined; readonly uuidReference?: string | undefined };
  readonly idempotencyKey: string | undefined;
  readonly language: Language;
  readonly now: number;
};

/** Queues the letter of a booking to one plain address, the booking's own unless another is named: five times a day at most, once per key. */
export async function sendLetter({ db }: { readonly db: Db }, request: SendRequest<Actor>): Promise<Sent> {
  const { actor, code, body, language, now } = request;
  const named = namedAddress(body.email);
  const keys = { inBody: body.uuidReference, inHeader: request.idempotencyKey };
  const idempotency = idempotencyKeyOf('letter', actor.kind === 'guest' ? actor : actor.staff, keys, {
    code,
    email: named,
  });
  const earlier = await findAnswer(db, idempotency);
  if (earlier) return earlier;
  const [coupon] = await findOwnCoupons(db, actor, [code]);
  if (!coupon || !isInForce(coupon.status)) throw new Refused('coupon.state');
  const email = named ?? addressOnFile(coupon);
  const acted = actedBy(actor, []);
  try {
    return await db.transaction().execute(async (tx) => {
      const timesAt = await listLetterRequests(tx, coupon.id, now - LETTER_ALLOWANCE.windowMs);
      const answer = allowLetter(email, timesAt, now);
      // Staff may read another language than their guest.
      const inLanguage = acted ? coupon.language : language;
      const asked = { couponId: coupon.id, email, language: inLanguage, acted };
      await insertLetterRequest(tx, { ...asked, idempotency, answer, now });
      await noteDeed(tx, acted, { action: 'booking.letter', coupon, detail: { to: answer.sent_to }, now });
      return answer;
    });
  } catch (error) {
    // The same key twice at once: both requests share one letter.
    const other = isUniqueViolation(error) ? await findAnswer(db, idempotency) : null;
    if (other) return other;
    throw error;
  }
}

async function findAnswer(db: Db, idempotency: IdempotencyKey): Promise<Sent | null> {
  const stored = await findStoredAnswer(db, idempotency);
  if (!stored) return null;
  checkSameBody(idempotency, stored);
  return replay<Sent>(stored);
}
