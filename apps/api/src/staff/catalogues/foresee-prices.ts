import type { BrokenPrices } from '@traslado/contract/schemas/price-expectations';
import type { Definition } from '@traslado/domain/catalogues/definition';
import type { Db } from '../../db/client.ts';
import { foreseeWhatBreaks } from '../expectations/check-expectations.ts';
import { applySteps, Stopped, type WhenRefused } from './apply-steps.ts';
import { actionOf, type Step } from './present-steps.ts';
import { type Author, writerOf } from './write-rows.ts';

/** Expected prices that steps would break; undefined for none, and where a refused row stops them anyway. */
export async function foreseePrices(
  db: Db,
  definition: Definition,
  steps: readonly Step[],
  { whenRefused, ...author }: Author & { readonly whenRefused: WhenRefused },
): Promise<BrokenPrices | undefined> {
  const isStopped = whenRefused === 'stop' && steps.some(({ refusal }) => refusal !== null);
  const isWriting = steps.some((step) => ['add', 'change', 'remove'].includes(actionOf(definition, step)));
  if (isStopped || !isWriting) return undefined;
  const batch = { kind: 'bulk', whenRefused: 'skip', writer: writerOf(author) } as const;
  try {
    return await foreseeWhatBreaks(db, definition, author, (tx) => applySteps(tx, definition, steps, batch));
  } catch (error) {
    // A value was taken at this moment: its refused rows are reported by the write.
    if (error instanceof Stopped) return undefined;
    throw error;
  }
}
