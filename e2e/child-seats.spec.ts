import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { continueFrom, fillFlights, main } from './booking-steps.ts';
import { expect, test } from './fixtures.ts';
import { openFlights } from './open-booking.ts';

/** Children of a stay: how each rides is asked, never taken for granted. */

test.use({ stayWishes: { children: 1 } });

const answer = (page: Page, title: string, detail: string): Locator =>
  page.getByRole('radio', { name: new RegExp(`^${title}.*${detail}`) });

const counter = (page: Page, label: string): Locator => page.getByRole('textbox', { name: label });

test('unanswered, it is named at Continue with a link to the question; each answer says what it costs @phone-first', async ({
  page,
  words,
  stay,
}) => {
  const { counters, party } = words.booking;
  const { seats } = counters;
  const total = (price: string) => page.getByText(price, { exact: true }).filter({ visible: true }).first();
  await openFlights(page, words, stay, 'USD 84');
  await fillFlights(page, words);
  const question = page.getByRole('group', { name: seats.question(1) });
  await expect(question.getByRole('radio', { checked: true })).toHaveCount(0);
  await main(page, words.booking.continue).click();
  // Nothing hides it.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('link', { name: seats.question(1) }).click();
  await expect(question.getByRole('radio').first()).toBeFocused();
  await expect(question).toContainText(words.issues['choice.missing']());
  await expectAccessible(page);

  // Each counts the child in one place only.
  await answer(page, seats.seat, seats.seatDetail('USD 42.00')).check();
  await expect(question).not.toContainText(words.issues['choice.missing']());
  await expect(counter(page, counters.children)).toHaveValue('0');
  await expect(counter(page, counters.babySeats)).toHaveValue('1');
  await expect(total('USD 126')).toBeVisible();
  await answer(page, seats.older, seats.olderDetail('USD 42.00')).check();
  await expect(counter(page, counters.adults)).toHaveValue('3');
  await expect(counter(page, counters.babySeats)).toHaveValue('0');
  await expect(total('USD 126')).toBeVisible();
  await answer(page, seats.lap, seats.lapDetail).check();
  await expect(counter(page, counters.adults)).toHaveValue('2');
  await expect(counter(page, counters.children)).toHaveValue('1');
  await expect(total('USD 84')).toBeVisible();
  await continueFrom(page, words, 'overview');
  await expect(page.getByText(party.children(1)).filter({ visible: true }).first()).toBeVisible();

  // Changed by hand, the answer follows the counters.
  await page.goBack();
  await counter(page, counters.children).fill('0');
  await counter(page, counters.babySeats).fill('1');
  await expect(answer(page, seats.seat, '')).toBeChecked();
  await page.reload();
  await expect(answer(page, seats.seat, '')).toBeChecked();
  await continueFrom(page, words, 'overview');
  await expect(page.getByText(party.babySeats(1)).filter({ visible: true }).first()).toBeVisible();
});
