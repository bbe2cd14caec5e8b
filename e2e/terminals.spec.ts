import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { acceptAndGo, bookingNumber, continueFrom, payButton, typeCard, typeTime } from './booking-steps.ts';
import { expect, test } from './fixtures.ts';
import { type ManageWords, openBooking } from './manage-steps.ts';
import { openFlights } from './open-booking.ts';

/** A flight home that no schedule has, at 18:00. */
async function typeFlightHome(page: Page, { booking, locale }: ManageWords) {
  const { flight } = booking;
  await page.getByLabel(flight.labels.flightNumber).nth(1).fill('BA 4987');
  await typeTime(page, locale, flight.timeLabels.departure, '18:00');
  await page.getByRole('radio', { name: flight.international }).check();
}

test.use({ expectedProblems: [/404/] });

test('a terminal comes from the schedule or from the guest, and stands on review, ticket and change @desktop-first', async ({
  page,
  words,
  stay,
}) => {
  test.setTimeout(120_000);
  const { flight, overview } = words.booking;
  await openFlights(page, words, stay, 'USD 160');
  await page.getByLabel(flight.labels.flightNumber).nth(0).fill('AM 583');
  await expect(page.getByText('AM 583 · Terminal 4')).toBeVisible();
  await typeFlightHome(page, words);
  // The schedule knows the first one: only the flight home is asked about.
  const terminal = page.getByLabel(flight.labels.terminal, { exact: true });
  await expect(terminal).toHaveValue('');
  await expect(terminal.getByRole('option')).toHaveText([
    flight.terminalUnknown,
    'Terminal 2',
    'Terminal 3',
    'Terminal 4',
  ]);
  await terminal.selectOption('2');
  await expectAccessible(page);
  await continueFrom(page, words, 'overview');
  const review = page.getByRole('main');
  await expect(review.getByText(/\(CUN\), Terminal 4$/)).toBeVisible();
  await expect(review.getByText(/\(CUN\), Terminal 2$/)).toBeVisible();
  const meeting = review.locator('dl > div', { hasText: overview.meeting });
  await expect(meeting).toContainText(/ 14, .*Perla Resorts/);
  await expect(review.locator('dl > div', { hasText: overview.dropOff })).toContainText(/ 1, /);
  await acceptAndGo(page, words);
  await typeCard(page, words);
  await (await payButton(page, words, 'USD 160.00')).click();
  const number = await bookingNumber(page);
  await expect(page.getByText(/, Terminal 4/)).toBeVisible();
  await expect(page.getByText(/^Terminal 2/)).toBeVisible();
  await expectAccessible(page);
  const card = await openBooking(page, number);
  await card.getByRole('link', { name: words.mine.ride.changeFlight }).nth(1).click();
  await expect(terminal).toHaveValue('2');
  await terminal.selectOption('3');
  await page.getByRole('button', { name: words.edit.preview }).click();
  await expect(page.getByText(words.edit.fields.terminal, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: words.edit.review.apply, exact: true }).click();
  await expect((await openBooking(page, number)).getByText(/^Terminal 3/)).toBeVisible();
});
