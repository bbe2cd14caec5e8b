import { Link } from 'wouter';
import { useTexts } from '../../i18n/i18n.tsx';
import { setAddress } from '../catalogues/use-keep.ts';
import type { HomeAnswer } from './use-home.ts';

/** Change sets that wait for approval or publishing; one alone is opened at once. */
export function WaitingSets({ sets: { waiting, first } }: { sets: NonNullable<HomeAnswer['sets']> }) {
  const texts = useTexts('staff').home.waiting;
  return (
    <p className="py-1">
      <Link
        href={waiting === 1 && first !== null ? setAddress(first) : '/admin/change-sets'}
        className="inline-flex min-h-11 items-center font-semibold underline decoration-control underline-offset-4 hover:decoration-accent"
      >
        {texts.sets(waiting)}
      </Link>
    </p>
  );
}
