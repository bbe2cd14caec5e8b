import { createHmac } from 'node:crypto';
import { openSandbox } from '@traslado/gateway/open-sandbox';
import { sandboxGatewayPlugin } from '@traslado/gateway/plugin';
import { sendByHttp } from '@traslado/gateway/webhook-sender';
import type { OpenPayments } from '../../ports/payments.ts';
import { sandboxPayments } from './sandbox.ts';
import { embeddedSandboxCalls } from './sandbox-embedded.ts';
import { httpSandboxCalls } from './sandbox-http.ts';

const SANDBOX_PATH = '/sandbox-gateway';
const STRIPE_FRAME_PATH = '/gateway-frame/stripe';
const TIMEOUT_MS = 8_000;
/** Longer than any answer takes to be written down, shorter than a guest waits after a crash. */
const HEARD_MS = 5_000;

export type PaymentSettings =
  | {
      kind: 'stripe';
      secretKey: string;
      publishableKey: string;
      webhookSecrets: readonly string[];
      /** Another host than Stripe's, for an emulator. */
      apiUrl?: string | undefined;
      /** A host of its own for the card frame. */
      frameOrigin?: string | undefined;
    }
  /** A sandbox that is a process of its own; `secret` is its secret key and what it signs webhooks with. */
  | { kind: 'sandbox-process'; url: string; secret: string }
  /** The sandbox in this process, its ledger in this database. */
  | {
      kind: 'sandbox-embedded';
      databaseUrl: string;
      /** The same in all processes on this database. */
      secret: string;
      /** Where this product takes webhooks; undefined until it listens. */
      webhookUrl: () => string | undefined;
      connections?: number;
    };

/**
 * Opens the configured gateway. `pageOrigins` are origins of guest pages other than our own host (a development server).
 * @throws when the embedded sandbox's database cannot be reached.
 */
export async function openPayments(
  settings: PaymentSettings,
  options: { pageOrigins?: readonly string[]; timeoutMs?: number } = {},
): Promise<OpenPayments> {
  const timeoutMs = options.timeoutMs ?? TIMEOUT_MS;
  const allowedOrigins = options.pageOrigins ?? [];
  switch (settings.kind) {
    case 'stripe': {
      // Loaded where it charges only: its library is among the largest.
      const [{ stripePayments }, { stripeFramePlugin }] = await Promise.all([
        import('./stripe.ts'),
        import('./stripe-frame.ts'),
      ]);
      return {
        port: stripePayments({ ...settings, framePath: STRIPE_FRAME_PATH, timeoutMs }),
        pages: {
          prefix: STRIPE_FRAME_PATH,
          plugin: stripeFramePlugin({ publishableKey: settings.publishableKey, allowedOrigins }),
        },
        close: async () => undefined,
      };
    }
    case 'sandbox-process':
      return {
        port: sandboxPayments({
          calls: httpSandboxCalls({ url: settings.url, secretKey: settings.secret, timeoutMs }),
          publicUrl: settings.url.replace(/\/+$/, ''),
          webhookSecrets: [settings.secret],
        }),
        pages: undefined,
        close: async () => undefined,
      };
    case 'sandbox-embedded': {
      // One secret, a key of its own for each use.
      const webhookSecret = createHmac('sha256', settings.secret).update('webhooks').digest('base64url');
      const sandbox = await openSandbox({
        databaseUrl: settings.databaseUrl,
        webhook: { secret: webhookSecret, send: sendByHttp(settings.webhookUrl) },
        sparesHeardForMs: HEARD_MS,
        ...(settings.connections !== undefined && { connections: settings.connections }),
      });
      return {
        port: sandboxPayments({
          calls: embeddedSandboxCalls({ gateway: sandbox.gateway, publicPath: SANDBOX_PATH, timeoutMs }),
          publicUrl: SANDBOX_PATH,
          webhookSecrets: [webhookSecret],
        }),
        pages: {
          prefix: SANDBOX_PATH,
          plugin: sandboxGatewayPlugin({
            gateway: sandbox.gateway,
            secretKey: settings.secret,
            publicPath: SANDBOX_PATH,
            allowedOrigins,
          }),
        },
        close: sandbox.close,
      };
    }
  }
}
