import { airlines } from '@traslado/domain/catalogues/airlines';
import { airportProperties } from '@traslado/domain/catalogues/airport-properties';
import type { Definition } from '@traslado/domain/catalogues/definition';
import { wireOf } from '@traslado/domain/catalogues/facts';
import { flights } from '@traslado/domain/catalogues/flights';
import { providers } from '@traslado/domain/catalogues/providers';
import { rates } from '@traslado/domain/catalogues/rates';
import { regions } from '@traslado/domain/catalogues/regions';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draw, drawHook } from '../../../testing/draw.tsx';
import { saveFile } from '../../data/save-file.ts';
import { stubServer } from '../../data/stub-server.ts';
import { staff as en } from '../../i18n/en/staff.ts';
import type { Locale } from '../../i18n/locale.ts';
import { scheduleScreen } from '../flight-watch/schedule-screen.tsx';
import { ratesScreen } from '../prices/rates-screen.ts';
import { regionsScreen } from '../regions/screen.tsx';
import type { Person } from '../session/use-profile.ts';
import { ListBody } from './list-body.tsx';
import { ListPage } from './list-page.tsx';
import { ListPager } from './list-pager.tsx';
import { readListQuery } from './list-query.ts';
import { filtersOf, listAddress, shapeOf } from './list-shape.ts';
import type { AnyScreen } from './screen.ts';
import { SelectionBar } from './selection-bar.tsx';
import { startOf } from './start-of.ts';
import { useIssueWords } from './use-issue-words.ts';
import { prefetchRows, saveRows } from './use-rows.ts';
import { questionOf, type Selection, useSelection } from './use-selection.tsx';

const screen = vi.hoisted(() => ({ isNarrow: false }));
vi.mock('../../components/use-media.ts', () => ({ useMedia: () => screen.isNarrow }));
vi.mock('../../data/save-file.ts', () => ({ saveFile: vi.fn() }));
beforeEach(() => {
  screen.isNarrow = false;
});
afterEach(() => vi.unstubAllGlobals());

const nothing = () => undefined;
const person = { username: 'ana', permissions: [], menu: [] } as unknown as Person;
const stamps = {
  version: 1,
  updated_at: '2026-11-21T14:02:00.000Z',
  updated_by: 'rosa',
  updated_by_name: 'Rosa Rutas',
};
const rowOf = (definition: Definition, id: number, change: object = {}) => ({
  ...wireOf(definition, definition.example),
  ...stamps,
  id,
  ...change,
});

type Found = { rows: object[]; total: number; page?: number; viewer?: { can_change: boolean } };
const list = (
  of: { definition: Definition } & object,
  found: Found,
  { search = '', locale = 'en-US' as Locale } = {},
) =>
  draw(<ListPage person={person} screen={of as AnyScreen} />, {
    locale,
    address: `/admin/${of.definition.name}?${search}`,
    answers: [
      [['staff', of.definition.name, 'list'], { page: 1, viewer: { can_change: true }, ...found }],
      [
        ['staff', of.definition.name, 'labels'],
        { service_id: { 111: 'Shared shuttle, round trip · Bahía Perla · 111' } },
      ],
    ],
  });
const ofAirlines: AnyScreen = { definition: airlines, icon: 'plane' };

