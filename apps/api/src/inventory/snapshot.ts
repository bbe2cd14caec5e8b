import type { CardType } from '@traslado/domain/booking/cards';
import type { Merchant } from '@traslado/domain/booking/merchant';
import { chargedMinor } from '@traslado/domain/booking/price';
import type { RefundRule } from '@traslado/domain/booking/refund';
import { listsOf, type ShownTerms, shownTerms, termsInForce } from '@traslado/domain/booking/terms';
import { PHONE_CHANNELS } from '@traslado/domain/channels/channel';
import type { AirlineCodes } from '@traslado/domain/flight/read-flight';
import { grouped } from '@traslado/domain/grouped';
import type { Language } from '@traslado/domain/language';
import type { WrittenTexts } from '@traslado/domain/messages/message-kinds';
import type { WrittenPhoneTexts } from '@traslado/domain/messages/phone-texts';
import { type Sellers, sellersOf } from '@traslado/domain/stay/company';
import type { IncludedRule } from '@traslado/domain/stay/includes';
import { localDateOf } from '@traslado/domain/time/zone';
import type { TheirNumbers } from '../ports/their-numbers.ts';
import type { Brand } from './brand.ts';
import { includedRuleOf } from './included-rules.ts';
import type { NotificationRecipient } from './message-records.ts';
import type { Society } from './money-records.ts';
import type {
  Airline,
  Airport,
  Country,
  HotelGroup,
  InventoryRows,
  OperationConfiguration,
  Place,
  Property,
  Region,
  Restriction,
  Segment,
  Service,
} from './records.ts';
import { noticeAddressesOf, serviceRules } from './service-rules.ts';
import { buildSheet, type ServiceSheet } from './sheet.ts';
import type { ExchangeRateRow, SystemRow } from './small-records.ts';
import { theirNumbersOf } from './their-numbers.ts';

/** The catalogue at one moment, never changed: a request that took it sees the same until it ends. */
export type Snapshot = {
  /** Rises with each reload. */
  readonly version: number;
  /** A part of the group's catalogue cannot be read, or never was: nothing is sold from our rows instead. */
  readonly isSaleStopped: boolean;
  /**
   * True if a part belongs to a system of the group that has never reported it, while rows of ours stand here: they are not offered in its
   * place.
   */
  readonly isUnread: (part: 'properties' | 'airports' | 'airlines') => boolean;
  /** The rows here of the group systems' numbers. */
  readonly theirs: TheirNumbers;
  /** Null until there is one. */
  readonly brand: Brand | null;
  /** Without ended ones. */
  readonly hotelGroups: readonly HotelGroup[];
  /** Inactive ones too, for their remaining bookings. */
  readonly properties: readonly Property[];
  readonly airports: readonly Airport[];
  readonly airlines: readonly Airline[];
  readonly regions: readonly Region[];
  readonly includedRules: readonly IncludedRule[];
  readonly refundRules: readonly RefundRule[];
  readonly propertyByCode: (code: string) => Property | undefined;
  readonly propertyById: (id: number) => Property | undefined;
  readonly airportById: (id: number) => Airport | undefined;
  readonly placeById: (id: number) => Place | undefined;
  readonly airlineById: (id: number) => Airline | undefined;
  /** By its IATA or ICAO code. */
  readonly airlineByCode: (code: string) => Airline | undefined;
  readonly airlineCodeOf: AirlineCodes;
  readonly segmentById: (id: number) => Segment | undefined;
  readonly serviceById: (id: number) => Service | undefined;
  readonly restrictionById: (id: number) => Restriction | undefined;
  /** In force by themselves, and named by no configuration in force. */
  readonly unusedRestrictions: readonly Restriction[];
  /** Services of a property at an airport in the order of their cards, inactive ones left out. */
  readonly servicesOf: (propertyId: number, airportId: number) => readonly Service[];
  /** All services of a property, inactive ones too, in the same order. */
  readonly allServicesOf: (propertyId: number) => readonly Service[];
  readonly servicesOfSegment: (segmentId: number) => readonly Service[];
  readonly configurationsOfSegment: (segmentId: number) => readonly OperationConfiguration[];
  /** The terms of a service for its guests at an instant, epoch milliseconds. */
  readonly termsOf: (service: Service, language: Language, at: number) => readonly ShownTerms[];
  /** With the terms of an instant; built once for each service, language and version of them. */
  readonly sheet: (service: Service, language: Language, at: number) => ServiceSheet;
  /** Texts of staff, by language and kind of message. */
  readonly writtenTexts: Readonly<Record<Language, WrittenTexts>>;
  /** Texts of staff for phones, by language, channel and kind. */
  readonly writtenPhoneTexts: Readonly<Record<Language, WrittenPhoneTexts>>;
  readonly notificationRecipients: (tag: string) => readonly NotificationRecipient[];
  /** Programs that call us with a key. */
  readonly systemById: (id: number) => SystemRow | undefined;
  /** The sellers to guests, by country. */
  readonly sellers: Sellers;
  /** Ended ones too, for their sales. */
  readonly societyByCode: (code: string) => Society | undefined;
  /** The offered ones, in their order. */
  readonly countries: readonly Country[];
  /** Ended ones too. */
  readonly merchants: readonly Merchant[];
  /** Refused ones too. */
  readonly cardTypes: readonly CardType[];
  /** Name of the bank of a code; the code where it has none. */
  readonly bankName: (code: string) => string;
  /** The newest rate of a currency that is not after a civil date. */
  readonly exchangeRate: (currency: string, on: string) => ExchangeRateRow | undefined;
};

