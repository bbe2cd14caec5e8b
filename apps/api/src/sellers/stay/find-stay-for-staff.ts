import { isInScope } from '@traslado/domain/access/scope';
import { normaliseFolio } from '@traslado/domain/stay/folio';
import type { StaffCaller } from '../../http/tokens.ts';
import type { Inventory } from '../../inventory/inventory.ts';
import type { Pms, PmsStay } from '../../ports/pms.ts';
import type { Transfers } from '../../ports/transfers.ts';
import { Refused } from '../../refused.ts';

/** What their backend sells is booked there. Code: `backend.unavailable`. */
export function refuseSoldThere({ transfers }: { readonly transfers?: Transfers | null | undefined }): void {
  if (transfers) throw new Refused('backend.unavailable', { retryAfterSeconds: 60 });
}

/** The stay of a number, for staff who work for its property. @throws Refused `stay.not_found` for none and for one elsewhere alike */
export async function findStayForStaff(
  {
    pms,
    inventory,
    transfers,
  }: {
    readonly pms: Pms;
    readonly inventory: Pick<Inventory, 'current'>;
    readonly transfers?: Transfers | null | undefined;
  },
  { scope }: StaffCaller,
  { hotel, folio }: { readonly hotel: string; readonly folio: string },
): Promise<PmsStay> {
  refuseSoldThere({ transfers });
  const property = inventory.current().propertyByCode(hotel);
  const known = normaliseFolio(folio);
  if (!property || known === null || !isInScope(scope, property.id))
    throw new Refused('stay.not_found', { field: 'folio' });
  const answer = await pms.findStay({ hotel, folio: known });
  if (answer.kind === 'unavailable') throw new Refused('backend.unavailable', { retryAfterSeconds: 5 });
  if (!answer.value) throw new Refused('stay.not_found', { field: 'folio' });
  return answer.value;
}
