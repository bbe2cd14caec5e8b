/** Test support: events as the sandbox gateway of a test app sends them. */
import { createHmac, randomUUID } from 'node:crypto';
import { signWebhook } from '@traslado/gateway/webhook-signature';
import type { LightMyRequestResponse } from 'fastify';
import type { TestApp } from '../open-test-app.ts';

/** The key that the sandbox of `openTestApp` signs with. */
const secret = createHmac('sha256', 'a-secret-of-the-sandbox').update('webhooks').digest('base64url');

export type SandboxCharge = {
  readonly id: string;
  readonly attempt_id: string;
  readonly amount_minor: number;
  readonly reason?: string;
};

/** The body of an event. `at` in epoch milliseconds. */
export const sandboxEvent = (
  type: string,
  charge: SandboxCharge,
  { at, id = randomUUID(), refund = null }: { at: number; id?: string; refund?: object | null },
): string =>
  JSON.stringify({
    id,
    type,
    created_at_ms: at,
    charge: { currency: 'USD', reason: null, card: { brand: 'visa', last4: '4242' }, ...charge },
    refund,
  });

export const sendSandboxEvent = (
  test: Pick<TestApp, 'app' | 'now'>,
  body: string,
  { at = test.now(), with: signature = signWebhook(secret, body, at) } = {},
): Promise<LightMyRequestResponse> =>
  test.app.inject({
    method: 'POST',
    url: '/webhooks/payments',
    headers: { 'content-type': 'application/json', 'x-sandbox-signature': signature },
    payload: body,
  });
