import { components as en } from '../apps/web/src/i18n/en/components.ts';
import { components as es } from '../apps/web/src/i18n/es/components.ts';
import { expectAccessible } from './accessible.ts';
import { main } from './booking-steps.ts';
import { expect, test } from './fixtures.ts';
import { tabTo } from './keyboard.ts';
import type { ManageWords } from './manage-steps.ts';
import { openFlights } from './open-booking.ts';

/** The time of a flight that the schedule does not know. */

test.use({ expectedProblems: [/404.*search-data/] });

const shown = (words: ManageWords) => (words.locale === 'es-MX' ? ['14', '35'] : ['02', '35', 'PM']);

test('each way to write a time is understood, by keyboard', async ({ page, words, stay }) => {
  const { flight } = words.booking;
  await openFlights(page, words, stay, 'USD 95', 'departure');
  await tabTo(page, flight.labels.flightNumber);
  await page.keyboard.type('zz9999');
  const clock = page.getByRole('group', { name: flight.timeLabels.departure });
  await expect(clock).toBeVisible();
  const [hour, minute] = [clock.getByRole('textbox').first(), clock.getByRole('textbox').last()];
  const [hours = '', minutes = '', half] = shown(words);
  for (const typed of ['14:35', '1435', '2:35p'])
    await test.step(typed, async () => {
      await tabTo(page, (words.locale === 'es-MX' ? es : en).segments.names.hour);
      await page.keyboard.type(typed);
      await page.keyboard.press('Tab');
      if (half) await page.keyboard.press('Tab');
      await expect(hour).toHaveValue(hours);
      await expect(minute).toHaveValue(minutes);
      if (half) await expect(clock.getByRole('radio', { name: half })).toBeChecked();
      for (const segment of [minute, hour]) await segment.fill('');
      if (half) await clock.getByRole('radio', { name: 'AM' }).check();
      await page.getByLabel(flight.labels.flightNumber).focus();
    });
});

test('neither AM nor PM is taken for granted: left out, it is named with its link', async ({
  page,
  words,
  stay,
}) => {
  const { booking, issues } = words;
  const isSpanish = words.locale === 'es-MX';
  const missing = issues['time.half_missing']();
  await openFlights(page, words, stay, 'USD 95', 'departure');
  await page.getByLabel(booking.flight.labels.flightNumber).fill('ZZ 9999');
  const clock = page.getByRole('group', { name: booking.flight.timeLabels.departure });
  await expect(clock.getByRole('radio')).toHaveCount(isSpanish ? 0 : 2);
  await clock.getByRole('textbox').first().fill('02');
  await clock.getByRole('textbox').last().fill('35');
  await page.getByRole('radio', { name: booking.flight.international }).check();
  // In Spanish 02:35 is a time of its own.
  if (isSpanish) {
    await expect(page.getByText(missing)).toHaveCount(0);
    await expect(page.getByText('23:05').first()).toBeVisible();
    return;
  }
  await expect(clock.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(clock.getByText(missing)).toBeVisible();
  await expectAccessible(page);
  await main(page, booking.continue).click();
  await page.getByRole('dialog').getByRole('button', { name: booking.stops.show }).click();
  await page.getByRole('link', { name: missing }).click();
  await expect(clock.getByRole('radio', { name: 'AM' })).toBeFocused();
  await clock.getByRole('radio', { name: 'PM' }).check();
  await expect(clock.getByText(missing)).toHaveCount(0);
  await expect(page.getByText('11:05').first()).toBeVisible();
});
