import { menuFor } from '@traslado/domain/access/menu';
import { type Permission, permissionsOf } from '@traslado/domain/access/permissions';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draw, drawHook } from '../../../testing/draw.tsx';
import { exampleOf } from '../../../testing/example-of.ts';
import { forgetDrawn, press } from '../../../testing/press.ts';
import { queryClient } from '../../data/query-client.ts';
import { problem, stubServer } from '../../data/stub-server.ts';
import type { Locale } from '../../i18n/locale.ts';
import { TOMORROW_PATH } from '../frame/tomorrow.ts';
import type { Person } from '../session/use-profile.ts';
import { PaletteDialog } from './palette-dialog.tsx';
import { countOf, fieldsIn, groupsOf, listsOf, pagesOf, recentOf } from './present.ts';
import { keepOpened, type Opened, readOpened } from './recent.ts';
import { findPages } from './results.ts';
import { type Found, findEverywhere, nameRows } from './sources.ts';
import { usePalette } from './use-palette.ts';

vi.mock('react/jsx-dev-runtime', async (load) =>
  (await import('../../../testing/press.ts')).keepDrawn(await load()),
);

beforeEach(forgetDrawn);
afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

const personWith = (...permissions: Permission[]) =>
  ({ permissions, menu: menuFor(permissions, true) }) as unknown as Person;
const administrator = personWith(...permissionsOf(['administrator']));
const row = { id: 4, title: 'High season', about: 'BP · 111', on: null, choice: null };
const found = (catalogue: string, total = 1, ...rows: Partial<typeof row>[]): Found[number] => ({
  catalogue,
  total,
  rows: (rows.length === 0 ? [{}] : rows).map((one) => ({ ...row, ...one })),
});

describe('what is asked of the server', () => {
  const people = exampleOf('searchPeople');
  const roles = exampleOf('listRoles');
  const bookings = exampleOf('searchBookings');
  const server = () =>
    stubServer(({ line }) => {
      if (line.endsWith('/palette/search')) return exampleOf('searchPalette');
      if (line.endsWith('/people/search')) return people;
      return line.endsWith('/roles') ? roles : bookings;
    });
  const ask = (search: string, person: Person, locale: Locale = 'en-US') =>
    findEverywhere(search, { menu: person.menu, locale }, new AbortController().signal);

  it.each<[Permission[], string[]]>([
    [['rates:see'], ['palette']],
    [['coupons:see'], ['palette', 'bookings']],
    [['people:see'], ['palette', 'people']],
    [['roles:see'], ['palette', 'roles']],
  ])('with %j', async (permissions, calls) => {
    const { asked } = server();
    await ask('night', personWith(...permissions));
    expect(asked.map(({ line }) => calls.find((one) => line.includes(`/staff/${one}`)))).toEqual(calls);
  });

  it('travels in a body, five of each at most', async () => {
    const { asked } = server();
    await ask('Lucía', personWith('people:see', 'coupons:see'));
    expect(asked.map(({ body }) => body)).toEqual([
      { search: 'Lucía', limit: 5 },
      { search: 'Lucía' },
      { search: 'Lucía', page_size: 5 },
    ]);
    expect(asked.map(({ line }) => line).join()).not.toContain('Luc');
  });

  it.each<[string, Locale, string | undefined]>([
    ['nocturna', 'en-US', 'Night desk'],
    ['NIGHT', 'es-MX', 'Recepción nocturna'],
    ['recepcion', 'es-MX', 'Recepción nocturna'],
    ['finance', 'en-US', undefined],
  ])('finds the role by its name in either language: %s', async (search, locale, title) => {
    server();
    const groups = await ask(search, personWith('roles:see'), locale);
    expect(groups.find(({ catalogue }) => catalogue === 'roles')?.rows[0]?.title).toBe(title);
  });

  it('reads the roles once for all letters', async () => {
    const { asked } = server();
    const person = personWith('roles:see');
    for (const search of ['n', 'ni', 'nig']) await ask(search, person);
    expect(asked.filter(({ line }) => line.endsWith('/roles'))).toHaveLength(1);
  });

  it('names a booking once that matches twice, with its number and resort', async () => {
    const [group] = bookings.groups;
    if (!group) throw new Error('the example has no booking');
    stubServer(({ line }) =>
      line.endsWith('/palette/search')
        ? { groups: [] }
        : { ...bookings, groups: [group, { ...group, matched: 'email' }] },
    );
    expect(await ask('rivera', personWith('coupons:see'))).toEqual([
      {
        catalogue: 'bookings',
        total: 1,
        rows: [{ id: 41, title: 'Lucía Rivera', about: '7K3QW9ZC4T · Bahía Perla', on: null, choice: null }],
      },
    ]);
  });

  it('fails as a whole where one source fails', async () => {
    stubServer(({ line }) =>
      line.endsWith('/people/search') ? problem(500, 'server.error') : { groups: [] },
    );
    await expect(ask('rivera', personWith('people:see'))).rejects.toThrow();
  });

  it('is only what is needed for the names of opened rows', async () => {
    const { asked } = server();
    const signal = new AbortController().signal;
    expect(await nameRows([], signal)).toEqual([]);
    expect(asked).toEqual([]);
    await nameRows([{ catalogue: 'bookings', id: 41 }], signal);
    await nameRows([{ catalogue: 'rates', id: 4 }], signal);
    expect(asked.map(({ line, body }) => [line.split('/').slice(3).join('/'), body])).toEqual([
      ['bookings/search', { ids: [41] }],
      ['palette/search', { rows: [{ catalogue: 'rates', id: 4 }] }],
    ]);
  });
});

