import Stripe from 'stripe';
import type { PaymentsPort } from '../../ports/payments.ts';
import { askWithin } from './ask-stripe.ts';
import { stripeCharges } from './stripe-charges.ts';
import { stripePayouts } from './stripe-payouts.ts';
import { stripeRefunds } from './stripe-refunds.ts';
import { readStripeWebhook } from './stripe-webhook.ts';

export type StripeSettings = {
  secretKey: string;
  /** The secret that webhooks are signed with; two while it is being changed. */
  webhookSecrets: readonly string[];
  /** Path of the document that carries Stripe's fields: '/gateway-frame/stripe'. */
  framePath: string;
  /** A host of its own for that document ('https://pay.example'); the page's own host when left out. */
  frameOrigin?: string | undefined;
  /** Another address than Stripe's, for an emulator: 'http://127.0.0.1:4711'. */
  apiUrl?: string | undefined;
  /** Apple Pay, Google Pay and Link beside the card. */
  hasWallets?: boolean;
  timeoutMs: number;
};

/** Stripe behind the payments port: one payment intent per attempt, confirmed when it is made, captured at once. */
export function stripePayments(settings: StripeSettings): PaymentsPort {
  const stripe = connect(settings);
  const ask = askWithin(settings.timeoutMs);
  const { frameOrigin } = settings;
  return {
    name: 'stripe',
    accounts: [],
    clientConfig: () => ({
      gateway: 'stripe',
      frameUrl: `${frameOrigin ?? ''}${settings.framePath}`,
      frameSandbox: null,
      frameOrigin: frameOrigin ?? 'self',
      frameSources: [...(frameOrigin === undefined ? [] : [frameOrigin]), 'https://hooks.stripe.com'],
      testMode: /^(sk|rk)_test_/.test(settings.secretKey),
    }),
    ...stripeCharges(stripe, ask, settings),
    ...stripeRefunds(stripe, ask),
    ...stripePayouts(stripe),
    readWebhook: (rawBody, headers, nowMs) =>
      readStripeWebhook(stripe, { secrets: settings.webhookSecrets, rawBody, headers, nowMs }),
  };
}

function connect(settings: StripeSettings): Stripe {
  const url = settings.apiUrl === undefined ? undefined : new URL(settings.apiUrl);
  return new Stripe(settings.secretKey, {
    timeout: settings.timeoutMs,
    // The library repeats a connection that was cut by itself, once, under the same key. More would be wrong: after a repetition "no
    // connection" no longer means that nothing was charged.
    maxNetworkRetries: 0,
    telemetry: false,
    ...(url !== undefined && {
      host: url.hostname,
      port: url.port === '' ? undefined : Number(url.port),
      protocol: url.protocol === 'http:' ? 'http' : 'https',
    }),
  });
}
