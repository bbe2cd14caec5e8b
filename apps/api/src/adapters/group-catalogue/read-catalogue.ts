import { isEmail } from '@traslado/domain/contact/bounds';
import type {
  BackendAirline,
  BackendAirport,
  BackendConfiguration,
  BackendOffer,
  BackendProperty,
  BackendRestriction,
  BackendSegment,
  BackendSheet,
} from '../../ports/group-catalogue.ts';
import { answerOf, isObject, type Reader, refuse } from '../group-client/tolerant/reading.ts';
import { every, many, one, oneOrNone, type Rows, record } from '../group-client/tolerant/shapes.ts';
import {
  flag,
  id,
  map,
  optional,
  orElse,
  shown,
  text,
  time,
  value,
  whole,
} from '../group-client/tolerant/values.ts';
import { namesIn } from './read-names.ts';
import { rate } from './read-rates.ts';

/** Their answers about sales, read into our words. Strict in the basis of a price, a time or a booking. */

const words = orElse(shown(text), '');
/** A line of a text, bare or with its description in a record. */
const line = value('text, or a record with a description', (given, at) =>
  isObject(given) ? text(given.description ?? given.name, at) : text(given, at),
);
const lines = orElse(shown(every(line)), []);
const saidFlag = orElse(optional(flag), false);
/** Facts for the look of a card only. */
const shownFlag = orElse(shown(flag), false);
const capacity = whole(1, 99);
const minutes = whole(0, 600);
const anyNumber = whole(-2_147_483_648, 2_147_483_647);

/** `1`, as most lists mark a row that counts; also when it is missing, or yes. */
const status = orElse(
  optional(
    value('1, or a word for active', (given, at): number => {
      if (typeof given === 'string' && /^(in)?activ[eoa]$/i.test(given.trim()))
        return /^in/i.test(given) ? 0 : 1;
      if (typeof given === 'boolean') return given ? 1 : 0;
      return anyNumber(given, at);
    }),
  ),
  1,
);

const property: Reader<BackendProperty> = map(
  record({ id: shown(id), code: text, smartCode: words, name: words }),
  ({ code, name, ...rest }) => ({ ...rest, code: code.toUpperCase(), name: name || code }),
);

const airportCode = value('an IATA code', (given, at): string => {
  const said = text(given, at).toUpperCase();
  return /^[A-Z]{3}$/.test(said) ? said : refuse(at, 'an IATA code', given);
});

/** `{resort_id}`, or the number alone. */
const resort = value('the number of a resort', (given, at): number =>
  isObject(given) ? record({ resort_id: id })(given, at).resort_id : id(given, at),
);

const airport: Reader<BackendAirport> = map(
  record({
    airport_id: id,
    // Its number says nothing of where it is.
    iata_code: airportCode,
    oaci_code: words,
    resorts: shown(every(resort)),
    web_transfers: saidFlag,
    language: orElse(shown(every(record({ language_id: text, airport_name: words, name: words }))), []),
    // Not in their documents: taken where it is given, never a reason to read no airport.
    clearance: shown(record({ international: minutes, national: minutes })),
  }),
  ({ airport_id, iata_code, oaci_code, resorts, web_transfers, language, clearance }) => {
    return {
      id: airport_id,
      iataCode: iata_code,
      oaciCode: oaci_code.toUpperCase(),
      // Elsewhere an empty value stands for no resort at all.
      resortIds: resorts && resorts.length > 0 ? resorts : null,
      webTransfers: web_transfers,
      name: namesIn(language.map((one) => ({ id: one.language_id, name: one.airport_name || one.name }))),
      clearance,
    };
  },
);

const code = value('a code of two or three signs', (given, at): string => {
  const said = text(given, at).toUpperCase();
  return said.length === 2 || said.length === 3 ? said : refuse(at, 'a code of two or three signs', given);
});

const airline: Reader<BackendAirline> = map(
  record({ id, iataCode: code, name: words, type: orElse(shown(text), 'commercial'), status }),
  (given) => ({ ...given, name: given.name || given.iataCode }),
);

const offer: Reader<BackendOffer> = map(
  record({
    id,
    service_segment_id: id,
    maximum_pax: optional(capacity),
    recommended: shownFlag,
    operation_type_id: shown(anyNumber),
    movement_origin_id: shown(anyNumber),
    departure_place_id: shown(id),
    arrival_place_id: shown(id),
    position_id: orElse(shown(anyNumber), 1),
  }),
  (given) => ({
    serviceId: given.id,
    segmentId: given.service_segment_id,
    paxMax: given.maximum_pax,
    recommended: given.recommended,
    operationTypeId: given.operation_type_id,
    movementOriginId: given.movement_origin_id,
    departurePlaceId: given.departure_place_id,
    arrivalPlaceId: given.arrival_place_id,
    position: given.position_id,
  }),
);

const provider = record({ providerId: id, businessName: words, tradeName: words });

const demarcation = orElse(
  shown(every(record({ description: words, order: orElse(shown(anyNumber), 0) }))),
  [],
);

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
    pax_max: shown(capacity),
    isRoundTrip: shown(flag),
    isArrival: shown(flag),
    departurePlaceId: shown(id),
    arrivalPlaceId: shown(id),
    provider: optional(one(provider)),
    rates: every(rate),
  }),
  ({ private: isPrivate, provider: by, demarcation: marks, ...said }, at) => {
    const { rates, pax_max, isRoundTrip, isArrival, departurePlaceId, arrivalPlaceId, ...told } = said;
    const inOrder = [...marks].sort((a, b) => a.order - b.order);
    return {
      words: { ...told, demarcation: inOrder.map(({ description }) => description) },
      private: isPrivate,
      paxMax: pax_max,
      isRoundTrip,
      isArrival,
      departurePlaceId,
      arrivalPlaceId,
      provider: by && { id: by.providerId, businessName: by.businessName, tradeName: by.tradeName },
      rates: rates.map(({ currency: _, priceMinor, adultPriceMinor, ...own }) => {
        // Private rides are charged by the vehicle, shared ones by the adult.
        const charged = isPrivate ? priceMinor : adultPriceMinor;
        if (charged === null)
          refuse({ ...at, path: `rates[].${isPrivate ? 'price' : 'adultPrice'}` }, 'an amount', charged);
        return { ...own, priceMinor: priceMinor ?? 0, adultPriceMinor: adultPriceMinor ?? 0 };
      }),
      currencies: [...new Set(rates.flatMap((one) => one.currency ?? []))],
    };
  },
);

const category = map(whole(1, 3), (said) => said as 1 | 2 | 3);

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

const segments = many(
  record({
    international_hour_before: time,
    national_hour_before: time,
    collective: shownFlag,
    transfer_type_id: orElse(shown(anyNumber), 0),
    transfer_type: words,
    type_description: words,
    short_description: words,
    description: words,
  }),
);

const segment = map(segments, ({ rows: [first] }): BackendSegment | null =>
  first
    ? {
        internationalHourBefore: first.international_hour_before,
        nationalHourBefore: first.national_hour_before,
        collective: first.collective,
        transferTypeId: first.transfer_type_id,
        transferType: first.transfer_type,
        typeDescription: first.type_description,
        shortDescription: first.short_description,
        description: first.description,
      }
    : null,
);

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

const recipient = map(record({ email: words }), ({ email }) => email);
const recipients = map(many(recipient), ({ rows, ...rest }) => ({ ...rest, rows: rows.filter(isEmail) }));

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
