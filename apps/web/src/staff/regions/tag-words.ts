import { COMPANIES, readTag, type TagKind } from '@traslado/domain/stay/regions';
import { useMemo } from 'react';
import { useProperties } from '../../catalogue/use-catalogue.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import type { Locale } from '../../i18n/locale.ts';

/** A value that a kind can have, as people call it. */
export type TagValue = { readonly value: string; readonly label: string };

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Codes that mean no country: unions, the world, private ones. */
const NO_COUNTRIES = ['EU', 'EZ', 'UN', 'XA', 'XB', 'XK', 'ZZ', 'QO'];

/** All countries by their names in a language, as the browser knows them. */
function countriesOf(locale: Locale): TagValue[] {
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  return codes
    .flatMap((value) => {
      const name = NO_COUNTRIES.includes(value) ? undefined : names.of(value);
      // A country that is called otherwise now has its new code too.
      const isCurrent = new Intl.Locale(`und-${value}`).region === value;
      return name && isCurrent ? [{ value, label: `${name} (${value})` }] : [];
    })
    .sort((a, b) => a.label.localeCompare(b.label, locale));
}

/** The values that a kind can have; null where anything can be typed. */
export function useTagValues(): (kind: TagKind) => readonly TagValue[] | null {
  const locale = useLocale();
  const { data: properties } = useProperties();
  return useMemo(() => {
    const countries = countriesOf(locale);
    const companies = COMPANIES.map((value) => ({ value, label: value }));
    const resorts = (properties ?? []).map(({ code, name }) => ({ value: code, label: `${name} (${code})` }));
    return (kind) =>
      ({ COUNTRY: countries, COMPANY: companies, PROPERTY: resorts, AGENCY: null, CLUB: null })[kind];
  }, [locale, properties]);
}

/** How people call what a tag names: of a country and a resort the name, of all else what it says. */
export function useTagNames(): (tag: string) => { kind: TagKind | null; name: string } {
  const locale = useLocale();
  const { data: properties } = useProperties();
  return useMemo(() => {
    const countries = new Intl.DisplayNames(locale, { type: 'region' });
    return (tag) => {
      const read = readTag(tag);
      if (!read) return { kind: null, name: tag };
      const { kind, value } = read;
      if (kind === 'COUNTRY' && /^[A-Z]{2}$/.test(value)) return { kind, name: countries.of(value) ?? value };
      if (kind === 'PROPERTY')
        return { kind, name: properties?.find(({ code }) => code === value)?.name ?? value };
      return { kind, name: value };
    };
  }, [locale, properties]);
}

/** A tag in a word or two: "Country: Mexico". */
export function useTagLabel(): (tag: string) => string {
  const { kinds } = useTexts('staff').regions;
  const nameOf = useTagNames();
  return (tag) => {
    const { kind, name } = nameOf(tag);
    return kind ? `${kinds[kind]}: ${name}` : name;
  };
}
