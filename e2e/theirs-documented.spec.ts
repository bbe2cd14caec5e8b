import {
  acceptAndGo,
  bookingNumber,
  continueFrom,
  findRides,
  payButton,
  rideFor,
  typeCard,
  typeTime,
} from './booking-steps.ts';
import { expect, onDesktop } from './fixtures.ts';
import { openBooking, signInByNumber } from './manage-steps.ts';
import { test } from './theirs-fixtures.ts';

/**
 * The group's systems with exactly the fields that their documents show, and with hotels and numbers that are none of ours. Their flights tell no
 * time, so guests type it.
 */

test.use({ dialect: 'documented', expectedProblems: [/404.*search-data/] });

test('from the look-up to the cancellation', onDesktop, async ({ page, words, stay, theirs }) => {
  test.slow();
  const { booking, cancel, edit, mine } = words;
  await findRides(page, words, stay);
  await rideFor(page, words, 'USD 84').click();
  const numbers = page.getByLabel(booking.flight.labels.flightNumber);
  for (const [index, number] of ['AA 1234', 'AA 1235'].entries()) await numbers.nth(index).fill(number);
  await typeTime(page, words.locale, booking.flight.timeLabels.arrival, '14:20');
  await typeTime(page, words.locale, booking.flight.timeLabels.departure, '16:20');
  for (const radio of await page.getByRole('radio', { name: booking.flight.international }).all())
    await radio.check();
  await continueFrom(page, words, 'overview');
  await acceptAndGo(page, words);
  await typeCard(page, words);
  await (await payButton(page, words, 'USD 84.00')).click();
  const number = await bookingNumber(page);
  // We mail it here, and their email service has taken it.
  const mail = words.confirmation.mail.sent('·').split('·')[0] ?? '';
  await expect(page.getByText(mail)).toBeVisible();

  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await signInByNumber(page, words, number, stay.lastName);
  await expect(page).toHaveURL(/\/mytransportation/);
  let card = await openBooking(page, number);
  await expect(card.getByText(mine.states.paid, { exact: true }).first()).toBeVisible();
  // Their name of the hotel; ours is written nowhere.
  await expect(card).toContainText('Casa Coral');
  await expect(card).not.toContainText('Bahía Perla');

  await card.getByRole('link', { name: mine.ride.changeFlight }).nth(1).click();
  await page.getByLabel(booking.flight.labels.flightNumber).fill('AM 584');
  await typeTime(page, words.locale, booking.flight.timeLabels.departure, '17:20');
  await page.getByRole('button', { name: edit.preview }).click();
  await expect(page.getByText(edit.review.samePrice)).toBeVisible();
  await page.getByRole('button', { name: edit.review.apply, exact: true }).click();
  await expect(page.getByText(edit.saved)).toBeVisible();
  card = await openBooking(page, number);
  await expect(card.getByText('AM 584')).toBeVisible();

  await card.getByRole('link', { name: mine.possible.cancel }).click();
  await page.getByRole('radio', { name: cancel.choices.departure.title }).check();
  await expect(page.getByRole('region', { name: cancel.preview.title })).toContainText('USD 42.00');
  await page.getByRole('button', { name: cancel.continue }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: cancel.confirm.yesRefund('USD 42.00') }).click();
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: cancel.confirm.yesRefund('USD 42.00') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(cancel.done.titlePart);
  card = await openBooking(page, number);
  await expect(card.getByText(mine.states.partially_cancelled)).toBeVisible();
  const heard = new Set(await theirs.heard());
  for (const call of [
    'findStay',
    'createCoupon',
    'payCoupon',
    'listTransfersOfStay',
    'changeTransfer',
    'cancelTransfer',
  ])
    expect(heard, 'calls that their systems heard').toContain(call);
});
