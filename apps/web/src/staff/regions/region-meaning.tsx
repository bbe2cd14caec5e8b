import type { RegionFacts } from '@traslado/domain/catalogues/regions';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { regionSentences } from './region-sentences.ts';
import { useTagNames } from './tag-words.ts';

/** Meaning of a region for guests, in sentences. */
export function RegionMeaning({ region }: { region: Omit<RegionFacts, 'name'> }) {
  const texts = useTexts('staff').regions;
  const { note, sentences } = regionSentences(region, useTagNames(), texts, useLocale());
  return (
    <div className="grid gap-2">
      {note !== null && <p className="text-soft">{note}</p>}
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}
