import { Banner } from '../../components/banner.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import type { Entry } from '../session/staff-session.ts';
import { entryWords } from './entry-words.ts';

export function RefusalBanner({ entry }: { entry: Entry }) {
  const words = entryWords(entry, useTexts('staff').refusals);
  if (!words) return null;
  return (
    <Banner tone={words.tone} live title={words.title}>
      {words.text}
    </Banner>
  );
}
