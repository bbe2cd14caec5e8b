import type { BackendAnswer, BackendOutcome } from '../../ports/transfers.ts';
import type { Outcome, Unavailable } from '../group-client/outcome.ts';
import { type Said, whyIn } from './said-done.ts';
import { type Deed, takesRefusalBack } from './words-of-deeds.ts';

/** Longest wait for a person at the desk without a time of their own. Seconds. */
export const laterSeconds = 5;

const later = ({ retryAfterSeconds }: Unavailable): number => retryAfterSeconds ?? laterSeconds;

/** Statuses that mean a no by themselves, with any body. */
const plainNo: ReadonlySet<number> = new Set([402, 422]);

/** The outcome of a deed. A refusal counts only if a program of theirs wrote it and it does not say that the deed was done. */
export function deedOf<T, V>(
  outcome: Outcome<Said<T>>,
  deed: Deed,
  read: (answer: T) => V,
): BackendOutcome<V> {
  if (outcome.kind === 'unavailable') {
    const notDone = { kind: 'not_done', retryAfterSeconds: later(outcome) } as const;
    if (!outcome.mayHaveHappened) return notDone;
    return deed.kind === 'sale' && outcome.reason === 'busy'
      ? { ...notDone, isToRead: true }
      : { kind: 'unknown' };
  }
  if (outcome.kind === 'rejected') {
    const { status, body } = outcome;
    const isPlain = plainNo.has(status);
    if (takesRefusalBack(body, deed) || (body === undefined && !isPlain)) return { kind: 'unknown' };
    return { kind: 'refused', ...whyIn(body), ...(!isPlain && { isToRead: true }) };
  }
  const { value } = outcome;
  if (value.said === 'yes') return { kind: 'done', value: read(value.value) };
  return { kind: 'refused', code: value.code, reason: value.reason };
}

/** `null` and `[]` count like a 404: there is no such thing. Any other refusal of a question is a defect between us. */
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
