import type { Tx } from '../../db/client.ts';
import { fitRefunds } from '../../store/refund/gateway-refund-repository.ts';

/** Lowers refunds that have not gone out by money that the gateway no longer holds. Call it with the booking's lock. */
export const lowerRefunds = (tx: Tx, attemptId: string, now: number): Promise<void> =>
  fitRefunds(tx, attemptId, now);
