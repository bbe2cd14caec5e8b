import {
  acceptAndGo,
  bookingNumber,
  continueFrom,
  fillFlights,
  findRides,
  payButton,
  rideFor,
  typeCard,
} from '../booking-steps.ts';
import { watchEffort } from '../effort.ts';
import { expect, test } from '../fixtures.ts';

test.use({ serviceWorkers: 'allow', contextOptions: { reducedMotion: 'no-preference' } });

test('a guest books and pays a private round trip', async ({ page, words, stay, locale }) => {
  const { booking, confirmation } = words;
  const effort = await watchEffort(page);
  await findRides(page, words, stay);
  await rideFor(page, words, 'USD 160').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(booking.flights.title);
  await fillFlights(page, words);
  await expect(
    page.getByText(booking.pickUp.whyDeparture('3 h 30 min', booking.pickUp.international)),
  ).toBeVisible();
  await continueFrom(page, words, 'overview');
  // Asked for in the browser's zone, shown in the airport's.
  await expect(page.getByText(locale === 'es-MX' ? '10:50' : '10:50 AM', { exact: true })).toBeVisible();
  await acceptAndGo(page, words);
  await typeCard(page, words);
  await (await payButton(page, words, 'USD 160.00')).click();
  await bookingNumber(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(confirmation.title);
  await expect(page.getByText('USD 160', { exact: true })).toBeVisible();
  expect(effort()).toEqual({ taps: 14, fields: 8, characters: 65 });
  // The letter opens in a tab of its own, from which it is printed or saved.
  const letter = page.waitForEvent('popup');
  await page.getByRole('button', { name: confirmation.print }).click();
  await letter;
});
