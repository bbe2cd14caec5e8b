import type { Db } from '../db/client.ts';
import { type Listener, readUntilDone } from '../db/listener.ts';
import { loadCatalogueRows } from './repository.ts';
import { makeSnapshot, type Snapshot } from './snapshot.ts';

/**
 * What the group offers, in memory. An edit is in force in every process within the time of one reload, some milliseconds: the database
 * tells all of them. While the database is away the last snapshot stays in force.
 */
export type Catalogue = {
  readonly current: () => Snapshot;
  /** Reads everything again now; for tests, and for whoever has just written and wants to see it. */
  readonly reload: () => Promise<void>;
};

const channel = 'catalogue_changed';

export async function openCatalogue({
  db,
  listener,
  onError,
}: {
  db: Db;
  listener: Listener;
  onError: (error: unknown) => void;
}): Promise<Catalogue> {
  let snapshot: Snapshot | null = null;
  let running: Promise<void> | null = null;
  let again = false;

  async function loadOnce(): Promise<void> {
    const rows = await loadCatalogueRows(db);
    snapshot = makeSnapshot(rows, (snapshot?.version ?? 0) + 1);
  }

  /** A change that comes while rows are being read may have been missed by that reading, so it is followed by another. */
  function reload(): Promise<void> {
    if (running) {
      again = true;
      return running;
    }
    running = (async () => {
      do {
        again = false;
        await loadOnce();
      } while (again);
    })().finally(() => {
      running = null;
    });
    return running;
  }

  const reloadUntilDone = (): void => readUntilDone(reload, onError);
  await listener.subscribe(channel, { onMessage: reloadUntilDone, onGap: reloadUntilDone });
  await reload();
  return {
    current() {
      if (!snapshot) throw new Error('the catalogue is not loaded');
      return snapshot;
    },
    reload,
  };
}
