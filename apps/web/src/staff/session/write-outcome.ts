import { ProblemError } from '@traslado/contract/client';
import type { BrokenPrices } from '@traslado/contract/schemas/price-expectations';
import type { Issue } from '@traslado/domain/forms/issue';
import { brokenPricesOf } from './broken-prices-of.ts';
import { whileSignedIn } from './while-signed-in.ts';

export type WriteOutcome<T> =
  | { kind: 'saved'; row: T }
  | { kind: 'stale'; newer: T }
  | { kind: 'gone' }
  /** A typed or chosen value is not possible. */
  | { kind: 'wrong'; issues: readonly Issue[] }
  /** The whole is not allowed; the words for the code explain it. */
  | { kind: 'refused'; code: string }
  /** Prices that are expected would change. */
  | { kind: 'broken'; prices: BrokenPrices }
  | { kind: 'failed' };

/**
 * Makes a call that writes a row, and answers its outcome.
 * @param one its name in refusals: `person` of `person.stale`
 */
export async function writeRow<T extends object>(
  one: string,
  call: () => Promise<T>,
): Promise<WriteOutcome<T>> {
  const isRow = (found: unknown): found is T =>
    typeof found === 'object' && found !== null && 'version' in found;
  try {
    return { kind: 'saved', row: await whileSignedIn(call) };
  } catch (error) {
    if (!(error instanceof ProblemError)) return { kind: 'failed' };
    const prices = brokenPricesOf(error);
    if (prices) return { kind: 'broken', prices };
    const { code, status, expected, errors, field } = error.problem;
    const newer = expected?.[one];
    if (code === `${one}.stale` && isRow(newer)) return { kind: 'stale', newer };
    if (code === `${one}.not_found`) return { kind: 'gone' };
    if (errors)
      return {
        kind: 'wrong',
        issues: errors.map(({ params, ...issue }) => ({ ...issue, ...(params && { params }) })),
      };
    if (field) return { kind: 'wrong', issues: [{ field, code }] };
    return status >= 500 ? { kind: 'failed' } : { kind: 'refused', code };
  }
}

/** Makes a call. Answers null on success, else the reason, in the server's words; '' without one. */
export async function refusalTextOf(call: () => Promise<unknown>): Promise<string | null> {
  try {
    await whileSignedIn(call);
    return null;
  } catch (error) {
    return error instanceof ProblemError ? (error.problem.errors?.[0]?.detail ?? error.problem.detail) : '';
  }
}

/** The version that a change is made on. */
export const onVersion = ({ version }: { readonly version: number }) => ({
  headers: { 'if-match': `"${version}"` },
});
