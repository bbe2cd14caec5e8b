import type { z } from 'zod';
import type { candidateStay, stay } from '../schemas/stays.ts';
import type { session } from '../schemas/values.ts';

export const exampleStay: z.output<typeof stay> & { session: z.output<typeof session> } = {
  resort: 'BP',
  nameId: '500001',
  smartCode: 'PBP',
  confirmationNumber: 'BP100001-1',
  firstName: 'Lucía',
  lastName: 'Rivera',
  nights: 7,
  adults: 2,
  children: 1,
  resvNameId: '700001',
  reservationStatus: 'RESERVED',
  arrival: '2026-12-21',
  departure: '2026-12-28',
  room: null,
  email: 'r•••@example.com',
  phone: null,
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
  session: { token: 'eyJhbGciOi…', expires_at: '2026-11-22T15:00:00Z' },
};

export const exampleNextStay: z.output<typeof candidateStay> = {
  resort: 'PM',
  hotel: 'PM',
  nameId: '500004',
  smartCode: 'PPM',
  confirmationNumber: 'PM100004-1',
  firstName: 'Linh',
  lastName: 'Nguyen',
  nights: 4,
  adults: 2,
  children: 1,
  resvNameId: '700005',
  reservationStatus: 'RESERVED',
  arrival: '2026-12-28',
  departure: '2027-01-01',
  arv_date: '2026-12-28',
  depart_dt: '2027-01-01',
  email: 'l•••@example.com',
  phone: '+15••••••0104',
  parentResvNameId: null,
  propertyId: 2,
  link: { kind: 'consecutive', canLink: true, refusal: null, adults: 0, minors: 0, baby: 0 },
};

export const exampleRoom: z.output<typeof candidateStay> = {
  ...exampleNextStay,
  resort: 'BP',
  hotel: 'BP',
  nameId: '500006',
  smartCode: 'PBP',
  confirmationNumber: 'BP100006-1',
  firstName: 'Lars',
  lastName: 'Hansen',
  nights: 7,
  resvNameId: '700006',
  arrival: '2026-12-21',
  departure: '2026-12-28',
  arv_date: '2026-12-21',
  depart_dt: '2026-12-28',
  parentResvNameId: '700005',
  propertyId: 1,
  link: {
    kind: 'related',
    canLink: false,
    refusal: {
      code: 'link.already_has_transportation',
      detail: 'That stay already has a transfer booked.',
    },
    adults: 2,
    minors: 1,
    baby: 0,
  },
};

/** The stays that ride together once the next one was linked. */
export const exampleLinked = {
  receptive_group_id: 40,
  reservations: [
    { hotel: 'BP', folio: 'BP100004-1', adults: 2, minors: 1, baby: 0, main: true },
    { hotel: 'PM', folio: 'PM100004-1', adults: 0, minors: 0, baby: 0, main: false },
  ],
  linked: {
    ...exampleNextStay,
    link: {
      ...exampleNextStay.link,
      canLink: false,
      refusal: {
        code: 'link.already_selected',
        detail: 'You already added this confirmation number.',
      },
    },
  },
};

/** Two rooms that ride together. */
export const exampleGroup = {
  receptive_group_id: 41,
  reservations: [
    { hotel: 'BP', folio: 'BP100005-1', adults: 2, minors: 1, baby: 0, main: true },
    { hotel: 'BP', folio: 'BP100006-1', adults: 2, minors: 0, baby: 0, main: false },
  ],
};
