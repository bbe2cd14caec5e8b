import type { RegionFacts } from '@traslado/domain/catalogues/regions';
import type { TagKind } from '@traslado/domain/stay/regions';
import type { Locale } from '../../i18n/locale.ts';
import type { TagName } from './tag-names.ts';

type Words = {
  readonly phrases: Readonly<Record<TagKind, (name: string) => string>>;
  readonly meaning: Readonly<Record<'nothing' | 'inactive' | 'others', string>> &
    Readonly<Record<'allow' | 'deny' | 'denyOnly', (stays: string) => string>>;
};

/** Meaning of a region for guests: `note` says that none of it applies yet, or ever. */
export function regionSentences(
  { allow_tags: allow, deny_tags: deny, active }: Omit<RegionFacts, 'name'>,
  nameOf: (tag: string) => TagName,
  { phrases, meaning }: Words,
  locale: Locale,
): { readonly note: string | null; readonly sentences: readonly string[] } {
  const stays = (tags: readonly string[]) =>
    new Intl.ListFormat(locale, { type: 'disjunction' }).format(
      tags.map((tag) => {
        const { kind, name } = nameOf(tag);
        return kind ? phrases[kind](name) : name;
      }),
    );
  if (allow.length === 0 && deny.length === 0) return { note: null, sentences: [meaning.nothing] };
  const denies = allow.length > 0 ? meaning.deny : meaning.denyOnly;
  return {
    note: active ? null : meaning.inactive,
    sentences: [
      ...(allow.length > 0 ? [`${meaning.allow(stays(allow))} ${meaning.others}`] : []),
      ...(deny.length > 0 ? [denies(stays(deny))] : []),
    ],
  };
}
