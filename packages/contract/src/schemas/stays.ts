import { z } from 'zod';
import { civilDate, civilTime, counter, counterText, currency, folioText, hotelCode, id } from './values.ts';

const clubInformation = z.object({
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

/** A leg of the stay's journey that is booked: paid for or included, not canceled and not over. */
const bookedLeg = z.object({
  direction: z.enum(['arrival', 'departure']),
  /** The stay is the main one of the booking. Its guest manages the booking; the guest of another room is shown no number. */
  owner: z.boolean(),
  coupon_id: z.string().nullable(),
  /** Date of the flight; the pick-up can be on the day before. */
  service_date: civilDate,
  pick_up_date: civilDate,
  pick_up_time: civilTime,
  time_zone: z.string(),
  /** City whose clock it is. */
  zone_name: z.string(),
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
  /** Masked, `r•••@example.com`; null where there is none that could be used. The same of the phone. */
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
  company: z.string(),
  currency,
  exchange: z.literal(1),
  propertyId: id,
  /** Permissions of this stay now, so that no screen works them out again. */
  viewer: z.object({
    canBook: z.boolean(),
    /** Null, or why not: `stay.expired`, `stay.no_longer_available`, `stay.club_concierge`, `stay.region_denied`. */
    refusal: z.object({ code: z.string(), detail: z.string() }).nullable(),
    /** Bookings that this stay already has. */
    coupons: z.array(z.string()),
    /** The next ride first. */
    bookedLegs: z.array(bookedLeg),
  }),
});

/**
 * First day of the stay. May always be given, and has to be right then; an address with too many wrong tries is answered
 * `stay.arrival_required` without it.
 */
export const arrivalOfStay = civilDate.optional();

/** A group that is being put together; 0 is none yet. */
export const draftGroup = z
  .string()
  .regex(/^(0|[1-9]\d{0,9})$/, { error: 'number.invalid' })
  .transform(Number)
  .pipe(z.int().min(0).max(2_147_483_647));

/**
 * A stay that may belong with the guest's own. Contact data is masked, and nothing of its club is revealed: it can be another person's room.
 * `arv_date`, `depart_dt` and `hotel` repeat `arrival`, `departure` and `resort`.
 */
export const candidateStay = stay
  .pick({
    resort: true,
    nameId: true,
    smartCode: true,
    confirmationNumber: true,
    firstName: true,
    lastName: true,
    nights: true,
    adults: true,
    children: true,
    resvNameId: true,
    reservationStatus: true,
    arrival: true,
    departure: true,
    parentResvNameId: true,
    propertyId: true,
  })
  .extend({
    hotel: z.string(),
    arv_date: civilDate,
    depart_dt: civilDate,
    /** `r•••@example.com`. */
    email: z.string().nullable(),
    phone: z.string().nullable(),
    /** Permission to link it now, so that no screen works the rules out again. */
    link: z.object({
      /** It follows the group's stays or goes before them, or is a room of the same dates. */
      kind: z.enum(['consecutive', 'related']),
      canLink: z.boolean(),
      /**
       * Null, or the reason: one of the codes of `link.`, or of `stay.` when it may ride with no other. `link.already_selected`: it is in the group.
       */
      refusal: z.object({ code: z.string(), detail: z.string() }).nullable(),
      /** Counters that it joins with. Zero when its people are counted at the guest's own stay already. */
      adults: counter,
      minors: counter,
      baby: counter,
    }),
  });

/** The stay of the question. It has to be the caller's own; `nameId` is read from the PMS, whatever the query has. */
export const ofStay = {
  resort: hotelCode,
  reservation: folioText,
  nameId: z.string().max(40).optional(),
};

export const groupMember = z.strictObject({
  hotel: hotelCode,
  folio: folioText,
  adults: counterText,
  minors: counterText,
  baby: counterText,
});

export const receptiveGroup = z.object({
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
});
