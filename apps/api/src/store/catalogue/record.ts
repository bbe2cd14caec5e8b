import type { Scope } from '@traslado/domain/access/scope';
import type { Facts } from '@traslado/domain/catalogues/definition';

/** A row of a catalogue as its room knows it: what it says, amounts in cents, and what is known of it. Instants in epoch milliseconds. */
export type RowRecord = {
  readonly id: number;
  readonly facts: Facts;
  readonly version: number;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly updatedBy: string | null;
};

/** A row that is to be written. */
export type Write = {
  /** Of a row that there is, or that comes back; null for a new one. */
  readonly id: number | null;
  readonly before: RowRecord | null;
  /** Null for a row that goes. */
  readonly after: Facts | null;
};

/** What a list is asked for; `filters` by the names that lists have for fields, without those that narrow nothing. */
export type Asked = {
  readonly search: string;
  readonly sort: string;
  readonly direction: 'asc' | 'desc';
  readonly filters: Readonly<Record<string, string>>;
  /** Whose list it is: rows of other properties are not there. */
  readonly scope: Scope;
};
