import { ProblemError } from '@traslado/contract/client';
import type { BrokenPrices } from '@traslado/contract/schemas/price-expectations';

const isBroken = (said: object): said is BrokenPrices => 'total' in said && 'broken' in said;

/** The expected prices that a change would have broken; null for any other trouble. */
export function brokenPricesOf(error: unknown): BrokenPrices | null {
  if (!(error instanceof ProblemError) || error.problem.code !== 'price.expectations_broken') return null;
  const said = error.problem.expected ?? {};
  return isBroken(said) ? said : null;
}

/** The reason of a failure: the expected prices that would break, else a sentence of the server; '' without one. */
export const whyOf = (error: unknown): BrokenPrices | string =>
  brokenPricesOf(error) ?? (error instanceof ProblemError ? error.problem.detail : '');
