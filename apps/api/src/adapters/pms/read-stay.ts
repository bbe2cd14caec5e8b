import { folioKey, normaliseFolio } from '@traslado/domain/stay/folio';
import { isCivilDate } from '@traslado/domain/time/civil';
import { z } from 'zod';
import { noClub, type PmsStay, type StayStatus } from '../../ports/pms.ts';

/** The group's stays as their calls answer them. Strict in what decides something, lenient in what is only shown. */

const text = z.union([z.string(), z.number()]).transform(String);
const optionalText = text
  .nullish()
  .transform((value) => (value === undefined || value === '' ? null : value));
const flag = z
  .union([
    z.boolean(),
    z.literal(0),
    z.literal(1),
    z.literal('0'),
    z.literal('1'),
    z.literal('Y'),
    z.literal('N'),
  ])
  .nullish()
  .transform((value) => value === true || value === 1 || value === '1' || value === 'Y');

/** A day, or an instant at the property whose day is meant. */
const day = z
  .string()
  .transform((value) => value.slice(0, 10))
  .refine(isCivilDate);

const folio = z.string().transform((value, context) => {
  const normal = normaliseFolio(value);
  if (normal !== null) return normal;
  context.issues.push({ code: 'custom', message: 'not a confirmation number', input: value });
  return z.NEVER;
});

/** Their words for a stay's state, in capitals and without what separates them. */
const statuses: Readonly<Record<string, StayStatus>> = {
  RESERVED: 'RESERVED',
  DUEIN: 'RESERVED',
  INHOUSE: 'IN_HOUSE',
  CHECKEDIN: 'IN_HOUSE',
  DUEOUT: 'IN_HOUSE',
  CHECKEDOUT: 'CHECKED_OUT',
  CANCELLED: 'CANCELLED',
  CANCELED: 'CANCELLED',
  NOSHOW: 'NO_SHOW',
};

const status = z.string().transform((value, context): StayStatus => {
  const known = statuses[value.toUpperCase().replace(/[^A-Z]/g, '')];
  if (known) return known;
  context.issues.push({ code: 'custom', message: 'a state that we do not know', input: value });
  return z.NEVER;
});

const club = z
  .object({
    application: optionalText,
    company: optionalText,
    isMember: flag,
    isBeneficiary: flag,
    folioClub: optionalText,
    hotelClub: optionalText,
    membershipType: optionalText,
    isGuest: flag,
    allowBookingFrom: optionalText,
    otherAffiliations: z
      .array(z.string())
      .nullish()
      .transform((list) => list ?? []),
    club: optionalText,
  })
  .nullish();

export const backendStay = z
  .object({
    resort: z.string().min(1),
    confirmationNumber: folio,
    nameId: text,
    resvNameId: text,
    parentResvNameId: optionalText,
    firstName: z.string(),
    lastName: z.string().min(1),
    arrival: day,
    departure: day,
    adults: z.int().min(0),
    children: z.int().min(0),
    reservationStatus: status,
    room: optionalText,
    email: optionalText,
    phone: optionalText,
    country: z.string().transform((value) => value.toUpperCase()),
    externalReference: optionalText,
    usingMember: flag,
    mBenefits: flag,
    companyId: optionalText,
    agencyCode: optionalText,
    clubInformation: club,
    // Not among the documented fields; without them no rule about a rate plan or a segment of guests applies.
    ratePlan: optionalText,
    marketSegment: optionalText,
  })
  .transform(
    ({ resort, confirmationNumber, arrival, departure, reservationStatus, mBenefits, ...rest }): PmsStay => {
      const { clubInformation, ratePlan, marketSegment, ...stay } = rest;
      return {
        ...stay,
        hotel: resort.toUpperCase(),
        folio: confirmationNumber,
        arrivalOn: arrival,
        departureOn: departure,
        status: reservationStatus,
        mBenefits: mBenefits ? 1 : 0,
        ratePlan: ratePlan ?? '',
        marketSegment: marketSegment ?? '',
        club: clubInformation ?? noClub,
      };
    },
  );

/** A stay in their lists of consecutive and of related ones: enough to ask for it. */
export const backendListedStay = z
  .object({
    hotel: z.string().min(1),
    confirmationNumber: folio,
    arv_date: day,
    depart_dt: day,
    lastName: z.string().nullish(),
  })
  .transform(({ hotel, confirmationNumber, lastName }) => ({
    hotel: hotel.toUpperCase(),
    folio: confirmationNumber,
    lastName: lastName || null,
  }));

export const isFolio = (stay: PmsStay, key: string): boolean => folioKey(stay.folio) === key;
