import type { Db, Tx } from '../db/client.ts';
import type { GroupCatalogue } from '../ports/group-catalogue.ts';
import type { InventoryRows } from './records.ts';

/** What each part is read with. */
export type RefreshContext = {
  readonly db: Db;
  readonly source: GroupCatalogue;
  readonly rows: InventoryRows;
  /** The civil date in a zone. */
  readonly todayAt: (zone: string) => string;
};

/** Writes of one part; null when it was not answered whole. */
export type PartWrites = ((tx: Tx) => Promise<void>)[] | null;