describe('a list', () => {
  const rate = rowOf(rates, 4);

  it('shows values as people write them', async () => {
    const columns = [...rates.columns, 'priority', 'price', 'adult_price', 'updated'].join('.');
    const { all, links } = await list(
      ratesScreen,
      { rows: [rate], total: 1 },
      { search: `columns=${columns}` },
    );
    expect(
      all('td')
        .slice(-7)
        .map((text) => text.replace(/^.* by /, 'by ')),
    ).toEqual([
      'High season',
      '1',
      '',
      'USD 48.00',
      'by Rosa Rutas',
      'Dec 15, 2028 – Jan 10, 2029',
      '48.00|/ adult',
    ]);
    expect(all('th').join()).toContain('|Coming');
    expect(links().join()).toContain('/admin/rates/4 Shared shuttle, round trip|·|Bahía Perla · 111');
  });

  it.each<[Locale, string[]]>([
    ['en-US', ['2:35 PM', '3', 'Mon · Wed · Fri', 'Dec 15, 2028 – Apr 15, 2029', 'Starts Dec 15, 2028']],
    ['es-MX', ['14:35', '3', 'lun · mié · vie', '15 dic 2028 – 15 abr 2029', 'Empieza el 15 dic 2028']],
  ])('of flights tells time, days and state by the clock of %s', async (locale, told) => {
    const { all } = await list(scheduleScreen, { rows: [rowOf(flights, 5)], total: 1 }, { locale });
    expect(all('td').slice(-4)).toEqual(told.slice(0, -1));
    expect(all('th').join()).toContain(`|${told.at(-1)}`);
  });

  it('leaves out an amount that does not apply, but not one that is nothing', async () => {
    const own = async (change: object) =>
      (
        await list(
          ratesScreen,
          { rows: [rowOf(rates, 4, change)], total: 1 },
          { search: 'columns=price.adult_price' },
        )
      )
        .all('td')
        .slice(-4);
    expect(await own({ price: 95, adult_price: 0, minor_price: 0 })).toEqual([
      'USD 95.00',
      '',
      'Dec 15, 2028 – Jan 10, 2029',
      '95.00|/ vehicle',
    ]);
    expect(await own({ price: 0, adult_price: 0, minor_price: 0 })).toEqual([
      'USD 0.00',
      'USD 0.00',
      'Dec 15, 2028 – Jan 10, 2029',
      '0.00|/ adult',
    ]);
  });

  it('has no column that says nothing of any row, unless it was asked for', async () => {
    const heads = async (rows: object[], search = '') =>
      (await list({ definition: providers }, { rows, total: rows.length }, { search })).all('th');
    const bare = rowOf(providers, 1, { phone: '', email: '', active: true });
    expect((await heads([bare])).join()).not.toMatch(/Phone|Email|Status/);
    const off = (await heads([bare, rowOf(providers, 2, { active: false })])).join();
    expect(off).toMatch(/Phone.*Inactive/);
    expect(off).not.toContain('Status');
    expect((await heads([bare], 'columns=trade_name.phone')).join()).toMatch(/Phone/);
  });

  it('names resorts without their codes', async () => {
    const { links, text } = await draw(
      <ListPage person={person} screen={{ definition: airportProperties, icon: 'clock' } as AnyScreen} />,
      {
        address: '/admin/airport-properties',
        answers: [
          [
            ['staff', 'airport-properties', 'list'],
            { rows: [rowOf(airportProperties, 3)], total: 1, page: 1, viewer: { can_change: true } },
          ],
          [['staff', 'airport-properties', 'labels'], { property_id: { 1: 'BP · Bahía Perla' } }],
        ],
      },
    );
    expect(links().join()).toContain('/admin/airport-properties/3 Bahía Perla');
    expect(text).not.toContain('BP ·');
  });

  it('says who changed a row by name, and where nobody has', async () => {
    const lastOf = async (row: object) => {
      const answer = { rows: [rowOf(airlines, 7, row)], total: 1 };
      return (await list(ofAirlines, answer, { search: 'columns=name.updated' })).all('td').at(-1);
    };
    expect(await lastOf({})).toMatch(/ by Rosa Rutas$/);
    expect(await lastOf({ updated_by: null, updated_by_name: null })).toMatch(/, when loaded$/);
  });

  it('without rows offers to add one, or to show all', async () => {
    const none = await list(ofAirlines, { rows: [], total: 0 });
    expect(none.text).not.toContain('Nothing found');
    expect(none.all('button')).not.toContain('Show all');
    for (const search of ['search=nowhere', 'status=inactive']) {
      const { text, all } = await list(ofAirlines, { rows: [], total: 0 }, { search });
      expect(text).toContain('Nothing found');
      expect(all('button')).toContain('Show all');
    }
  });

  it.each<[number, boolean, string]>([
    [1, true, 'Change the one found'],
    [12, true, 'Change all 12 found'],
    [0, true, ''],
    [12, false, ''],
  ])('of %d rows, to be changed: %s, offers it for all', async (total, can_change, said) => {
    const rows = total === 0 ? [] : [rowOf(airlines, 7)];
    const { all } = await list(ofAirlines, { rows, total, viewer: { can_change } });
    expect(all('button').find((one) => one.startsWith('Change')) ?? '').toBe(said);
  });

  it('with days begins without past rows, says so, and shows them with one press', async () => {
    const found = { rows: [rate], total: 1 };
    const usual = await list(ratesScreen, found);
    expect(usual.text).toContain('Past rates are left out.');
    expect(usual.all('button')).toContain('Show past');
    const all = await list(ratesScreen, found, { search: 'search=' });
    expect(all.text).not.toContain('Past rates are left out.');
    expect(all.all('button')).not.toContain('Show past');
  });

  it('names its filters, and the day of those that are valid for a time', async () => {
    const { text, html, all } = await list(
      ratesScreen,
      { rows: [rate], total: 1 },
      { search: 'search=winter+2026-12-24' },
    );
    expect(text).toContain('Valid on');
    for (const [part, digits] of [
      ['month', '12'],
      ['day', '24'],
      ['year', '2026'],
    ])
      expect(html).toMatch(new RegExp(`data-segment="${part}"[^>]*value="${digits}"`));
    expect(all('select')).toContain('In force or coming|Ends within 3 months|Past|Any');
    const inSpanish = await list(regionsScreen, { rows: [], total: 0 }, { locale: 'es-MX' });
    expect(inSpanish.all('select')[0]).toMatch(/^Tod.s\|Activ.s?\|Inactiv.s?$/);
    expect(inSpanish.text).not.toContain('Vigente');
  });

  it('is sorted by a choice where cards stand in place of the table', async () => {
    expect((await list(ofAirlines, { rows: [], total: 0 })).text).not.toContain('Sort by');
    screen.isNarrow = true;
    const { all, html } = await list(
      ofAirlines,
      { rows: [], total: 0 },
      { search: 'sort=updated&direction=desc' },
    );
    const choice = all('select').at(-1)?.split('|') ?? [];
    expect(choice).toHaveLength(2 * airlines.orders.length);
    expect(html).toMatch(/<option value="updated desc" selected=""/);
  });

  it('that does not come says so, and can be asked for again', async () => {
    const query = { data: undefined, isError: true, isPlaceholderData: false, refetch: nothing };
    const { text, all } = await draw(
      <ListBody
        query={query}
        failed="We couldn’t load the list."
        nothing="Nothing"
        pageSize={25}
        onPage={nothing}
        caption="Rows"
        columns={[{ id: 'name', head: 'Name', cell: () => 'x' }]}
        keyOf={() => 1}
        sort="name"
        direction="asc"
        onSort={nothing}
      />,
    );
    expect(text).toContain('We couldn’t load the list.');
    expect(all('button')).toEqual(['Try again']);
  });

  it('is asked for with its question, 25 rows a page', async () => {
    const { asked } = stubServer(() => ({ rows: [], total: 0, labels: {} }));
    prefetchRows(airlines);
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    const { searchParams } = new URL(asked[0]?.line.split(' ')[1] ?? '', 'http://x');
    expect(Object.fromEntries(searchParams)).toMatchObject({ page: '1', page_size: '25', status: 'all' });
    expect(searchParams.has('columns')).toBe(false);
  });

  it.each([
    ['export', 'regions.csv'],
    ['file', 'regions.json'],
  ] as const)('is saved whole as a file: %s', async (deed, name) => {
    const { asked } = stubServer(() => new Response('name'));
    const query = readListQuery(shapeOf(regions, ''), 'search=mx&page=3&columns=name&sort=updated');
    await saveRows(regions, deed, query);
    expect(saveFile).toHaveBeenLastCalledWith(expect.anything(), name);
    expect(asked[0]?.line).toMatch(/search=mx/);
    expect(asked[0]?.line).toMatch(/sort=updated/);
    expect(asked[0]?.line).not.toMatch(/page|columns/);
  });
});

