import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { brandOf, digitsOf, isCardNumber, isExpiryOpen } from './card-number.ts';
import { cardPage } from './card-page.ts';
import { challengePage, refusalPage } from './challenge-page.ts';
import { readFrameAddress, textOf } from './frame-query.ts';
import { issueTicket, readTicket } from './frame-ticket.ts';
import { sendPage } from './page-shell.ts';
import type { SandboxGateway } from './sandbox-gateway.ts';
import { behaviourOfNumber } from './test-cards.ts';

export type FrameRouteOptions = {
  gateway: SandboxGateway;
  /** Signs the frames' tickets. */
  secretKey: string;
  /** Path of these routes on this host for the browser: '/sandbox-gateway'. */
  publicPath: string;
  /** Origins of other hosts whose pages may frame us. Pages of our own host always may. */
  allowedOrigins: readonly string[];
};

/** The calls of a guest's browser to the gateway: the card frame, its token request, the bank's page. */
export function registerFrameRoutes(app: FastifyInstance, options: FrameRouteOptions): void {
  const { gateway, secretKey, publicPath, allowedOrigins } = options;
  const refuse = (reply: FastifyReply, request: FastifyRequest, status: number): FastifyReply => {
    const page = refusalPage(readFrameAddress(request, allowedOrigins).locale);
    return sendPage(reply, { ...page, ancestors: allowedOrigins, status });
  };

  app.get('/frame', (request, reply) => {
    const address = readFrameAddress(request, allowedOrigins);
    if (address.page === undefined) return refuse(reply, request, 400);
    const ticket = issueTicket(secretKey, address.page.parent, Date.now());
    const page = cardPage({
      ...address,
      config: { ...address.page, ticket, tokenPath: `${publicPath}/tokens` },
    });
    return sendPage(reply, { ...page, ancestors: allowedOrigins });
  });

  app.options('/tokens', (request, reply) => {
    allowOpaqueOrigin(request, reply);
    return reply
      .header('access-control-allow-methods', 'POST')
      .header('access-control-allow-headers', 'content-type')
      .header('access-control-max-age', '600')
      .code(204)
      .send();
  });

  app.post('/tokens', { bodyLimit: 4_096 }, async (request, reply) => {
    allowOpaqueOrigin(request, reply);
    reply.header('cache-control', 'no-store');
    const ticket = readTicket(secretKey, textOf(request.body, 'ticket'), Date.now());
    if (ticket.kind === 'forged') return reply.code(403).send({ error: { code: 'ticket_invalid' } });
    if (ticket.kind === 'expired') return reply.code(409).send({ error: { code: 'ticket_spent' } });

    const number = digitsOf(textOf(request.body, 'number'));
    const behaviour = behaviourOfNumber(number);
    const fields = cardErrors(request.body, number, behaviour !== undefined);
    if (behaviour === undefined || Object.keys(fields).length > 0) {
      return reply.code(422).send({ error: { code: 'invalid_card', fields } });
    }
    const card = { brand: brandOf(number), last4: number.slice(-4) };
    const token = await gateway.mintToken({ ticket: ticket.id, behaviour, ...card });
    if (token === undefined) return reply.code(409).send({ error: { code: 'ticket_spent' } });
    // A declined guest types another card into the same document: that takes a ticket of its own.
    return { token, card, next_ticket: issueTicket(secretKey, ticket.parentOrigin, Date.now()) };
  });

  app.get<{ Params: { id: string } }>('/challenge/:id', async (request, reply) => {
    const address = readFrameAddress(request, allowedOrigins);
    const charge = await gateway.findChallenge(request.params.id, textOf(request.query, 'secret'));
    if (address.page === undefined || charge === undefined) return refuse(reply, request, 404);
    const page = challengePage({
      ...address,
      charge,
      action: `${publicPath}/challenge/${request.params.id}${request.url.slice(request.url.indexOf('?'))}`,
      config: { ...address.page, finished: charge.status !== 'requires_action' },
    });
    return sendPage(reply, { ...page, ancestors: allowedOrigins });
  });

  app.post<{ Params: { id: string } }>('/challenge/:id', { bodyLimit: 1_024 }, async (request, reply) => {
    const address = readFrameAddress(request, allowedOrigins);
    const secret = textOf(request.query, 'secret');
    const decision = textOf(request.body, 'decision');
    const charge = await gateway.findChallenge(request.params.id, secret);
    if (address.page === undefined || charge === undefined) return refuse(reply, request, 404);
    if (decision !== 'approve' && decision !== 'refuse') return refuse(reply, request, 400);
    await gateway.decideChallenge({ id: charge.id, secret, approved: decision === 'approve' });
    const page = challengePage({
      ...address,
      charge,
      action: '',
      config: { ...address.page, finished: true },
    });
    return sendPage(reply, { ...page, ancestors: allowedOrigins });
  });
}

/**
 * The card frame has an opaque origin, so its request says `Origin: null`, and so would that of any sandboxed document anywhere. Letting
 * `null` read this one answer gives nothing away: no cookie or other standing right comes with the request
 * (no allow-credentials), a caller learns only about the card digits it sent itself, and it needs a ticket that stands in a frame
 * document, which no other page can read. Each ticket makes one token. No other route allows any origin.
 */
function allowOpaqueOrigin(request: FastifyRequest, reply: FastifyReply): void {
  reply.header('vary', 'origin');
  if (request.headers.origin === 'null') reply.header('access-control-allow-origin', 'null');
}

/** The frame has checked the same; this is for other callers. Values are keys of the frame's error texts. */
function cardErrors(body: unknown, number: string, isTestCard: boolean): Record<string, string> {
  const errors: Record<string, string> = {};
  if (!isCardNumber(number)) errors.number = number === '' ? 'numberMissing' : 'numberWrong';
  else if (!isTestCard) errors.number = 'numberNotTest';
  const name = textOf(body, 'name').trim();
  if (name === '') errors.name = 'nameMissing';
  else if (name.length > 80) errors.name = 'nameLong';
  const month = wholeNumberOf(body, 'exp_month');
  const year = wholeNumberOf(body, 'exp_year');
  if (month < 1 || month > 12 || year < 2000 || year > 2100) errors.expiry = 'expiryWrong';
  else if (!isExpiryOpen(month, year, Date.now())) errors.expiry = 'expiryPast';
  if (!/^\d{3,4}$/.test(textOf(body, 'cvc'))) errors.cvc = 'cvcWrong';
  return errors;
}

function wholeNumberOf(source: unknown, name: string): number {
  const value =
    typeof source === 'object' && source !== null
      ? Object.entries(source).find(([key]) => key === name)?.[1]
      : undefined;
  return typeof value === 'number' && Number.isInteger(value) ? value : -1;
}
