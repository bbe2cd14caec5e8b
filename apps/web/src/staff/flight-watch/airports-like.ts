import type { KnownAirport } from '@traslado/domain/places/known-airports';
import { fold } from '../../components/search-options.ts';

/** The airports whose code begins with what is typed, then those whose city or name has it: at most so many. */
export function airportsLike(
  known: ReadonlyMap<string, KnownAirport>,
  typed: string,
  max: number,
): (readonly [string, KnownAirport])[] {
  const text = fold(typed);
  if (text === '') return [];
  const all = [...known];
  const byCode = all.filter(([code]) => fold(code).startsWith(text));
  if (text.length < 3) return byCode.slice(0, max);
  const byName = all.filter(
    ([code, { city, name }]) =>
      !fold(code).startsWith(text) && [city, name.en, name.es].some((one) => fold(one).includes(text)),
  );
  return [...byCode, ...byName].slice(0, max);
}
