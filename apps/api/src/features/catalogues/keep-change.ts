import type { Definition } from '@traslado/domain/catalogues/definition';
import type { Db, Tx } from '../../db/client.ts';
import { refuseDirect, type Way } from './refuse-direct.ts';

/**
 * Writes rows of catalogues in one transaction: the only place in which staff's changes of them begin and end. What has to hold of all that was
 * written is asked here, before it is kept.
 * @param catalogues those that may be touched
 */
export function keepChange<T>(
  db: Db,
  catalogues: readonly Definition[],
  work: (tx: Tx) => Promise<T>,
  way: Way = 'direct',
): Promise<T> {
  return db.transaction().execute(async (tx) => {
    await refuseDirect(tx, catalogues, way);
    return work(tx);
  });
}
