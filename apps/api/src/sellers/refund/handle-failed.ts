import type { Tx } from '../../db/client.ts';
import { findGivingStopped } from '../../db/disputes.ts';
import { resolveStaffAlerts } from '../../db/staff-alerts.ts';
import { Refused } from '../../refused.ts';
import {
  findRefund,
  type RefundRecord,
  retryRefund,
  updateSettledOutside,
} from '../../store/refund/repository.ts';

type Asked = {
  readonly id: string;
  readonly by: { readonly accountId: number; readonly username: string };
  readonly note: string;
  readonly now: number;
};

/** A person took care of it. The alert of a retry is open again once that fails, too. */
const closeAlert = (tx: Tx, { originId: subject }: RefundRecord, { by, note, now }: Asked): Promise<void> =>
  resolveStaffAlerts(tx, {
    kinds: ['refund.failed'],
    subject,
    by: { accountId: by.accountId, note },
    now,
  });

/** Retries a failed repayment; the sweep sends it. Codes: `refund.not_open`, `refund.disputed`. @returns the id of the new one */
export async function retryFailed(tx: Tx, asked: Asked): Promise<string> {
  const failed = await findRefund(tx, asked.id);
  if (failed && (await findGivingStopped(tx, failed.couponId))) throw new Refused('refund.disputed');
  const made = await retryRefund(tx, asked);
  if (!failed || made === null) throw new Refused('refund.not_open');
  await closeAlert(tx, failed, asked);
  return made;
}

/** Notes that the guest had the money another way. Code: `refund.not_open`. */
export async function settleOutside(tx: Tx, asked: Asked): Promise<void> {
  const refund = await findRefund(tx, asked.id);
  if (!refund || !(await updateSettledOutside(tx, { ...asked, by: asked.by.username })))
    throw new Refused('refund.not_open');
  await closeAlert(tx, refund, asked);
}
