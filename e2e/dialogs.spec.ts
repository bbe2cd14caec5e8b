import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { lookUp, main, rideFor } from './booking-steps.ts';
import { expect, onDesktop, onPhone, test } from './fixtures.ts';
import { comeBack, type ManageWords } from './manage-steps.ts';
import { openOverview } from './open-booking.ts';
import type { OwnStay } from './own-stay.ts';

/** Dialogs that data or a failing backend bring about and no other file does. */

/** From now on a call answers with a problem, as the server writes them. */
async function refuse(
  page: Page,
  address: string,
  status: number,
  code: string,
  detail = code,
): Promise<void> {
  await page.route(address, (route) =>
    route.fulfill({
      status,
      contentType: 'application/problem+json',
      body: JSON.stringify({ type: 'about:blank', title: code, status, code, detail }),
    }),
  );
}

/** To the overview of a shared round trip, one press before it is made. */
async function toOverview(page: Page, words: ManageWords, stay: OwnStay): Promise<void> {
  await openOverview(page, words, stay, 'USD 84');
  await page.getByRole('checkbox').check();
}

test.describe('what a server refuses', () => {
  test.use({ expectedProblems: [/40\d|42\d|50\d|ERR_FAILED/] });

  test(
    'an address that has asked too often, a question that is not understood, and the list of airlines that does not arrive',
    onPhone,
    async ({ page, words, stay }) => {
      await refuse(page, '**/reservationByReference/**', 429, 'limit.too_many');
      await lookUp(page, words, stay);
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('heading')).toHaveText(words.stay.tooMany.title);
      await page.keyboard.press('Escape');
      await page.unroute('**/reservationByReference/**');
      await refuse(page, '**/transfers-services-for-sale/**', 422, 'date.invalid');
      await page.getByRole('button', { name: words.home.form.submit }).click();
      await expect(page.getByRole('alert')).toContainText(words.booking.refusals.noData.title);
      await expect(page.getByRole('alert').getByRole('link').first()).toBeVisible();
      await page.unroute('**/transfers-services-for-sale/**');
      await page.reload();
      await page.route('**/airlines-external', (route) => route.fulfill({ status: 500, body: '' }));
      await rideFor(page, words, 'USD 160').click();
      await page.getByLabel(words.booking.flight.labels.flightNumber).first().fill('ZZ 999');
      await expect(dialog.getByRole('heading')).toHaveText(words.booking.flight.airlinesDown.title);
      await expectAccessible(page);
      await page.unroute('**/airlines-external');
      await dialog.getByRole('button', { name: words.booking.flight.airlinesDown.refresh }).click();
      await expect(dialog).toBeHidden();
      // What is typed by hand instead is asked for, with why.
      await expect(
        page.getByText(words.booking.flight.missing('ZZ 999', '').split('ZZ')[0] ?? ''),
      ).toBeVisible();
    },
  );

  test(
    'the booking is not made: too late for tomorrow, and for today',
    onPhone,
    async ({ page, words, stay }) => {
      const { soon, overview, flight } = words.booking;
      await toOverview(page, words, stay);
      const dialog = page.getByRole('dialog');
      for (const [code, { title }] of [
        ['booking.too_late_for_tomorrow', soon.tomorrow],
        ['booking.today_by_phone', soon.today],
      ] as const)
        await test.step(code, async () => {
          await refuse(page, '**/sales/coupons/**', 422, code);
          await main(page, overview.toPayment).click();
          await expect(dialog.getByRole('heading')).toHaveText(title);
          await page.keyboard.press('Escape');
          await expect(dialog).toHaveCount(0);
        });
      await test.step('the ride back alone, its flight as it was typed', async () => {
        await main(page, overview.toPayment).click();
        await dialog.getByRole('button', { name: soon.bookOther.departure('').trim() }).click();
        await rideFor(page, words, 'USD 95').click();
        await expect(page.getByRole('textbox', { name: flight.labels.flightNumber })).toHaveValue('AA 1235');
      });
    },
  );

  test('a change: the vehicle is full, then the server fails', onDesktop, async ({ page, words }) => {
    test.setTimeout(90_000);
    const { edit, booking } = words;
    const { number } = await comeBack(page, words);
    await page.goto(`/mytransportation/${number}/edit/passengers`);
    await page.getByRole('textbox', { name: booking.counters.adults }).fill('11');
    await page.getByRole('button', { name: edit.preview }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading')).toHaveText(edit.dialogs.capacity.title);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: edit.dialogs.review }).click();
    await refuse(page, '**/v3/transfers/reservations/**', 503, 'backend.unavailable');
    await page.getByRole('button', { name: edit.preview }).click();
    await expect(dialog.getByRole('heading')).toHaveText(edit.dialogs.failed.title);
  });
});
