import { isCleanText, tidyText } from '../contact/text.ts';
import { checkText } from '../forms/free-text.ts';
import { type Instant, MINUTE_MS } from '../time/instant.ts';
import type { KnownTime } from './weigh-times.ts';

/** Longest reason for a time by hand. */
export const HAND_REASON_MAX = 200;

/** Faults of the reason for a time by hand, in its field `reason`. */
export const checkHandReason = (reason: string) =>
  checkText('reason', reason, { min: 1, max: HAND_REASON_MAX, tidy: tidyText, isClean: isCleanText });

/** News that differs by so much from a time set by hand is put to the desk. */
const ASKED_FROM_MS = 5 * MINUTE_MS;

/** A flight's time at the gate, set by a dispatcher. */
export type HandTime = { readonly at: Instant; readonly setAt: Instant };

/**
 * The time, learned after it was set by hand, that the desk has to be asked about; null while there is none. The one set by hand counts until the desk
 * answers: by keeping it, which sets it anew, or by taking it away.
 */
export function newsAgainstHand(hand: HandTime, time: KnownTime | null): KnownTime | null {
  if (!time || time.saidAt <= hand.setAt) return null;
  return Math.abs(time.at - hand.at) >= ASKED_FROM_MS ? time : null;
}
