import type { CallAnswer } from '@traslado/contract/schemas';
import { isInScope } from '@traslado/domain/access/scope';
import { withoutKeys } from '@traslado/domain/desk/without-keys';
import { toIso } from '@traslado/domain/time/instant';
import { insertLook } from '../../db/audit-looks.ts';
import type { Db } from '../../db/client.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import { Refused } from '../../refused.ts';
import { findLetter } from '../../store/letter/sent-repository.ts';

/**
 * A letter as it was sent. Reading it counts as opening its booking.
 * @throws Refused `letter.not_found` for none of this booking, and outside the caller's properties
 */
export async function showLetter(
  { db }: { readonly db: Db },
  caller: StaffCaller,
  { id, letter, now }: { readonly id: number; readonly letter: number; readonly now: number },
): Promise<CallAnswer<'getBookingLetter'>> {
  const found = await findLetter(db, { bookingId: id, letterId: letter });
  if (!found?.propertyIds.some((property) => isInScope(caller.scope, property)))
    throw new Refused('letter.not_found');
  await insertLook(db, caller, { at: 'booking', subject: found.booking, now });
  return {
    id: found.id,
    subject: found.subject,
    recipients: [...found.recipients],
    language: found.language,
    status: found.status,
    created_at: toIso(found.createdAt),
    sent_at: found.sentAt === null ? null : toIso(found.sentAt),
    text: withoutKeys(found.text),
    attachments: [...found.attachments],
  };
}
