import type { Definition } from '@traslado/domain/catalogues/definition';
import type { Db, Tx } from '../../db/client.ts';
import {
  checkExpectations,
  type PricesBefore,
  readPricesBefore,
} from '../expectations/check-expectations.ts';
import { refuseDirect, type Way } from './refuse-direct.ts';
import type { Writer } from './write-rows.ts';

/**
 * Runs a change of catalogue rows in one transaction. Every change by staff passes here. The result is checked before the commit. Codes:
 * `change_set.needed`, `price.expectations_broken`.
 * @param catalogues the ones that may be changed
 */
export function keepChange<T>(
  db: Db,
  catalogues: readonly Definition[],
  writer: Writer,
  work: (tx: Tx, pricesBefore: PricesBefore) => Promise<T>,
  way: Way = 'direct',
): Promise<T> {
  return db.transaction().execute(async (tx) => {
    await refuseDirect(tx, catalogues, way);
    const before = await readPricesBefore(tx, catalogues, writer.now);
    const done = await work(tx, before);
    await checkExpectations(tx, before, writer);
    return done;
  });
}
