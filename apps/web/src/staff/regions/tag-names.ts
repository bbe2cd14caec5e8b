import { readTag, type TagKind } from '@traslado/domain/stay/regions';
import type { Locale } from '../../i18n/locale.ts';

type Resort = { readonly code: string; readonly name: string };

/** A tag's kind, and its value as people call it; a tag of no kind is its own name. */
export type TagName = { readonly kind: TagKind | null; readonly name: string };

/** Display name of a tag's value: the name of a country or a resort, else the value itself. */
export function tagNames(locale: Locale, resorts: readonly Resort[]): (tag: string) => TagName {
  const countries = new Intl.DisplayNames(locale, { type: 'region' });
  return (tag) => {
    const read = readTag(tag);
    if (!read) return { kind: null, name: tag };
    const { kind, value } = read;
    if (kind === 'COUNTRY' && /^[A-Z]{2}$/.test(value)) return { kind, name: countries.of(value) ?? value };
    if (kind === 'PROPERTY') return { kind, name: resorts.find(({ code }) => code === value)?.name ?? value };
    return { kind, name: value };
  };
}

/** A tag in a word or two: "Country: Mexico". */
export const tagLabel = ({ kind, name }: TagName, kinds: Readonly<Record<TagKind, string>>): string =>
  kind ? `${kinds[kind]}: ${name}` : name;
