import { DAY_MS, HOUR_MS, type Instant, MINUTE_MS } from '../time/instant.ts';

/** Dimensions of payments and repayments. `day` is of the period's zone, `age` of unknown outcomes, `reason` of failed ones. */
export const PAYMENT_DIMENSIONS = [
  'day',
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

/** Ages of an unknown payment by their ends, milliseconds. The oldest age has no end. */
export const AGE_ENDS = {
  fresh: 15 * MINUTE_MS,
  hour: HOUR_MS,
  day: DAY_MS,
} as const;

/** Share of payments that succeeded among those that ended, percent; null where none ended. */
export const successRate = ({ succeeded, failed }: { succeeded: number; failed: number }): number | null =>
  succeeded + failed === 0 ? null : (100 * succeeded) / (succeeded + failed);

type RefundFacts = { readonly status: string; readonly settledOutsideAt: Instant | null };

/** True for a repayment that can be retried, or settled another way: it failed, and neither was done yet. */
export const isRefundOpen = ({ status, settledOutsideAt }: RefundFacts): boolean =>
  status === 'failed' && settledOutsideAt === null;

/** True for a payment whose outcome staff may ask the gateway for. */
export const isPaymentOpen = (status: string): boolean =>
  ['created', 'processing', 'requires_action', 'unknown'].includes(status);
