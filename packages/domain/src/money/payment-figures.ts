import { DAY_MS, HOUR_MS, type Instant, MINUTE_MS } from '../time/instant.ts';

/** What payments and repayments are counted by. `age` is of those whose end nobody knows, `reason` of those that failed. */
export const PAYMENT_DIMENSIONS = [
  'status',
  'method',
  'brand',
  'country',
  'gateway',
  'property',
  'merchant',
  'reason',
  'age',
] as const;

export type PaymentDimension = (typeof PAYMENT_DIMENSIONS)[number];

/** How long a payment has been unknown: where each age ends, milliseconds. What is older has no end. */
export const AGE_ENDS = {
  fresh: 15 * MINUTE_MS,
  hour: HOUR_MS,
  day: DAY_MS,
} as const;

type RefundFacts = { readonly status: string; readonly settledOutsideAt: Instant | null };

/** Whether a repayment can be tried again, or be settled another way: it failed, and neither was done yet. */
export const isRefundOpen = ({ status, settledOutsideAt }: RefundFacts): boolean =>
  status === 'failed' && settledOutsideAt === null;

/** Whether staff may ask the gateway what became of a payment. */
export const isPaymentOpen = (status: string): boolean =>
  ['created', 'processing', 'requires_action', 'unknown'].includes(status);
