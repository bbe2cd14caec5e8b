import { folioKey, normaliseFolio } from '@traslado/domain/stay/folio';
import { noClub, type PmsStay, type StayStatus } from '../../ports/pms.ts';
import { answerOf, bend, isObject, type Reader, refuse, telling } from '../group-client/tolerant/reading.ts';
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
} from '../group-client/tolerant/values.ts';

/** The group's stays in the answers of their calls. Strict in the basis of money, time or identity, lenient in the rest. */

const shownText = shown(text);
const saidFlag = orElse(optional(flag), false);
const counter = whole(0, 99);

const folio = value(
  'a confirmation number',
  (given, at): string => normaliseFolio(text(given, at)) ?? refuse(at, 'a confirmation number', given),
);

/** Endings of a stay by the beginning of their word, in capitals and without separators. */
const endings: readonly (readonly [RegExp, StayStatus])[] = [
  [/^(CANC|CXL|ANUL|VOID|DELET|ELIMIN|BAJA|REJECT|RECHAZ|DENIED)/, 'CANCELLED'],
  [/^(NOSHOW|NOLLEG|NOSEPRESENT)/, 'NO_SHOW'],
  [/^(CHECKEDOUT|CHECKOUT|DEPARTED|SALI|OUT$)/, 'CHECKED_OUT'],
  [/^(INHOUSE|CHECKEDIN|CHECKIN|DUEOUT|ENCASA|HOSPED|ARRIVED)/, 'IN_HOUSE'],
];
const standing = /^(RESERV|CONFIRM|DUEIN|EXPECTED|ACTIV|GUARANT|GTD|OK|BOOKED)/;

/**
 * Their words for a stay's state, of which no document shows one. A word without an ending is a stay that stands: the guest has proved its
 * number and name, and would be turned away for a word. An unknown word is noted.
 */
const status = orElse(
  optional(
    value('a state of a stay', (given, at): StayStatus => {
      const said = text(given, at)
        .normalize('NFD')
        .toUpperCase()
        .replace(/[^A-Z0-9]/g, '');
      const ending = endings.find(([begins]) => begins.test(said))?.[1];
      if (ending === undefined && !standing.test(said)) bend(at, 'a state of a stay', given);
      return ending ?? 'RESERVED';
    }),
  ),
  'RESERVED',
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

/** A record, or a list of one; an empty list is none. */
const clubs = telling(club.told, (given, at) =>
  Array.isArray(given) && given.length === 0 ? null : one(club)(given, at),
);

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
  clubInformation: optional(clubs),
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

const stayOrNone = oneOrNone(pmsStay);

/** An empty record is no stay: their answer for an unknown number. No answer at all says nothing. */
const saysNobody = (given: unknown): boolean =>
  isObject(given) && ('data' in given ? saysNobody(given.data) : Object.keys(given).length === 0);

export const backendStay = answerOf(
  telling(stayOrNone.told, (given, at) => (saysNobody(given) ? null : stayOrNone(given, at))),
);

/** A stay in their lists of consecutive and of related ones: enough to ask for it. */
export type ListedStay = { readonly hotel: string; readonly folio: string; readonly lastName: string | null };

const listed = record({
  hotel: text,
  // Its name in their lists is not shown. An entry without it cannot be asked for.
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
