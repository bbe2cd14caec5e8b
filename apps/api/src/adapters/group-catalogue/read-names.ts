import type { Language } from '@traslado/domain/language';

type Named = { readonly id: string; readonly name: string };

/** The language of a language number: `EN`, `es-MX`, `English`, `SPA`. */
function languageOfId(id: string): Language | null {
  const said = id.toLowerCase();
  if (said.startsWith('en') || said.startsWith('in')) return 'en';
  return said.startsWith('es') || said.startsWith('sp') ? 'es' : null;
}

/** The language that an airport's name shows. */
function languageOfName(name: string): Language | null {
  if (/aeropuerto/i.test(name)) return 'es';
  return /\bairport\b/i.test(name) ? 'en' : null;
}

/**
 * Their documents number languages without explaining the numbers. If the names do not show it either, English comes first: it is their
 * default.
 */
const numbered: Readonly<Record<string, Language>> = { '1': 'en', '2': 'es' };

/** The names in both languages, as far as they are there. Of names in an unknown language the first is used in both. */
export function namesIn(list: readonly Named[]): Readonly<Record<Language, string | null>> {
  const named = list.filter(({ name }) => name !== '');
  const find = (tell: (one: Named) => Language | null) => (wanted: Language) =>
    named.find((one) => tell(one) === wanted)?.name ?? null;
  for (const tell of [
    ({ id }: Named) => languageOfId(id),
    ({ name }: Named) => languageOfName(name),
    ({ id }: Named) => numbered[id] ?? null,
  ]) {
    const [en, es] = [find(tell)('en'), find(tell)('es')];
    if (en === null && es === null) continue;
    // One of two is known: the other name is in the other language.
    const other = named.length === 2 ? (named.find(({ name }) => name !== (en ?? es))?.name ?? null) : null;
    return { en: en ?? other, es: es ?? other };
  }
  const first = named[0]?.name ?? null;
  return { en: first, es: first };
}
