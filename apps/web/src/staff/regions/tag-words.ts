import { readTag, type TagKind } from '@traslado/domain/stay/regions';
import { useMemo } from 'react';
import { countriesOf } from '../../i18n/countries.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { useProperties } from '../../places/use-places.ts';

/** A value that a kind can have, as people call it. */
export type TagValue = { readonly value: string; readonly label: string };

/** The values that a kind can have; null for free text. */
export function useTagValues(): (kind: TagKind) => readonly TagValue[] | null {
  const locale = useLocale();
  const { data: properties } = useProperties();
  return useMemo(() => {
    const countries = countriesOf(locale);
    const resorts = (properties ?? []).map(({ code, name }) => ({ value: code, label: `${name} (${code})` }));
    return (kind) =>
      ({ COUNTRY: countries, COMPANY: null, PROPERTY: resorts, AGENCY: null, CLUB: null })[kind];
  }, [locale, properties]);
}

/** Display name of a tag's value: the name of a country or a resort, else the value itself. */
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