describe('the pager', () => {
  it.each([
    [1, 0, '0 to 0 of 0', []],
    [1, 25, '25 in all', []],
    [1, 26, '1 to 25 of 26', [false, true]],
    [2, 26, '26 to 26 of 26', [true, false]],
    [2, 60, '26 to 50 of 60', [true, true]],
  ])('on page %d of %d rows', async (page, total, said, buttons) => {
    const { text, html } = await draw(<ListPager page={page} pageSize={25} total={total} onPage={nothing} />);
    expect(text.split('|')[0]).toBe(said);
    const found = [...html.matchAll(/<button([^>]*)>/g)];
    expect(found.map(([, given = '']) => !given.includes('disabled=""'))).toEqual(buttons);
  });
});

describe('the chosen rows', () => {
  const query = readListQuery(shapeOf(airlines, ''), 'search=carib&status=active&page=2&columns=name');
  const rows = [1, 2].map((id) => rowOf(airlines, id)) as never[];
  const selection = () => drawHook(() => useSelection(query, { rows, total: 60 }, () => 'Brisa'));

  it('are none at first, and all that the question finds without its page', async () => {
    expect(await selection()).toMatchObject({ count: 0, total: 60, canTakeAll: false, meant: { ids: [] } });
    expect(questionOf(query)).toEqual({ search: 'carib', sort: 'name', direction: 'asc', status: 'active' });
  });

  it.each<[Partial<Selection>, string[]]>([
    [{ count: 0 }, []],
    [{ count: 1, total: 60 }, ['1 selected']],
    [{ count: 2, total: 60, canTakeAll: true }, ['2 selected', 'Select all 60 found']],
    [{ count: 1_200, total: 1_200 }, ['1,200 selected']],
  ])('%j are told in a bar', async (change, said) => {
    const chosen = { ...(await selection()), ...change };
    const { text, all } = await draw(<SelectionBar selection={chosen} onChange={nothing} />);
    for (const one of said) expect(text).toContain(one);
    expect(all('button')).toHaveLength(said.length === 0 ? 0 : said.length + 1);
  });
});

