import { expect, type Page } from '@playwright/test';
import {
  acceptAndGo,
  bookingNumber,
  cardFrame,
  continueFrom,
  fillFlights,
  findRides,
  type Proof,
  payButton,
  rideFor,
  typeCard,
} from './booking-steps.ts';
import { type ManageWords, openBooking } from './manage-steps.ts';

/** Walks a guest's screens, from the home page to a cancellation that is not confirmed, and has each looked at. */
export async function walkGuestScreens(
  page: Page,
  words: ManageWords,
  stay: Proof,
  look: (screen: string) => Promise<void>,
): Promise<void> {
  await page.goto('/?contact=1');
  await expect(page.getByRole('dialog')).toBeVisible();
  await look('contact');
  await page.keyboard.press('Escape');
  await look('home');
  await findRides(page, words, stay);
  await page.locator('summary').click();
  await look('ride');
  await rideFor(page, words, 'USD 160').click();
  await fillFlights(page, words);
  await page.getByRole('textbox', { name: words.booking.counters.adults }).fill('9');
  await look('flights');
  await page.getByRole('textbox', { name: words.booking.counters.adults }).fill('2');
  await continueFrom(page, words, 'overview');
  await look('review');
  await acceptAndGo(page, words);
  await cardFrame(page, words).locator('#number').waitFor();
  await look('payment');
  await typeCard(page, words);
  await (await payButton(page, words, 'USD 160.00')).click();
  const number = await bookingNumber(page);
  await look('confirmation');
  await openBooking(page, number);
  await look('my transportation');
  for (const topic of ['arrival', 'passengers', 'contact'] as const) {
    await page.goto(`/mytransportation/${number}/edit/${topic}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.edit.titles[topic]);
    await look(`change ${topic}`);
  }
  await page.goto(`/mytransportation/${number}/cancel`);
  await page.getByRole('radio').first().check();
  await expect(page.getByRole('region', { name: words.cancel.preview.title })).toBeVisible();
  await look('cancel');
}
