import type { CallAnswer } from '@traslado/contract/schemas';
import { isInForce } from '@traslado/domain/booking/state';
import { LETTER_ALLOWANCE } from '@traslado/domain/forms/contact-form';
import { checkSameBody, idempotencyKeyOf, replay } from '../../idempotency/idempotency-key.ts';
import type { LetterProxy } from '../../ports/letter-proxy.ts';
import { Refused } from '../../refused.ts';
import { deleteIdempotencyKey, insertAnswered, lockScope } from '../../store/their-booking/repository.ts';
import { allowLetter } from '../letter/allow-letter.ts';
import { addressOnFile, namedAddress } from '../letter/letter-address.ts';
import type { SendRequest } from '../letter/send-letter.ts';
import { type BackendDeps, findForDeed } from './find-backend-coupon.ts';

type Sent = CallAnswer<'sendLetter'>;

/** Has the group's own sending mail the letter of a booking of theirs: five times a day at most, once per key. */
export async function sendBackendLetter(
  deps: BackendDeps & { readonly letterProxy: LetterProxy | null },
  request: SendRequest,
): Promise<Sent> {
  const { actor: guest, body, language, now } = request;
  const named = namedAddress(body.email);
  const keys = { inBody: body.uuidReference, inHeader: request.idempotencyKey };
  const { coupon } = await findForDeed(deps, guest, request.code, now);
  const { code } = coupon;
  const asked = idempotencyKeyOf('letter', guest, keys, { code, email: named });
  // Counted for each booking, however its number was typed.
  const idempotency = { ...asked, scope: `${asked.scope}:${code}` };
  if (!isInForce(coupon.status)) throw new Refused('coupon.state');
  const { letterProxy } = deps;
  if (!letterProxy) throw new Refused('letter.download_only');
  const email = named ?? addressOnFile(coupon);
  const claimed = await deps.db.transaction().execute(async (tx) => {
    const { stored, timesAt } = await lockScope(tx, idempotency, now - LETTER_ALLOWANCE.windowMs);
    if (stored) {
      checkSameBody(idempotency, stored);
      return { answer: replay<Sent>(stored), isNew: false };
    }
    const answer = allowLetter(email, timesAt, now);
    await insertAnswered(tx, idempotency, answer, now);
    return { answer, isNew: true };
  });
  if (!claimed.isNew) return claimed.answer;
  const outcome = await letterProxy.send({ couponCode: code, email, language, key: idempotency.key });
  if (outcome.kind === 'accepted') return claimed.answer;
  // Requested again with the same key, which they know as well.
  await deleteIdempotencyKey(deps.db, idempotency);
  throw outcome.kind === 'rejected'
    ? new Refused('letter.download_only')
    : new Refused('backend.unavailable', { retryAfterSeconds: 5 });
}
