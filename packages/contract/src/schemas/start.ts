import { z } from 'zod';
import { civilDate, id } from './values.ts';

/** A name in both languages. */
export const label = z.object({ en: z.string(), es: z.string() });

/** Start-up and catalogue: data that a page needs before it knows its guest. */

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
  /** Terminals with texts of their own; a blank text: the airport's own meeting point, the usual sign, no door. */
  terminals: z.array(z.object({ terminal: z.string(), meeting: label, sign: label, dropoff: label })),
});

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
  /** Example of a confirmation number of this resort, as a hint. */
  folioExample: z.string(),
  airports: z.array(z.object({ airport_id: id, extraMinutes: z.int() })),
});

export const link = z.object({
  label,
  href: z.string(),
  /** Finds the texts that people have to agree to. */
  about: z.enum(['terms', 'privacy']).optional(),
});
