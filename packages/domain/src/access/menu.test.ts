import { describe, expect, it } from 'vitest';
import { type MenuEntry, menuByWork, menuFor, type SectionName, STAFF_PAGES } from './menu.ts';
import { type Permission, permissionsOf, ROLE_NAMES, type Role } from './permissions.ts';

const pagesOf = (folded: ReturnType<typeof menuByWork<MenuEntry>>[number]['folded']) =>
  folded.flatMap(({ pages }) => pages);

const sectionsOf = (permissions: readonly Permission[]) =>
  menuByWork(menuFor(permissions, true), permissions).map(({ name, path, folded }) => ({
    name,
    path,
    pages: pagesOf(folded).map(({ id }) => id),
  }));

const EVERYTHING: readonly SectionName[] = [
  'today',
  'bookings',
  'messages',
  'day-lists',
  'prices',
  'money',
  'reports',
  'settings',
];

describe('the menu by work', () => {
  it.each<[Role, readonly SectionName[]]>([
    ['administrator', EVERYTHING],
    ['auditor', EVERYTHING],
    ['concierge', ['today', 'bookings', 'messages', 'day-lists', 'settings']],
    ['revenue', ['today', 'bookings', 'prices', 'money', 'reports']],
    ['finance', ['today', 'bookings', 'prices', 'money', 'reports']],
    ['catalogue', ['today', 'prices', 'settings']],
  ])('of the role %s', (role, names) => {
    expect(sectionsOf(permissionsOf([role])).map(({ name }) => name)).toEqual(names);
  });

  it.each(ROLE_NAMES)('of the role %s opens pages of theirs alone, each once', (role) => {
    const permissions = permissionsOf([role]);
    const menu = menuFor(permissions, true);
    const sections = menuByWork(menu, permissions);
    const paths = menu.map(({ path }) => path);
    for (const { path, folded } of sections)
      for (const one of [path, ...pagesOf(folded).map((page) => page.path)]) expect(paths).toContain(one);
    const pages = sections.flatMap(({ folded }) => pagesOf(folded).map(({ id }) => id));
    expect(new Set(pages).size).toBe(pages.length);
  });

  it('has a place for every page', () => {
    const permissions = permissionsOf(['administrator']);
    const sections = menuByWork(menuFor(permissions, true), permissions);
    const placed = sections.flatMap(({ lead, folded }) => [lead, ...pagesOf(folded).map(({ id }) => id)]);
    // A tab of a page that is listed.
    const expected = STAFF_PAGES.map(({ id }) => id).filter((id) => id !== 'publishing-rules');
    expect(placed.filter((id) => id !== null).sort()).toEqual([...expected].sort());
  });

  it.each<[string, Permission[], object[]]>([
    ['no page', [], []],
    [
      'only readers have what they only read',
      ['rates:see', 'regions:see'],
      [
        { name: 'today', path: '/admin', pages: [] },
        {
          name: 'prices',
          path: '/admin/rates',
          pages: ['rates', 'price-calendar', 'price-grid', 'guest-price', 'regions'],
        },
      ],
    ],
    [
      'what is changed, and not what is only read',
      ['rates:see', 'rates:change', 'regions:see'],
      [
        { name: 'today', path: '/admin', pages: [] },
        {
          name: 'prices',
          path: '/admin/rates',
          pages: ['rates', 'price-calendar', 'price-grid', 'guest-price'],
        },
      ],
    ],
    [
      'a section without the page that names it opens its first',
      ['stays:see'],
      [
        { name: 'today', path: '/admin', pages: [] },
        { name: 'bookings', path: '/admin/stays', pages: ['stays'] },
      ],
    ],
    [
      'a tab only with its page missing',
      ['publishing-rules:see'],
      [
        { name: 'today', path: '/admin', pages: [] },
        { name: 'prices', path: '/admin/publishing-checks/rules', pages: ['publishing-rules'] },
      ],
    ],
    [
      'a tab beside its page',
      ['price-expectations:see', 'publishing-rules:see'],
      [
        { name: 'today', path: '/admin', pages: [] },
        { name: 'prices', path: '/admin/publishing-checks', pages: ['price-expectations'] },
      ],
    ],
  ])('%s', (_, permissions, sections) => {
    expect(sectionsOf(permissions)).toEqual(sections);
  });
});
