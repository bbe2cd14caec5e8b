import type { Db } from '../db/client.ts';
import { keepCurrent } from '../db/keep-current.ts';
import type { Listener } from '../db/listener.ts';
import { type InventoryReading, loadInventoryRows } from './repository.ts';
import { makeSnapshot, type Snapshot } from './snapshot.ts';

/**
 * The group's offers, in memory. An edit is in force in every process within the time of one reload, some milliseconds, and a fifth of a
 * second where edits come in a row: the database tells all of them. While the database is away the last snapshot stays in force.
 */
export type Inventory = {
  readonly current: () => Snapshot;
  /** Reads everything again now; for tests, and for the author of a change who wants to see it. */
  readonly reload: () => Promise<void>;
  /** Works after each reading, before `reload` is done. An error of it is logged, and stops nothing. */
  readonly onReload: (work: () => Promise<void>) => void;
};

const channel = 'catalogue_changed';

/** A reading takes tens of milliseconds of the one thread that answers guests: edits in a row cost it a fifth of its time, not all. */
const restMs = 200;

export async function openInventory({
  db,
  listener,
  onError,
}: {
  db: Db;
  listener: Listener;
  onError: (error: unknown) => void;
}): Promise<Inventory> {
  let snapshot: Snapshot | null = null;
  let last: InventoryReading | null = null;
  const works: (() => Promise<void>)[] = [];
  const read = async (): Promise<string> => {
    last = await loadInventoryRows(db, last);
    snapshot = makeSnapshot(last.rows, (snapshot?.version ?? 0) + 1);
    const { moment } = last;
    for (const work of works) await work().catch(onError);
    return moment;
  };
  const reload = await keepCurrent({ listener, channel, read, onError, restMs });
  return {
    current() {
      if (!snapshot) throw new Error('the catalogue is not loaded');
      return snapshot;
    },
    reload,
    onReload: (work) => void works.push(work),
  };
}
