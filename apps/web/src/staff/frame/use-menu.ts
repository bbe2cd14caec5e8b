import {
  type MenuSection,
  menuByWork,
  pageAt,
  type SectionName,
  withoutTabs,
} from '@traslado/domain/access/menu';
import { useLocation } from 'wouter';
import { useTexts } from '../../i18n/i18n.tsx';
import type { Person } from '../session/use-profile.ts';
import { usePageTitles } from './use-page-titles.ts';
import { useWaitingCounts } from './waiting-counts.ts';

type Entry = Person['menu'][number];

/** A section of the menu on screen. */
export type ShownSection = MenuSection<Entry> & {
  readonly title: string;
  /** Rows in it that wait for this person. */
  readonly waiting: number;
  /** True while one of its pages is on screen. */
  readonly isHere: boolean;
};

/** Title of a section: that of the page that names it, else its own. */
function useSectionTitles(): (section: Pick<MenuSection<Entry>, 'name' | 'lead'>) => string {
  const { sections } = useTexts('staff').frame;
  const own: Readonly<Partial<Record<SectionName, string>>> = sections;
  const titleOf = usePageTitles();
  return ({ name, lead }) => own[name] ?? titleOf(lead ?? name);
}

/** The menu of a person, and the page that is on screen. */
export type Menu = { readonly sections: readonly ShownSection[]; readonly here: Entry | undefined };

export function useMenu({ menu, permissions }: Person): Menu {
  const [location] = useLocation();
  const titleOf = useSectionTitles();
  const counts = useWaitingCounts();
  const here = pageAt(withoutTabs(menu), location);
  const sections = menuByWork(menu, permissions).map((section) => ({
    ...section,
    title: titleOf(section),
    waiting: counts[section.name] ?? 0,
    isHere:
      here !== undefined &&
      [section.lead, ...section.folded.flatMap(({ pages }) => pages.map(({ id }) => id))].includes(here.id),
  }));
  return { sections, here };
}
