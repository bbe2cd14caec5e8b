import { describe, expect, it } from 'vitest';
import {
  choicesOf,
  type Entry,
  findPages,
  type Group,
  moved,
  narrowGroups,
  orderGroups,
  type PageNames,
  SHOWN_AT_MOST,
} from './results.ts';

const entry = (title: string, about = ''): Entry => ({ key: title, href: `/${title}`, title, about });
const page = (...names: string[]): PageNames => ({ entry: entry(names[0] ?? ''), names });
const group = (name: string, entries: readonly Entry[], all: Entry | null = null): Group => ({
  name,
  title: name,
  entries,
  all,
});
const titles = (entries: readonly Entry[]) => entries.map(({ title }) => title);

describe('pages', () => {
  const pages = [
    page('Exchange rates', 'Tipos de cambio'),
    page('Rates', 'rate', 'Tarifas', 'tarifa'),
    page('Regions', 'region', 'Regiones', 'región'),
    page('Properties', 'property', 'Propiedades', 'propiedad'),
  ];
  it.each([
    ['rates', ['Rates', 'Exchange rates']],
    ['RÉGION', ['Regions']],
    ['región', ['Regions']],
    ['property', ['Properties']],
    ['tarifa', ['Rates']],
    ['cambio', ['Exchange rates']],
    ['opied', ['Properties']],
    ['  ', []],
    ['nothing', []],
  ])('%s finds %j', (search, found) => {
    expect(titles(findPages(pages, search))).toEqual(found);
  });

  it('are so many at most', () => {
    const many = Array.from({ length: 20 }, (_, at) => page(`Page ${at}`));
    expect(findPages(many, 'page')).toHaveLength(SHOWN_AT_MOST);
  });
});

it('the group with the nearest row comes first, others stay in their order', () => {
  const groups = [
    group('places', [entry('Hotel CUN lobby')]),
    group('rates', [entry('Night in Cancún')]),
    group('airports', [entry('Cancún International', 'CUN')]),
  ];
  expect(orderGroups(groups, 'cun').map(({ name }) => name)).toEqual(['airports', 'places', 'rates']);
  expect(orderGroups(groups, 'night').map(({ name }) => name)).toEqual(['rates', 'places', 'airports']);
});

it('results of an earlier text stand while they are right for the later one', () => {
  const all = entry('All 9 in rates');
  const groups = [
    group('rates', [entry('Temporada Baja'), entry('Alta', 'BP · Témpano')], all),
    group('regions', [entry('Templo')]),
  ];
  const narrowed = narrowGroups(groups, 'tempo');
  expect(narrowed).toEqual([group('rates', [entry('Temporada Baja')])]);
  expect(choicesOf(narrowGroups(groups, 'temp')).map(({ title }) => title)).toEqual([
    'Temporada Baja',
    'Alta',
    'Templo',
  ]);
});

describe('keys', () => {
  const choices = choicesOf([group('a', [entry('1'), entry('2')], entry('all')), group('b', [entry('3')])]);
  it.each([
    [undefined, 'ArrowDown', '1'],
    ['2', 'ArrowDown', 'all'],
    ['3', 'ArrowDown', '1'],
    ['1', 'ArrowUp', '3'],
    [undefined, 'ArrowUp', '3'],
    ['2', 'Home', '1'],
    ['2', 'End', '3'],
    ['2', 'a', undefined],
  ])('from %s, %s goes to %s', (from, key, to) => {
    expect(moved(choices, from, key)?.title).toBe(to);
  });

  it('lead nowhere where there is nothing', () => {
    expect(moved([], undefined, 'ArrowDown')).toBeNull();
  });
});
