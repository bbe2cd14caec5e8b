import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { hasCardNumber } from '@traslado/domain/contact/card-number';
import { useEffect, useMemo, useState } from 'react';
import { loadCatalogue } from '../../i18n/catalogues.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import type { Locale } from '../../i18n/locale.ts';
import { staffKey } from '../session/staff-session.ts';
import type { Person } from '../session/use-profile.ts';
import { fieldsIn, groupsOf, listsOf, pagesOf, recentOf } from './present.ts';
import type { Opened } from './recent.ts';
import {
  BOOKINGS,
  findPages,
  type Group,
  MORE_BOOKINGS,
  narrowGroups,
  orderGroups,
  PAGE,
  type PageNames,
} from './results.ts';
import { findEverywhere, nameRows } from './sources.ts';

/** Pause in typing before a search. */
const PAUSE_MS = 120;

const OTHER: Readonly<Record<Locale, Locale>> = { 'en-US': 'es-MX', 'es-MX': 'en-US' };

/** The pages of a menu, by their words in both languages; those of the other language are fetched, and missing until they are here. */
function usePages(menu: Person['menu']): PageNames[] {
  const locale = useLocale();
  const { pages: own } = useTexts('staff').frame;
  const { tomorrow } = useTexts('staff').dayLists;
  const [other, setOther] = useState<Readonly<Record<string, string>>>({});
  const { limits } = useTexts('staff').approvals;
  const [otherLimits, setOtherLimits] = useState('');
  const [otherTomorrow, setOtherTomorrow] = useState('');
  useEffect(() => {
    loadCatalogue(OTHER[locale], 'staff').then(
      ({ frame, dayLists, approvals }) => {
        setOther(frame.pages);
        setOtherLimits(approvals.limits.title);
        setOtherTomorrow(dayLists.tomorrow);
      },
      () => undefined,
    );
  }, [locale]);
  return useMemo(
    () => [
      ...pagesOf(menu, locale, [
        ...[own, other].map((pages) => (id: string) => pages[id]),
        // Limits stand on the pages of people and roles.
        ...[limits.title, otherLimits].map(
          (title) => (id: string) => (id === 'people' || id === 'roles' ? title : undefined),
        ),
      ]),
      ...listsOf(menu, [tomorrow, otherTomorrow]),
    ],
    [menu, locale, own, other, limits, otherLimits, tomorrow, otherTomorrow],
  );
}

/** A text once it has not changed for a moment. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

const questionKey = [...staffKey, 'palette'] as const;
/** Without a network it fails at once, instead of waiting for one. */
const asked = { staleTime: 0, gcTime: 60_000, networkMode: 'always', retry: false } as const;

export type Palette = {
  readonly groups: readonly Group[];
  readonly isSearching: boolean;
  /** A search was asked, and every source has answered. */
  readonly isDone: boolean;
  /** The way to ask again, where asking failed. */
  readonly retry: (() => void) | null;
  readonly isCard: boolean;
};

/** The one row that leads to the search of bookings, with the text in memory. */
const bookingsRow = (
  search: string,
  texts: { more: string; palette: (search: string) => string },
): Group => ({
  name: MORE_BOOKINGS,
  title: texts.more,
  entries: [
    {
      key: 'bookings',
      href: '/admin/bookings',
      title: texts.palette(search),
      about: '',
      asksBookings: search,
    },
  ],
  all: null,
});

/** Content of the palette: pages and rows for a text, the last opened ones without one. */
export function usePalette(
  { menu }: Person,
  { typed, opened }: { typed: string; opened: readonly Opened[] },
): Palette {
  const { palette: texts, bookings, frame } = useTexts('staff');
  const pageTitles: Readonly<Record<string, string>> = frame.pages;
  const locale = useLocale();
  const pages = usePages(menu);
  const fields = useMemo(() => fieldsIn(menu, locale), [menu, locale]);
  const search = typed.trim();
  // A card number is sent nowhere.
  const isCard = hasCardNumber(search);
  const paused = usePaused(search);
  const wanted = isCard ? '' : search;

  const found = useQuery({
    queryKey: [...questionKey, locale, paused],
    queryFn: async ({ signal }) => ({
      search: paused,
      found: await findEverywhere(paused, { menu, locale }, signal),
    }),
    enabled: paused !== '' && paused === wanted,
    placeholderData: keepPreviousData,
    ...asked,
  });
  const rows = opened.flatMap(({ kind, id }) => (kind === PAGE ? [] : [{ catalogue: kind, id: Number(id) }]));
  const recent = useQuery({
    queryKey: [...questionKey, locale, 'rows', rows],
    queryFn: ({ signal }) => nameRows(rows, signal),
    enabled: rows.length > 0,
    ...asked,
  });

  if (wanted === '') {
    const isSearching = recent.isLoading;
    const entries = isSearching
      ? []
      : recentOf(opened, {
          pages,
          rows: recent.data ?? [],
          locale,
          page: texts.page,
          titleOf: (id) => pageTitles[id],
        });
    const groups =
      entries.length === 0 || isCard ? [] : [{ name: 'recent', title: texts.recent, entries, all: null }];
    const retry = recent.isError ? () => void recent.refetch() : null;
    return { groups, isSearching, isDone: false, retry, isCard };
  }
  const isAnswered = found.data?.search === wanted;
  const failed = found.isError && paused === wanted && !found.isFetching;
  const answered = found.data
    ? groupsOf(
        found.data.found,
        { menu, locale, search: found.data.search, titleOf: (id) => pageTitles[id] },
        texts.all,
      )
    : [];
  const inCatalogues = orderGroups(isAnswered ? answered : narrowGroups(answered, wanted), wanted);
  const inPages = findPages(pages, wanted);
  // By the beginning of a word.
  const inFields = findPages(fields, wanted, 2);
  return {
    groups: [
      ...(inPages.length > 0 ? [{ name: PAGE, title: texts.pages, entries: inPages, all: null }] : []),
      ...inCatalogues,
      ...(inFields.length > 0 ? [{ name: 'fields', title: texts.fields, entries: inFields, all: null }] : []),
      ...(menu.some(({ id }) => id === BOOKINGS) && (isAnswered || failed)
        ? [bookingsRow(wanted, { more: bookings.everything, palette: bookings.palette })]
        : []),
    ],
    isSearching: !isAnswered && !failed,
    isDone: isAnswered,
    retry: failed ? () => void found.refetch() : null,
    isCard,
  };
}
