import type { KnownAirport } from '@traslado/domain/places/known-airports';

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The airports whose code begins with what is typed, then those whose city or name has it: at most so many. */
export function airportsLike(
  known: ReadonlyMap<string, KnownAirport>,
  typed: string,
  max: number,
): (readonly [string, KnownAirport])[] {
  const text = plain(typed.trim());
  if (text === '') return [];
  const all = [...known];
  const byCode = all.filter(([code]) => plain(code).startsWith(text));
  if (text.length < 3) return byCode.slice(0, max);
  const byName = all.filter(
    ([code, { city, name }]) =>
      !plain(code).startsWith(text) && [city, name.en, name.es].some((one) => plain(one).includes(text)),
  );
  return [...byCode, ...byName].slice(0, max);
}
