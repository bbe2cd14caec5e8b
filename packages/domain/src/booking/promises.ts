import { isEmail } from '../contact/bounds.ts';
import { type CouponState, isInForce } from './state.ts';

/** The promises of the checker, each with its checks. */
export const PROMISES = {
  money: [
    'booking.paid',
    'attempt.entered',
    'refund.entered',
    'refund.too_much',
    'booking.price',
    'booking.lowered',
  ],
  gateway: ['gateway.twice', 'gateway.differs', 'gateway.unknown_here'],
  seats: ['departure.seats', 'leg.twice', 'seat.sold'],
  letters: ['booking.letter', 'change.letter'],
  audit: ['audit.chain'],
  jobs: ['job.late'],
} as const;

export type Promised = keyof typeof PROMISES;
export type Check = (typeof PROMISES)[Promised][number];

export const PROMISED = Object.keys(PROMISES) as Promised[];

export function isOf(promise: Promised, check: Check): boolean {
  const checks: readonly Check[] = PROMISES[promise];
  return checks.includes(check);
}

/** A due job waits no longer for a worker, milliseconds. A job that is put off or tried again is due at its next try. */
export const JOB_PATIENCE_MS = 90_000;

/** A booking's or a change's letters, written and still to be written. */
export type LetterCount = {
  /** The booking, or the change, took effect. */
  readonly isMade: boolean;
  readonly status: CouponState;
  readonly email: string;
  readonly written: number;
  readonly waiting: number;
};

/**
 * True for a letter that is missing or there twice. A booking that ended before its letter was written needs none, and an address that takes no
 * mail gets none.
 */
export function lettersDiffer({ isMade, status, email, written, waiting }: LetterCount): boolean {
  // A job that is to be done once more writes no second letter.
  const letters = Math.max(written, waiting);
  if (letters === 0) return isMade && isInForce(status) && isEmail(email);
  return !isMade || letters > 1;
}
