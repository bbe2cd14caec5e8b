import type { Page } from '@playwright/test';
import { bookingNumber, cardFrame, findRides } from './booking-steps.ts';
import { expect, test } from './fixtures.ts';

/** Presses Tab until the focus is on an element with this name; a guest without a mouse has no other way. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    const text = await focused
      .evaluate((element) => {
        // A page that has just come has the focus itself, and all the words.
        if (element.matches('main, body')) return '';
        const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
        return [element.textContent, ...labels.map((label) => label.textContent)].join(' ');
      })
      .catch(() => '');
    if (text.includes(name)) return;
  }
  throw new Error(`Tab never reached ${name}`);
}

test('a whole booking by keyboard', async ({ page, words, stay, locale }) => {
  const { booking } = words;
  await findRides(page, words, stay);
  await tabTo(page, booking.card.choose('USD 160'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/flights$/);
  await expect(page.locator(':focus')).toHaveAttribute('aria-label', booking.flights.title);
  await tabTo(page, booking.flight.labels.flightNumber);
  await page.keyboard.type('am583');
  await expect(page.getByText('Aeroméxico AM 583')).toBeVisible();
  await tabTo(page, booking.flight.labels.flightNumber);
  await page.keyboard.type('am584');
  await expect(page.getByText('Aeroméxico AM 584')).toBeVisible();
  // Two hours and a half for a national flight at 12:25, down to five minutes.
  await expect(page.getByText(locale === 'es-MX' ? '09:55' : '9:55 AM', { exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/overview$/);
  await tabTo(page, booking.overview.accept);
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/payment$/);
  await cardFrame(page, words).locator('#number').waitFor();
  await page.locator('iframe').focus();
  for (const text of ['4242424242424242', 'Ana Rivera', '1230', '123']) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await bookingNumber(page);
});
