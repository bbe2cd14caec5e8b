import { WRITTEN_NUMBER_MAX, writtenNumber } from '@traslado/domain/booking/booking-number';
import type { Language } from '@traslado/domain/language';
import { isCivilDate, isCivilTime } from '@traslado/domain/time/civil';
import { z } from 'zod';

/** Values that many calls share. Text coming from a path, a query or a form is a string and is coerced here, nowhere else. */

/** Civil date, local to the airport of the ride: `2026-11-21`. */
export const civilDate = z
  .string()
  .max(10)
  .refine(isCivilDate, { error: 'date.invalid' })
  .meta({ format: 'date' });

/** Local time of day without seconds, `00:00` to `23:59`. */
export const civilTime = z
  .string()
  .max(5)
  .refine(isCivilTime, { error: 'time.invalid' })
  .meta({ examples: ['14:35'] });

/** An instant, ISO 8601 with offset. */
export const instant = z.iso.datetime({ offset: true });

/** Internal number of a row: a positive whole number of at most 31 bits. */
export const id = z.int().min(1).max(2_147_483_647);

/** The same from a path, a query or a form: digits only, so that `1e3`, ` 1` and `0x1` are refused. */
export const idText = z
  .string()
  .regex(/^[1-9]\d{0,9}$/, { error: 'number.invalid' })
  .transform(Number)
  .pipe(id);

/** Decimal amount of the currency on the wire, cents inside. */
export const decimalAmount = z
  .number()
  .min(0)
  .max(9_999_999.99)
  .meta({ examples: [84] });

export const currency = z.literal('USD');

/** Property code: two letters or digits, `BP`. */
export const hotelCode = z
  .string()
  .regex(/^[A-Za-z0-9]{2,6}$/, { error: 'hotel.invalid' })
  .transform((code) => code.toUpperCase());

/** Confirmation number as a person types it; normalised by the rules, not here. */
export const folioText = z.string().min(1).max(40);

export const lastNameText = z.string().min(1).max(80);

/** `EN`, `es`, `es-MX` …: the language of a sheet. Anything else is refused. */
export const language = z
  .string()
  .regex(/^([Ee][Nn]|[Ee][Ss])(-[A-Za-z]{2})?$/, { error: 'language.invalid' })
  .transform((value): Language => (value.toLowerCase().startsWith('es') ? 'es' : 'en'));

/** Flags of the specification's calls are `1` or `0`. */
export const flagText = z
  .enum(['0', '1', 'true', 'false'])
  .transform((value) => value === '1' || value === 'true');

/** In JSON a flag is a boolean, or the number 1 or 0. */
export const flag = z
  .union([z.boolean(), z.literal(0), z.literal(1)])
  .transform((value) => value === true || value === 1);

/** National flights carry the string "1", international ones "0". */
export const nationalFlag = z.enum(['0', '1']);

/** A terminal as typed: `3`, `T3`, `Terminal 3`. */
export const terminalText = z.string().max(20);

/** Counter of passengers: whole, 0 to 99. */
export const counter = z.int().min(0).max(99);
export const counterText = z
  .string()
  .regex(/^\d{1,2}$/, { error: 'number.invalid' })
  .transform(Number);

/** The client's idempotency key, a UUID or another opaque text of at least 8 characters. */
export const idempotencyKey = z.string().regex(/^[A-Za-z0-9_-]{8,80}$/, { error: 'key.invalid' });

/** A number that a person types, of a stay or of a booking: any of either fits. */
export const typedNumber = z.string().max(WRITTEN_NUMBER_MAX * 2);

/** Booking number as a person writes it, trimmed and NFC: the seller looks it up as written first, then by our reading of it. */
export const couponId = z
  .string()
  .refine((typed) => writtenNumber(typed) !== null, { error: 'coupon.invalid' })
  .transform((typed) => writtenNumber(typed) ?? typed)
  .meta({ examples: ['7K3QW9ZC4T'] });

/** A token of one of the sessions, with the instant from which it no longer counts. */
export const session = z.object({ token: z.string(), expires_at: instant });
