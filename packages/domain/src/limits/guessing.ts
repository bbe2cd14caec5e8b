import { DAY_MS, type Instant, MINUTE_MS } from '../time/instant.ts';
import { checkAllowance } from './rate.ts';

/** Wrong tries for one folio after which answers slow down. A folio is never locked: that would let anybody lock a guest out. */
const FREE_TRIES_PER_FOLIO = { max: 5, windowMs: 15 * MINUTE_MS };
/** Wrong tries from one address after which its answers slow down: a whole lobby of guests shares one, so it is not refused yet. */
const FREE_TRIES_PER_ADDRESS = { max: 10, windowMs: 15 * MINUTE_MS };
/** Wrong tries from one address after which it is refused. */
const TRIES_PER_ADDRESS_AND_DAY = { max: 100, windowMs: DAY_MS };
const FIRST_DELAY_MS = 1_000;
const MAX_FOLIO_DELAY_MS = 16_000;
const MAX_ADDRESS_DELAY_MS = 4_000;

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
  const today = checkAllowance(nowAt, addressFailuresAt, TRIES_PER_ADDRESS_AND_DAY);
  if (today.kind === 'wait') return { kind: 'later', untilAt: today.untilAt };
  const delayMs = Math.max(
    delayAfter(nowAt, folioFailuresAt, FREE_TRIES_PER_FOLIO, MAX_FOLIO_DELAY_MS),
    delayAfter(nowAt, addressFailuresAt, FREE_TRIES_PER_ADDRESS, MAX_ADDRESS_DELAY_MS),
  );
  return { kind: 'answer', delayMs };
}

/** A second after the last free try, doubled with each further one. */
function delayAfter(
  nowAt: Instant,
  failuresAt: readonly Instant[],
  free: { max: number; windowMs: number },
  longestMs: number,
): number {
  const recent = failuresAt.filter((at) => at > nowAt - free.windowMs).length;
  if (recent < free.max) return 0;
  return Math.min(longestMs, FIRST_DELAY_MS * 2 ** (recent - free.max));
}
