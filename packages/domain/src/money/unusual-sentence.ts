import type { Language } from '../language.ts';
import type { UnusualRate } from './unusual-price.ts';

/** An unusual price in words. Amounts are written with their currency. */
type UnusualWords = {
  readonly title: string;
  /** The charged field of a rate; null for a rate of exchange. */
  readonly field: UnusualRate<never>['field'] | null;
  readonly now: string;
  readonly old: string | null;
  readonly neighbour: { readonly name: string; readonly amount: string } | null;
};

const payers: Readonly<Record<Language, Readonly<Record<UnusualRate<never>['field'], string>>>> = {
  en: { price: 'vehicle', adult_price: 'adult', minor_price: 'child' },
  es: { price: 'vehículo', adult_price: 'adulto', minor_price: 'niño' },
};

const words = {
  en: { instead: (old: string) => ` instead of ${old}`, beside: 'Next to it' },
  es: { instead: (old: string) => ` en lugar de ${old}`, beside: 'Junto a ella' },
} as const;

/** `Shared shuttle round trip, High season: adult USD 420.00 instead of USD 42.00. Next to it: Low season, USD 40.00.` */
export function unusualIn(language: Language, { title, field, now, old, neighbour }: UnusualWords): string {
  const { instead, beside } = words[language];
  const payer = field ? `${payers[language][field]} ` : '';
  const said = `${title}: ${payer}${now}${old === null ? '' : instead(old)}.`;
  return neighbour ? `${said} ${beside}: ${neighbour.name}, ${neighbour.amount}.` : said;
}

type StrangeZone = {
  readonly title: string;
  readonly zone: string;
  /** Of its airports: two letters each. */
  readonly countries: readonly string[];
  /** Time zones of these countries. */
  readonly expected: readonly string[];
};

/** More would hide the rest of the sentence. */
const ZONES_SAID = 3;

const strangeWords = {
  en: 'is not a time zone of',
  es: 'no es una zona horaria de',
} as const;

/** `Sangster International Airport: Europe/Madrid is not a time zone of Jamaica (America/Jamaica).` */
export function strangeZoneIn(language: Language, { title, zone, countries, expected }: StrangeZone): string {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const places = new Intl.ListFormat(language, { type: 'disjunction' }).format(
    countries.map((country) => names.of(country) ?? country),
  );
  const few = expected.slice(0, ZONES_SAID).join(', ');
  const more = expected.length > ZONES_SAID ? ', …' : '';
  return `${title}: ${zone} ${strangeWords[language]} ${places} (${few}${more}).`;
}
