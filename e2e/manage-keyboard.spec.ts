import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { comeBack } from './manage-steps.ts';

/** Presses Tab until the focus is on an element with these words; a guest without a mouse has no other way. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab');
    const text = await page
      .locator(':focus')
      .evaluate((element) => {
        if (element.matches('main, body')) return '';
        const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
        return [
          element.getAttribute('aria-label'),
          element.textContent,
          ...labels.map((label) => label.textContent),
        ].join(' ');
      })
      .catch(() => '');
    if (text.includes(name)) return;
  }
  throw new Error(`Tab never reached ${name}`);
}

test('a change and a cancellation by keyboard', async ({ page, words }) => {
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
  await tabTo(page, cancel.confirm.tick);
  await page.keyboard.press('Space');
  await tabTo(page, cancel.confirm.yesRefund('USD 42.00'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(cancel.done.titlePart);
});
