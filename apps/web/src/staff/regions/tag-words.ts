import type { TagKind } from '@traslado/domain/stay/regions';
import { useMemo } from 'react';
import { countriesOf } from '../../i18n/countries.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { useProperties } from '../../places/use-places.ts';
import { type TagName, tagLabel, tagNames } from './tag-names.ts';

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

/** Display name of a tag's value. */
export function useTagNames(): (tag: string) => TagName {
  const locale = useLocale();
  const { data: properties } = useProperties();
  return useMemo(() => tagNames(locale, properties ?? []), [locale, properties]);
}

export function useTagLabel(): (tag: string) => string {
  const { kinds } = useTexts('staff').regions;
  const nameOf = useTagNames();
  return (tag) => tagLabel(nameOf(tag), kinds);
}
