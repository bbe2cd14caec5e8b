import { BY_HAND } from '@traslado/domain/booking/refund';
import type { Tx } from '../../db/client.ts';
import { findGivingStopped } from '../../db/disputes.ts';
import { Refused } from '../../refused.ts';
import { requestRefunds } from '../../sellers/refund/request-refunds.ts';

/** Refunds money by hand, in the transaction that holds the lock of its booking: the same way as every refund. Code: `refund.disputed`. */
export const giveBack = async (
  tx: Tx,
  { couponId, amountMinor }: { readonly couponId: number; readonly amountMinor: number },
  now: number,
): Promise<void> => {
  if (await findGivingStopped(tx, couponId)) throw new Refused('refund.disputed');
  await requestRefunds(tx, [{ couponId, amountMinor, reason: BY_HAND }], now);
};
