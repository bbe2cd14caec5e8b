import type { Db, Tx } from '../db/client.ts';
import { FIRST_OWN_ID } from '../db/migrations/editable.ts';
import type { NumberedKind, NumberingSystem } from '../ports/their-numbers.ts';
import type { TheirNumberRow } from './records.ts';
import { keyOf } from './their-numbers.ts';
import { insertTheirNumber, takeGroupRowId } from './their-numbers-repository.ts';

/** The system whose list numbers a kind. */
const systemOf: Readonly<Record<NumberedKind, NumberingSystem>> = {
  property: 'mobile',
  airport: 'transfers',
  segment: 'transfers',
  configuration: 'transfers',
  airline: 'flights',
  service: 'operations',
  restriction: 'operations',
  rate: 'sistur',
  provider: 'sistur',
};

type Named = { readonly kind: NumberedKind; readonly scope?: string; readonly theirs: number };

/** Their numbers during a reading of the catalogue: known ones, and those of new rows. */
export type RefreshNumbers = {
  readonly find: (named: Named) => number | null;
  readonly theirs: (kind: NumberedKind, ours: number) => number | null;
  /** True if anything of a kind was ever read. Otherwise staff typed their numbers. */
  readonly has: (kind: NumberedKind) => boolean;
  /** True for a row of theirs: read from them, or from before its number was kept. */
  readonly isTheirs: (kind: NumberedKind, ours: number) => boolean;
  /**
   * The row of a number: the known one, `like` where it has no other number, or a new one.
   * @param like the row here with the record's codes
   */
  readonly give: (named: Named, like?: number) => Promise<number>;
  /** Assigns a record's row by its code, whatever its earlier number. */
  readonly point: (named: Named, ours: number) => void;
  /** Writes of the numbers that were given since the last time. */
  readonly takeWrites: () => ((tx: Tx) => Promise<void>)[];
};

export function createRefreshNumbers(db: Db, rows: readonly TheirNumberRow[]): RefreshNumbers {
  const byTheirs = new Map(rows.map((row) => [keyOf(row), row.ours]));
  const byOurs = new Map(rows.map((row) => [`${row.kind}|${row.ours}`, row.theirs]));
  const kinds = new Set(rows.map(({ kind }) => kind));
  let given: TheirNumberRow[] = [];
  const full = ({ kind, scope = '', theirs }: Named) => ({ kind, scope, theirs });
  return {
    find: (named) => byTheirs.get(keyOf(full(named))) ?? null,
    theirs: (kind, ours) => byOurs.get(`${kind}|${ours}`) ?? (kinds.has(kind) ? null : ours),
    has: (kind) => kinds.has(kind),
    isTheirs: (kind, ours) => byOurs.has(`${kind}|${ours}`) || (!kinds.has(kind) && ours < FIRST_OWN_ID),
    async give(named, like) {
      const row = full(named);
      const known = byTheirs.get(keyOf(row));
      if (known !== undefined) return known;
      const isFree = like !== undefined && !byOurs.has(`${row.kind}|${like}`);
      const ours = isFree ? like : await takeGroupRowId(db);
      byTheirs.set(keyOf(row), ours);
      byOurs.set(`${row.kind}|${ours}`, row.theirs);
      given.push({ ...row, ours });
      return ours;
    },
    point(named, ours) {
      const row = full(named);
      if (byTheirs.get(keyOf(row)) === ours) return;
      byTheirs.set(keyOf(row), ours);
      byOurs.set(`${row.kind}|${ours}`, row.theirs);
      given.push({ ...row, ours });
    },
    takeWrites() {
      const writes = given.map((row) => (tx: Tx) => insertTheirNumber(tx, systemOf[row.kind], row));
      given = [];
      return writes;
    },
  };
}
