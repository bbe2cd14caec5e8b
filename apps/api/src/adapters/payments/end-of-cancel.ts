import type { CancelOutcome, ChargeOutcome } from '../../ports/payments.ts';

/** The end of an attempt after a cancellation. One that still waits for the bank was not closed and may yet charge. */
export const endOfCancel = (outcome: ChargeOutcome): CancelOutcome =>
  outcome.kind === 'requires_action'
    ? { kind: 'unknown', gatewayId: outcome.gatewayId, detail: 'the attempt still waits for the bank' }
    : outcome;
