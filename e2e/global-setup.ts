import { prepareProduct } from '../tools/prepare-product.mjs';
import { startProduct } from './product-process.ts';

/**
 * Builds what is stale and starts the product for the whole run, with a new database of its own. With
 * `E2E_BASE_URL` set, the product that already runs there is tested instead.
 */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.E2E_BASE_URL) return undefined;
  await prepareProduct();
  const product = await startProduct();
  // Workers inherit it; fixtures.ts makes it the base of every address.
  process.env.E2E_BASE_URL = product.url;
  return product.stop;
}
