import type { Tx } from '../../db/client.ts';
import { findGivingStopped } from '../../db/disputes.ts';
import { resolveStaffAlerts } from '../../db/staff-alerts.ts';
import { Refused } from '../../refused.ts';
import { findRefund, retryRefund, updateSettledOutside } from '../../store/refund/repository.ts';

/** Retries a failed repayment; the sweep sends it. Codes: `refund.not_open`, `refund.disputed`. @returns the id of the new one */
export async function retryFailed(tx: Tx, asked: { id: string; now: number }): Promise<string> {
  const failed = await findRefund(tx, asked.id);
  if (failed && (await findGivingStopped(tx, failed.couponId))) throw new Refused('refund.disputed');
  const made = await retryRefund(tx, asked);
  if (made === null) throw new Refused('refund.not_open');
  return made;
}

/** Notes that the guest had the money another way, and closes the alert. Code: `refund.not_open`. */
export async function settleOutside(
  tx: Tx,
  asked: { id: string; by: string; note: string; now: number },
): Promise<void> {
  const refund = await findRefund(tx, asked.id);
  if (!refund || !(await updateSettledOutside(tx, asked))) throw new Refused('refund.not_open');
  await resolveStaffAlerts(tx, { kinds: ['refund.failed'], subject: refund.originId, now: asked.now });
}
