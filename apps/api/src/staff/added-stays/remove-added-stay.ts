import { isInScope } from '@traslado/domain/access/scope';
import { insertDeed } from '../../db/audit.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import { Refused } from '../../refused.ts';
import { deleteAddedStay, findAddedStay } from '../../store/stay/added-stay-repository.ts';
import { type AddedStayDependencies, refuseElsewhere } from './add-stay.ts';

/** Removes a stay that was added by hand. Codes: `stay.kept_elsewhere`, `stay.not_found`, `stay.has_booking`. */
export function removeAddedStay(
  { db, pms, inventory }: AddedStayDependencies,
  { accountId, username, scope }: StaffCaller,
  { id, now }: { id: number; now: number },
): Promise<void> {
  refuseElsewhere(pms);
  return db.transaction().execute(async (tx) => {
    const stay = await findAddedStay(tx, id);
    const property = stay && inventory.current().propertyByCode(stay.hotel);
    if (!stay || !isInScope(scope, property?.id ?? null)) throw new Refused('stay.not_found');
    if (stay.hasBooking) throw new Refused('stay.has_booking');
    await deleteAddedStay(tx, stay);
    const detail = { hotel: stay.hotel, folio: stay.folio };
    await insertDeed(tx, { accountId, username, action: 'stay.remove', subject: String(id), detail, now });
  });
}
