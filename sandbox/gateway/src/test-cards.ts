/**
 * The sandbox's behaviour with a card. The first rows are the public test numbers that card gateways print in their documentation; the last
 * rows are faults of our own, for tests of a gateway that misbehaves.
 */
export type Behaviour =
  | 'succeed'
  | 'card_declined'
  | 'insufficient_funds'
  | 'expired_card'
  | 'incorrect_cvc'
  | 'processing_error'
  | 'three_d_secure'
  /** Charges; every refund of it waits for the bank and then succeeds. */
  | 'refund_pending'
  /** Charges; every refund of it fails. */
  | 'refund_fails'
  /** Charges, answers after `slowMs`. */
  | 'slow'
  /** Charges at once, answers only after `hangMs`: the caller has given up by then. */
  | 'timeout_succeed'
  /** Declines at once, answers only after `hangMs`. */
  | 'timeout_decline'
  /** Charges only after `hangMs`, when the caller has given up and may have asked in vain already. */
  | 'late_succeed'
  /** Never charges, never answers with a result. */
  | 'timeout_never';

export type ChargeStart = {
  status: 'succeeded' | 'declined' | 'requires_action';
  reason: string | null;
};

/** The beginning of a charge with this behaviour. */
export function startOf(behaviour: Behaviour): ChargeStart {
  switch (behaviour) {
    case 'card_declined':
    case 'insufficient_funds':
    case 'expired_card':
    case 'incorrect_cvc':
    case 'processing_error':
      return { status: 'declined', reason: behaviour };
    case 'timeout_decline':
    case 'timeout_never':
      return { status: 'declined', reason: 'card_declined' };
    case 'three_d_secure':
      return { status: 'requires_action', reason: null };
    default:
      return { status: 'succeeded', reason: null };
  }
}

const BY_NUMBER: Readonly<Record<string, Behaviour>> = {
  '4242424242424242': 'succeed',
  '5555555555554444': 'succeed',
  '4000056655665556': 'succeed',
  '5105105105105100': 'succeed',
  '4000000000000002': 'card_declined',
  '4000000000009995': 'insufficient_funds',
  '4000000000000069': 'expired_card',
  '4000000000000127': 'incorrect_cvc',
  '4000000000000119': 'processing_error',
  '4000002500003155': 'three_d_secure',
  '4000000000003220': 'three_d_secure',
  '4000000000007726': 'refund_pending',
  '4000000000005126': 'refund_fails',
  '4000000000005001': 'slow',
  '4000000000005019': 'timeout_succeed',
  '4000000000005027': 'timeout_decline',
  '4000000000005035': 'late_succeed',
  '4000000000005043': 'timeout_never',
};

/** Every test number; the frame knows them too, so that a real card's number never leaves the browser. */
export const TEST_NUMBERS: readonly string[] = Object.keys(BY_NUMBER);

/** Last digits of test cards that are no credit cards, as their documentation has them. */
const FUNDING: Readonly<Record<string, string>> = { '5556': 'debit', '5100': 'prepaid' };

/** The funding of a test card. */
export const fundingOf = (last4: string): string => FUNDING[last4] ?? 'credit';

/** The sandbox's behaviour with this card number; undefined for a number that is not a test card. */
export function behaviourOfNumber(digits: string): Behaviour | undefined {
  return Object.hasOwn(BY_NUMBER, digits) ? BY_NUMBER[digits] : undefined;
}

export type PublicToken = { behaviour: Behaviour; brand: string; last4: string };

const visa = (behaviour: Behaviour, last4: string): PublicToken => ({ behaviour, brand: 'visa', last4 });

/**
 * Reusable tokens for tests and for people who call the API without a browser. Each is accepted as `tok_…` and as
 * `pm_card_…`. They exist in the sandbox only.
 */
const PUBLIC_TOKENS: ReadonlyMap<string, PublicToken> = new Map([
  ['visa', visa('succeed', '4242')],
  ['mastercard', { behaviour: 'succeed', brand: 'mastercard', last4: '4444' }],
  ['visa_debit', visa('succeed', '5556')],
  ['mastercard_prepaid', { behaviour: 'succeed', brand: 'mastercard', last4: '5100' }],
  ['chargeDeclined', visa('card_declined', '0002')],
  ['chargeDeclinedInsufficientFunds', visa('insufficient_funds', '9995')],
  ['insufficientFunds', visa('insufficient_funds', '9995')],
  ['chargeDeclinedExpiredCard', visa('expired_card', '0069')],
  ['expiredCard', visa('expired_card', '0069')],
  ['chargeDeclinedIncorrectCvc', visa('incorrect_cvc', '0127')],
  ['incorrectCvc', visa('incorrect_cvc', '0127')],
  ['chargeDeclinedProcessingError', visa('processing_error', '0119')],
  ['processingError', visa('processing_error', '0119')],
  ['threeDSecure', visa('three_d_secure', '3220')],
  ['threeDSecureRequired', visa('three_d_secure', '3155')],
  ['threeDSecure2Required', visa('three_d_secure', '3220')],
  ['authenticationRequired', visa('three_d_secure', '3155')],
  ['pendingRefund', visa('refund_pending', '7726')],
  ['refundFail', visa('refund_fails', '5126')],
  ['slow', visa('slow', '5001')],
  ['timeoutSucceed', visa('timeout_succeed', '5019')],
  ['timeoutDecline', visa('timeout_decline', '5027')],
  ['lateSucceed', visa('late_succeed', '5035')],
  ['timeoutNever', visa('timeout_never', '5043')],
]);

/** The reusable token of this name, if it is one. */
export function findPublicToken(token: string): PublicToken | undefined {
  const name = /^(?:tok|pm_card)_([A-Za-z0-9_]{1,40})$/.exec(token)?.[1];
  return name === undefined ? undefined : PUBLIC_TOKENS.get(name);
}
