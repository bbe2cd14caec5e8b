import { folioKey, normaliseFolio } from '@traslado/domain/stay/folio';
import { noClub, type PmsStay, type StayStatus } from '../../ports/pms.ts';
import { answerOf, type Reader, refuse } from '../group-client/tolerant/reading.ts';
import { every, many, one, oneOrNone, record } from '../group-client/tolerant/shapes.ts';
import {
  day,
  flag,
  map,
  optional,
  orElse,
  shown,
  text,
  value,
  whole,
  word,
} from '../group-client/tolerant/values.ts';

/** The group's stays as their calls answer them. Strict in what decides money, time or identity, lenient in what is only shown. */

const shownText = shown(text);
const saidFlag = orElse(optional(flag), false);
const counter = whole(0, 99);

const folio = value(
  'a confirmation number',
  (given, at): string => normaliseFolio(text(given, at)) ?? refuse(at, 'a confirmation number', given),
);

/** Their words for a stay's state, in capitals and without what separates them. Whether a stay is cancelled is never guessed. */
const status = word<StayStatus>(
  {
    RESERVED: 'RESERVED',
    RESERVADA: 'RESERVED',
    RESERVADO: 'RESERVED',
    CONFIRMED: 'RESERVED',
    DUEIN: 'RESERVED',
    INHOUSE: 'IN_HOUSE',
    CHECKEDIN: 'IN_HOUSE',
    DUEOUT: 'IN_HOUSE',
    CHECKEDOUT: 'CHECKED_OUT',
    CANCELLED: 'CANCELLED',
    CANCELED: 'CANCELLED',
    CANCELADA: 'CANCELLED',
    NOSHOW: 'NO_SHOW',
  },
  'a state of a stay',
);

const club = record({
  application: shownText,
  company: shownText,
  isMember: saidFlag,
  isBeneficiary: saidFlag,
  folioClub: shownText,
  hotelClub: shownText,
  membershipType: shownText,
  isGuest: saidFlag,
  allowBookingFrom: optional(text),
  otherAffiliations: orElse(shown(every(text)), []),
  club: optional(text),
});

const stay = record({
  resort: text,
  confirmationNumber: folio,
  nameId: text,
  resvNameId: orElse(optional(text), ''),
  parentResvNameId: optional(text),
  firstName: orElse(shownText, ''),
  lastName: text,
  arrival: day,
  departure: day,
  adults: counter,
  children: orElse(optional(counter), 0),
  reservationStatus: status,
  room: shownText,
  email: shownText,
  phone: shownText,
  country: orElse(optional(text), ''),
  externalReference: shownText,
  usingMember: saidFlag,
  mBenefits: saidFlag,
  companyId: optional(text),
  agencyCode: optional(text),
  clubInformation: optional(one(club)),
  // Not among the documented fields; without them no rule about a rate plan or a segment of guests applies.
  ratePlan: shownText,
  marketSegment: shownText,
});

const pmsStay: Reader<PmsStay> = map(stay, (given) => {
  const { resort, confirmationNumber, arrival, departure, reservationStatus, ...rest } = given;
  const { clubInformation, mBenefits, ratePlan, marketSegment, country, ...facts } = rest;
  return {
    ...facts,
    hotel: resort.toUpperCase(),
    folio: confirmationNumber,
    arrivalOn: arrival,
    departureOn: departure,
    status: reservationStatus,
    country: country.toUpperCase(),
    mBenefits: mBenefits ? 1 : 0,
    ratePlan: ratePlan ?? '',
    marketSegment: marketSegment ?? '',
    club: clubInformation ?? noClub,
  };
});

export const backendStay = answerOf(oneOrNone(pmsStay));

/** A stay in their lists of consecutive and of related ones: enough to ask for it. */
export type ListedStay = { readonly hotel: string; readonly folio: string; readonly lastName: string | null };

const listed = record({
  hotel: text,
  // How they name it in a list is not shown. One without it cannot be asked for.
  confirmationNumber: optional(folio),
  folio: optional(folio),
  arv_date: day,
  depart_dt: day,
  lastName: optional(text),
});

const listedStays = map(many(listed), ({ rows }): readonly ListedStay[] =>
  rows.flatMap((row) => {
    const number = row.confirmationNumber ?? row.folio;
    return number === null ? [] : [{ hotel: row.hotel.toUpperCase(), folio: number, lastName: row.lastName }];
  }),
);

export const backendListedStays = answerOf(listedStays);

export const isFolio = (stay: PmsStay, key: string): boolean => folioKey(stay.folio) === key;
