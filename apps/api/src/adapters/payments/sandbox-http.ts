import { z } from 'zod';
import { isDoubtfulStatus } from '../group-client/read-reply.ts';
import { wasNeverSent } from './connection-errors.ts';
import type { CallResult, RefusalCode, SandboxCalls } from './sandbox-calls.ts';

const charge = z.object({
  object: z.literal('charge'),
  id: z.string(),
  attempt_id: z.string(),
  status: z.enum(['succeeded', 'declined', 'requires_action', 'cancelled']),
  reason: z.string().nullable(),
  amount_minor: z.int(),
  refunded_minor: z.int(),
  currency: z.string(),
  card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
  action_url: z.string().nullable(),
  created_at_ms: z.number(),
});
const refund = z.object({
  object: z.literal('refund'),
  id: z.string(),
  refund_id: z.string().nullable(),
  charge_id: z.string(),
  status: z.enum(['succeeded', 'pending', 'failed']),
  amount_minor: z.int(),
  currency: z.string(),
  created_at_ms: z.number(),
});
const cursor = z.object({ created_after_ms: z.number(), after_id: z.string() }).nullable();
const chargeList = z.object({
  data: z.array(charge),
  next: cursor,
});
const payoutList = z.object({
  data: z.array(
    z.object({
      object: z.literal('payout'),
      id: z.string(),
      amount_minor: z.int(),
      currency: z.string(),
      created_at_ms: z.number(),
    }),
  ),
  next: cursor,
});
const entryList = z.object({
  data: z.array(
    z.object({
      object: z.literal('balance_entry'),
      id: z.string(),
      kind: z.enum(['charge', 'refund', 'refund_failure']),
      charge_id: z.string(),
      attempt_id: z.string(),
      coupon_id: z.string(),
      refund: z.object({ id: z.string(), refund_id: z.string().nullable() }).nullable(),
      amount_minor: z.int(),
      fee_minor: z.int(),
      currency: z.string(),
      created_at_ms: z.number(),
    }),
  ),
  next: z.string().nullable(),
});
const cardList = z.object({
  data: z.array(
    z.object({ brand: z.string(), funding: z.string(), issuer: z.string(), country: z.string() }),
  ),
});
const refundList = z.object({ data: z.array(refund) });
const refusal = z.object({
  error: z.object({
    code: z.enum([
      'key_reused',
      'token_invalid',
      'invalid_request',
      'not_authorized',
      'exceeds_charge',
      'charge_not_found',
    ] satisfies RefusalCode[]),
  }),
});

/** The sandbox as a process of its own. Every request carries a key, so one that was cut off is sent once more. */
export function httpSandboxCalls(options: {
  url: string;
  secretKey: string;
  timeoutMs: number;
}): SandboxCalls {
  const base = options.url.replace(/\/+$/, '');

  async function send<Answer>(
    schema: z.ZodType<Answer>,
    path: string,
    body: object | undefined,
    deadlineMs: number,
    last: boolean,
  ): Promise<CallResult<Answer>> {
    const leftMs = deadlineMs - performance.now();
    if (leftMs <= 0) return { kind: 'unknown', detail: `no answer in ${options.timeoutMs} ms` };
    try {
      const answer = await fetch(`${base}/v1${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          authorization: `Bearer ${options.secretKey}`,
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        body: body === undefined ? null : JSON.stringify(body),
        redirect: 'error',
        signal: AbortSignal.timeout(Math.ceil(leftMs)),
      });
      return read(schema, { status: answer.status, text: await answer.text(), isDeed: body !== undefined });
    } catch (error) {
      if (wasNeverSent(error)) return { kind: 'unavailable', detail: describe(error) };
      const timedOut = error instanceof Error && error.name === 'TimeoutError';
      if (timedOut || last) return { kind: 'unknown', detail: describe(error) };
      return afterCut(await send(schema, path, body, deadlineMs, true));
    }
  }

  const ask = <Answer>(schema: z.ZodType<Answer>, path: string, body?: object): Promise<CallResult<Answer>> =>
    send(schema, path, body, performance.now() + options.timeoutMs, false);

  return {
    readCard: async (token) => first(await ask(cardList, '/cards/read', { token })),
    charge: (body) => ask(charge, '/charges', body),
    findCharge: async (attemptId) =>
      first(await ask(chargeList, `/charges?${new URLSearchParams({ attempt_id: attemptId })}`)),
    cancelCharge: (ref) => ask(charge, '/charges/cancel', ref),
    listCharges: (after) =>
      ask(
        chargeList,
        `/charges?${new URLSearchParams({ created_after_ms: String(after.created_after_ms), after_id: after.after_id })}`,
      ),
    refund: (body) => ask(refund, '/refunds', body),
    findRefund: async (refundId) =>
      first(await ask(refundList, `/refunds?${new URLSearchParams({ refund_id: refundId })}`)),
    listRefunds: (chargeId) => ask(refundList, `/refunds?${new URLSearchParams({ charge_id: chargeId })}`),
    listPayouts: (after) =>
      ask(
        payoutList,
        `/payouts?${new URLSearchParams({ created_after_ms: String(after.created_after_ms), after_id: after.after_id })}`,
      ),
    listPayoutEntries: (payoutId, afterId) =>
      ask(
        entryList,
        `/payouts/${encodeURIComponent(payoutId)}/entries?${new URLSearchParams({ after_id: afterId })}`,
      ),
  };
}

/** After a request that was cut off, a gateway out of reach says nothing about the first one. */
function afterCut<Answer>(second: CallResult<Answer>): CallResult<Answer> {
  return second.kind === 'unavailable' ? { kind: 'unknown', detail: second.detail } : second;
}

function read<Answer>(
  schema: z.ZodType<Answer>,
  { status, text, isDeed }: { readonly status: number; readonly text: string; readonly isDeed: boolean },
): CallResult<Answer> {
  const json = parseJson(text);
  if (status === 200) {
    const answer = schema.safeParse(json);
    return answer.success
      ? { kind: 'answer', answer: answer.data }
      : { kind: 'unknown', detail: 'the answer has another shape than agreed' };
  }
  if (status === 429 && !isDeed) return { kind: 'unavailable', detail: 'too many requests' };
  const refused = refusal.safeParse(json);
  if (!isDoubtfulStatus(status) && refused.success) return { kind: 'refused', code: refused.data.error.code };
  return { kind: 'unknown', detail: `status ${status}` };
}

function first<Item>(result: CallResult<{ data: Item[] }>): CallResult<Item | undefined> {
  return result.kind === 'answer' ? { kind: 'answer', answer: result.answer.data[0] } : result;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function describe(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : '';
  return `${error instanceof Error ? error.message : String(error)}${cause}`;
}
