import { catalogueAddress } from '@traslado/domain/access/menu';
import { ALL_CATALOGUES } from '@traslado/domain/catalogues/catalogues';
import { type Definition, languageOf as inBothOf, listNameOf } from '@traslado/domain/catalogues/definition';
import { wordsOf } from '@traslado/domain/catalogues/words-of-all';
import { formatCivilDate } from '../../i18n/format.ts';
import { type Locale, languageOf } from '../../i18n/locale.ts';
import { TOMORROW_PATH } from '../frame/tomorrow.ts';
import type { Person } from '../session/use-profile.ts';
import type { Opened } from './recent.ts';
import { choicesOf, type Entry, type Group, PAGE, type PageNames } from './results.ts';
import type { Found } from './sources.ts';

const definitionOf = (name: string): Definition | undefined =>
  ALL_CATALOGUES.find((one) => one.name === name);

type PageTitle = (id: string) => string | undefined;

/** Words of the work that a page is for, where its title has none of them. */
const WORK: Readonly<Record<string, readonly string[]>> = {
  'change-sets': ['publish changes', 'publicar cambios'],
};

/** The pages of a menu with their names. @param titles titles of pages outside the catalogues, in each language that is loaded */
export function pagesOf(menu: Person['menu'], locale: Locale, titles: readonly PageTitle[]): PageNames[] {
  return menu.map(({ id, path }) => {
    const definition = definitionOf(id);
    const words = definition && wordsOf(definition);
    const own = words
      ? [
          ...[words[languageOf(locale)], words.en, words.es].flatMap(({ title, one }) => [title, one]),
          ...titles.flatMap((title) => title(id) ?? []),
        ]
      : titles.flatMap((title) => title(id) ?? []);
    const [title = id] = own;
    return {
      entry: { key: `${PAGE}.${id}`, href: path, title, about: '' },
      names: [...own, ...(WORK[id] ?? [])],
    };
  });
}

/** The fields of catalogues, each a way to its list. Those that nearly all of them have are left out. */
export function fieldsIn(menu: Person['menu'], locale: Locale): PageNames[] {
  return menu.flatMap(({ id, path }): PageNames[] => {
    const definition = definitionOf(id);
    if (!definition) return [];
    const { title, fields } = definition;
    const words = wordsOf(definition);
    const own = words[languageOf(locale)];
    const bases = Object.entries(fields).flatMap(([name, field]) =>
      name === title || name === 'active'
        ? []
        : (inBothOf(definition, name)?.base ?? listNameOf(name, field)),
    );
    return [...new Set(bases)].map((base) => ({
      entry: { key: `${PAGE}.${id}.${base}`, href: path, title: own.title, about: own.columns[base] ?? base },
      names: [words.en.columns[base] ?? base, words.es.columns[base] ?? base],
    }));
  });
}

/** Questions that are asked each day, as pages of their own. @param titles of tomorrow's arrivals, the shown one first */
export function listsOf(menu: Person['menu'], titles: readonly string[]): PageNames[] {
  const [title = ''] = titles;
  return menu.some(({ id }) => id === 'day-lists')
    ? [
        {
          entry: { key: `${PAGE}.tomorrow`, href: TOMORROW_PATH, title, about: '' },
          names: titles.filter(Boolean),
        },
      ]
    : [];
}

type Row = Found[number]['rows'][number];

/** The words of the choice in a row's key. */
function choiceWord(catalogue: string, value: string, locale: Locale): string | undefined {
  const definition = definitionOf(catalogue);
  const name = definition?.key.find((one) => definition.fields[one]?.kind === 'choice');
  return definition && name && wordsOf(definition)[languageOf(locale)].choices[name]?.[value];
}

const entryOf = (name: string, { id, title, about, on, choice }: Row, locale: Locale): Entry => ({
  key: `${name}.${id}`,
  href: `${catalogueAddress(name)}/${id}`,
  title,
  about: [about, choice && choiceWord(name, choice, locale), on && formatCivilDate(on, locale, 'plain')]
    .filter(Boolean)
    .join(' · '),
});

const wayKey = (name: string): string => `all.${name}`;

/** The rows that were found, without the ways to all of them; `isCut` where there are more. */
export function countOf(groups: readonly Group[]): { readonly count: number; readonly isCut: boolean } {
  const all = choicesOf(groups);
  const count = all.filter(({ key }) => !groups.some(({ name }) => key === wayKey(name))).length;
  return { count, isCut: count < all.length };
}

type Shown = { menu: Person['menu']; locale: Locale; search: string; titleOf: PageTitle };

/** Results, in the order of the menu. @param all label of the way to all of them */
export function groupsOf(
  found: Found,
  { menu, locale, search, titleOf }: Shown,
  all: (total: number, title: string) => string,
): Group[] {
  return menu.flatMap(({ id: name, path }): Group[] => {
    const group = found.find(({ catalogue }) => catalogue === name);
    if (!group) return [];
    const definition = definitionOf(name);
    const title = definition ? wordsOf(definition)[languageOf(locale)].title : (titleOf(name) ?? name);
    // A person's name stands in no address, so there is no way to all people of one name.
    const isMore = definition !== undefined && group.total > group.rows.length;
    const href = `${path}?${new URLSearchParams({ search })}`;
    const entries = group.rows.map((row) => entryOf(name, row, locale));
    const way = { key: wayKey(name), href, title: all(group.total, title), about: '' };
    if (!isMore) return [{ name, title, entries, all: null }];
    const [first, ...others] = entries;
    // Rows of one name hardly differ: all of them are one line, before the first few.
    const isOne =
      first !== undefined && others.length > 0 && others.every((one) => one.title === first.title);
    return isOne
      ? [{ name, title, entries: [{ ...way, title: first.title, about: way.title }, ...entries], all: null }]
      : [{ name, title, entries, all: way }];
  });
}

type RecentShown = {
  pages: readonly PageNames[];
  rows: Found;
  locale: Locale;
  page: string;
  titleOf: PageTitle;
};

/** The last opened pages and rows, in that order, with their kinds. A row that is gone or may not be seen is left out. */
export function recentOf(
  opened: readonly Opened[],
  { pages, rows, locale, page, titleOf }: RecentShown,
): Entry[] {
  return opened.flatMap(({ kind, id }): Entry[] => {
    if (kind === PAGE) {
      const known = pages.find(({ entry }) => entry.key === `${PAGE}.${id}`);
      return known ? [{ ...known.entry, about: page }] : [];
    }
    const definition = definitionOf(kind);
    const row = rows.find(({ catalogue }) => catalogue === kind)?.rows.find((one) => one.id === id);
    if (!row) return [];
    const entry = entryOf(kind, row, locale);
    const title = definition ? wordsOf(definition)[languageOf(locale)].title : titleOf(kind);
    return [{ ...entry, about: [title, entry.about].filter(Boolean).join(' · ') }];
  });
}
