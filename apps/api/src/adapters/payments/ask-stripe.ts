import { TIMED_OUT, withinTime } from './deadline.ts';
import { failureOf } from './stripe-outcomes.ts';

/** A result of Stripe's, or a failure. */
export type Ask = <Answer>(
  work: Promise<Answer>,
) => Promise<{ answer: Answer } | ReturnType<typeof failureOf>>;

/** Waits for so long, milliseconds, the library's own second try included. */
export const askWithin =
  (timeoutMs: number): Ask =>
  async (work) => {
    try {
      const answer = await withinTime(work, timeoutMs);
      return answer === TIMED_OUT ? { kind: 'unknown', detail: `no answer in ${timeoutMs} ms` } : { answer };
    } catch (error) {
      return failureOf(error);
    }
  };
