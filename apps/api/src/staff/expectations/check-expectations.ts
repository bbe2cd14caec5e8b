import type { BrokenPrices } from '@traslado/contract/schemas/price-expectations';
import { brokenBy } from '@traslado/domain/booking/price-expectation';
import type { Definition } from '@traslado/domain/catalogues/definition';
import { priceExpectations } from '@traslado/domain/catalogues/price-expectations';
import { touchesPrices } from '@traslado/domain/catalogues/priced';
import type { Db, Tx } from '../../db/client.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import type { Checked } from '../../store/price/expectation-record.ts';
import { lockPrices } from '../../store/price/expectation-repository.ts';
import { refusalOfBroken, tellBroken } from './presenter.ts';
import { readExpectations } from './read-expectations.ts';

/** The author of a change, and its time. */
type Writer = { readonly staff: Pick<StaffCaller, 'permissions' | 'scope'>; readonly now: number };

/** The results before a change; null where the change cannot touch a price. */
export type PricesBefore = readonly Checked[] | null;

/**
 * The results before a change of these catalogues. No other change of prices begins until the transaction ends, so that the rows read after
 * the change are the final ones.
 */
export async function readPricesBefore(
  tx: Tx,
  catalogues: readonly Definition[],
  now: number,
): Promise<PricesBefore> {
  if (!catalogues.some(touchesPrices)) return null;
  await lockPrices(tx);
  return readExpectations(tx, now);
}

/** Expectations that this transaction's writes break so far. It only reports. */
const findBroken = async (tx: Tx, before: PricesBefore, now: number): Promise<Checked[]> =>
  before === null ? [] : brokenBy(before, await readExpectations(tx, now));

/** The same within the person's rights; undefined for none. */
export async function tellWhatBreaks(
  tx: Tx,
  before: PricesBefore,
  { staff, now }: Writer,
): Promise<BrokenPrices | undefined> {
  const broken = await findBroken(tx, before, now);
  return broken.length === 0 ? undefined : tellBroken(broken, staff);
}

/** Refuses broken expectations, at the end of a change. Codes: `price.expectations_broken`. */
export async function checkExpectations(tx: Tx, before: PricesBefore, { staff, now }: Writer): Promise<void> {
  const broken = await findBroken(tx, before, now);
  if (broken.length > 0) throw refusalOfBroken(broken, staff);
}

/** Ends the transaction of a preview. */
class TakenBack extends Error {
  constructor(readonly told: BrokenPrices | undefined) {
    super('only looked at');
  }
}

/**
 * The expectations that a change would break: it is made and rolled back. Without expectations, or in a catalogue without prices, it is not
 * even made.
 * @param work makes the change
 */
export async function foreseeWhatBreaks(
  db: Db,
  definition: Definition,
  writer: Writer,
  work: (tx: Tx) => Promise<unknown>,
): Promise<BrokenPrices | undefined> {
  if (!touchesPrices(definition)) return undefined;
  try {
    return await db.transaction().execute(async (tx) => {
      const before = await readExpectations(tx, writer.now);
      if (before.length === 0 && definition.name !== priceExpectations.name) return undefined;
      await work(tx);
      throw new TakenBack(await tellWhatBreaks(tx, before, writer));
    });
  } catch (error) {
    if (error instanceof TakenBack) return error.told;
    throw error;
  }
}
