import { daysBetween } from '@traslado/domain/time/civil';
import type { Property } from '../../inventory/records.ts';
import type { PmsStay } from '../../ports/pms.ts';

/** The facts of a stay in every answer, in the names of the wire; contact data is each answer's own question. */
export function stayFields(stay: PmsStay, property: Pick<Property, 'id' | 'smartCode'> | undefined) {
  return {
    resort: stay.hotel,
    nameId: stay.nameId,
    smartCode: property?.smartCode ?? '',
    confirmationNumber: stay.folio,
    firstName: stay.firstName,
    lastName: stay.lastName,
    nights: daysBetween(stay.arrivalOn, stay.departureOn),
    adults: stay.adults,
    children: stay.children,
    resvNameId: stay.resvNameId,
    reservationStatus: stay.status,
    arrival: stay.arrivalOn,
    departure: stay.departureOn,
    parentResvNameId: stay.parentResvNameId,
    propertyId: property?.id ?? 1,
  };
}
