import { calls } from '@traslado/contract/calls';
import { z } from 'zod';
import type { BackendPayment } from '../../ports/transfers.ts';
import { type AnswerReader, answerOf, type Read, refuse } from '../group-client/tolerant/reading.ts';
import { value } from '../group-client/tolerant/values.ts';
import { type Deed, takesRefusalBack, verdictOf } from './words-of-deeds.ts';

/** A plain yes with its value, or a plain no with their code and the bank's reason. Anything else is not read. */
export type Said<T> =
  | { readonly said: 'yes'; readonly value: T }
  | { readonly said: 'no'; readonly code: string | null; readonly reason: string | null };

/** A refusal, with its reason if it has one. */
const whyNot = z.object({
  code: z.string().nullish().catch(null),
  errors: z
    .array(z.object({ code: z.string() }))
    .nullish()
    .catch(null),
  failure: z.object({ code: z.string() }).nullish().catch(null),
});

/** Their code and the bank's reason in a refusal. */
export function whyIn(body: unknown): { readonly code: string | null; readonly reason: string | null } {
  const { code, errors, failure } = whyNot.safeParse(body).data ?? {};
  return { code: code ?? null, reason: errors?.[0]?.code ?? failure?.code ?? null };
}

/** `inner` reads the answer after a plain yes. */
export function saidOf<T>(deed: Deed, inner: AnswerReader<T>): AnswerReader<Said<T>> {
  const [field] = deed.wanted ? (deed.fields ?? []) : [];
  const named = field === undefined || deed.kind === 'payment' ? '' : `, or the ${field} that was asked for`;
  const unread = answerOf(
    value(`a yes or a no of the table of words${named}`, (given, at) => refuse(at, 'a yes or a no', given)),
  );
  return {
    told: inner.told ?? unread.told,
    isDoubtful: (body) => body === undefined || takesRefusalBack(body, deed),
    safeParse(body): Read<Said<T>> {
      const said = verdictOf(body, deed);
      if (said === 'unreadable') return unread.safeParse(body);
      if (said === 'no') return { success: true, data: { said, ...whyIn(body) } };
      const read = inner.safeParse(body);
      return read.success ? { ...read, data: { said, value: read.data } } : read;
    },
  };
}

/** The word alone counts. */
export const saidDone = (deed: Deed): AnswerReader<Said<null>> =>
  saidOf(deed, { safeParse: () => ({ success: true, data: null }) });

const whole = calls.payCoupon.shapes.answer;

/** In the words of our own contract a payment may also wait for the bank's check, or be under way. */
export function saidPaid(deed: Deed): AnswerReader<Said<BackendPayment>> {
  const paid = saidOf<BackendPayment>(deed, {
    safeParse: (body) => ({
      success: true,
      data: { kind: 'paid', actionUrl: null, card: whole.safeParse(body).data?.card ?? null },
    }),
  });
  return {
    ...paid,
    safeParse(body) {
      const { data } = whole.safeParse(body);
      const isWaiting = data?.status === 'requires_action' || data?.status === 'processing';
      if (!isWaiting || !deed.wanted?.includes(data.coupon_id)) return paid.safeParse(body);
      return {
        success: true,
        data: { said: 'yes', value: { kind: 'waiting', actionUrl: data.action_url, card: null } },
      };
    },
  };
}
