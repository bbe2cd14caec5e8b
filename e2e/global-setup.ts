import { prepareProduct } from '../tools/prepare-product.mjs';
import { startProduct } from './product-process.ts';
import { offerStripeProduct } from './stripe-product.ts';

/**
 * Builds what is stale and starts the product for the whole run, with a new database of its own. With
 * `E2E_BASE_URL` set, the product that already runs there is tested instead, on the database `E2E_DATABASE_URL`.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const stops: (() => Promise<void>)[] = [];
  if (!process.env.E2E_BASE_URL) {
    await prepareProduct();
    // Journeys come from this machine all; those that meet a limit per address say which one is theirs.
    const product = await startProduct({
      TRUSTED_PROXIES: '127.0.0.1,::1',
      // Nobody listens there: no push leaves this machine.
      PUSH_HOSTS: '127.0.0.1:9',
      // A role that no account of the demo has: its test makes it.
      STAFF_TOTP: 'two-step',
    });
    stops.push(product.stop);
    // Workers inherit it; fixtures.ts makes it the base of every address, product-database.ts opens its database.
    process.env.E2E_BASE_URL = product.url;
    process.env.E2E_DATABASE_URL = product.databaseUrl;
  }
  if (process.env.E2E_DATABASE_URL) {
    const stripe = await offerStripeProduct(process.env.E2E_DATABASE_URL);
    stops.unshift(stripe.stop);
    process.env.E2E_STRIPE_STARTER = stripe.url;
  }
  return async () => {
    for (const stop of stops) await stop();
  };
}
