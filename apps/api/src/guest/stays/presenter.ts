import type { RefusalCode } from '@traslado/contract/refusals';
import type { CallAnswer } from '@traslado/contract/schemas';
import type { BookedLeg } from '@traslado/domain/booking/booked-legs';
import { maskOnFile, usableOnFile } from '@traslado/domain/contact/on-file';
import type { Language } from '@traslado/domain/language';
import { SALE_CURRENCY } from '@traslado/domain/money';
import { companyOf } from '@traslado/domain/stay/company';
import { problemText } from '../../http/problems.ts';
import type { Property } from '../../inventory/records.ts';
import type { Snapshot } from '../../inventory/snapshot.ts';
import type { PmsStay, StayBookings } from '../../ports/pms.ts';
import { stayFields } from '../../sellers/stay/stay-fields.ts';

export type StayView = Omit<CallAnswer<'findStay'>, 'session'>;

/**
 * A stay with the field names of the wire, and the rights of its guest now. Mail and phone are masked: a browser never has them in full.
 */
export function presentStay(
  snapshot: Snapshot,
  stay: PmsStay,
  property: Property,
  more: {
    readonly bookings: StayBookings;
    readonly refusal: RefusalCode | null;
    readonly language: Language;
  },
): StayView {
  const { email, phone } = maskOnFile(usableOnFile(stay));
  return {
    room: stay.room,
    email,
    phone,
    usingMember: stay.usingMember,
    externalReference: stay.externalReference,
    mBenefits: stay.mBenefits,
    companyId: stay.companyId,
    agencyCode: stay.agencyCode,
    country: stay.country,
    clubInformation: { ...stay.club, otherAffiliations: [...stay.club.otherAffiliations] },
    company: companyOf(stay.country, snapshot.sellers),
    currency: SALE_CURRENCY,
    exchange: 1,
    viewer: {
      canBook: more.refusal === null,
      refusal:
        more.refusal === null
          ? null
          : { code: more.refusal, detail: problemText(more.refusal, more.language) },
      coupons: [...more.bookings.coupons],
      bookedLegs: more.bookings.legs.map((leg) => presentBookedLeg(snapshot, stay, leg)),
    },
    // Spread last: fields added to a spread object are stored one by one, ten times as slow, and a look-up is made of this.
    ...stayFields(stay, property),
  };
}

/** A booked leg, as far as the guest of this stay may know it: only its owner reads the number. */
function presentBookedLeg(
  snapshot: Snapshot,
  stay: PmsStay,
  leg: BookedLeg,
): StayView['viewer']['bookedLegs'][number] {
  const owner = leg.hotel === stay.hotel && leg.folio === stay.folio;
  return {
    direction: leg.direction,
    owner,
    coupon_id: owner ? leg.couponCode : null,
    service_date: leg.flightOn,
    pick_up_date: leg.pickUpOn,
    pick_up_time: leg.pickUpTime,
    time_zone: leg.timeZone,
    zone_name: snapshot.airportById(leg.airportId)?.city ?? leg.timeZone,
  };
}
