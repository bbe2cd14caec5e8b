import { LOOKED_AT, WOULD_CHANGE } from '@traslado/domain/booking/because';
import { z } from 'zod';
import {
  civilDate,
  civilTime,
  counter,
  decimalAmount,
  folioText,
  hotelCode,
  id,
  idText,
  lastNameText,
} from './values.ts';

/** Prices that staff look into: the winning rate of each day, and the price of a guest. Amounts are decimals of the currency. */

const trip = z.enum(['round_trip', 'arrival', 'departure']);

const row = z.object({ id, name: z.string() });

/** A service as the choices of these pages name it. */
const pricedService = row.extend({
  trip,
  private: z.boolean(),
  /** Of its airport. */
  airport: z.string(),
  /** Sold at all: it, its property and its airport are in use. */
  on_sale: z.boolean(),
});

/** The caller's properties, with their services in the order of the cards. */
export const pricedServices = z.object({
  properties: z.array(row.extend({ code: z.string(), services: z.array(pricedService) })),
});

const pricedRate = z.object({
  id,
  description: z.string(),
  currency: z.string(),
  /** The lowest wins. */
  priority: z.int(),
  /** Of one vehicle. */
  price: decimalAmount,
  /** Of one seat. */
  adult_price: decimalAmount,
  minor_price: decimalAmount,
  valid_from: civilDate,
  valid_to: civilDate,
  pax_max: z.int().nullable(),
});

/** The verdict on a rate. `against`: the winner where this one lost. */
const consideredRate = z.object({
  rate: id,
  verdict: z.enum(['wins', 'loses', 'not_valid']),
  by: z.enum(['alone', 'priority', 'lowest_id', 'begins_later', 'has_ended']),
  against: id.nullable(),
});

/** A year of the calendar: four digits. */
const yearText = z
  .string()
  .regex(/^20\d{2}$/, { error: 'number.invalid' })
  .transform(Number);

export const calendarQuestion = z.strictObject({
  service: idText,
  year: yearText,
  /** First of the twelve months; January where it is left out. */
  month: z
    .string()
    .regex(/^(0[1-9]|1[0-2])$/, { error: 'number.invalid' })
    .optional(),
});

export const priceCalendar = z.object({
  year: z.int(),
  service: pricedService.extend({ property: row.extend({ code: z.string() }) }),
  /** Rates that are valid on a day of the year. */
  rates: z.array(pricedRate),
  /** All days of the year in their order, one after the other. */
  ranges: z.array(
    z.object({
      from: civilDate,
      to: civilDate,
      /** The one that wins; null on days that are not for sale. */
      rate: id.nullable(),
      considered: z.array(consideredRate),
    }),
  ),
  /** Rates that win on no day of the year, and those that win instead. */
  shadowed: z.array(z.object({ rate: id, winners: z.array(id) })),
  /** Days on which rates of one priority overlap, and only the lower number decides. */
  ties: z.array(z.object({ from: civilDate, to: civilDate, winner: id, losers: z.array(id) })),
  /** Days that a restriction closes, whatever the rates say. */
  closed: z.array(z.object({ on: civilDate, restrictions: z.array(id) })),
});

const required = { error: 'field.required' } as const;

/** With the time of each flight hours of service and free seats are asked, too. */
const flightTimes = {
  arrival_time: civilTime.optional(),
  departure_time: civilTime.optional(),
  /** Flights within the country, which their guests leave for later. */
  domestic: z.boolean().default(false),
};

/** Rides that the guest of a stay asks for. Days that are left out are those of the stay. */
export const offerQuestion = z.strictObject({
  hotel: hotelCode,
  folio: folioText,
  trip,
  arrival_date: civilDate.optional(),
  departure_date: civilDate.optional(),
  ...flightTimes,
  adults: counter,
  minors: counter,
  babyseat: counter,
});