describe('pages of the palette', () => {
  it('bear their names in both languages, the shown one first', () => {
    const [page] = pagesOf(personWith('rates:see').menu, 'es-MX', []).filter(
      ({ entry }) => entry.key === 'page.rates',
    );
    expect(page?.entry).toEqual({ key: 'page.rates', href: '/admin/rates', title: 'Tarifas', about: '' });
    expect(page?.names).toEqual(expect.arrayContaining(['Tarifas', 'Rates']));
  });

  it('are found by the work that they are for', () => {
    const { menu } = personWith('change-sets:see', 'publishing-rules:see');
    const title = (id: string) => (id === 'change-sets' ? 'Change sets' : undefined);
    const found = findPages(pagesOf(menu, 'en-US', [title]), 'publish');
    expect(found.map(({ href }) => href).sort()).toEqual([
      '/admin/change-sets',
      '/admin/publishing-checks/rules',
    ]);
  });

  it('are found by the names of their fields in both languages', () => {
    const fields = fieldsIn(personWith('airport-terminals:see', 'services:see').menu, 'en-US');
    const found = (search: string) =>
      findPages(fields, search, 2).map(({ href, title, about }) => [href, title, about]);
    expect(found('meeting point')).toEqual([
      ['/admin/airport-terminals', 'Airport terminals', 'Meeting point'],
    ]);
    expect(found('punto de encuentro')).toEqual(found('meeting point'));
    expect(found('description')).toEqual([['/admin/services', 'Services', 'Description']]);
    expect(found('eeting')).toEqual([]);
    expect(found('status')).toEqual([]);
  });

  it('have tomorrow’s arrivals for a person with the day lists', () => {
    const titles = ['Tomorrow’s arrivals', ''];
    expect(listsOf(personWith('day-lists:see').menu, titles)).toEqual([
      {
        entry: { key: 'page.tomorrow', href: TOMORROW_PATH, title: 'Tomorrow’s arrivals', about: '' },
        names: ['Tomorrow’s arrivals'],
      },
    ]);
    expect(listsOf(personWith('rates:see').menu, titles)).toEqual([]);
  });
});

