import { BY_HAND } from '@traslado/domain/booking/refund';
import type { Tx } from '../../db/client.ts';
import { requestRefunds } from '../refunds/request-refunds.ts';

/** Gives money back by hand, in the transaction that holds the lock of its booking: the way that every refund goes. */
export const giveBack = (
  tx: Tx,
  { couponId, amountMinor }: { readonly couponId: number; readonly amountMinor: number },
  now: number,
): Promise<void> => requestRefunds(tx, [{ couponId, amountMinor, reason: BY_HAND }], now);