const byId = <T extends { readonly id: number }>(rows: readonly T[]): ReadonlyMap<number, T> =>
  new Map(rows.map((row) => [row.id, row]));

/** Places of the first leg: a service to the airport starts where its segment ends. */
function placesOf(segment: Segment, operation: Service['operationType']) {
  const { originPlaceId, destinationPlaceId } = segment;
  return operation === 3
    ? { departurePlaceId: destinationPlaceId, arrivalPlaceId: originPlaceId }
    : { departurePlaceId: originPlaceId, arrivalPlaceId: destinationPlaceId };
}

function joinServices(rows: InventoryRows): Service[] {
  const segments = byId(rows.segments);
  const providers = byId(rows.providers);
  const restrictions = byId(rows.restrictions);
  const rates = grouped(rows.rates, (rate) => String(rate.serviceId));
  const rateOfTheirs = new Set(
    rows.theirNumbers.flatMap(({ kind, ours }) => (kind === 'rate' ? [ours] : [])),
  );
  const stopped = new Set(rows.stoppedRows.map(({ row }) => row));
  const texts = new Map(rows.serviceTexts.map((text) => [`${text.serviceId}|${text.language}`, text]));
  return rows.services.flatMap((service) => {
    const { segmentId, providerId, departureCapacity, status, ...row } = service;
    const segment = segments.get(segmentId);
    const provider = providers.get(providerId);
    const en = texts.get(`${row.id}|en`) ?? texts.get(`${row.id}|es`);
    const es = texts.get(`${row.id}|es`) ?? en;
    // A service without a description in any language cannot be shown, so it is left out.
    if (!segment || !provider || !en || !es) return [];
    const ratesIncluded = rates.get(String(row.id)) ?? [];
    return [
      {
        ...row,
        segment,
        provider,
        active:
          status === 1 &&
          segment.status === 1 &&
          !stopped.has(`segment:${segmentId}`) &&
          !stopped.has(`service:${row.id}`),
        rates: ratesIncluded.filter(
          (rate) => !rateOfTheirs.has(rate.id) || chargedMinor(row.private, rate) > 0,
        ),
        ratesIncluded,
        text: { en, es },
        ...placesOf(segment, row.operationType),
        rules: serviceRules(service, rows.configurations, restrictions),
        noticeAddresses: noticeAddressesOf(service, rows.configurations),
      },
    ];
  });
}

/** Properties and airports with the roads between them. */
function joinRoads(rows: InventoryRows) {
  const airportsOf = grouped(rows.airportProperties, (row) => String(row.propertyId));
  const propertiesOf = grouped(rows.airportProperties, (row) => String(row.airportId));
  const properties = rows.properties.map((property) => {
    const roads = airportsOf.get(String(property.id)) ?? [];
    return { ...property, roads, airports: roads.filter(({ active }) => active) };
  });
  const airports = rows.airports.map(({ active, webTransfers, ...airport }) => ({
    ...airport,
    webTransfers: webTransfers && active,
    propertyIds: (propertiesOf.get(String(airport.id)) ?? [])
      .filter((road) => road.active)
      .map(({ propertyId }) => propertyId),
  }));
  return { properties, airports };
}

const firstGroupRow = 500_000_000;

