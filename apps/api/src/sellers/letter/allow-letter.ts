import type { CallAnswer } from '@traslado/contract/schemas';
import { maskEmail } from '@traslado/domain/contact/mask';
import { LETTER_ALLOWANCE } from '@traslado/domain/forms/contact-form';
import { checkAllowance } from '@traslado/domain/limits/rate';
import { HOUR_MS } from '@traslado/domain/time/instant';
import { Refused } from '../../refused.ts';

/** The answer to a guest whose letter goes out now, after the ones at `timesAt` (epoch milliseconds). Code: `letter.too_many`. */
export function allowLetter(
  email: string,
  timesAt: readonly number[],
  now: number,
): CallAnswer<'sendLetter'> {
  const decision = checkAllowance(now, timesAt, LETTER_ALLOWANCE);
  if (decision.kind === 'wait')
    throw new Refused('letter.too_many', {
      field: 'email',
      params: { hours: Math.ceil((decision.untilAt - now) / HOUR_MS) },
      retryAfterSeconds: Math.ceil((decision.untilAt - now) / 1000),
    });
  return { sent_to: maskEmail(email), remaining: decision.left };
}
