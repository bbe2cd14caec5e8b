import { expect, type Page } from '@playwright/test';
import { payButton } from './booking-steps.ts';
import { bookRide, type ManageWords, openBooking, type TypeCard } from './manage-steps.ts';
import type { OwnStay } from './own-stay.ts';

/**
 * All that a guest does with one booking: books and pays it, changes the flight home, adds a passenger and pays the difference, cancels the
 * departure, and sees the money arrive.
 *
 * @param look is called at each state of a page on the way
 * @returns the booking number
 */
export async function bookChangeCancel(
  page: Page,
  words: ManageWords,
  stay: OwnStay,
  { typeCard, look = async () => {} }: { typeCard: TypeCard; look?: (page: Page) => Promise<void> },
): Promise<string> {
  const { edit, cancel, mine, booking } = words;
  const isSpanish = words.locale === 'es-MX';
  const number = await bookRide(page, words, stay, 'USD 84', { typeCard });

  let card = await openBooking(page, number);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(stay.firstName);
  await expect(card.getByText(mine.states.paid, { exact: true }).first()).toBeVisible();
  await look(page);

  // Another flight home: national, so the pick-up is nearer to it.
  await card.getByRole('link', { name: mine.ride.changeFlight }).nth(1).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(edit.titles.departure);
  const flight = page.getByLabel(booking.flight.labels.flightNumber);
  await expect(flight).toHaveValue('AA 1235');
  await look(page);
  await page.getByRole('button', { name: edit.preview }).click();
  await expect(page.getByText(edit.nothing)).toBeVisible();
  await flight.fill('AM 584');
  await expect(page.getByText('Aeroméxico AM 584')).toBeVisible();
  await page.getByRole('button', { name: edit.preview }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(edit.review.title);
  const pickUp = page.getByRole('region', { name: edit.review.pickUp });
  await expect(pickUp.getByText(isSpanish ? '10:50' : '10:50 AM', { exact: true })).toBeVisible();
  await expect(pickUp.getByText(isSpanish ? '09:55' : '9:55 AM', { exact: true })).toBeVisible();
  await expect(pickUp).toContainText(edit.review.whyDeparture('2 h 30 min', edit.review.national));
  await expect(page.getByText(edit.review.samePrice)).toBeVisible();
  await look(page);
  await page.getByRole('button', { name: edit.review.apply, exact: true }).click();
  await expect(page.getByText(edit.saved)).toBeVisible();
  card = await openBooking(page, number);
  await expect(card.getByText('AM 584')).toBeVisible();

  // One adult more: another seat both ways, paid before it counts.
  await card.getByRole('link', { name: mine.possible.passengers }).click();
  await page
    .getByRole('button', { name: new RegExp(`: ${booking.counters.adults}`) })
    .nth(1)
    .click();
  await look(page);
  await page.getByRole('button', { name: edit.preview }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(edit.dialogs.extra.title);
  await expect(dialog).toContainText('USD 42.00');
  await look(page);
  await dialog.getByRole('button', { name: edit.dialogs.extra.go }).click();
  await expect(page.getByText(edit.review.more('USD 42.00'))).toBeVisible();
  await look(page);
  await page.getByRole('button', { name: edit.review.applyPay('USD 42.00') }).click();
  await expect(page).toHaveURL(new RegExp(`/mytransportation/${number}/pay$`));
  await typeCard(page, words);
  await (await payButton(page, words, 'USD 42.00')).click();
  await expect(page.getByText(mine.payment.changed)).toBeVisible();
  card = await openBooking(page, number);
  await expect(card.getByText('USD 126', { exact: true })).toBeVisible();

  // The departure goes; half of the shared round trip comes back.
  await card.getByRole('link', { name: mine.possible.cancel }).click();
  await expect(page.getByRole('radio')).toHaveCount(3);
  await page.getByRole('radio', { name: cancel.choices.departure.title }).check();
  await expect(page.getByRole('region', { name: cancel.preview.title })).toContainText('USD 63.00');
  await look(page);
  await page.getByRole('button', { name: cancel.continue }).click();
  await expect(dialog).toContainText(cancel.confirm.title);
  await dialog.getByRole('button', { name: cancel.confirm.yesRefund('USD 63.00') }).click();
  await expect(dialog.getByRole('region')).toContainText(cancel.confirm.tickName);
  await dialog.getByRole('checkbox').check();
  await look(page);
  await dialog.getByRole('button', { name: cancel.confirm.yesRefund('USD 63.00') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(cancel.done.titlePart);
  await look(page);

  card = await openBooking(page, number);
  const refund = card.locator('[data-refund]');
  await expect(refund).toContainText('USD 63.00');
  // Its state is followed until the money has arrived.
  await expect(refund).toHaveAttribute('data-refund', 'succeeded', { timeout: 30_000 });
  await expect(card.getByText(mine.states.partially_cancelled)).toBeVisible();
  return number;
}
