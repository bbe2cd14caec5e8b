import { expect } from '@playwright/test';
import { guestClient } from './own-booking.ts';

/** The product hears of a change of its catalogue from its database, a moment later. */
export async function catalogueSays(ask: (app: ReturnType<typeof guestClient>) => Promise<boolean>) {
  const app = await guestClient().call('loginSystem', { body: { username: 'web' } });
  const client = guestClient(app.id.token);
  await expect.poll(() => ask(client)).toBe(true);
}
