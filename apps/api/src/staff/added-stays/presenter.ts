import type { CallAnswer } from '@traslado/contract/schemas';
import { maskOnFile } from '@traslado/domain/contact/on-file';
import { toIso } from '@traslado/domain/time/instant';
import type { Snapshot } from '../../inventory/snapshot.ts';
import type { AddedStayRecord } from '../../store/stay/added-stay-repository.ts';

/** A stay that staff added. Mail and phone are masked. */
export const presentAddedStay = (
  snapshot: Pick<Snapshot, 'propertyByCode'>,
  stay: AddedStayRecord,
): CallAnswer<'addStay'> => ({
  id: stay.id,
  property: stay.hotel,
  property_name: snapshot.propertyByCode(stay.hotel)?.name ?? stay.hotel,
  folio: stay.folio,
  last_name: stay.lastName,
  first_name: stay.firstName,
  arrival: stay.arrivalOn,
  departure: stay.departureOn,
  adults: stay.adults,
  children: stay.children,
  country: stay.country,
  ...maskOnFile(stay),
  added_at: toIso(stay.addedAt),
  added_by: stay.addedBy,
  has_booking: stay.hasBooking,
});