describe('a catalogue in addresses', () => {
  it.each([
    [airlines as Definition, ['status']],
    [rates as Definition, ['service_id']],
    [providers as Definition, ['status']],
  ])('filters by its flags, choices and references', (definition, names) => {
    expect(filtersOf(definition).map(({ listName }) => listName)).toEqual(names);
  });

  it.each([
    ['service_id=111', '111'],
    ['service_id=0', 'all'],
    ['service_id=1;drop', 'all'],
    ['', 'all'],
  ])('reads the reference of “%s” as %s', (address, value) => {
    expect(readListQuery(shapeOf(rates, address), address)).toMatchObject({ service_id: value });
  });

  it.each<[string, object]>([
    [
      'service_id=111&price=84.5&valid_from=2027-01-01',
      { service_id: 111, price: 8450, valid_from: '2027-01-01' },
    ],
    ['price=much&priority=x', {}],
    ['unknown=1', {}],
  ])('begins a new row with “%s”', (address, facts) => expect(startOf(rates, address)).toEqual(facts));

  it('reads a flag as it is written', () => {
    expect(startOf(regions, 'active=false&name=Far')).toEqual({ name: 'Far', active: false });
    expect(startOf(regions, 'active=true')).toEqual({ active: true });
  });

  it('is come back to at its plain address at first', () => {
    expect(listAddress(providers)).toBe('/admin/providers');
  });
});

describe('words for issues', () => {
  it('are those of all catalogues, of the definition and of the screen', async () => {
    const words = await drawHook(() => useIssueWords(ratesScreen as unknown as AnyScreen));
    expect(words['rate.ends_before']?.({})).toBe('A rate can’t end before it begins.');
    expect(words['missing.price']?.({})).toBe('Fill in “Per vehicle (USD)”');
    expect(words['rate.name_taken']?.({})).toBe('This name is already in use');
    const ofRegions = await drawHook(() => useIssueWords(regionsScreen as unknown as AnyScreen));
    expect(ofRegions['tag.contradiction']?.({})).toBe(en.regions.issues['tag.contradiction']());
  });
});
