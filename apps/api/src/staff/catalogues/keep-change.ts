import type { Definition } from '@traslado/domain/catalogues/definition';
import type { Db, Tx } from '../../db/client.ts';
import { askOnce, rememberQuestions } from '../expectations/ask-once.ts';
import {
  checkExpectations,
  type PricesBefore,
  readPricesBefore,
} from '../expectations/check-expectations.ts';
import { refuseDirect, type Way } from './refuse-direct.ts';
import { type Author, type Writer, writerOf } from './write-rows.ts';

/** Rolls a rehearsal back, and carries the unusual numbers that were confirmed. */
export class Rehearsed extends Error {
  constructor(readonly confirmed: readonly string[]) {
    super('only rehearsed');
  }
}

/**
 * Runs a change of catalogue rows in one transaction. Every change by staff passes here; only a preview makes a writer of its own. The result is
 * checked before the commit. Codes: `change_set.needed`, `price.expectations_broken`, `rate.unusual_price`, `exchange_rate.unusual`.
 * @param catalogues the ones that may be changed
 */
export function keepChange<T>(
  db: Db,
  catalogues: readonly Definition[],
  author: Author,
  work: (tx: Tx, writer: Writer, pricesBefore: PricesBefore) => Promise<T>,
  way: Way = 'direct',
): Promise<T> {
  const change = () =>
    db.transaction().execute(async (tx) => {
      await refuseDirect(tx, catalogues, way);
      const before = await readPricesBefore(tx, catalogues, author.now);
      const writer = writerOf(author);
      const done = await work(tx, writer, before);
      await checkExpectations(tx, before, author);
      const confirmed = await askOnce(tx, writer);
      if (way === 'rehearsal') throw new Rehearsed(confirmed);
      return done;
    });
  return rememberQuestions(db, author, change);
}
