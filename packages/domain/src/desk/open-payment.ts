import type { PaymentState } from '../booking/state.ts';

export const OPEN_PAYMENTS = ['unknown', 'at_bank'] as const;

/** `unknown`: the card may have been charged. `at_bank`: the bank waits for its guest, who may use another card. */
export type OpenPayment = (typeof OPEN_PAYMENTS)[number];

/** The payment of a booking that has not ended, for staff who are about to ask for money or to refund some; null for none. */
export function openPaymentOf(states: readonly PaymentState[]): OpenPayment | null {
  if (states.some((state) => state === 'created' || state === 'processing' || state === 'unknown'))
    return 'unknown';
  return states.includes('requires_action') ? 'at_bank' : null;
}
