import type { ProblemError } from '@traslado/contract/client';
import { hideNotification, notify } from '../components/notification.ts';
import { busy as en } from '../i18n/en/busy.ts';
import { busy as es } from '../i18n/es/busy.ts';
import { isFromBusyServer } from './busy-server.ts';

/** Calls in all: together with the waits between, half a minute at most. */
const MOST_TRIES = 5;
/** Longest wait, seconds; a server that asks for more gets its next call later than that anyway. */
const LONGEST_WAIT = 10;

export type Waiting = {
  /** The guest has sent something: they see it at once, so that they do not send it again. */
  readonly isSending: boolean;
  readonly signal?: AbortSignal | undefined;
  /** For tests. */
  readonly sleep?: (ms: number) => Promise<void>;
  readonly random?: () => number;
};

const rest = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Retries a call when a busy server asks for it, after its Retry-After and up to half as long again, so that clients do not return together. It sends
 * the same key, so the work is done once. A notice informs the person meanwhile.
 * @throws the last refusal when the server stays busy, and any other fault at once
 */
export async function tryAgain<T>(
  ask: () => Promise<T>,
  first: ProblemError,
  { isSending, signal, sleep = rest, random = Math.random }: Waiting,
): Promise<T> {
  const texts = document.documentElement.lang.startsWith('es') ? es : en;
  let refusal = first;
  let isTold = false;
  try {
    for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
      // A page that is merely read may be here before the wait is noticed.
      if (isSending || tries > 1) {
        notify(isSending ? texts.sending : texts.reading);
        isTold = true;
      }
      const seconds = Math.min(LONGEST_WAIT, refusal.problem.retry_after ?? 1);
      await sleep(seconds * 1_000 * (1 + random() / 2));
      if (signal?.aborted) throw refusal;
      try {
        return await ask();
      } catch (error) {
        if (!isFromBusyServer(error)) throw error;
        refusal = error;
      }
    }
    throw refusal;
  } finally {
    if (isTold) hideNotification();
  }
}
