import { bookingNumber, cardFrame, findRides } from './booking-steps.ts';
import { expect, test } from './fixtures.ts';
import { tabTo, typeCardByKeyboard } from './keyboard.ts';

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
  await typeCardByKeyboard(page);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await bookingNumber(page);
});
