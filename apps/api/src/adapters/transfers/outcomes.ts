import type { BackendAnswer, BackendOutcome } from '../../ports/transfers.ts';
import type { Outcome, Rejected, Unavailable } from '../group-client/outcome.ts';

/** Waits for a person at the desk at most this long, when they do not say themselves. Seconds. */
export const laterSeconds = 5;

const later = ({ retryAfterSeconds }: Unavailable): number => retryAfterSeconds ?? laterSeconds;

/** What became of a deed. `refused` has no reason of a bank. */
export function deedOf<T, V>(outcome: Outcome<T>, read: (answer: T) => V): BackendOutcome<V> {
  if (outcome.kind === 'ok') return { kind: 'done', value: read(outcome.value) };
  if (outcome.kind === 'rejected') return refusalOf(outcome);
  if (outcome.mayHaveHappened)
    return saysFailed(outcome) ? { kind: 'unknown', isFailure: true } : { kind: 'unknown' };
  return { kind: 'not_done', retryAfterSeconds: later(outcome) };
}

/** What a door in front of them says when they take too long: they may still be at it. */
const ofADoor: ReadonlySet<number> = new Set([502, 504]);

/** They answered that it failed on their side, so nothing of theirs is still at it. */
const saysFailed = ({ status }: Unavailable): boolean => status !== undefined && !ofADoor.has(status);

export const refusalOf = ({ code }: Rejected) => ({ kind: 'refused', code, reason: null }) as const;

/** `null` and `[]` are answered where they say 404: there is no such thing. Any other refusal of a question is a defect between us. */
export function answerOfQuestion<T, V>(
  outcome: Outcome<T>,
  none: V,
  read: (answer: T) => V,
): BackendAnswer<V> {
  if (outcome.kind === 'ok') return { kind: 'ok', value: read(outcome.value) };
  if (outcome.kind === 'unavailable') return { kind: 'unavailable', retryAfterSeconds: later(outcome) };
  return outcome.status === 404
    ? { kind: 'ok', value: none }
    : { kind: 'unavailable', retryAfterSeconds: laterSeconds };
}
