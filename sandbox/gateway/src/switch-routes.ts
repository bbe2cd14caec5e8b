import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refundJson } from './api-json.ts';
import { askForKey, fail, numberOf } from './api-routes.ts';
import type { Charge } from './charges.ts';
import { DISPUTE_STATUSES } from './disputes.ts';
import { textOf } from './frame-query.ts';
import type { SandboxGateway } from './sandbox-gateway.ts';

/**
 * Money that moves without the product, for tests and demonstrations: a refund made in the gateway's own pages, a refund that the bank
 * sends back, a dispute or a warning. `charge` is a charge's id or its booking number. Needs the secret key.
 */
export function registerSwitchRoutes(
  app: FastifyInstance,
  { gateway, secretKey }: { gateway: SandboxGateway; secretKey: string },
): void {
  app.addHook('onRequest', askForKey(secretKey));

  const onCharge =
    (work: (charge: Charge, body: unknown, reply: FastifyReply) => Promise<unknown>) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
      const charge = await gateway.findPaid(textOf(request.body, 'charge'));
      return charge === undefined
        ? fail(reply, 404, 'charge_not_found', 'no money was captured for it')
        : work(charge, request.body, reply);
    };

  app.post(
    '/refund',
    onCharge(async ({ id: chargeId, currency }, body, reply) => {
      const amountMinor = numberOf(body, 'amount_minor');
      const input = { refundId: null, chargeId, amountMinor, currency, idempotencyKey: randomUUID() };
      const answer = await gateway.refund(input);
      return answer.kind === 'refund'
        ? refundJson(answer.refund)
        : fail(reply, 400, answer.code, 'nothing was refunded');
    }),
  );
  app.post(
    '/send-back',
    onCharge(async ({ id }, _, reply) =>
      (await gateway.returnRefund(id))
        ? { sent_back: true }
        : fail(reply, 409, 'invalid_request', 'no refund of it has succeeded'),
    ),
  );
  app.post(
    '/dispute',
    onCharge(async ({ id: chargeId }, body, reply) => {
      const status = DISPUTE_STATUSES.find((one) => one === textOf(body, 'status'));
      const dueAt = numberOf(body, 'due_at_ms');
      if (status === undefined)
        return fail(reply, 400, 'invalid_request', `status is one of ${DISPUTE_STATUSES.join(', ')}`);
      await gateway.tellDispute({ chargeId, status, dueAtMs: Number.isFinite(dueAt) ? dueAt : null });
      return { status };
    }),
  );
}
