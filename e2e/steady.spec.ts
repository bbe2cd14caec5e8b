import type { Page } from '@playwright/test';
import { acceptAndGo, cardFrame, continueFrom, fillFlights, findRides, rideFor } from './booking-steps.ts';
import { expect, test } from './fixtures.ts';

/** How far what is in sight has jumped on this page, as browsers calculate it. */
async function jumps(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
          resolve(shifts.reduce((sum, shift) => sum + shift.value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        // Without any there is no answer.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );
}

test.use({ serviceWorkers: 'allow' });

test('on a slow line the flights and the payment show their frame at once, and nothing jumps @phone-first', async ({
  page,
  context,
  words,
  stay,
}) => {
  test.setTimeout(120_000);
  const { booking } = words;
  await findRides(page, words, stay);
  await rideFor(page, words, 'USD 160').click();
  const line = await context.newCDPSession(page);
  const slow = { offline: false, latency: 300, downloadThroughput: 60_000, uploadThroughput: 60_000 };
  await line.send('Network.emulateNetworkConditions', slow);
  const numbers = page.getByLabel(booking.flight.labels.flightNumber);

  await page.reload({ waitUntil: 'commit' });
  // What is chosen and costs is still on its way.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(booking.flights.title);
  await expect(numbers.first()).toBeVisible();
  expect(await jumps(page)).toBeLessThan(0.02);

  await fillFlights(page, words);
  await continueFrom(page, words, 'overview');
  await acceptAndGo(page, words);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(booking.payment.title('USD 160.00'));
  await expect(page.getByText(booking.payment.paying)).toHaveCount(0);
  await cardFrame(page, words).locator('#number').waitFor();
  expect(await jumps(page)).toBeLessThan(0.02);
});
