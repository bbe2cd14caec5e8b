import { fold } from '../../components/search-options.ts';

/** A destination of the palette. */
export type Entry = {
  /** Unique among all that is shown: `page.rates`, `rates.4`. */
  readonly key: string;
  readonly href: string;
  readonly title: string;
  /** Beside the title: codes, and the row's owner; '' for nothing. */
  readonly about: string;
  /** The search among the bookings that a choice starts. It is about a person: no address carries it. */
  readonly asksBookings?: string;
};

/** Entries under one heading. */
export type Group = {
  readonly name: string;
  readonly title: string;
  readonly entries: readonly Entry[];
  /** The way to all results, where more were found than shown. */
  readonly all: Entry | null;
};

/** A page, with all its names in either language; the words that are shown come first. */
export type PageNames = { readonly entry: Entry; readonly names: readonly string[] };

/** The group of the pages, and the kind of its entries. */
export const PAGE = 'page';

/** The page of the bookings in the menu, and the group of found ones. */
export const BOOKINGS = 'bookings';

/** The group of the one row that leads to the search of bookings. */
export const MORE_BOOKINGS = 'more-bookings';

/** The results themselves, without the way to search elsewhere. */
export const foundIn = (groups: readonly Group[]): readonly Group[] =>
  groups.filter(({ name }) => name !== MORE_BOOKINGS);

/** Rows of a group, and pages. */
export const SHOWN_AT_MOST = 5;

/** 0: it is the text; 1: it begins with it; 2: a word of it does; 3: the text stands somewhere in it; 4: it does not. */
function nearness(name: string, wanted: string): number {
  const text = fold(name);
  if (text === wanted) return 0;
  if (text.startsWith(wanted)) return 1;
  if (text.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(wanted))) return 2;
  return text.includes(wanted) ? 3 : 4;
}

const nearest = (names: readonly string[], wanted: string): number =>
  Math.min(4, ...names.map((name) => nearness(name, wanted)));

/** The pages of that name in either language, the nearest first; those that are equally near stay in the order of the menu. @param farthest nearness that is enough */
export function findPages(pages: readonly PageNames[], search: string, farthest = 3): Entry[] {
  const wanted = fold(search);
  if (wanted === '') return [];
  return pages
    .map(({ entry, names }) => ({ entry, near: nearest(names, wanted) }))
    .filter(({ near }) => near <= farthest)
    .sort((a, b) => a.near - b.near)
    .slice(0, SHOWN_AT_MOST)
    .map(({ entry }) => entry);
}

/** Groups with the nearest row first; those that are equally near stay in the order of the menu. A code is part of the text beside the title. */
export function orderGroups(groups: readonly Group[], search: string): Group[] {
  const wanted = fold(search);
  const namesOf = ({ title, about }: Entry) => [title, ...about.split(' · ')];
  return groups
    .map((group) => ({ group, near: nearest(group.entries.flatMap(namesOf), wanted) }))
    .sort((a, b) => a.near - b.near)
    .map(({ group }) => group);
}

/** Results of an earlier text that are right for a later one too: they stand until the answer is here, and no choice differs from the typed text. */
export function narrowGroups(groups: readonly Group[], search: string): Group[] {
  const wanted = fold(search);
  return groups.flatMap((group) => {
    const entries = group.entries.filter(({ title, about }) => fold(`${title} ${about}`).includes(wanted));
    return entries.length === 0 ? [] : [{ ...group, entries, all: null }];
  });
}

/** Everything that can be chosen, in the order in which it stands there. */
export const choicesOf = (groups: readonly Group[]): Entry[] =>
  groups.flatMap(({ entries, all }) => (all ? [...entries, all] : entries));

/** The choice that a key leads to from the active one; null for a key that moves nothing. */
export function moved(choices: readonly Entry[], active: string | undefined, pressed: string): Entry | null {
  const at = choices.findIndex(({ key }) => key === active);
  const to = {
    ArrowDown: at + 1 < choices.length ? at + 1 : 0,
    ArrowUp: at > 0 ? at - 1 : choices.length - 1,
    Home: 0,
    End: choices.length - 1,
  }[pressed];
  return to === undefined ? null : (choices[to] ?? null);
}
