import type { TodaySource } from '@traslado/domain/desk/today';
import { flightWords } from '@traslado/domain/flight-watch/flight-words';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { languageOf } from '../../i18n/locale.ts';
import { useDisputeWords } from './use-dispute-words.ts';

/** The subject of a queue's row in words: findings and troubles come as codes. */
export function useAboutWords(): (queue: TodaySource, about: string) => string {
  const findings: Readonly<Record<string, string>> = useTexts('staff').data.kinds;
  const troubles: Readonly<Record<string, string>> = flightWords[languageOf(useLocale())].troubles;
  const disputeWords = useDisputeWords();
  const inWords = (words: Readonly<Record<string, string>>, about: string) =>
    about
      .split(',')
      .map((code) => words[code] ?? code)
      .join(' · ');
  return (queue, about) => {
    if (queue === 'data' || queue === 'soon') return inWords(findings, about);
    if (queue === 'flights') return inWords(troubles, about);
    return queue === 'disputes' ? disputeWords(about) : about;
  };
}