/** Joins the rows of one moment. Pure; rows that point nowhere are left out. */
export function makeSnapshot(rows: InventoryRows, version: number): Snapshot {
  const { properties, airports } = joinRoads(rows);
  const services = joinServices(rows);
  const propertiesById = byId(properties);
  const servicesById = byId(services);
  const propertiesByCode = new Map(properties.map((property) => [property.code, property]));
  const airportsById = byId(airports);
  const places = byId(rows.places);
  const airlines = byId(rows.airlines);
  // A code is never two airlines': those of IATA have two characters, those of ICAO three.
  const airlinesByCode = new Map(
    rows.airlines.flatMap((airline) => [
      [airline.iataCode, airline] as const,
      ...(airline.icaoCode === '' ? [] : [[airline.icaoCode, airline] as const]),
    ]),
  );
  const segments = byId(rows.segments);
  const restrictions = byId(rows.restrictions);
  const forSale = grouped(
    services.filter((service) => service.active),
    (service) => `${service.propertyId}|${service.airportId}`,
  );
  const ofProperty = grouped(services, (service) => String(service.propertyId));
  const ofSegment = grouped(services, (service) => String(service.segment.id));
  const configurations = grouped(rows.configurations, (row) => String(row.segmentId));
  const used = new Set(rows.configurations.flatMap((row) => (row.status === 1 ? row.restrictionId : [])));
  const recipients = grouped(rows.notificationGroups, (row) => row.tag);
  const societies = new Map(rows.societies.map((society) => [society.code, society]));
  const banks = new Map(rows.banks.map(({ code, name }) => [code, name]));
  const systems = byId(rows.systems);
  const sheets = new Map<string, ServiceSheet>();
  const inForce = ({ propertyId }: Service, at: number) => {
    const zone = propertiesById.get(propertyId)?.timeZone ?? 'UTC';
    return termsInForce(rows.terms, { propertyId, on: localDateOf(at, zone), at });
  };

  return {
    version,
    isSaleStopped: rows.stoppedParts.length > 0,
    isUnread: (part) =>
      // During their first reading its rows come in, with numbers from 500,000,000.
      rows[part].some(({ id }) => id < firstGroupRow) && rows.unreadParts.some((one) => one.part === part),
    theirs: theirNumbersOf(rows),
    brand: rows.brand,
    hotelGroups: rows.hotelGroups.filter(({ active }) => active),
    properties,
    airports,
    airlines: rows.airlines,
    regions: rows.regions,
    includedRules: rows.includedRules.flatMap((row) => {
      const property = propertiesById.get(row.propertyId);
      const service = servicesById.get(row.serviceId);
      return property && service ? [includedRuleOf(row, property.code, service.operationType)] : [];
    }),
    refundRules: rows.refundRules.map(({ cause, propertyId, serviceId, hoursBefore, percentKept }) => ({
      cause,
      propertyCode: propertiesById.get(propertyId)?.code ?? null,
      serviceId,
      hoursBefore,
      keptPercent: percentKept,
    })),
    propertyByCode: (code) => propertiesByCode.get(code),
    propertyById: (id) => propertiesById.get(id),
    airportById: (id) => airportsById.get(id),
    placeById: (id) => places.get(id),
    airlineById: (id) => airlines.get(id),
    airlineByCode: (code) => airlinesByCode.get(code),
    airlineCodeOf: (code) => airlinesByCode.get(code)?.iataCode,
    segmentById: (id) => segments.get(id),
    serviceById: (id) => servicesById.get(id),
    restrictionById: (id) => restrictions.get(id),
    unusedRestrictions: rows.restrictions.filter(({ id, status }) => status === 1 && !used.has(id)),
    servicesOf: (propertyId, airportId) => forSale.get(`${propertyId}|${airportId}`) ?? [],
    allServicesOf: (propertyId) => ofProperty.get(String(propertyId)) ?? [],
    servicesOfSegment: (segmentId) => ofSegment.get(String(segmentId)) ?? [],
    configurationsOfSegment: (segmentId) => configurations.get(String(segmentId)) ?? [],
    termsOf: (service, language, at) => shownTerms(inForce(service, at), service.text[language], language),
    sheet(service, language, at) {
      const versions = inForce(service, at);
      const key = [service.id, service.rates.length, language, ...versions.map(({ id }) => id)].join('|');
      const known = sheets.get(key);
      if (known) return known;
      const lists = listsOf(shownTerms(versions, service.text[language], language));
      const sheet = { ...buildSheet(service, language), ...lists };
      sheets.set(key, sheet);
      return sheet;
    },
    writtenTexts: { en: writtenIn(rows, 'en'), es: writtenIn(rows, 'es') },
    writtenPhoneTexts: { en: forPhonesIn(rows, 'en'), es: forPhonesIn(rows, 'es') },
    notificationRecipients: (tag) => recipients.get(tag) ?? [],
    systemById: (id) => systems.get(id),
    sellers: sellersOf(rows.societies, rows.countries),
    societyByCode: (code) => societies.get(code),
    countries: rows.countries.filter(({ active }) => active),
    merchants: rows.merchants,
    cardTypes: rows.cardTypes,
    bankName: (code) => banks.get(code.toUpperCase()) ?? code,
    exchangeRate: (currency, on) =>
      rows.exchangeRates.find((rate) => rate.currency === currency && rate.asOf <= on),
  };
}

const writtenIn = ({ messageTemplates }: InventoryRows, language: Language): WrittenTexts =>
  Object.fromEntries(
    messageTemplates.filter((row) => row.language === language).map(({ kind, texts }) => [kind, texts]),
  );

const forPhonesIn = ({ phoneTexts }: InventoryRows, language: Language): WrittenPhoneTexts =>
  Object.fromEntries(
    PHONE_CHANNELS.map((channel) => [
      channel,
      Object.fromEntries(
        phoneTexts
          .filter((row) => row.language === language && row.channel === channel)
          .map(({ kind, text, contentNumber }) => [kind, { text, contentNumber }]),
      ),
    ]),
  );
