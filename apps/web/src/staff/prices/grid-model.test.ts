import { describe, expect, it } from 'vitest';
import {
  cellOf,
  changesOf,
  chargedOf,
  countCells,
  filledDown,
  type GridRate,
  type GridRow,
  movedTo,
  pasted,
  tidied,
  withTexts,
} from './grid-model.ts';

const rate = (id: number, service_id: number): GridRate => ({
  id,
  version: id,
  service_id,
  description: `Rate ${id}`,
  priority: 1,
  price: 160,
  adult_price: 42,
  minor_price: 0,
  valid_from: '2027-01-01',
  valid_to: '2027-12-31',
  pax_max: null,
  updated_at: '2026-11-21T14:02:00.000Z',
  updated_by: null,
  updated_by_name: null,
});
const shared = (id: number, service = 1): GridRow => ({ rate: rate(id, service), charged: chargedOf(false) });
const vehicle = (id: number, service = 2): GridRow => ({ rate: rate(id, service), charged: chargedOf(true) });
const rows = [shared(1), shared(2), vehicle(3), shared(4, 3)];
const [first = shared(1)] = rows;
const typedIn = (column: 'adult_price' | 'minor_price', text: string) =>
  withTexts(new Map(), [{ rate: first.rate, column, text }]);

describe('a cell', () => {
  it.each([
    ['45.36', { now: 45.36, percent: 8, code: null }],
    ['40', { now: 40, percent: -4.8, code: null }],
    ['42', { now: null, percent: null, code: null }],
    ['4x', { now: null, percent: null, code: 'price.unreadable' }],
    ['', { now: null, percent: null, code: 'price.required' }],
  ])('in which %s is typed', (text, told) => {
    expect(cellOf(first.rate, 'adult_price', typedIn('adult_price', text), 'en')).toMatchObject({
      text,
      was: 42,
      ...told,
    });
  });

  it('that was 0 is no percentage more', () => {
    expect(cellOf(first.rate, 'minor_price', typedIn('minor_price', '5'), 'en')).toMatchObject({
      now: 5,
      percent: null,
    });
  });

  it('that is left shows the price as prices are written, and an unreadable one as it was typed', () => {
    expect([...tidied(typedIn('adult_price', '1,234.5'), first.rate, 'adult_price', 'en')]).toEqual([
      ['1.adult_price', '1234.50'],
    ]);
    expect([...tidied(typedIn('adult_price', '42.'), first.rate, 'adult_price', 'en')]).toEqual([]);
    expect([...tidied(typedIn('adult_price', '4x'), first.rate, 'adult_price', 'en')]).toEqual([
      ['1.adult_price', '4x'],
    ]);
  });
});

it('takes a block where prices are charged, and counts values without a place', () => {
  const { entries, skipped } = pasted(rows, { row: 1, column: 'price' }, [
    ['0', '43', '25'],
    ['165', '', '0'],
    ['9', '44', '26'],
    ['1', '2', '3'],
  ]);
  expect(entries.map(({ rate: { id }, column, text }) => `${id} ${column} ${text}`)).toEqual([
    '2 adult_price 43',
    '2 minor_price 25',
    '3 price 165',
    '4 adult_price 44',
    '4 minor_price 26',
  ]);
  expect(skipped).toBe(4);
});

it('fills down to the end of the service', () => {
  const filled = filledDown([...rows, shared(5)], { row: 0, column: 'adult_price' }, '50');
  expect(filled.map(({ rate: { id } }) => id)).toEqual([2]);
});

it.each([
  ['ArrowDown', 1, 'adult_price', '3 adult_price'],
  ['ArrowDown', 3, 'adult_price', null],
  ['ArrowUp', 3, 'adult_price', '1 adult_price'],
  ['ArrowUp', 0, 'adult_price', null],
  ['ArrowRight', 0, 'adult_price', '0 minor_price'],
  ['ArrowRight', 0, 'minor_price', null],
  ['ArrowLeft', 0, 'minor_price', '0 adult_price'],
  ['Tab', 1, 'minor_price', '2 price'],
  ['Tab', 3, 'minor_price', null],
  ['Back', 3, 'adult_price', '2 price'],
  ['Back', 0, 'adult_price', null],
] as const)('%s leads from row %i, %s, to %s', (key, row, column, to) => {
  const found = movedTo(rows, { row, column }, key);
  expect(found && `${found.row} ${found.column}`).toBe(to);
});

it('is written rate by rate, without unreadable values', () => {
  const typed = withTexts(new Map(), [
    { rate: first.rate, column: 'adult_price', text: '45,50' },
    { rate: first.rate, column: 'minor_price', text: '1' },
    { rate: rate(2, 1), column: 'adult_price', text: 'x' },
    { rate: rate(4, 3), column: 'adult_price', text: '42.00' },
  ]);
  expect(changesOf(rows, typed, 'en')).toEqual([
    { id: 1, version: 1, set: { adult_price: 45.5, minor_price: 1 } },
  ]);
  expect(countCells(rows, typed, 'en')).toEqual({ changed: 2, wrong: [{ row: 1, column: 'adult_price' }] });
});
