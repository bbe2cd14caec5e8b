import { z } from 'zod';
import {
  civilDate,
  counter,
  counterText,
  currency,
  folioText,
  hotelCode,
  id,
  lastNameText,
  session,
} from './values.ts';

export const clubInformation = z.object({
  application: z.string().nullable(),
  company: z.string().nullable(),
  isMember: z.boolean(),
  isBeneficiary: z.boolean(),
  folioClub: z.string().nullable(),
  hotelClub: z.string().nullable(),
  membershipType: z.string().nullable(),
  isGuest: z.boolean(),
  allowBookingFrom: z.string().nullable(),
  otherAffiliations: z.array(z.string()),
  club: z.string().nullable(),
});

/** A stay of the property-management system, with the specification's field names. */
export const stay = z.object({
  resort: z.string(),
  nameId: z.string(),
  smartCode: z.string(),
  confirmationNumber: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  nights: z.int(),
  adults: z.int(),
  children: z.int(),
  resvNameId: z.string(),
  reservationStatus: z.string(),
  arrival: civilDate,
  departure: civilDate,
  room: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  parentResvNameId: z.string().nullable(),
  usingMember: z.boolean(),
  externalReference: z.string().nullable(),
  mBenefits: z.union([z.literal(0), z.literal(1)]),
  companyId: z.string().nullable(),
  agencyCode: z.string().nullable(),
  country: z.string(),
  clubInformation,
  company: z.enum(['PRG', 'CIHC']),
  currency,
  exchange: z.literal(1),
  propertyId: id,
  /** What this stay may do now, so that no screen works it out again. */
  viewer: z.object({
    canBook: z.boolean(),
    /** Null, or why not: `stay.expired`, `stay.no_longer_available`, `stay.club_concierge`, `stay.region_denied`. */
    refusal: z.object({ code: z.string(), detail: z.string() }).nullable(),
    /** Bookings that this stay already has. */
    coupons: z.array(z.string()),
  }),
});

export const findStay = {
  params: z.strictObject({ lastname: lastNameText, folio: folioText }),
  answer: stay.extend({ session }),
};

const groupMember = z.strictObject({
  hotel: hotelCode,
  folio: folioText,
  adults: counterText,
  minors: counterText,
  baby: counterText,
});

export const createReceptiveGroup = {
  body: groupMember.extend({ reservations: z.array(groupMember).max(12).default([]) }),
  answer: z.object({
    receptive_group_id: z.int(),
    reservations: z.array(
      z.object({
        hotel: z.string(),
        folio: z.string(),
        adults: counter,
        minors: counter,
        baby: counter,
        main: z.boolean(),
      }),
    ),
  }),
};