describe('groups of what was found', () => {
  const titleOf = (id: string) => ({ people: 'People', bookings: 'Bookings' })[id];
  const shown = (answers: Found, locale: Locale = 'en-US', person = administrator) =>
    groupsOf(
      answers,
      { menu: person.menu, locale, search: 'a & b', titleOf },
      (total, title) => `All ${total} in ${title}`,
    );

  it('stand in the order of the menu, and only those that the person may open', () => {
    const all = [found('regions'), found('people'), found('rates'), found('bookings')];
    expect(shown(all).map(({ title }) => title)).toEqual(['Bookings', 'Rates', 'Regions', 'People']);
    expect(shown(all, 'es-MX', personWith('rates:see')).map(({ title }) => title)).toEqual(['Tarifas']);
  });

  it('lead to all of a catalogue where there are more, never to all people of a name', () => {
    const [rates, people, few] = [found('rates', 12), found('people', 12), found('regions', 1)].map(
      (one) => shown([one])[0],
    );
    expect(rates?.all).toEqual({
      key: 'all.rates',
      href: '/admin/rates?search=a+%26+b',
      title: 'All 12 in Rates',
      about: '',
    });
    expect([people?.all, few?.all]).toEqual([null, null]);
  });

  it('have one line first where many rows are called the same, and count rows alone', () => {
    const suv = { title: 'Private SUV' };
    const [many] = shown([found('services', 54, { ...suv, id: 1 }, { ...suv, id: 2 })]);
    expect(many?.entries.map(({ title, about }) => [title, about])).toEqual([
      ['Private SUV', 'All 54 in Services'],
      ['Private SUV', 'BP · 111'],
      ['Private SUV', 'BP · 111'],
    ]);
    expect(many?.all).toBeNull();
    const [differ] = shown([found('services', 54, suv, { title: 'Van' })]);
    expect(differ?.entries).toHaveLength(2);
    expect([many, differ].map((one) => countOf(one ? [one] : []))).toEqual([
      { count: 2, isCut: true },
      { count: 2, isCut: true },
    ]);
    expect(countOf(shown([found('rates', 1)]))).toEqual({ count: 1, isCut: false });
  });

  it('say the first day of a row by the language', () => {
    const about = (locale: Locale) =>
      shown([found('rates', 1, { on: '2026-12-15' as unknown as null })], locale)[0]?.entries[0]?.about;
    expect([about('en-US'), about('es-MX')]).toEqual([
      'BP · 111 · December 15, 2026',
      'BP · 111 · 15 de diciembre de 2026',
    ]);
  });
});

describe('what was opened last', () => {
  const pages = pagesOf(administrator.menu, 'en-US', [(id) => ({ home: 'Today' })[id]]);
  const shown = (opened: Opened[], rows: Found) =>
    recentOf(opened, { pages, rows, locale: 'en-US', page: 'Page', titleOf: () => 'Bookings' });

  it('stands in that order, with its kind', () => {
    const opened = [
      { kind: 'rates', id: 4 },
      { kind: 'page', id: 'home' },
      { kind: 'bookings', id: 4 },
    ];
    expect(
      shown(opened, [found('rates'), found('bookings', 1, { title: 'Rivera', about: '' })]).map(
        ({ title, about }) => `${title}: ${about}`,
      ),
    ).toEqual(['High season: Rates · BP · 111', 'Today: Page', 'Rivera: Bookings']);
  });

  it('leaves out what is gone or may no longer be seen', () => {
    expect(
      shown(
        [
          { kind: 'rates', id: 5 },
          { kind: 'page', id: 'nowhere' },
        ],
        [found('rates')],
      ),
    ).toEqual([]);
  });

  it('is this person’s own on this device, and read with care', () => {
    const { device } = stubServer(() => ({}));
    keepOpened('ana', { kind: 'rates', id: 4 });
    keepOpened('ana', { kind: 'page', id: 'home' });
    expect(readOpened('ana')).toEqual([
      { kind: 'page', id: 'home' },
      { kind: 'rates', id: 4 },
    ]);
    expect(readOpened('eva')).toEqual([]);
    device.set(
      'recentlyOpened',
      JSON.stringify({ of: 'ana', opened: [{ kind: 'rates', id: 4.5 }, null, { id: 1 }] }),
    );
    expect(readOpened('ana')).toEqual([]);
    device.set('recentlyOpened', 'no JSON');
    expect(readOpened('ana')).toEqual([]);
  });
});

