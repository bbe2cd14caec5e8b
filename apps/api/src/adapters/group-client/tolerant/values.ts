import { toMinor } from '@traslado/domain/money';
import { isCivilDate } from '@traslado/domain/time/civil';
import { type At, bend, isAbsent, NotRead, type Reader, refuse, telling } from './reading.ts';

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

/** A reader of one value, with its expectation. */
export const value = <T>(expected: string, reader: (value: unknown, at: At) => T): Reader<T> =>
  telling({ kind: 'value', expected }, reader);

export const text = value('text', (said, at): string => {
  if (typeof said === 'string' && said.trim() !== '') return said.trim();
  if (typeof said !== 'number' || !Number.isFinite(said)) return refuse(at, 'text', said);
  bend(at, 'text', said);
  return String(said);
});

export const flag = value('yes or no', (given, at): boolean => {
  if (typeof given === 'boolean') return given;
  const said =
    typeof given === 'string' || typeof given === 'number'
      ? saidFlags[String(given).trim().toLowerCase()]
      : undefined;
  if (said === undefined) return refuse(at, 'yes or no', given);
  bend(at, 'yes or no', given);
  return said;
});

/** A whole number within bounds, both allowed. */
export function whole(least: number, most: number): Reader<number> {
  const expected = `a whole number from ${least} to ${most}`;
  return value(expected, (given, at) => {
    const number = numberOf(given, /^-?\d+(\.0+)?$/);
    if (number === null || !Number.isInteger(number) || number < least || number > most)
      return refuse(at, expected, given);
    if (typeof given === 'string') bend(at, 'a number', given);
    return number;
  });
}

export const id: Reader<number> = whole(1, 2_147_483_647);

const mostAmount = 1_000_000;

/** An amount in cents. As text with a point and without signs for thousands: `1,234` could be either. */
export const amountMinor = value('an amount', (given, at): number => {
  const number = numberOf(given, /^\d+(\.\d{1,2}0*)?$/);
  const isCents = number !== null && Math.round(number * 100) / 100 === number;
  if (number === null || !isCents || number < 0 || number > mostAmount) return refuse(at, 'an amount', given);
  if (typeof given === 'string') bend(at, 'a number', given);
  return toMinor(number);
});

function numberOf(given: unknown, pattern: RegExp): number | null {
  if (typeof given === 'number') return given;
  return typeof given === 'string' && pattern.test(given.trim()) ? Number(given.trim()) : null;
}

/** `2026-12-21`, alone or in front of a time: an instant at the property, whose day is meant. */
export const day = value('a day', (given, at): string => {
  const said = typeof given === 'string' ? /^(\d{4}-\d\d-\d\d)(?:$|[T ])/.exec(given.trim())?.[1] : undefined;
  if (said === undefined || !isCivilDate(said)) return refuse(at, 'a day', given);
  return said;
});

const TIME =
  /^(?:\d{4}-\d\d-\d\d[T ])?([01]?\d|2[0-3]):([0-5]\d)(?::[0-5]\d(?:\.\d+)?)?(?:\s*([ap])\.?\s?m\.?)?$/i;

/** The hour of a day of 24; null for one that a clock of 12 does not have. */
function hourOf(said: number, half: string | undefined): number | null {
  if (half === undefined) return said;
  if (said < 1 || said > 12) return null;
  return (said % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
}

/**
 * `14:20` of `14:20`, `14:20:00`, `2:20 PM`, or of an instant. Seconds are left out: no ride goes by them. With a zone it may be another
 * hour here.
 */
export const time = value('a time', (given, at): string => {
  const said = typeof given === 'string' ? TIME.exec(given.trim()) : null;
  const hour = said && hourOf(Number(said[1]), said[3]);
  if (!said || hour === null) return refuse(at, 'a time', given);
  const read = `${String(hour).padStart(2, '0')}:${said[2]}`;
  if (read !== given) bend(at, 'HH:mm', given);
  return read;
});

export const instant = value('an instant with its offset', (given, at): number => {
  const isInstant = typeof given === 'string' && /(Z|[+-]\d\d:?\d\d)$/.test(given.trim());
  const said = isInstant ? Date.parse(given) : Number.NaN;
  return Number.isFinite(said) ? said : refuse(at, 'an instant with its offset', given);
});

/** A word in capitals, without separators: the form of every table of words. */
export const spelled = (given: string): string => given.toUpperCase().replace(/[^A-ZÁÉÍÓÚÑ0-9]/g, '');

export const word = <T>(words: Readonly<Record<string, T>>, expected: string): Reader<T> =>
  value(expected, (given, at) => {
    const said = typeof given === 'string' ? spelled(given) : '';
    const known = Object.hasOwn(words, said) ? words[said] : undefined;
    return known === undefined ? refuse(at, expected, given) : known;
  });

const isNothing = (given: unknown): boolean =>
  isAbsent(given) || (typeof given === 'string' && given.trim() === '');

/** Null for nothing; anything else has to be readable. */
export const optional = <T>(reader: Reader<T>): Reader<T | null> =>
  telling({ kind: 'optional', of: reader.told, isShown: false }, (given, at) => {
    if (!isNothing(given)) return reader(given, at);
    if (given !== undefined && given !== null && given !== '') bend(at, 'nothing', given);
    return null;
  });

/** The same for a value that decides nothing: an unreadable one is left out. */
export const shown = <T>(reader: Reader<T>): Reader<T | null> => {
  const read = optional(reader);
  return telling({ kind: 'optional', of: reader.told, isShown: true }, (given, at) => {
    try {
      return read(given, at);
    } catch (error) {
      if (!(error instanceof NotRead)) throw error;
      at.notes.bent.push(error.note);
      return null;
    }
  });
};

export const orElse = <T>(reader: Reader<T | null>, otherwise: T): Reader<T> =>
  telling(reader.told, (given, at) => reader(given, at) ?? otherwise);

export const map = <T, V>(reader: Reader<T>, read: (value: T, at: At) => V): Reader<V> =>
  telling(reader.told, (given, at) => read(reader(given, at), at));
