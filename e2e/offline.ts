import type { Page } from '@playwright/test';

/** Without a network the browser writes every call that fails to the console. */
export const expectedOffline = [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|FetchEvent/];

/** The service worker has everything and serves this page. */
export async function workerReady(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(async () => {
    const [name] = await caches.keys();
    return name !== undefined && (await (await caches.open(name)).keys()).length > 20;
  });
}
