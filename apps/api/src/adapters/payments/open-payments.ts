import { createHmac } from 'node:crypto';
import { openSandbox, prepareSandbox } from '@traslado/gateway/open-sandbox';
import { sandboxGatewayPlugin } from '@traslado/gateway/plugin';
import { sendByHttp } from '@traslado/gateway/webhook-sender';
import type { FastifyPluginAsync } from 'fastify';
import type { OpenPayments, PaymentsPort } from '../../ports/payments.ts';
import { paymentsOfAccounts } from './accounts.ts';
import { sandboxPayments } from './sandbox.ts';
import { embeddedSandboxCalls } from './sandbox-embedded.ts';
import { httpSandboxCalls } from './sandbox-http.ts';

const SANDBOX_PATH = '/sandbox-gateway';
const STRIPE_FRAME_PATH = '/gateway-frame/stripe';
const TIMEOUT_MS = 8_000;

/** The keys of one account at Stripe. */
export type StripeKeys = {
  secretKey: string;
  publishableKey: string;
  webhookSecrets: readonly string[];
};

export type PaymentSettings =
  | (StripeKeys & {
      kind: 'stripe';
      /** Accounts of merchants, by the name of the setting with their key. */
      accounts?: ReadonlyMap<string, StripeKeys>;
      /** Another host than Stripe's, for an emulator. */
      apiUrl?: string | undefined;
      /** A host of its own for the card frame. */
      frameOrigin?: string | undefined;
      hasWallets?: boolean;
    })
  /** A sandbox that is a process of its own; `secret` is its secret key and its key for signing webhooks. */
  | { kind: 'sandbox-process'; url: string; secret: string }
  /** The sandbox in this process, its ledger in this database. */
  | {
      kind: 'sandbox-embedded';
      databaseUrl: string;
      /** The same in all processes on this database. */
      secret: string;
      /** Address of this product's webhooks; undefined until it listens. */
      webhookUrl: () => string | undefined;
      connections?: number;
    };

export { prepareSandbox };

/** A gateway without accounts of merchants. */
const alone = (port: PaymentsPort) => paymentsOfAccounts(port, new Map());

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
      const { accounts = new Map<string, StripeKeys>(), ...own } = settings;
      const pages: { prefix: string; plugin: FastifyPluginAsync }[] = [];
      // Each account has its own address: its frame makes tokens that only this account can charge.
      const open = (keys: StripeKeys, framePath: string) => {
        const { publishableKey } = keys;
        pages.push({
          prefix: framePath,
          plugin: stripeFramePlugin({
            publishableKey,
            allowedOrigins,
            hasWallets: settings.hasWallets === true,
          }),
        });
        return stripePayments({ ...own, ...keys, framePath, timeoutMs });
      };
      const port = open(own, STRIPE_FRAME_PATH);
      const others = [...accounts].map(([name, keys], index) => {
        return [name, open(keys, `${STRIPE_FRAME_PATH}-${index + 1}`)] as const;
      });
      return {
        port: paymentsOfAccounts(port, new Map(others)),
        pages,
        close: async () => undefined,
      };
    }
    case 'sandbox-process':
      return {
        port: alone(
          sandboxPayments({
            calls: httpSandboxCalls({ url: settings.url, secretKey: settings.secret, timeoutMs }),
            publicUrl: settings.url.replace(/\/+$/, ''),
            webhookSecrets: [settings.secret],
          }),
        ),
        pages: [],
        close: async () => undefined,
      };
    case 'sandbox-embedded': {
      // One secret, a key of its own for each use.
      const webhookSecret = createHmac('sha256', settings.secret).update('webhooks').digest('base64url');
      const sandbox = await openSandbox({
        databaseUrl: settings.databaseUrl,
        webhook: { secret: webhookSecret, send: sendByHttp(settings.webhookUrl) },
        sparesHeard: true,
        ...(settings.connections !== undefined && { connections: settings.connections }),
      });
      return {
        port: alone(
          sandboxPayments({
            calls: embeddedSandboxCalls({ gateway: sandbox.gateway, publicPath: SANDBOX_PATH, timeoutMs }),
            publicUrl: SANDBOX_PATH,
            webhookSecrets: [webhookSecret],
          }),
        ),
        pages: [
          {
            prefix: SANDBOX_PATH,
            plugin: sandboxGatewayPlugin({
              gateway: sandbox.gateway,
              secretKey: settings.secret,
              publicPath: SANDBOX_PATH,
              allowedOrigins,
            }),
          },
        ],
        close: sandbox.close,
      };
    }
  }
}
