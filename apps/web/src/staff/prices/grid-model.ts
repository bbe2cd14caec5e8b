import type { CallAnswer } from '@traslado/contract/schemas';
import { toMinor } from '@traslado/domain/money';
import { dayHere } from '../catalogues/short-date.ts';
import { type PriceIssue, priceText, readPrice } from './typed-price.ts';

export type GridRate = CallAnswer<'getPriceGrid'>['rows'][number];

export const isPast = ({ valid_to }: GridRate): boolean => valid_to < dayHere();

export const PRICE_COLUMNS = ['price', 'adult_price', 'minor_price'] as const;
export type PriceColumn = (typeof PRICE_COLUMNS)[number];

/** Typed values, by cell; a cell with its stored value has no entry. */
export type Typed = ReadonlyMap<string, string>;

export type Place = { readonly row: number; readonly column: PriceColumn };

/** A rate with the prices that its service charges. */
export type GridRow = { readonly rate: GridRate; readonly charged: readonly PriceColumn[] };

export const cellKey = (id: number, column: PriceColumn): string => `${id}.${column}`;

/** A private service charges a vehicle; a shared one charges each seat. */
export const chargedOf = (isPrivate: boolean): readonly PriceColumn[] =>
  isPrivate ? ['price'] : ['adult_price', 'minor_price'];

export type Cell = {
  readonly text: string;
  /** The stored price. */
  readonly was: number;
  /** The typed price, where it can be read and differs. */
  readonly now: number | null;
  /** Rise in percent with one decimal; null from 0, and without a change. */
  readonly percent: number | null;
  readonly code: PriceIssue | null;
};

/** A cell as it stands. */
export function cellOf(rate: GridRate, column: PriceColumn, typed: Typed, language: 'en' | 'es'): Cell {
  const was = rate[column];
  const text = typed.get(cellKey(rate.id, column));
  if (text === undefined) return { text: priceText(was), was, now: null, percent: null, code: null };
  const read = readPrice(text, language);
  if ('code' in read) return { text, was, now: null, percent: null, code: read.code };
  const old = toMinor(was);
  if (read.minor === old) return { text, was, now: null, percent: null, code: null };
  const percent = old === 0 ? null : Math.round((1000 * (read.minor - old)) / old) / 10;
  return { text, was, now: read.minor / 100, percent, code: null };
}

type Entry = { readonly rate: GridRate; readonly column: PriceColumn; readonly text: string };

/** The typed values after these cells were edited. */
export function withTexts(typed: Typed, entries: readonly Entry[]): Typed {
  const next = new Map(typed);
  for (const { rate, column, text } of entries) {
    if (text === priceText(rate[column])) next.delete(cellKey(rate.id, column));
    else next.set(cellKey(rate.id, column), text);
  }
  return next;
}

/** Tidies a cell that is left: its price as prices are written; an unreadable value stays as it was typed. */
export function tidied(typed: Typed, rate: GridRate, column: PriceColumn, language: 'en' | 'es'): Typed {
  const { text } = cellOf(rate, column, typed, language);
  const read = readPrice(text, language);
  return 'code' in read ? typed : withTexts(typed, [{ rate, column, text: priceText(read.minor / 100) }]);
}

/**
 * A block that was copied from a spreadsheet, laid over the cells from one of them on. One value goes into one cell. Values that fall on no cell, or
 * on one that charges nothing, are counted; a nought or an empty cell is the value of such a cell anyway.
 */
export function pasted(
  rows: readonly GridRow[],
  from: Place,
  block: readonly (readonly string[])[],
): { entries: Entry[]; skipped: number } {
  const entries: Entry[] = [];
  let skipped = 0;
  const first = PRICE_COLUMNS.indexOf(from.column);
  block.forEach((line, down) => {
    const row = rows[from.row + down];
    line.forEach((text, right) => {
      const column = PRICE_COLUMNS[first + right];
      if (row && column && row.charged.includes(column)) entries.push({ rate: row.rate, column, text });
      else if (!/^[0.,\s-]*$/.test(text)) skipped += 1;
    });
  });
  return { entries, skipped };
}

/** The price of a cell in those below it, to the end of its service. */
export function filledDown(rows: readonly GridRow[], from: Place, text: string): Entry[] {
  const service = rows[from.row]?.rate.service_id;
  const below = rows.slice(from.row + 1);
  const end = below.findIndex(({ rate }) => rate.service_id !== service);
  return (end < 0 ? below : below.slice(0, end))
    .filter(({ charged }) => charged.includes(from.column))
    .map(({ rate }) => ({ rate, column: from.column, text }));
}

/** The cell that a key leads to; null where there is no cell that way, so that Tab leaves the grid. */
export function movedTo(rows: readonly GridRow[], from: Place, key: string): Place | null {
  const step = (by: 1 | -1): Place | null => {
    for (let row = from.row + by; row >= 0 && row < rows.length; row += by)
      if (rows[row]?.charged.includes(from.column)) return { row, column: from.column };
    return null;
  };
  const aside = (by: 1 | -1, wraps: boolean): Place | null => {
    const charged = rows[from.row]?.charged ?? [];
    const column = charged[charged.indexOf(from.column) + by];
    if (column) return { row: from.row, column };
    const next = rows[from.row + by]?.charged;
    const edge = by === 1 ? next?.[0] : next?.at(-1);
    return wraps && edge ? { row: from.row + by, column: edge } : null;
  };
  switch (key) {
    case 'ArrowUp':
      return step(-1);
    case 'ArrowDown':
      return step(1);
    case 'ArrowLeft':
      return aside(-1, false);
    case 'ArrowRight':
      return aside(1, false);
    case 'Back':
      return aside(-1, true);
    case 'Tab':
      return aside(1, true);
    default:
      return null;
  }
}

/** The rates that change, each with its own prices on the version seen. */
export function changesOf(rows: readonly GridRow[], typed: Typed, language: 'en' | 'es') {
  return rows.flatMap(({ rate, charged }) => {
    const set = charged.flatMap((column) => {
      const { now } = cellOf(rate, column, typed, language);
      return now === null ? [] : [[column, now] as const];
    });
    return set.length === 0 ? [] : [{ id: rate.id, version: rate.version, set: Object.fromEntries(set) }];
  });
}

/** Cells that changed, and those that cannot be saved as they are. */
export function countCells(rows: readonly GridRow[], typed: Typed, language: 'en' | 'es') {
  const cells = rows.flatMap(({ rate, charged }, row) =>
    charged.map((column) => ({ row, column, ...cellOf(rate, column, typed, language) })),
  );
  return {
    changed: cells.filter(({ now }) => now !== null).length,
    wrong: cells.filter(({ code }) => code !== null).map(({ row, column }): Place => ({ row, column })),
  };
}
