import type { Tx } from '../../db/client.ts';
import { fitRefunds } from '../../store/refund/gateway-refund-repository.ts';

/** Takes what the gateway no longer holds off refunds that have not gone out. Call it with the booking's lock. */
export const lowerRefunds = (tx: Tx, attemptId: string, now: number): Promise<void> =>
  fitRefunds(tx, attemptId, now);
