import { randomUUID } from 'node:crypto';
import type { Tx } from '../../db/client.ts';
import { Refused } from '../../refused.ts';
import { insertRefund } from './refund-repository.ts';

/**
 * Asks for a repayment in the transaction that makes it due; the sweep carries it out after the commit.
 * Never more than was paid and not asked back yet: `refund.exceeds_paid`. Returns the id of the refund.
 */
export async function requestRefund(
  tx: Tx,
  refund: {
    readonly couponId: number;
    readonly attemptId: string;
    /** Cents, above 0. */
    readonly amountMinor: number;
    /** Stable code of why. */
    readonly reason: string;
    readonly now: number;
  },
): Promise<string> {
  const id = randomUUID();
  if (!(await insertRefund(tx, { ...refund, id }))) throw new Refused('refund.exceeds_paid');
  return id;
}
