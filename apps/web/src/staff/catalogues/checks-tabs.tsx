import { catalogueAddress } from '@traslado/domain/access/menu';
import type { Definition } from '@traslado/domain/catalogues/definition';
import { priceExpectations } from '@traslado/domain/catalogues/price-expectations';
import { publishingRules } from '@traslado/domain/catalogues/publishing-rules';
import { wordsOf } from '@traslado/domain/catalogues/words-of-all';
import { Link } from 'wouter';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { languageOf } from '../../i18n/locale.ts';
import type { Person } from '../session/use-profile.ts';

const TABS: readonly Definition[] = [priceExpectations, publishingRules];

export const useChecksTitle = (): string => useTexts('staff').rules.checks.title;

/** Tabs of the checks before publishing. A person who can open one of them alone sees no tabs. */
export function ChecksTabs({ person, shown }: { person: Person; shown: Definition }) {
  const language = languageOf(useLocale());
  const title = useChecksTitle();
  const tabs = TABS.filter(({ name }) => person.menu.some(({ id }) => id === name));
  if (tabs.length < 2) return null;
  return (
    <nav aria-label={title} className="mb-6 flex border-line border-b-2 sm:gap-1">
      {tabs.map((tab) => (
        <Link
          key={tab.name}
          href={catalogueAddress(tab.name)}
          aria-current={tab.name === shown.name ? 'page' : undefined}
          className="-mb-0.5 flex min-h-12 flex-1 items-center justify-center text-balance border-transparent border-b-[3px] px-2 py-2 text-center font-semibold text-soft leading-tight hover:text-ink focus-visible:-outline-offset-3 aria-[current=page]:border-accent aria-[current=page]:text-ink sm:flex-none sm:px-4"
        >
          {wordsOf(tab)[language].title}
        </Link>
      ))}
    </nav>
  );
}
