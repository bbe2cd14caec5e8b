import type { Tx } from '../../db/client.ts';
import { Refused } from '../../refused.ts';
import { updateEntriesOfErasure } from '../../store/guest-data/repository.ts';
import type { RequestRecord } from '../../store/request/record.ts';
import { eraseStay, type KeepErased } from '../guest-data/erase-booking.ts';

/**
 * Carries out an erasure in the transaction of its approval, so that neither is there without the other. Codes: those of `refusalOfErasure`,
 * `coupon.not_found`.
 */
export async function eraseApproved(
  tx: Tx,
  { keepErased }: { readonly keepErased: KeepErased },
  { id, booking }: Pick<RequestRecord, 'id' | 'booking'>,
  now: number,
): Promise<void> {
  const erased = await eraseStay(tx, {
    code: booking.number,
    now,
    keep: keepErased,
    eraseEntries: () => updateEntriesOfErasure(tx, id),
  });
  if (erased.kind === 'unknown') throw new Refused('coupon.not_found');
  if (erased.kind !== 'erased') throw new Refused(erased.kind);
}
