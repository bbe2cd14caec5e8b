import type { Tx } from '../../db/client.ts';
import { Refused } from '../../refused.ts';
import { insertRefunds, type RefundWish } from '../../store/refund/repository.ts';

/**
 * Requests repayments in the transaction that makes them due and holds the locks of their bookings; the sweep carries them out after the
 * commit. Never more than was paid and not requested yet: `refund.exceeds_paid`.
 */
export async function requestRefunds(tx: Tx, wishes: readonly RefundWish[], now: number): Promise<void> {
  const due = wishes.filter(({ amountMinor }) => amountMinor > 0);
  if (due.length === 0) return;
  const wished = due.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  if ((await insertRefunds(tx, due, now)) !== wished) throw new Refused('refund.exceeds_paid');
}
