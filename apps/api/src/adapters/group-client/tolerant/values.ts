import { toMinor } from '@traslado/domain/money';
import { isCivilDate } from '@traslado/domain/time/civil';
import { type At, bend, isAbsent, NotRead, type Reader, refuse } from './reading.ts';

/** Readers of single values. */

/** Words that mean yes or no, in small letters. Nothing else does. */
export const saidFlags: Readonly<Record<string, boolean>> = {
  '1': true,
  true: true,
  t: true,
  s: true,
  si: true,
  sí: true,
  y: true,
  yes: true,
  '0': false,
  false: false,
  f: false,
  n: false,
  no: false,
};

export const text: Reader<string> = (value, at) => {
  if (typeof value === 'string' && value.trim() !== '') return value.trim();
  if (typeof value !== 'number' || !Number.isFinite(value)) return refuse(at, 'text', value);
  bend(at, 'text', value);
  return String(value);
};

export const flag: Reader<boolean> = (value, at) => {
  if (typeof value === 'boolean') return value;
  const said =
    typeof value === 'string' || typeof value === 'number'
      ? saidFlags[String(value).trim().toLowerCase()]
      : undefined;
  if (said === undefined) return refuse(at, 'yes or no', value);
  bend(at, 'yes or no', value);
  return said;
};

/** A whole number within bounds, both allowed. */
export const whole =
  (least: number, most: number): Reader<number> =>
  (value, at) => {
    const number = numberOf(value, /^-?\d+(\.0+)?$/);
    if (number === null || !Number.isInteger(number) || number < least || number > most)
      return refuse(at, `a whole number from ${least} to ${most}`, value);
    if (typeof value === 'string') bend(at, 'a number', value);
    return number;
  };

export const id: Reader<number> = whole(1, 2_147_483_647);

const mostAmount = 1_000_000;

/** An amount in cents. As text with a point and without signs for thousands: `1,234` could be either. */
export const amountMinor: Reader<number> = (value, at) => {
  const number = numberOf(value, /^\d+(\.\d{1,2}0*)?$/);
  const isCents = number !== null && Math.round(number * 100) / 100 === number;
  if (number === null || !isCents || number < 0 || number > mostAmount) return refuse(at, 'an amount', value);
  if (typeof value === 'string') bend(at, 'a number', value);
  return toMinor(number);
};

function numberOf(value: unknown, pattern: RegExp): number | null {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && pattern.test(value.trim()) ? Number(value.trim()) : null;
}

/** `2026-12-21`, alone or in front of a time: an instant at the property, whose day is meant. */
export const day: Reader<string> = (value, at) => {
  const said = typeof value === 'string' ? /^(\d{4}-\d\d-\d\d)(?:$|[T ])/.exec(value.trim())?.[1] : undefined;
  if (said === undefined || !isCivilDate(said)) return refuse(at, 'a day', value);
  return said;
};

/** `14:20` of `14:20`, `14:20:00`, `9:05`, or of an instant. Seconds are left out: nobody keeps to them. */
export const time: Reader<string> = (value, at) => {
  const said =
    typeof value === 'string'
      ? /^(?:\d{4}-\d\d-\d\d[T ])?([01]?\d|2[0-3]):([0-5]\d)(?::[0-5]\d(?:\.\d+)?)?$/.exec(value.trim())
      : null;
  if (!said) return refuse(at, 'a time', value);
  const read = `${said[1]?.padStart(2, '0')}:${said[2]}`;
  if (read !== value) bend(at, 'HH:mm', value);
  return read;
};

/** One of these words, in capitals and without what separates them. */
export const word =
  <T>(words: Readonly<Record<string, T>>, expected: string): Reader<T> =>
  (value, at) => {
    const said = typeof value === 'string' ? value.toUpperCase().replace(/[^A-ZÁÉÍÓÚÑ0-9]/g, '') : '';
    const known = Object.hasOwn(words, said) ? words[said] : undefined;
    return known === undefined ? refuse(at, expected, value) : known;
  };

const isNothing = (value: unknown): boolean =>
  isAbsent(value) || (typeof value === 'string' && value.trim() === '');

/** Null where there is nothing; what is there has to be readable. */
export const optional =
  <T>(reader: Reader<T>): Reader<T | null> =>
  (value, at) => {
    if (!isNothing(value)) return reader(value, at);
    if (value !== undefined && value !== null && value !== '') bend(at, 'nothing', value);
    return null;
  };

/** The same for what decides nothing: what cannot be read is left out. */
export const shown =
  <T>(reader: Reader<T>): Reader<T | null> =>
  (value, at) => {
    try {
      return optional(reader)(value, at);
    } catch (error) {
      if (!(error instanceof NotRead)) throw error;
      at.notes.bent.push(error.note);
      return null;
    }
  };

export const orElse =
  <T>(reader: Reader<T | null>, otherwise: T): Reader<T> =>
  (value, at) =>
    reader(value, at) ?? otherwise;

export const map =
  <T, V>(reader: Reader<T>, read: (value: T, at: At) => V): Reader<V> =>
  (value, at) =>
    read(reader(value, at), at);
