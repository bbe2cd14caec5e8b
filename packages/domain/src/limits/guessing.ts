import { DAY_MS, type Instant, MINUTE_MS } from '../time/instant.ts';
import { checkAllowance } from './rate.ts';

/** Wrong tries for one folio after which answers slow down. A folio is never locked: that would let anybody lock a guest out. */
export const FREE_TRIES_PER_FOLIO = { max: 5, windowMs: 15 * MINUTE_MS };
export const TRIES_PER_ADDRESS = { max: 10, windowMs: 15 * MINUTE_MS };
export const TRIES_PER_ADDRESS_AND_DAY = { max: 100, windowMs: DAY_MS };
const FIRST_DELAY_MS = 1_000;
const MAX_DELAY_MS = 16_000;

/** `answer`: look up after so long a pause (0 for none). `later`: refuse with Retry-After until then, right or wrong. */
export type GuessingDecision = { kind: 'answer'; delayMs: number } | { kind: 'later'; untilAt: Instant };

/**
 * What to do with one more try, before it is looked at, so that right and wrong ones are treated alike.
 * @param folioFailuresAt wrong tries for this folio, whether it exists or not
 * @param addressFailuresAt wrong tries from this client address
 */
export function decideOnTry(
  nowAt: Instant,
  folioFailuresAt: readonly Instant[],
  addressFailuresAt: readonly Instant[],
): GuessingDecision {
  const untilAt = [TRIES_PER_ADDRESS, TRIES_PER_ADDRESS_AND_DAY]
    .map((allowance) => checkAllowance(nowAt, addressFailuresAt, allowance))
    .reduce((latest, one) => (one.kind === 'wait' ? Math.max(latest, one.untilAt) : latest), 0);
  if (untilAt > 0) return { kind: 'later', untilAt };
  return { kind: 'answer', delayMs: delayAfter(nowAt, folioFailuresAt) };
}

function delayAfter(nowAt: Instant, failuresAt: readonly Instant[]): number {
  const recent = failuresAt.filter((at) => at > nowAt - FREE_TRIES_PER_FOLIO.windowMs).length;
  if (recent < FREE_TRIES_PER_FOLIO.max) return 0;
  return Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** (recent - FREE_TRIES_PER_FOLIO.max));
}
