import type { Instant } from '@traslado/domain/time/instant';
import type { Course } from './course.ts';
import type { PlayedSale } from './play-sale.ts';

/** Rows by table, each as its table has it. */
export type SaleRows = Map<string, object[]>;

export type SaleIds = { readonly coupon: number; readonly transfer: number; readonly index: number };

/** The end of a booking, with its refunds. */
export type EndedSale = {
  readonly sale: PlayedSale;
  readonly course: Course;
  readonly ids: SaleIds;
  readonly couponCode: string;
  readonly merchantId: number;
  readonly refund: { readonly at: Instant; readonly amountMinor: number } | null;
};

/** Writes a row; a table's rows keep their order. */
export function addRow(rows: SaleRows, table: string, row: object): void {
  const own = rows.get(table);
  if (own) own.push(row);
  else rows.set(table, [row]);
}

/** A stable uuid of the demo's sales: kind of thing, booking, number of its kind. */
export const saleUuid = (kind: number, index: number, number: number): string =>
  `0000000${kind}-0000-4000-8${String(number).padStart(3, '0')}-${String(index).padStart(12, '0')}`;
