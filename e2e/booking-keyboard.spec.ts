import { bookingNumber, cardFrame, findRides, main } from './booking-steps.ts';
import { expect, test } from './fixtures.ts';
import { tabTo, typeCardByKeyboard } from './keyboard.ts';
import { openPayment } from './open-booking.ts';

test.describe('by keyboard', () => {
  // Who types slowly is looked up early: AM 5 is no flight.
  test.use({ expectedProblems: [/404.*search-data\/AM/] });
  test('a whole booking @desktop-first', async ({ page, words, stay, locale }) => {
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
});

test('on a phone paying is in sight all along, and never over the field of the card with the focus @phone-first', async ({
  page,
  words,
  stay,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openPayment(page, words, stay, 'USD 160');
  const pay = main(page, words.booking.payment.pay('USD 160.00'));
  const fields = cardFrame(page, words).locator('form').locator('#wallet, input');
  await fields.first().waitFor();
  await expect(pay).toBeInViewport({ ratio: 1 });
  await page.locator('iframe').focus();
  for (const field of await fields.all()) {
    await page.keyboard.press('Tab');
    await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
    await expect
      .poll(async () => {
        const [typed, button] = [await field.boundingBox(), await pay.boundingBox()];
        return typed !== null && button !== null && typed.y + typed.height <= button.y;
      })
      .toBe(true);
  }
  await expect(pay).toBeInViewport({ ratio: 1 });
});
