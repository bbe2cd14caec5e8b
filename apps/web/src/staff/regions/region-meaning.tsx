import type { RegionFacts } from '@traslado/domain/catalogues/regions';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { useTagNames } from './tag-words.ts';

/** Meaning of a region for guests, in sentences. */
export function RegionMeaning({ region }: { region: Omit<RegionFacts, 'name'> }) {
  const texts = useTexts('staff').regions;
  const locale = useLocale();
  const nameOf = useTagNames();
  const words = texts.meaning;
  const stays = (tags: readonly string[]) =>
    new Intl.ListFormat(locale, { type: 'disjunction' }).format(
      tags.map((tag) => {
        const { kind, name } = nameOf(tag);
        return kind ? texts.phrases[kind](name) : name;
      }),
    );
  const { allow_tags: allow, deny_tags: deny, active } = region;
  const isEmpty = allow.length === 0 && deny.length === 0;
  return (
    <div className="grid gap-2">
      {isEmpty && <p>{words.nothing}</p>}
      {!isEmpty && !active && <p className="text-soft">{words.inactive}</p>}
      {allow.length > 0 && (
        <p>
          {words.allow(stays(allow))} {words.others}
        </p>
      )}
      {deny.length > 0 && <p>{(allow.length > 0 ? words.deny : words.denyOnly)(stays(deny))}</p>}
    </div>
  );
}
