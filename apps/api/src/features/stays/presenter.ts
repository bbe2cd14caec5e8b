import type { CallAnswer } from '@traslado/contract/schemas';
import { companyOf } from '@traslado/domain/stay/company';
import { daysBetween } from '@traslado/domain/time/civil';
import type { Language, Property } from '../../catalogue/records.ts';
import { problemText } from '../../http/problems.ts';
import type { PmsStay } from '../../ports/pms.ts';

export type StayView = Omit<CallAnswer<'findStay'>, 'session'>;

/** A stay with the field names of the wire, and what its guest may do now. */
export function presentStay(
  stay: PmsStay,
  property: Property,
  more: { readonly coupons: readonly string[]; readonly refusal: string | null; readonly language: Language },
): StayView {
  return {
    resort: stay.hotel,
    nameId: stay.nameId,
    smartCode: property.smartCode,
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
    room: stay.room,
    email: stay.email,
    phone: stay.phone,
    parentResvNameId: stay.parentResvNameId,
    usingMember: stay.usingMember,
    externalReference: stay.externalReference,
    mBenefits: stay.mBenefits,
    companyId: stay.companyId,
    agencyCode: stay.agencyCode,
    country: stay.country,
    clubInformation: { ...stay.club, otherAffiliations: [...stay.club.otherAffiliations] },
    company: companyOf(stay.country),
    currency: 'USD',
    exchange: 1,
    propertyId: property.id,
    viewer: {
      canBook: more.refusal === null,
      refusal:
        more.refusal === null
          ? null
          : { code: more.refusal, detail: problemText(more.refusal, more.language) },
      coupons: [...more.coupons],
    },
  };
}
