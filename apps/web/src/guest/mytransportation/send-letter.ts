import { NoAnswerError, ProblemError } from '@traslado/contract/client';
import type { CallAnswer } from '@traslado/contract/schemas';
import { callApi } from '../../data/client.ts';

export type SentLetter = CallAnswer<'sendLetter'>;

export type SendOutcome =
  | { kind: 'sent'; letter: SentLetter }
  | { kind: 'refused'; detail: string }
  | { kind: 'tooMany' | 'offline' | 'failed' };

/** Mails the letter of a booking to one address. The same key sends it once, however often it is asked. */
export async function sendLetter(couponId: string, email: string | null, key: string): Promise<SendOutcome> {
  try {
    const letter = await callApi('sendLetter', {
      params: { coupon_id: couponId },
      // Without an address it goes to the one on file.
      body: { ...(email !== null && { email: email.trim() }), uuidReference: key },
    });
    return { kind: 'sent', letter };
  } catch (error) {
    if (error instanceof NoAnswerError) return { kind: 'offline' };
    if (!(error instanceof ProblemError) || error.problem.status >= 500) return { kind: 'failed' };
    if (error.problem.status === 429) return { kind: 'tooMany' };
    return { kind: 'refused', detail: error.problem.detail };
  }
}
