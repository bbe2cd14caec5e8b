import type { Scope } from '@traslado/domain/access/scope';
import type { Facts } from '@traslado/domain/catalogues/definition';
import type { Language } from '@traslado/domain/language';

/** A row of a catalogue inside the server: its facts, amounts in cents, and its administration. Instants in epoch milliseconds. */
export type RowRecord = {
  readonly id: number;
  readonly facts: Facts;
  readonly version: number;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly updatedBy: string | null;
  /** The name that people read. */
  readonly updatedName: string | null;
};

/** A row that is to be written. */
export type Write = {
  /** Of an existing or restored row; null for a new one. */
  readonly id: number | null;
  readonly before: RowRecord | null;
  /** Null for a deleted row. */
  readonly after: Facts | null;
};

/** The question of a list; `filters` by the list's names of fields, without filters that narrow nothing. */
export type Asked = {
  readonly search: string;
  readonly sort: string;
  readonly direction: 'asc' | 'desc';
  readonly filters: Readonly<Record<string, string>>;
  /** Language of the reader, by whose words the list is ordered. */
  readonly language: Language;
  /** Scope of the reader: rows of other properties do not exist for them. */
  readonly scope: Scope;
};
