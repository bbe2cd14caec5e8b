import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { aCharge } from '../../testing/payments/payments-harness.ts';
import { sandboxPayments } from './sandbox.ts';
import { httpSandboxCalls } from './sandbox-http.ts';

describe('sandbox over HTTP, when the line is bad', () => {
  let server: Server | undefined;
  afterEach(() => {
    server?.close();
    server?.closeAllConnections();
  });

  /** A port to a gateway with these answers in turn; the last one repeats. */
  async function portTo(...answers: ((request: IncomingMessage, response: ServerResponse) => void)[]) {
    let seen = 0;
    server = createServer((request, response) => {
      const answer = answers[Math.min(seen, answers.length - 1)];
      seen += 1;
      request.resume().on('end', () => answer?.(request, response));
    });
    await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const url = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
    const calls = httpSandboxCalls({ url, secretKey: 'sk', timeoutMs: 400 });
    return { port: sandboxPayments({ calls, publicUrl: url, webhookSecrets: ['whsec'] }), seen: () => seen };
  }
  const cut = (request: IncomingMessage): void => {
    request.socket.destroy();
  };
  const say =
    (status: number, body: unknown) =>
    (_request: IncomingMessage, response: ServerResponse): void => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
  const charge = {
    object: 'charge',
    id: 'ch_1',
    attempt_id: 'att_1',
    status: 'succeeded',
    reason: null,
    amount_minor: 16_000,
    refunded_minor: 0,
    currency: 'USD',
    card: null,
    action_url: null,
    created_at_ms: 1,
  };

  it('repeats a request that was cut off, once', async () => {
    const gateway = await portTo(cut, say(200, charge));
    expect(await gateway.port.charge(aCharge())).toMatchObject({ kind: 'succeeded', gatewayId: 'ch_1' });
    expect(gateway.seen()).toBe(2);
  });

  it('does not know after the second cut, and stops', async () => {
    const gateway = await portTo(cut);
    expect(await gateway.port.charge(aCharge())).toMatchObject({ kind: 'unknown' });
    expect(gateway.seen()).toBe(2);
  });

  it('does not know when nobody answers after a cut', async () => {
    const gateway = await portTo((request) => {
      server?.close();
      request.socket.destroy();
    });
    expect(await gateway.port.charge(aCharge())).toMatchObject({ kind: 'unknown' });
  });

  it('does not repeat a time-out: the guest has waited long enough', async () => {
    const gateway = await portTo(() => undefined);
    expect(await gateway.port.charge(aCharge())).toMatchObject({ kind: 'unknown' });
    expect(gateway.seen()).toBe(1);
  });

  it.each([
    ['a server error', say(500, { error: { code: 'gateway_error' } }), 'unknown'],
    ['another shape than agreed', say(200, { id: 'ch_1', status: 'fine' }), 'unknown'],
    ['no JSON', (_request: IncomingMessage, response: ServerResponse) => response.end('<html>'), 'unknown'],
    ['a refusal nobody knows', say(400, { error: { code: 'tuesday' } }), 'unknown'],
    ['too many requests', say(429, { error: { code: 'invalid_request' } }), 'unknown'],
    ['too early', say(425, { error: { code: 'invalid_request' } }), 'unknown'],
    ['a used token', say(400, { error: { code: 'token_invalid' } }), 'declined'],
  ])('%s', async (_what, answer, kind) => {
    const gateway = await portTo(answer as (request: IncomingMessage, response: ServerResponse) => void);
    expect(await gateway.port.charge(aCharge())).toMatchObject({ kind });
  });
});
