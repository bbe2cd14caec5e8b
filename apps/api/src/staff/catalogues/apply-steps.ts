import type { FileQuestion } from '@traslado/contract/schemas/catalogue-batches';
import type { BrokenPrices } from '@traslado/contract/schemas/price-expectations';
import type { Scope } from '@traslado/domain/access/scope';
import type { Definition } from '@traslado/domain/catalogues/definition';
import { namesItself } from '@traslado/domain/catalogues/order-of-need';
import type { Handle, Tx } from '../../db/client.ts';
import { heldBy, isUniqueViolation } from '../../db/errors.ts';
import { inSavepoint } from '../../db/savepoint.ts';
import { filterInPieces, inSets, rowsAtOnce } from '../../in-pieces.ts';
import { Refused } from '../../refused.ts';
import { type BatchKind, insertBatch } from '../../store/catalogue/batch-repository.ts';
import { refuseTaken } from './check-row.ts';
import { findRefusals } from './check-writes.ts';
import { actionOf, type Step } from './present-steps.ts';
import { refuseHeld, type Writer, writeRows } from './write-rows.ts';

/** The outcome of a change of many rows. */
export type Done = {
  readonly batch: number | null;
  readonly steps: readonly Step[];
  /** Expected prices that it would break, in a preview. */
  readonly prices?: BrokenPrices | undefined;
  /** Open questions about its file. */
  readonly questions?: readonly FileQuestion[];
};

/** The choice where rows are refused: nothing at all, or the others. */
export type WhenRefused = 'stop' | 'skip';

type Batch = {
  readonly kind: BatchKind;
  readonly undoneId?: number;
  /** Its batch over all catalogues. */
  readonly partOf?: number;
  readonly whenRefused: WhenRefused;
  readonly writer: Writer;
};

/** Rolls everything back, and carries the findings. */
export class Stopped extends Error {
  constructor(readonly steps: readonly Step[]) {
    super('nothing is written');
  }
}

const isWritten = (definition: Definition, step: Step): boolean =>
  ['add', 'change', 'remove'].includes(actionOf(definition, step));

/**
 * The sets in which steps are written. In a catalogue that references itself, a restored or deleted row depends on the steps before it, so
 * each is a set of its own.
 */
function setsOf(definition: Definition, steps: readonly Step[]): Step[][] {
  const isChained =
    namesItself(definition) && steps.some(({ id, before, after }) => !after || (!before && id !== null));
  return inSets(steps, isChained ? 1 : rowsAtOnce);
}

/**
 * Writes steps together. Where the database refuses one of them, it is found by writing one after the other.
 * @returns the refused ones of that second try
 * @throws Stopped where a value is taken
 */
async function writeTogether(
  tx: Tx,
  definition: Definition,
  steps: readonly Step[],
  { writer, planned }: { readonly writer: Writer; readonly planned: readonly Step[] },
): Promise<ReadonlyMap<Step, Refused>> {
  const refusals = new Map<Step, Refused>();
  try {
    await inSavepoint(tx, () => writeRows(tx, definition, steps, writer));
    return refusals;
  } catch (error) {
    if (!isUniqueViolation(error) && heldBy(error) === null) throw error;
  }
  for (const step of steps) {
    const write = () => inSavepoint(tx, () => writeRows(tx, definition, [step], writer));
    try {
      await refuseTaken(definition, () => refuseHeld(definition, write));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (error.code.endsWith('.name_taken'))
        throw new Stopped(planned.map((one) => (one === step ? { ...step, refusal: error } : one)));
      refusals.set(step, error);
    }
  }
  return refusals;
}

/** Planned steps with their refusals. */
const withRefusals = (steps: readonly Step[], refusals: ReadonlyMap<Step, Refused>): Step[] =>
  steps.map((step) => {
    const refusal = refusals.get(step);
    return refusal ? { ...step, refusal } : step;
  });

/** Steps with the refusals that a write would meet: the preview of a change of many rows, which writes nothing. */
export async function foreseeSteps(
  handle: Handle,
  definition: Definition,
  scope: Scope,
  planned: readonly Step[],
): Promise<readonly Step[]> {
  const refusals = new Map<Step, Refused>();
  const todo = await filterInPieces(planned, (step) => isWritten(definition, step));
  for (const set of setsOf(definition, todo))
    for (const [step, refusal] of await findRefusals(handle, definition, scope, set))
      refusals.set(step, refusal);
  return withRefusals(planned, refusals);
}

/**
 * Writes the effective steps, as one batch, in sets. A refusal of the write becomes the step's refusal.
 * @returns the batch, null where nothing was to be written, and the steps with their refusals
 * @throws Stopped where a row is refused and then nothing is to be written
 */
export async function applySteps(
  tx: Tx,
  definition: Definition,
  planned: readonly Step[],
  { kind, undoneId, partOf, whenRefused, writer }: Batch,
): Promise<{ batch: number | null; steps: readonly Step[] }> {
  const isRefused = ({ refusal }: Step) => refusal !== null;
  const { staff, now } = writer;
  if (whenRefused === 'stop' && planned.some(isRefused))
    throw new Stopped(await foreseeSteps(tx, definition, staff.scope, planned));
  const record = {
    catalogue: definition.name,
    kind,
    undoneId: undoneId ?? null,
    username: staff.username,
    now,
    ...(partOf !== undefined && { partOf }),
  };
  let batch: number | null = null;
  const refusals = new Map<Step, Refused>();
  const todo = await filterInPieces(planned, (step) => isWritten(definition, step));
  for (const set of setsOf(definition, todo)) {
    for (const [step, refusal] of await findRefusals(tx, definition, staff.scope, set))
      refusals.set(step, refusal);
    const left = set.filter((step) => !refusals.has(step));
    if (left.length === 0) continue;
    batch ??= await insertBatch(tx, record);
    const work = { writer: { ...writer, batchId: batch }, planned };
    for (const [step, refusal] of await writeTogether(tx, definition, left, work))
      refusals.set(step, refusal);
  }
  const steps = withRefusals(planned, refusals);
  if (whenRefused === 'stop' && steps.some(isRefused)) throw new Stopped(steps);
  return { batch, steps };
}

/** Runs a change of many rows in one transaction, whose steps are returned even where nothing was written. */
export async function inOneStroke(
  work: () => Promise<{ batch: number | null; steps: readonly Step[] }>,
): Promise<{ batch: number | null; steps: readonly Step[] }> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    return { batch: null, steps: error.steps };
  }
}
