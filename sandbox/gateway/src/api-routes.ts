import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  balanceEntryListJson,
  type ChargeJson,
  chargeJson,
  type ErrorJson,
  payoutListJson,
  refundJson,
} from './api-json.ts';
import type { Charge } from './charges.ts';
import { textOf } from './frame-query.ts';
import type { SandboxGateway } from './sandbox-gateway.ts';

const PAGE_SIZE = 100;
const MAX_TEXT = 255;

/** The product server's questions to a gateway that is a process of its own. All of them need the secret key. */
export function registerApiRoutes(
  app: FastifyInstance,
  options: { gateway: SandboxGateway; secretKey: string; publicUrl: () => string },
): void {
  const { gateway, secretKey } = options;
  const toJson = (charge: Charge): ChargeJson => chargeJson(charge, options.publicUrl());

  app.addHook('onRequest', askForKey(secretKey));

  app.post('/charges', async (request, reply) => {
    const body = request.body;
    const input = {
      token: textOf(body, 'token'),
      amountMinor: numberOf(body, 'amount_minor'),
      currency: textOf(body, 'currency'),
      idempotencyKey: textOf(body, 'idempotency_key'),
      attemptId: textOf(body, 'attempt_id'),
      couponId: textOf(body, 'coupon_id'),
      description: textOf(body, 'description'),
    };
    if (isTooLong(input)) return fail(reply, 400, 'invalid_request', 'a text is longer than 255 characters');
    const answer = await gateway.charge(input);
    if (answer.kind === 'charge') return toJson(answer.charge);
    if (answer.kind === 'no_answer') return fail(reply, 504, 'no_answer', 'the bank did not answer');
    return answer.code === 'key_reused'
      ? fail(reply, 409, answer.code, 'this key or attempt came before with another request')
      : fail(reply, 400, answer.code, 'nothing was charged');
  });

  app.post('/cards/read', async (request) => {
    const card = await gateway.readCard(textOf(request.body, 'token'));
    return { data: card === undefined ? [] : [card] };
  });

  app.post('/charges/cancel', async (request, reply) => {
    const ref = {
      idempotencyKey: textOf(request.body, 'idempotency_key'),
      attemptId: textOf(request.body, 'attempt_id'),
    };
    if (ref.idempotencyKey === '' || ref.attemptId === '' || isTooLong(ref)) {
      return fail(reply, 400, 'invalid_request', 'idempotency_key and attempt_id are needed');
    }
    const charge = await gateway.cancelCharge(ref);
    return charge === undefined
      ? fail(reply, 409, 'key_reused', 'this key and this attempt belong to different charges')
      : toJson(charge);
  });

  app.get('/payouts', async (request) => {
    const payouts = await gateway.listPayouts(cursorOf(request.query), PAGE_SIZE);
    return payoutListJson(payouts, PAGE_SIZE);
  });

  app.get<{ Params: { id: string } }>('/payouts/:id/entries', async (request) => {
    const afterId = textOf(request.query, 'after_id');
    const entries = await gateway.listBalanceEntries(request.params.id, afterId, PAGE_SIZE);
    return balanceEntryListJson(entries, PAGE_SIZE);
  });

  app.get('/charges', async (request) => {
    const attemptId = textOf(request.query, 'attempt_id');
    if (attemptId !== '') {
      const charge = await gateway.findCharge(attemptId);
      return { data: charge === undefined ? [] : [toJson(charge)], next: null };
    }
    const charges = await gateway.listCharges(cursorOf(request.query), PAGE_SIZE);
    const last = charges.at(-1);
    return {
      data: charges.map(toJson),
      next:
        last === undefined || charges.length < PAGE_SIZE
          ? null
          : { created_after_ms: last.createdAtMs, after_id: last.id },
    };
  });

  app.post('/refunds', async (request, reply) => {
    const body = request.body;
    const input = {
      refundId: textOf(body, 'refund_id'),
      chargeId: textOf(body, 'charge_id'),
      amountMinor: numberOf(body, 'amount_minor'),
      currency: textOf(body, 'currency'),
      idempotencyKey: textOf(body, 'idempotency_key'),
    };
    if (isTooLong(input)) return fail(reply, 400, 'invalid_request', 'a text is longer than 255 characters');
    const answer = await gateway.refund(input);
    if (answer.kind === 'refund') return refundJson(answer.refund);
    return answer.code === 'key_reused'
      ? fail(reply, 409, answer.code, 'this key or refund came before with another request')
      : fail(reply, 400, answer.code, 'nothing was refunded');
  });

  app.get('/refunds', async (request) => {
    const chargeId = textOf(request.query, 'charge_id');
    if (chargeId !== '') return { data: (await gateway.listRefunds(chargeId)).map(refundJson), next: null };
    const refund = await gateway.findRefund(textOf(request.query, 'refund_id'));
    return { data: refund === undefined ? [] : [refundJson(refund)], next: null };
  });
}

/** Start of a page: after this instant and id. */
function cursorOf(query: unknown): { createdAtMs: number; id: string } {
  const createdAtMs = Number(textOf(query, 'created_after_ms'));
  return { createdAtMs: Number.isFinite(createdAtMs) ? createdAtMs : 0, id: textOf(query, 'after_id') };
}

/** Refuses every caller without the secret key. */
export const askForKey =
  (secretKey: string) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    reply.header('cache-control', 'no-store');
    return isAuthorized(request, secretKey)
      ? undefined
      : fail(reply, 401, 'not_authorized', 'a secret key is needed');
  };

export function fail(reply: FastifyReply, status: number, code: string, message: string): FastifyReply {
  const body: ErrorJson = { error: { code, message } };
  return reply.code(status).send(body);
}

function isAuthorized(request: FastifyRequest, secretKey: string): boolean {
  const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
  // Hashed first, so that the comparison takes the same time for every length.
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(secretKey));
}

export function numberOf(source: unknown, name: string): number {
  const value =
    typeof source === 'object' && source !== null
      ? Object.entries(source).find(([key]) => key === name)?.[1]
      : undefined;
  return typeof value === 'number' ? value : Number.NaN;
}

function isTooLong(input: Record<string, string | number>): boolean {
  return Object.values(input).some((value) => typeof value === 'string' && value.length > MAX_TEXT);
}
