import { DEFAULT_AIRPORT_ID, DEFAULT_HOTEL, DEFAULT_SERVICE_LANGUAGE } from '@traslado/domain/constants';
import { z } from 'zod';
import {
  civilDate,
  civilTime,
  currency,
  decimalAmount,
  flagText,
  hotelCode,
  id,
  idText,
  language,
} from './values.ts';

/** What is for sale, its sheets and the rows that open and close it. */

const languageOfService = language
  .prefault(DEFAULT_SERVICE_LANGUAGE)
  .meta({ description: 'English when left out, whatever the caller’s own language is.' });

const airportOfService = idText.optional().meta({
  description: `Airport ${DEFAULT_AIRPORT_ID} when left out; the first airport of the hotel, where it is not served from that one.`,
});

const rate = z.object({
  id,
  currencyId: currency,
  priority: z.int(),
  description: z.string(),
  price: decimalAmount,
  adultPrice: decimalAmount,
  minorPrice: decimalAmount,
  initialValidity: civilDate,
  finalValidity: civilDate,
  pax_max: z.int().nullable(),
});

export const serviceSheet = z.object({
  id,
  category: z.string(),
  provider: z.object({ providerId: z.int(), businessName: z.string(), tradeName: z.string() }),
  name: z.string(),
  business: z.string(),
  businessId: z.int(),
  serviceSegmentId: id,
  serviceSegment: z.string(),
  serviceFamilyId: z.int(),
  description: z.string(),
  images: z.object({
    thumbnails: z.array(z.string()),
    desktop: z.array(z.string()),
    largeDesktop: z.array(z.string()),
    tablets: z.array(z.string()),
    mobile: z.array(z.string()),
  }),
  itinerary: z.array(z.string()),
  includes: z.array(z.string()),
  notIncludes: z.array(z.string()),
  location: z.string(),
  tags: z.array(z.string()),
  recommendations: z.array(z.string()),
  /** Sorted by priority, then by id. */
  rates: z.array(rate),
  demarcation: z.array(
    z.object({ description: z.string(), elementTypeId: z.int(), id: z.int(), order: z.int() }),
  ),
  terms: z.array(z.string()),
  policies: z.array(z.string()),
  private: z.boolean(),
  transportationTypeId: z.int(),
  transportationType: z.string(),
  isRoundTrip: z.boolean(),
  isArrival: z.boolean(),
  luggage: z.object({ suitcases: z.int(), handBags: z.int() }),
  arrivalPlaceId: id,
  departurePlaceId: id,
  pax_max: z.int(),
});

export const getServiceSheet = {
  params: z.strictObject({ id: idText }),
  query: z.strictObject({
    service_date: civilDate.optional(),
    language: languageOfService,
    origin_place_id: idText.optional(),
    /** Left out: whichever hotel has the service. */
    hotel_key: hotelCode.optional(),
  }),
  answer: serviceSheet,
};

export const serviceForSale = z.object({
  id,
  service_segment_id: id,
  maximum_pax: z.int(),
  /** 1 when the resort recommends it. */
  recommended: z.union([z.literal(0), z.literal(1)]),
  service_rate_id: id.nullable(),
  movement_origin_id: id,
  /** 1 round trip, 2 arrival, 3 departure. */
  operation_type_id: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  position_id: id,
  /** Where the ride arrives, and where it departs, on its first leg. */
  arrival_place_id: id,
  departure_place_id: id,
  private: z.boolean(),
  national_hour_before: civilTime,
  international_hour_before: civilTime,
  suitcases: z.int(),
  hand_bags: z.int(),
  /** The service one step better, offered on the card. */
  upsell_service_id: id.nullable(),
  /** Null when it can be booked on the date; else why not, for a person. */
  closed: z.object({ code: z.string(), detail: z.string() }).nullable(),
  /** Present with `expand=sheet`. */
  sheet: serviceSheet.optional(),
});

