import type { Linked } from '../linking/link-stay.ts';
import type { Stay } from '../stay/stay-session.ts';

/** A stay for tests. */
export function sampleStay(change: Partial<Stay> = {}): Stay {
  return {
    resort: 'BP',
    nameId: '1',
    smartCode: 'BPX',
    confirmationNumber: 'BP100001-1',
    firstName: 'Ana',
    lastName: 'Rivera',
    nights: 7,
    adults: 2,
    children: 1,
    resvNameId: '1',
    reservationStatus: 'RESERVED',
    arrival: '2027-01-10',
    departure: '2027-01-17',
    room: '1204',
    email: 'a•••@example.com',
    phone: '+52••••••4567',
    parentResvNameId: null,
    usingMember: false,
    externalReference: null,
    mBenefits: 0,
    companyId: null,
    agencyCode: null,
    country: 'US',
    clubInformation: {
      application: null,
      company: null,
      isMember: false,
      isBeneficiary: false,
      folioClub: null,
      hotelClub: null,
      membershipType: null,
      isGuest: true,
      allowBookingFrom: null,
      otherAffiliations: [],
      club: null,
    },
    company: 'PRG',
    currency: 'USD',
    exchange: 1,
    propertyId: 1,
    viewer: { canBook: true, refusal: null, coupons: [], bookedLegs: [] },
    ...change,
  };
}

/** The answer to linking a stay, for tests. */
export function linkedStay(change: Partial<Linked['linked']> = {}): Linked {
  const stay = sampleStay();
  return {
    receptive_group_id: 7,
    reservations: [],
    linked: {
      ...stay,
      hotel: change.resort ?? stay.resort,
      arv_date: change.arrival ?? stay.arrival,
      depart_dt: change.departure ?? stay.departure,
      link: { kind: 'consecutive', canLink: false, refusal: null, adults: 0, minors: 0, baby: 0 },
      ...change,
    },
  };
}
