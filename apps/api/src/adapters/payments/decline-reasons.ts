import type { DeclineReason } from '../../ports/payments.ts';

const REASONS = [
  'card_declined',
  'insufficient_funds',
  'expired_card',
  'incorrect_cvc',
  'incorrect_number',
  'processing_error',
  'authentication_failed',
  'token_invalid',
  'abandoned',
] as const satisfies readonly DeclineReason[];

/** Other names that gateways have for the same thing. */
const ALIASES: Readonly<Record<string, DeclineReason>> = {
  invalid_cvc: 'incorrect_cvc',
  invalid_number: 'incorrect_number',
  authentication_required: 'authentication_failed',
  payment_intent_authentication_failure: 'authentication_failed',
  invalid_expiry_month: 'expired_card',
  invalid_expiry_year: 'expired_card',
  issuer_not_available: 'processing_error',
  try_again_later: 'processing_error',
};

/** Our reason for a gateway's; an unknown one is a plain decline, without a reason of the bank. */
export function readReason(code: string | null | undefined): DeclineReason {
  const own = REASONS.find((reason) => reason === code);
  if (own !== undefined) return own;
  return code !== null && code !== undefined && Object.hasOwn(ALIASES, code)
    ? (ALIASES[code] ?? 'card_declined')
    : 'card_declined';
}
