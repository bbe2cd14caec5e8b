import { cardFrame } from './booking-steps.ts';
import { expect, test } from './fixtures.ts';
import { tabTo, typeCardByKeyboard } from './keyboard.ts';
import { comeBack } from './manage-steps.ts';

test('a change and a cancellation by keyboard @desktop-first', async ({ page, words }) => {
  test.setTimeout(120_000);
  const { mine, edit, cancel, booking } = words;
  const { number } = await comeBack(page, words);
  await page.goto(`/mytransportation?booking=${number}`);
  await tabTo(page, mine.ride.changeFlight);
  await tabTo(page, mine.ride.changeFlight);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(edit.titles.departure);
  await tabTo(page, booking.flight.labels.flightNumber);
  await page.keyboard.press('Control+A');
  await page.keyboard.type('am584');
  await expect(page.getByText('Aeroméxico AM 584')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(edit.review.title);
  // The new page has the focus, so that it is read from its start.
  await expect(page.locator(':focus')).toHaveAttribute('aria-label', edit.review.title);
  await tabTo(page, edit.review.apply);
  await page.keyboard.press('Enter');
  await expect(page.getByText(edit.saved)).toBeVisible();

  await page.goto(`/mytransportation?booking=${number}`);
  await tabTo(page, mine.possible.cancel);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(cancel.title);
  await tabTo(page, cancel.choices.round_trip.title);
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio').nth(2)).toBeChecked();
  await expect(page.getByRole('region', { name: cancel.preview.title })).toContainText('USD 42.00');
  await tabTo(page, cancel.continue);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  // Thought better of: the focus is where it was.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: cancel.continue })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, cancel.confirm.tick);
  await page.keyboard.press('Space');
  await tabTo(page, cancel.confirm.yesRefund('USD 42.00'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(cancel.done.titlePart);
});

test('a passenger more and the payment of the difference by keyboard @desktop-first', async ({
  page,
  words,
}) => {
  test.setTimeout(120_000);
  const { mine, edit, booking } = words;
  const { number } = await comeBack(page, words);
  await page.goto(`/mytransportation?booking=${number}`);
  await tabTo(page, mine.possible.passengers);
  await page.keyboard.press('Enter');
  const adults = page.getByRole('textbox', { name: booking.counters.adults });
  await expect(adults).toBeVisible();
  await tabTo(page, booking.counters.adults);
  while (!(await adults.evaluate((element) => element === document.activeElement)))
    await page.keyboard.press('Tab');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('3');
  await tabTo(page, edit.preview);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(edit.dialogs.extra.title);
  // Thought better of: the focus is where it was.
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: edit.preview })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, edit.dialogs.extra.go);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(edit.review.title);
  await tabTo(page, edit.review.applyPay('USD 42.00'));
  await page.keyboard.press('Enter');
  await cardFrame(page, words).locator('#number').waitFor();
  await page.locator('iframe').focus();
  await typeCardByKeyboard(page);
  // Once out of the frame's last field, once to pay.
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByText(mine.payment.changed)).toBeVisible();
});