export const listServicesForSale = {
  params: z.strictObject({ hotel: hotelCode }),
  query: z.strictObject({
    service_date: civilDate.optional(),
    is_round_trip: flagText,
    language: languageOfService,
    airport_id: airportOfService,
    expand: z.literal('sheet').optional(),
  }),
  answer: z.array(serviceForSale),
};

export const includedTransfer = serviceForSale.extend({
  included: z.literal(true),
  covers: z.enum(['round_trip', 'arrival', 'departure']),
  /**
   * What the stay, or the group, has to give, at the rate of the date: its worth for the stays' own people, what other bookings have had of it, and
   * what is left to pay with. Bookings that were not paid and that a new one of `trip_type` replaces have had nothing.
   */
  benefit: z.object({
    adults: z.int(),
    children: z.int(),
    worth: decimalAmount,
    used: decimalAmount,
    remaining: decimalAmount,
    currency,
  }),
});

export const listIncludedTransfers = {
  query: z.strictObject({
    hotel: hotelCode.prefault(DEFAULT_HOTEL),
    folio: z.string().min(1).max(40),
    last_name: z.string().min(1).max(80).optional(),
    airport_id: airportOfService,
    name_id: z.string().max(40).optional(),
    /** Read from the PMS; what the query says is not believed. */
    is_member: z.string().max(5).optional(),
    is_guest: z.string().max(5).optional(),
    club: z.string().max(40).optional(),
    language: languageOfService,
    service_date: civilDate.optional(),
    /** The trip that the guest is about to book; what is included when left out. */
    trip_type: z.enum(['round_trip', 'arrival', 'departure']).optional(),
    /** The stays that ride together, for what they include together. */
    receptive_group_id: idText.optional(),
    expand: z.literal('sheet').optional(),
  }),
  answer: z.array(includedTransfer),
};

export const operationConfiguration = z.object({
  id,
  serviceSegmentId: id,
  propertyId: id,
  description: z.string(),
  initialServiceTime: civilTime,
  finalServiceTime: civilTime,
  status: z.int(),
  auxiliar: z.number().nullable(),
  restrictionCategoryId: z.int().nullable(),
  notificationMails: z.string().nullable(),
  restrictionId: id.nullable(),
  createdBy: z.string(),
  updatedBy: z.string(),
  updatedAt: z.string(),
});

export const listSegmentConfigurations = {
  params: z.strictObject({ segment: idText }),
  answer: z.array(operationConfiguration),
};

export const serviceSegment = z.object({
  id,
  service_segment_id: id,
  service_id: id,
  service: z.string(),
  transfer_type_id: z.int(),
  transfer_type: z.string(),
  type_description: z.string(),
  short_description: z.string(),
  description: z.string(),
  place_area_origin_id: id,
  place_area_destination_id: id,
  international_hour_before: civilTime,
  national_hour_before: civilTime,
  collective: z.boolean(),
  status: z.int(),
});

export const listSegments = {
  params: z.strictObject({ segment: idText }),
  query: z.strictObject({
    status: z
      .string()
      .regex(/^[01]$/)
      .optional(),
    service_id: idText.optional(),
    place_area_origin_id: idText.optional(),
    place_area_destination_id: idText.optional(),
  }),
  answer: z.array(serviceSegment),
};

export const restriction = z.object({
  id,
  /** 1 black-out date, 2 minimum notice (`auxiliar` = hours), 3 capacity. */
  restrictionCategoryId: z.int(),
  referenceId: z.int(),
  appliedRule: z.int(),
  auxiliar: z.number(),
  status: z.int(),
  createdBy: z.int(),
  createdAt: z.string(),
  updatedBy: z.int(),
  updatedAt: z.string(),
});

export const getRestriction = { params: z.strictObject({ id: idText }), answer: restriction };

export const getReservationDates = {
  params: z.strictObject({ serviceID: idText, hotel: hotelCode }),
  answer: z.object({ from: civilDate, to: civilDate, closed: z.array(civilDate) }),
};