describe('the palette', () => {
  const key = (search: string) => ['staff', 'palette', 'en-US', search];
  const palette = (
    typed: string,
    answers: readonly (readonly [unknown[], unknown])[] = [],
    person = administrator,
  ) => drawHook(() => usePalette(person, { typed, opened: [] }), { answers });
  const names = ({ groups }: { groups: readonly { name: string }[] }) => groups.map(({ name }) => name);

  it('finds pages before the server has answered', async () => {
    const held = await palette(' regions ');
    expect(names(held)).toEqual(['page']);
    expect(held).toMatchObject({ isSearching: true, isDone: false, retry: null });
  });

  it('has the nearest rows after the pages, fields after them, and the search of bookings last', async () => {
    const answer = {
      search: 'night',
      found: [found('rates', 1, { title: 'Overnight' }), found('roles', 1, { title: 'Night' })],
    };
    const held = await palette('night', [[key('night'), answer]]);
    expect(names(held)).toEqual(['roles', 'rates', 'fields', 'more-bookings']);
    expect(held).toMatchObject({ isSearching: false, isDone: true });
    expect(held.groups.at(-1)?.entries[0]).toMatchObject({ href: '/admin/bookings', asksBookings: 'night' });
  });

  it('has no search of bookings for a person who may not see them', async () => {
    const answer = { search: 'night', found: [] };
    expect(names(await palette('night', [[key('night'), answer]], personWith('rates:see')))).toEqual([]);
  });

  it('keeps of an older answer what is right for the newer text', async () => {
    const older = { search: 'hi', found: [found('rates', 9, {}, { id: 5, title: 'Hidden' })] };
    const held = await palette('high', [[key('high'), older]]);
    expect(held.groups.map(({ entries, all }) => [entries.map(({ title }) => title), all])).toEqual([
      [['High season'], null],
    ]);
    expect(held).toMatchObject({ isSearching: true, isDone: false });
  });

  it('that could not ask still finds pages, and the way to the bookings', async () => {
    const held = await drawHook(() => usePalette(administrator, { typed: 'regions', opened: [] }), {
      failures: [[key('regions'), new TypeError('offline')]],
    });
    expect(names(held)).toEqual(['page', 'more-bookings']);
    expect(held).toMatchObject({ isSearching: false, isDone: false, retry: expect.any(Function) });
  });

  it('sends no number of a card anywhere', async () => {
    const held = await palette('4242 4242 4242 4242', [
      [['staff', 'palette'], { search: '', found: [found('rates')] }],
    ]);
    expect(held).toMatchObject({ groups: [], isCard: true, isSearching: false });
  });
});

describe('the box', () => {
  const opened = [{ kind: 'rates', id: 4 }];
  const shown = (answers: readonly (readonly [unknown[], unknown])[], locale: Locale = 'en-US') =>
    draw(<PaletteDialog person={administrator} opened={opened} onClose={() => undefined} />, {
      answers,
      locale,
    });

  it('begins with what was opened, the first of it chosen', async () => {
    const { text, html } = await shown([[['staff', 'palette'], [found('rates')]]]);
    expect(text).toContain('Opened recently|High season|Rates · BP · 111');
    expect(html.match(/aria-selected="true"/g)).toHaveLength(1);
    expect(html).toMatch(/aria-activedescendant="[^"]*-rates\.4"/);
  });

  it('without any says how to begin', async () => {
    const { text, html } = await shown([[['staff', 'palette'], []]]);
    expect(text).toContain('Type the name of a page, or a name or code from any catalog.');
    expect(html).toContain('aria-expanded="false"');
    expect((await shown([[['staff', 'palette'], []]], 'es-MX')).text).not.toContain('Type the name');
  });

  it('says that rows could not be read, with the way to ask again', async () => {
    const queryKey = ['staff', 'palette', 'en-US', 'rows', [{ catalogue: 'rates', id: 4 }]];
    const { text } = await draw(
      <PaletteDialog person={administrator} opened={opened} onClose={() => undefined} />,
      {
        failures: [[queryKey, new TypeError('offline')]],
      },
    );
    expect(text).toContain('We couldn’t search the catalogs.|Try again');
    expect(() => press('Try again')).not.toThrow();
  });
});
