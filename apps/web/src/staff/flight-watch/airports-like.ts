import type { KnownAirport } from '@traslado/domain/places/known-airports';
import { fold } from '../../components/search-options.ts';

/** The airports whose code begins with what is typed, then those whose city or name has it: at most so many. */
function airportsLike(
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

/** The codes of these airports; a code of three letters that we do not know is one, too. */
export function codesLike(
  known: ReadonlyMap<string, KnownAirport> | null,
  typed: string,
  max: number,
): readonly string[] {
  const codes = known ? airportsLike(known, typed, max).map(([code]) => code) : [];
  const code = typed.trim().toUpperCase();
  return codes.includes(code) || !/^[A-Z]{3}$/.test(code) ? codes : [...codes, code];
}

/** The text that is there most often; null where there is none but blanks. */
export function mostOf(texts: readonly string[]): string | null {
  const counts = new Map<string, number>();
  for (const text of texts.filter(Boolean)) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0] ?? null;
}
