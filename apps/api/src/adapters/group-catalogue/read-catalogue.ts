import { isEmail } from '@traslado/domain/contact/bounds';
import type {
  BackendAirline,
  BackendAirport,
  BackendConfiguration,
  BackendOffer,
  BackendProperty,
  BackendRate,
  BackendRestriction,
  BackendSegment,
  BackendSheet,
} from '../../ports/group-catalogue.ts';
import { type At, answerOf, isObject, type Reader, refuse } from '../group-client/tolerant/reading.ts';
import { every, many, one, oneOrNone, type Rows, record } from '../group-client/tolerant/shapes.ts';
import {
  amountMinor,
  day,
  flag,
  id,
  map,
  optional,
  orElse,
  shown,
  text,
  time,
  whole,
} from '../group-client/tolerant/values.ts';

/** Their answers about what is sold, read into our words. Strict in what a price, a time or a booking depends on. */

const words = orElse(shown(text), '');
/** A line of a text, bare or with its description in a record. */
const line: Reader<string> = (value, at) =>
  isObject(value) ? text(value.description ?? value.name, at) : text(value, at);
const lines = orElse(shown(every(line)), []);
const saidFlag = orElse(optional(flag), false);
const capacity = whole(1, 99);
const minutes = whole(0, 600);
const anyNumber = whole(-2_147_483_648, 2_147_483_647);

/** `1`, as most lists say that a row counts; also where they say nothing, or yes. */
const status: Reader<number> = (value, at) => {
  if (typeof value === 'string' && /^(in)?activ[eoa]$/i.test(value.trim())) return /^in/i.test(value) ? 0 : 1;
  if (typeof value === 'boolean') return value ? 1 : 0;
  return optional(anyNumber)(value, at) ?? 1;
};

const property: Reader<BackendProperty> = map(
  record({ code: text, smartCode: words, name: words }),
  ({ code, smartCode, name }) => ({ code: code.toUpperCase(), smartCode, name: name || code }),
);

const airport: Reader<BackendAirport> = map(
  record({
    airport_id: id,
    web_transfers: saidFlag,
    language: orElse(shown(every(record({ language_id: text, airport_name: words }))), []),
    // Not in their documents: taken where they say it, never a reason to read no airport.
    clearance: shown(record({ international: minutes, national: minutes })),
  }),
  ({ airport_id, web_transfers, language, clearance }) => {
    const nameIn = (wanted: string): string | null =>
      language.find(({ language_id }) => language_id.toLowerCase().startsWith(wanted))?.airport_name || null;
    return {
      id: airport_id,
      webTransfers: web_transfers,
      name: { en: nameIn('en'), es: nameIn('es') },
      clearance,
    };
  },
);

const code: Reader<string> = (value, at) => {
  const said = text(value, at).toUpperCase();
  return said.length === 2 || said.length === 3 ? said : refuse(at, 'a code of two or three signs', value);
};

const airline: Reader<BackendAirline> = map(
  record({ id, iataCode: code, name: words, type: orElse(shown(text), 'commercial'), status }),
  (given) => ({ ...given, name: given.name || given.iataCode }),
);

const offer: Reader<BackendOffer> = map(
  record({
    id,
    service_segment_id: id,
    maximum_pax: capacity,
    recommended: saidFlag,
    // Which way it goes a sheet says as well, in words that cannot be mistaken.
    operation_type_id: shown(whole(1, 3)),
    position_id: orElse(shown(anyNumber), 1),
  }),
  (given) => ({
    serviceId: given.id,
    segmentId: given.service_segment_id,
    paxMax: given.maximum_pax,
    recommended: given.recommended,
    operationType: given.operation_type_id as BackendOffer['operationType'],
    position: given.position_id,
  }),
);

/** The one currency of sale, by its code. Where they say none it is that one, and its number is not ours to guess. */
const dollars: Reader<'USD'> = (value, at) => {
  const said = optional(text)(value, at);
  return said === null || said.toUpperCase() === 'USD' ? 'USD' : refuse(at, 'USD', value);
};