/** A stay that exists or one that is made up, and the rides. */
export const guestPriceQuestion = z
  .strictObject({
    hotel: hotelCode,
    stay: z.strictObject({ folio: folioText, last_name: lastNameText }).optional(),
    made_up: z
      .strictObject({
        adults: counter,
        children: counter,
        /** ISO 3166 alpha-2, of the guest. */
        country: z.string().regex(/^[A-Za-z]{2}$/, { error: 'field.invalid' }),
        /** The service that the stay includes; null for none. */
        included_service_id: id.nullable(),
      })
      .optional(),
    trip,
    /** Of the flights; left out they are the days of the stay. One that is made up has none of its own. */
    arrival_date: civilDate.optional(),
    departure_date: civilDate.optional(),
    ...flightTimes,
    adults: counter,
    minors: counter,
    babyseat: counter,
  })
  .refine(({ stay, made_up }) => Boolean(stay) !== Boolean(made_up), { ...required, path: ['stay'] })
  .refine((asked) => asked.stay || asked.trip === 'departure' || asked.arrival_date, {
    ...required,
    path: ['arrival_date'],
  })
  .refine((asked) => asked.stay || asked.trip === 'arrival' || asked.departure_date, {
    ...required,
    path: ['departure_date'],
  });

const priceLine = z.object({
  code: z.enum(['price.vehicles', 'price.adults', 'price.baby_seats', 'price.children', 'price.included']),
  quantity: z.int(),
  unit_price: z.number(),
  amount: z.number(),
});

const servicePrice = z.object({
  /** People who take room. */
  seats: z.int(),
  /** Capacity of one vehicle, and which row says so. */
  pax_max: z.int(),
  pax_max_of: z.enum(['rate', 'service']),
  /** Null for a shared service. */
  vehicles: z.int().nullable(),
  lines: z.array(priceLine),
  price: decimalAmount,
});

const weighedRates = { rates: z.array(pricedRate), considered: z.array(consideredRate) };

/** A fact under its name: a day, a moment at the property, a span of hours, a number, or words of other systems. */
const fact = {
  day: civilDate.nullable(),
  time: civilTime.nullable(),
  /** The end of a span that begins at `time`. */
  until: civilTime.nullable(),
  count: z.number().nullable(),
  words: z.array(z.string()),
};

/** The reason why a service is not offered. `rows`: the catalogue rows behind it. */
const notOffered = z.object({
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  /** The ride that it is about; null for all of it. */
  direction: z.enum(['arrival', 'departure']).nullable(),
  rows: z.array(z.object({ catalogue: z.string(), id: id.nullable(), name: z.string() })),
  /** Facts that the rule examined. */
  facts: z.array(z.object({ name: z.enum(LOOKED_AT), ...fact })),
  /** Changes that would have avoided it; each is enough by itself. */
  otherwise: z.array(z.object({ name: z.enum(WOULD_CHANGE), ...fact })),
});

const passengers = z.object({ adults: counter, minors: counter, babyseat: counter });
/** `everyone`: children on a lap take room, too. */
const seatPolicy = z.enum(['specification', 'everyone']);

/** The calculation of a service's price. */
const reckonedPrice = {
  ...weighedRates,
  /** The included transfer at this airport. */
  benefit: z
    .object({
      service: row,
      trip,
      /** It pays for a ride of this trip. */
      is_covering: z.boolean(),
      ...weighedRates,
      adults: z.int(),
      children: z.int(),
      /** Its price for the people of the stay; null where it pays nothing. */
      worth: servicePrice.nullable(),
      used: decimalAmount,
      remaining: decimalAmount,
    })
    .nullable(),
  /** Null where no rate is valid. */
  priced: servicePrice
    .extend({
      rate: id,
      currency: z.string(),
      /** The deduction by the benefit. */
      included: decimalAmount,
      amount_due: decimalAmount,
    })
    .nullable(),
};

/** The same of a sold price, as stored with the sale. */
export const soldExplanation = z.object({
  service_date: civilDate,
  passengers,
  seat_policy: seatPolicy,
  private: z.boolean(),
  /** The rate of an earlier sale holds, whatever would win on the day. */
  is_kept: z.boolean(),
  ...reckonedPrice,
});

export const guestPrice = z.object({
  stay: z.object({
    hotel: z.string(),
    is_made_up: z.boolean(),
    arrival: civilDate,
    departure: civilDate,
    adults: z.int(),
    children: z.int(),
    country: z.string(),
  }),
  trip,
  /** Date of the first leg: it dates every price. */
  service_date: civilDate,
  passengers,
  seat_policy: seatPolicy,
  /** Flights were given, so hours of service and free seats were checked as well. */
  with_flights: z.boolean(),
  services: z.array(
    pricedService.extend({
      reasons: z.array(notOffered),
      ...reckonedPrice,
    }),
  ),
});
