import type { Db, Tx } from '../db/client.ts';
import type { GroupCatalogue } from '../ports/group-catalogue.ts';
import type { InventoryRows } from './records.ts';
import type { RefreshNumbers } from './refresh-numbers.ts';

/** What staff should know of a record of theirs: it was left out, or it says two things. */
export type Finding = {
  /** What it is about, as `airport CUN`. */
  readonly subject: string;
  readonly path: string;
  readonly expected: string;
  readonly found: string;
};

/** What each part is read with. */
export type RefreshContext = {
  readonly db: Db;
  readonly source: GroupCatalogue;
  readonly rows: InventoryRows;
  readonly numbers: RefreshNumbers;
  /** The civil date in a zone. */
  readonly todayAt: (zone: string) => string;
  readonly tell: (finding: Finding) => void;
  /** Nothing is sold of this row of ours until its part can say more of it. */
  readonly stop: (row: StoppedRow) => void;
};

export type StoppedRow = `segment:${number}` | `service:${number}`;

/** Rows of ours that each part stops. */
export type StoppedRows = Readonly<Record<string, readonly string[]>>;

/** Writes of one part; null when it was not answered whole. */
export type PartWrites = ((tx: Tx) => Promise<void>)[] | null;
