import { isInScope } from '@traslado/domain/access/scope';
import { normaliseFolio } from '@traslado/domain/stay/folio';
import type { StaffCaller } from '../../http/tokens.ts';
import type { Inventory } from '../../inventory/inventory.ts';
import type { Pms, PmsStay } from '../../ports/pms.ts';
import { Refused } from '../../refused.ts';

/** Refuses where another seller keeps the bookings: its sales are booked there. Code: `backend.unavailable`. */
export function refuseSoldThere({ keepsBookings }: { readonly keepsBookings: boolean }): void {
  if (!keepsBookings) throw new Refused('backend.unavailable', { retryAfterSeconds: 60 });
}

/** The stay of a number, for staff of its property. @throws Refused `stay.not_found` for none and for another property's alike */
export async function findStayForStaff(
  {
    pms,
    inventory,
    seller,
  }: {
    readonly pms: Pms;
    readonly inventory: Pick<Inventory, 'current'>;
    readonly seller: { readonly keepsBookings: boolean };
  },
  { scope }: StaffCaller,
  { hotel, folio }: { readonly hotel: string; readonly folio: string },
): Promise<PmsStay> {
  refuseSoldThere(seller);
  const property = inventory.current().propertyByCode(hotel);
  const known = normaliseFolio(folio);
  if (!property || known === null || !isInScope(scope, property.id))
    throw new Refused('stay.not_found', { field: 'folio' });
  const answer = await pms.findStay({ hotel, folio: known });
  if (answer.kind === 'unavailable') throw new Refused('backend.unavailable', { retryAfterSeconds: 5 });
  if (!answer.value) throw new Refused('stay.not_found', { field: 'folio' });
  return answer.value;
}