const rate: Reader<BackendRate> = (value, at) => {
  const given = record({
    id,
    currencyId: dollars,
    priority: orElse(optional(anyNumber), 1),
    description: words,
    price: amountMinor,
    adultPrice: amountMinor,
    minorPrice: orElse(optional(amountMinor), 0),
    initialValidity: day,
    finalValidity: day,
    pax_max: optional(capacity),
  })(value, at);
  if (given.initialValidity > given.finalValidity) refuse(at, 'a validity that begins before it ends', value);
  return {
    id: given.id,
    priority: given.priority,
    description: given.description,
    priceMinor: given.price,
    adultPriceMinor: given.adultPrice,
    minorPriceMinor: given.minorPrice,
    validFromOn: given.initialValidity,
    validToOn: given.finalValidity,
    paxMax: given.pax_max,
  };
};

const provider = record({ providerId: id, businessName: words, tradeName: words });

const demarcation = orElse(
  shown(every(record({ description: words, order: orElse(shown(anyNumber), 0) }))),
  [],
);

/** Which way a service goes, where its sheet says it. */
function tripOf(roundTrip: boolean | null, arrival: boolean | null): BackendSheet['operationType'] {
  if (roundTrip) return 1;
  if (arrival === null) return null;
  return arrival ? 2 : 3;
}

/**
 * Pictures are left out: nothing on a guest's page comes from another host. Rates are read all or none: without one of them another would
 * win, at another price.
 */
const sheet: Reader<BackendSheet> = map(
  record({
    name: text,
    category: words,
    description: words,
    transportationType: words,
    location: words,
    itinerary: lines,
    includes: lines,
    notIncludes: lines,
    tags: lines,
    recommendations: lines,
    demarcation,
    terms: lines,
    policies: lines,
    private: flag,
    isRoundTrip: shown(flag),
    isArrival: shown(flag),
    provider: optional(one(provider)),
    rates: every(rate),
  }),
  ({ private: isPrivate, provider: by, rates, isRoundTrip, isArrival, demarcation: marks, ...said }) => ({
    words: {
      ...said,
      demarcation: [...marks].sort((a, b) => a.order - b.order).map(({ description }) => description),
    },
    private: isPrivate,
    operationType: tripOf(isRoundTrip, isArrival),
    provider: by && { id: by.providerId, businessName: by.businessName, tradeName: by.tradeName },
    rates,
  }),
);

const category: Reader<1 | 2 | 3> = (value, at) => whole(1, 3)(value, at) as 1 | 2 | 3;

const restriction: Reader<BackendRestriction> = map(
  record({
    id,
    restrictionCategoryId: category,
    referenceId: orElse(optional(anyNumber), 0),
    appliedRule: orElse(optional(anyNumber), 0),
    auxiliar: anyNumber,
    status,
  }),
  ({ restrictionCategoryId, ...rest }) => ({ ...rest, categoryId: restrictionCategoryId }),
);

const segments = many(record({ international_hour_before: time, national_hour_before: time }));

const segment = (value: unknown, at: At): BackendSegment | null => {
  const [first] = segments(value, at).rows;
  if (!first) return null;
  return {
    internationalHourBefore: first.international_hour_before,
    nationalHourBefore: first.national_hour_before,
  };
};

const configuration: Reader<BackendConfiguration> = map(
  record({
    id,
    serviceSegmentId: id,
    propertyId: id,
    description: words,
    initialServiceTime: time,
    finalServiceTime: time,
    restrictionId: optional(id),
    status,
  }),
  ({ serviceSegmentId, ...rest }) => ({ ...rest, segmentId: serviceSegmentId }),
);

const recipients: Reader<readonly string[]> = (value, at) => {
  const { rows } = many(record({ email: words }))(value, at);
  return [...new Set(rows.map(({ email }) => email).filter(isEmail))].sort();
};

const list = <T>(reader: Reader<T>) => answerOf<Rows<T>>(many(reader));

export const backendProperties = list(property);
export const backendAirports = list(airport);
export const backendAirlines = list(airline);
export const backendOffers = list(offer);
export const backendConfigurations = list(configuration);
export const backendSheet = answerOf(oneOrNone(sheet));
export const backendRestriction = answerOf(oneOrNone(restriction));
export const backendSegments = answerOf(segment);
export const backendRecipients = answerOf(recipients);
