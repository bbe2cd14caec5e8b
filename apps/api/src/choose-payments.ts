import { openPayments, type PaymentSettings, prepareSandbox } from './adapters/payments/open-payments.ts';
import type { Config } from './config.ts';
import type { OpenPayments } from './ports/payments.ts';

type Surroundings = { databaseUrl: string; secret: string; webhookUrl: () => string | undefined };

/**
 * The configured gateway: Stripe, a sandbox that is a process of its own, or the sandbox in this process. `webhookUrl`: address of the
 * embedded sandbox's events in this process, known once it listens.
 */
export function choosePayments(config: Config, surroundings: Surroundings): Promise<OpenPayments> {
  return openPayments(paymentSettings(config, surroundings));
}

/** Makes the tables of the sandbox as the owner of the database, if its ledger stands in our own. */
export async function prepareOwnSandbox(config: Config, ownerUrl: string): Promise<void> {
  const isElsewhere =
    config.STRIPE_SECRET_KEY || (config.SANDBOX_GATEWAY_URL && config.SANDBOX_GATEWAY_SECRET);
  if (!isElsewhere) await prepareSandbox(ownerUrl);
}

function paymentSettings(config: Config, { databaseUrl, secret, webhookUrl }: Surroundings): PaymentSettings {
  if (config.STRIPE_SECRET_KEY)
    return {
      kind: 'stripe',
      secretKey: config.STRIPE_SECRET_KEY,
      publishableKey: config.STRIPE_PUBLISHABLE_KEY ?? '',
      webhookSecrets: config.STRIPE_WEBHOOK_SECRET ? [config.STRIPE_WEBHOOK_SECRET] : [],
      apiUrl: config.STRIPE_API_URL,
      hasWallets: config.STRIPE_WALLETS === 'yes',
      accounts: config.stripeAccounts,
    };
  if (config.SANDBOX_GATEWAY_URL && config.SANDBOX_GATEWAY_SECRET)
    return {
      kind: 'sandbox-process',
      url: config.SANDBOX_GATEWAY_URL,
      secret: config.SANDBOX_GATEWAY_SECRET,
    };
  return { kind: 'sandbox-embedded', databaseUrl, secret, webhookUrl };
}
