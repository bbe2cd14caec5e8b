import type { Db } from '../../db/client.ts';
import type { LetterChange } from '../../mail/send-change-letter.ts';
import type { Changed } from '../../store/booking/record.ts';
import type { CancelSummary } from '../../store/cancellation/record.ts';
import { findChangeForLetter } from '../../store/change/repository.ts';

/** A change or cancellation that took effect, as its letter describes it; null for none. */
export async function describeChange(db: Db, changeId: string): Promise<LetterChange | null> {
  const found = await findChangeForLetter(db, changeId);
  if (!found) return null;
  const { couponId, oldEmail, amountMinor, byResort } = found;
  const common = { couponId, oldEmail, byResort, edition: `v${found.baseVersion + 1}` };
  // Each kind is written by its own use case, with its own summary.
  if (found.kind === 'cancel')
    return { ...common, kind: 'cancel', cancelled: found.summary as CancelSummary };
  return { ...common, kind: 'change', amountMinor, changes: found.summary as readonly Changed[] };
}
