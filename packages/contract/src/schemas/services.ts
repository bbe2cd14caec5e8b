import { DEFAULT_AIRPORT_ID, DEFAULT_SERVICE_LANGUAGE } from '@traslado/domain/constants';
import { z } from 'zod';
import { civilDate, civilTime, currency, decimalAmount, id, idText, language } from './values.ts';

/** Services for sale, their sheets and the rows that open and close them. */

export const languageOfService = language
  .prefault(DEFAULT_SERVICE_LANGUAGE)
  .meta({ description: 'English when left out, whatever the caller’s own language is.' });

export const airportOfService = idText.optional().meta({
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
  /** Place of arrival, and of departure, on its first leg. */
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

export const includedTransfer = serviceForSale.extend({
  included: z.literal(true),
  covers: z.enum(['round_trip', 'arrival', 'departure']),
  /**
   * The benefit of the stay, or the group, at the rate of the date: its worth for the stays' own people, the part used by other bookings, and the
   * rest to pay with. Bookings that were not paid and that a new one of `trip_type` replaces have used nothing.
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
