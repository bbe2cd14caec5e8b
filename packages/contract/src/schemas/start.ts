import { z } from 'zod';
import { civilDate, flagText, hotelCode, id, session } from './values.ts';

/** Start-up and catalogue: what a page needs before it knows its guest. */

export const loginSystem = {
  body: z.strictObject({ username: z.string().min(1).max(80) }),
  answer: z.object({ id: session }),
};

export const airport = z.object({
  airport_id: id,
  iata_code: z.string(),
  oaci_code: z.string(),
  web_transfers: z.boolean(),
  time_zone: z.string(),
  language: z.array(
    z.object({ language_id: z.enum(['en', 'es']), airport_name: z.string(), city: z.string() }),
  ),
  resorts: z.array(z.object({ resort_id: id })),
  /** Minutes from a landing until its guests can usually be outside. */
  clearance: z.object({ international: z.int(), national: z.int() }),
});

export const listAirports = {
  /** All airports when the hotel is left out. */
  query: z.strictObject({ hotel: hotelCode.optional() }),
  answer: z.array(airport),
};

export const property = z.object({
  id,
  code: z.string(),
  smartCode: z.string(),
  name: z.string(),
  thumbnail: z.string(),
  /** Civil date at the property now. */
  currentDate: civilDate,
  groupId: z.int(),
  timeZone: z.string(),
  phone: z.string(),
  email: z.string(),
  officeHours: z.object({ from: z.string(), to: z.string() }),
  seatPolicy: z.enum(['specification', 'everyone']),
  allowsWithoutFlight: z.boolean(),
  changeDeadlineHours: z.number(),
  cancelDeadlineHours: z.number(),
  /** How a confirmation number of this resort looks, as a hint. */
  folioExample: z.string(),
  airports: z.array(z.object({ airport_id: id, extraMinutes: z.int() })),
});

export const listProperties = {
  query: z.strictObject({
    allBrands: flagText
      .optional()
      .meta({ description: '`0`: only resorts of the first resort’s brand. `1` when left out.' }),
    includeMoonZone: flagText
      .optional()
      .meta({ description: '`0`: without the parts of larger resorts. `1` when left out.' }),
  }),
  answer: z.array(property),
};

export const getExchangeRate = {
  answer: z.object({ exchangeRate: z.number().nullable(), currency: z.string(), asOf: civilDate.nullable() }),
};

export const getPublicIp = { answer: z.object({ ip: z.string().nullable() }) };

export const getGeoIp = {
  params: z.strictObject({ ip: z.string().max(45) }),
  answer: z.object({ country: z.string() }).nullable(),
};

const label = z.object({ en: z.string(), es: z.string() });

const link = z.object({
  label,
  href: z.string(),
  /** What people are asked to agree to is found by this. */
  about: z.enum(['terms', 'privacy']).optional(),
});

export const getBrand = {
  answer: z.object({
    name: z.string(),
    logo: z.string().nullable(),
    colours: z.record(z.string(), z.string()),
    phones: z.array(z.object({ country: z.string(), label, number: z.string() })),
    email: z.string(),
    links: z.object({ websites: z.array(link), resources: z.array(link), foundation: z.array(link) }),
    groups: z.array(
      z.object({ groupId: z.int(), name: z.string(), operaCode: z.string(), smartCode: z.string() }),
    ),
    /** True where demo data and development pages are served. */
    demo: z.boolean(),
  }),
};
