import type { BrokenPrices } from '@traslado/contract/schemas/price-expectations';
import type { Definition } from '@traslado/domain/catalogues/definition';
import type { Db, Tx } from '../../db/client.ts';
import { insertBatch } from '../../store/catalogue/batch-repository.ts';
import { tellWhatBreaks } from '../expectations/check-expectations.ts';
import { inOneStroke, Stopped } from './apply-steps.ts';
import { keepChange } from './keep-change.ts';
import type { Step } from './present-steps.ts';
import type { Way } from './refuse-direct.ts';
import type { Author, Writer } from './write-rows.ts';

/** The steps of one catalogue. */
type Part = { readonly definition: Definition; readonly steps: readonly Step[] };

export type AllDone = {
  readonly batch: number | null;
  readonly parts: readonly Part[];
  /** Expected prices that it would break, where all of it is rolled back. */
  readonly prices?: BrokenPrices | undefined;
};

/** Writes the part of one catalogue. A taken value ends the transaction; the findings stay. */
export type InPart = <T extends { readonly steps: readonly Step[] }>(
  definition: Definition,
  work: () => Promise<T>,
) => Promise<T>;

/** The batch of all parts, the way to write one, and the author. */
export type PartsWork = { readonly partOf: number; readonly inPart: InPart; readonly writer: Writer };

/**
 * Runs a change of many catalogues in one transaction, as one batch that has a part for each.
 * @param definitions the catalogues that may be changed
 * @param work returns true if its writes stand; otherwise all of them are rolled back
 */
export async function applyParts(
  db: Db,
  definitions: readonly Definition[],
  { staff, now, confirmed, ...whole }: Pick<Parameters<typeof insertBatch>[1], 'kind' | 'undoneId'> & Author,
  work: (tx: Tx, parts: PartsWork) => Promise<boolean>,
  way: Way = 'direct',
): Promise<AllDone> {
  const parts: Part[] = [];
  let prices: BrokenPrices | undefined;
  const inPart: InPart = async (definition, write) => {
    try {
      const done = await write();
      parts.push({ definition, steps: done.steps });
      return done;
    } catch (error) {
      if (error instanceof Stopped) parts.push({ definition, steps: error.steps });
      throw error;
    }
  };
  const { batch } = await inOneStroke(() =>
    keepChange(
      db,
      definitions,
      { staff, now, confirmed },
      async (tx, writer, pricesBefore) => {
        const record = { ...whole, username: staff.username, now, catalogue: 'catalogues' };
        const partOf = await insertBatch(tx, record);
        const steps = (): Step[] => parts.flatMap((part) => part.steps);
        if (!(await work(tx, { partOf, inPart, writer }))) {
          prices = await tellWhatBreaks(tx, pricesBefore, { staff, now });
          throw new Stopped(steps());
        }
        return { batch: partOf, steps: steps() };
      },
      way,
    ),
  );
  return { batch, parts, prices };
}
