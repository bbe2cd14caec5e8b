import { menuByWork, menuFor } from '@traslado/domain/access/menu';
import { permissionsOf, ROLE_NAMES } from '@traslado/domain/access/permissions';
import { ALL_CATALOGUES } from '@traslado/domain/catalogues/catalogues';
import { wordsOf } from '@traslado/domain/catalogues/words-of-all';
import { describe, expect, it } from 'vitest';
import { staff as english } from '../../i18n/en/staff.ts';
import { staff as spanish } from '../../i18n/es/staff.ts';
import { languageOf } from '../../i18n/locale.ts';
import { pagesOf } from './present.ts';
import { findPages } from './results.ts';

const LANGUAGES = [
  ['en-US', english],
  ['es-MX', spanish],
] as const;

describe.each(LANGUAGES)('the menu in %s', (locale, { frame }) => {
  const titleOf = (id: string): string => {
    const catalogue = ALL_CATALOGUES.find(({ name }) => name === id);
    return frame.pages[id] ?? (catalogue ? wordsOf(catalogue)[languageOf(locale)].title : '');
  };
  const sections: Readonly<Record<string, string>> = frame.sections;

  it.each(ROLE_NAMES)('says no word twice to the role %s, and the palette finds each page', (role) => {
    const permissions = permissionsOf([role]);
    const menu = menuFor(permissions, true);
    const shown = menuByWork(menu, permissions).flatMap(({ name, lead, folded }) => [
      sections[name] ?? titleOf(lead ?? ''),
      ...folded.flatMap(({ pages }) => pages).map(({ id }) => titleOf(id)),
    ]);
    expect(shown).not.toContain('');
    expect(shown.filter((word, at) => shown.indexOf(word) !== at)).toEqual([]);
    const pages = pagesOf(menu, locale, [(id) => frame.pages[id]]);
    // Two tabs of one page share its name.
    for (const { id, path } of menu.filter((entry) => entry.id !== 'publishing-rules'))
      expect(
        findPages(pages, titleOf(id)).map(({ href }) => href),
        id,
      ).toContain(path);
  });
});
