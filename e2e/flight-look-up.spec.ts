import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { main } from './booking-steps.ts';
import { expect, onDesktop, onPhone, test } from './fixtures.ts';
import { comeBack, openBooking } from './manage-steps.ts';
import { openFlights } from './open-booking.ts';

/** The form waits for what it asked: a quick guest on a slow line is never told that the flights are not complete. */

const FLIGHTS = '**/flights/search-data/**';

/** Answers about flights come when they are let go, or never. */
async function holdFlights(page: Page): Promise<() => void> {
  let letGo = () => {};
  const isLetGo = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(FLIGHTS, async (route) => {
    await isLetGo;
    await route.continue().catch(() => undefined);
  });
  return letGo;
}

test.describe('on a slow line', () => {
  test(
    'Continue and Enter right after the number wait for the flight, say so, and go on; without an answer in 6 seconds it asks whether to try again or to type',
    onPhone,
    async ({ page, words, stay }) => {
      const { booking } = words;
      await openFlights(page, words, stay, 'USD 95', 'departure');
      const number = page.getByLabel(booking.flight.labels.flightNumber);
      for (const [way, flight] of [
        ['Continue', 'AA-1235/BA5678'],
        ['Enter', 'AAL01235'],
      ] as const)
        await test.step(way, async () => {
          const letGo = await holdFlights(page);
          await number.fill(flight);
          if (way === 'Enter') await number.press('Enter');
          else await main(page, booking.continue).click();
          await expect(main(page, booking.flight.waiting)).toBeVisible();
          await expect(page.getByRole('status').filter({ hasText: booking.flight.waiting })).toHaveCount(1);
          await expect(page.getByRole('dialog')).toHaveCount(0);
          letGo();
          await expect(page).toHaveURL(/\/transportation\/overview$/);
          await page.unroute(FLIGHTS);
          await page.goBack();
        });
      await number.fill('');
      await holdFlights(page);
      await number.fill('DL 1200');
      const pressedAt = Date.now();
      await main(page, booking.continue).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('heading')).toHaveText(booking.flight.unanswered.noAnswer.title);
      expect(Date.now() - pressedAt).toBeGreaterThan(5_500);
      await dialog.getByRole('button', { name: booking.flight.unanswered.byHand }).click();
      await expect(page.getByRole('group', { name: booking.flight.timeLabels.departure })).toBeVisible();
      await expect(number).toHaveValue('DL 1200');
    },
  );

  test('a change of flight waits as well', onDesktop, async ({ page, words }) => {
    const { booking, edit } = words;
    const { number } = await comeBack(page, words);
    const card = await openBooking(page, number);
    await card.getByRole('link', { name: words.mine.ride.changeFlight }).nth(1).click();
    await expect(page.getByLabel(booking.flight.labels.flightNumber)).toHaveValue('AA 1235');
    const letGo = await holdFlights(page);
    await page.getByLabel(booking.flight.labels.flightNumber).fill('AM 584');
    await page.getByRole('button', { name: edit.preview }).click();
    await expect(page.getByRole('button', { name: booking.flight.waiting })).toBeVisible();
    letGo();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(edit.review.title);
  });
});

test(
  'a number that is none is named on leaving its field, aloud, and goes when it is put right',
  onDesktop,
  async ({ page, words, stay }) => {
    const { booking, issues } = words;
    const wrong = issues['flight.number_invalid']();
    await openFlights(page, words, stay, 'USD 95', 'departure');
    const number = page.getByLabel(booking.flight.labels.flightNumber);
    // Nothing is missing as long as nobody has pressed Continue.
    await number.focus();
    await page.keyboard.press('Tab');
    await expect(number).not.toHaveAttribute('aria-invalid');
    await number.fill('1235 AA');
    await expect(page.getByText(wrong)).toHaveCount(0);
    await number.press('Tab');
    await expect(number).toHaveAttribute('aria-invalid', 'true');
    await expect(number).toHaveAccessibleDescription(new RegExp(wrong));
    await expect(page.getByRole('alert').filter({ hasText: wrong })).toHaveCount(1);
    await expectAccessible(page);
    // The summary says the same words.
    await main(page, booking.continue).click();
    await page.getByRole('dialog').getByRole('button', { name: booking.stops.show }).click();
    await expect(page.getByRole('link', { name: wrong })).toBeVisible();
    await number.fill('AA 1235');
    await expect(page.getByText(wrong)).toHaveCount(0);
    await expect(number).not.toHaveAttribute('aria-invalid');
    await page.getByRole('button', { name: booking.flight.notRight }).waitFor();

    await page.reload();
    await number.fill('nonsense');
    await number.press('Tab');
    await expect(number).toHaveAttribute('aria-invalid', 'true');
    await number.fill('AA 1235');
    await expect(number).not.toHaveAttribute('aria-invalid');
    await expect(page.getByText(wrong)).toHaveCount(0);
  },
);

test.describe('without a connection', () => {
  test.use({ expectedProblems: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|FetchEvent/] });

  test(
    'it says offline, keeps what was typed, and goes on when the device is back',
    onPhone,
    async ({ page, context, words, stay }) => {
      const { booking } = words;
      await openFlights(page, words, stay, 'USD 95', 'departure');
      const number = page.getByLabel(booking.flight.labels.flightNumber);
      await expect(number).toBeVisible();
      await context.setOffline(true);
      await number.fill('AA 1235');
      await number.press('Enter');
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('heading')).toHaveText(booking.flight.unanswered.offline.title);
      await page.keyboard.press('Escape');
      await expect(page.getByText(booking.flight.offline)).toBeVisible();
      await main(page, booking.continue).click();
      await expect(dialog.getByRole('heading')).toHaveText(booking.flight.unanswered.offline.title);
      await context.setOffline(false);
      await dialog.getByRole('button', { name: booking.flight.unanswered.again }).click();
      await expect(page).toHaveURL(/\/transportation\/overview$/);

      // A complete form says it too.
      await page.goBack();
      await expect(page.getByText('American Airlines AA 1235')).toBeVisible();
      await context.setOffline(true);
      await main(page, booking.continue).click();
      await expect(dialog.getByRole('heading')).toHaveText(booking.flight.unanswered.offline.title);
      await context.setOffline(false);
    },
  );
});
