import type { Db, Tx } from '../db/client.ts';
import type { GroupCatalogue } from '../ports/group-catalogue.ts';
import type { InventoryRows } from './records.ts';
import type { RefreshNumbers } from './refresh-numbers.ts';

/** A fault in a record of theirs, for staff: it was left out, or it contradicts itself. */
export type Finding = {
  /** Its subject, as `airport CUN`. */
  readonly subject: string;
  readonly path: string;
  readonly expected: string;
  readonly found: string;
};

/** The context of each part's reading. */
export type RefreshContext = {
  readonly db: Db;
  readonly source: GroupCatalogue;
  readonly rows: InventoryRows;
  readonly numbers: RefreshNumbers;
  /** The civil date in a zone. */
  readonly todayAt: (zone: string) => string;
  readonly tell: (finding: Finding) => void;
  /** Stops the sale of this row of ours until its part can be read. */
  readonly stop: (row: StoppedRow) => void;
};

export type StoppedRow = `segment:${number}` | `service:${number}`;

/** Rows of ours that each part stops. */
export type StoppedRows = Readonly<Record<string, readonly string[]>>;

/** Writes of one part; null when it was not answered whole. */
export type PartWrites = ((tx: Tx) => Promise<void>)[] | null;
