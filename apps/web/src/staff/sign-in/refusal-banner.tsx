import { Banner } from '../../components/banner.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import type { Entry } from '../session/staff-session.ts';

type Words = { readonly title: string; readonly text: string };

/** The reason of a failed sign-in. A code without words of ours is an unknown error. */
export function RefusalBanner({ entry }: { entry: Entry }) {
  const texts = useTexts('staff').refusals;
  if (entry.kind === 'in') return null;
  const known: Readonly<Record<string, Words>> = texts;
  const words =
    entry.kind === 'offline' ? texts.offline : (known[entry.problem.code] ?? texts['auth.unknown']);
  const isWait = entry.kind === 'refused' && entry.problem.code === 'auth.too_many_tries';
  return (
    <Banner tone={isWait ? 'warn' : 'bad'} live title={words.title}>
      {words.text}
    </Banner>
  );
}
