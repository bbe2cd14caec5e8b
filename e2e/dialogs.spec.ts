import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { continueFrom, fillFlights, findRides, lookUp, main, type Proof, rideFor } from './booking-steps.ts';
import { expect, onDesktop, onPhone, test } from './fixtures.ts';
import { comeBack, type ManageWords } from './manage-steps.ts';

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
async function toOverview(page: Page, words: ManageWords, stay: Proof): Promise<void> {
  await findRides(page, words, stay);
  await rideFor(page, words, 'USD 84').click();
  await fillFlights(page, words);
  await continueFrom(page, words, 'overview');
  await page.getByRole('checkbox').check();
}

test('a stay at another airport: the right one is offered', onDesktop, async ({ page, words }) => {
  await lookUp(page, words, { folio: 'SC100001-1', lastName: 'Rossi' }, 'round_trip', {
    airport: '1',
    resort: 'BP',
  });
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading')).toHaveText(words.stay.airportMismatch.title);
  await expect(dialog).toContainText('SJD');
  await expectAccessible(page);
});

test.describe('what a server refuses', () => {
  test.use({ expectedProblems: [/40\d|42\d|50\d|ERR_FAILED/] });

  test('an address that has asked too often', onPhone, async ({ page, words, stay }) => {
    await refuse(page, '**/reservationByReference/**', 429, 'limit.too_many');
    await lookUp(page, words, stay);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading')).toHaveText(words.stay.tooMany.title);
    await expectAccessible(page);
  });

  test('step 1 without rides: the question is not understood', onDesktop, async ({ page, words, stay }) => {
    await refuse(page, '**/transfers-services-for-sale/**', 422, 'date.invalid');
    await lookUp(page, words, stay);
    await expect(page.getByRole('alert')).toContainText(words.booking.refusals.noData.title);
    await expect(page.getByRole('alert').getByRole('link').first()).toBeVisible();
    await expectAccessible(page);
  });

  test('the list of airlines does not arrive: refresh', onPhone, async ({ page, words, stay }) => {
    await findRides(page, words, stay, 'arrival');
    await page.route('**/airlines-external', (route) => route.fulfill({ status: 500, body: '' }));
    await rideFor(page, words, 'USD 95').click();
    const offer = page.getByRole('button', { name: words.booking.departureOffer.no });
    await expect(offer.or(page.getByLabel(words.booking.flight.labels.flightNumber))).toBeVisible();
    if (await offer.isVisible()) await offer.click();
    await page.getByLabel(words.booking.flight.labels.flightNumber).fill('ZZ 999');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading')).toHaveText(words.booking.flight.airlinesDown.title);
    await expectAccessible(page);
    await page.unroute('**/airlines-external');
    await dialog.getByRole('button', { name: words.booking.flight.airlinesDown.refresh }).click();
    await expect(dialog).toBeHidden();
    // What is typed by hand instead is asked for, with why.
    await expect(
      page.getByText(words.booking.flight.missing('ZZ 999', '').split('ZZ')[0] ?? ''),
    ).toBeVisible();
  });

  for (const [code, title] of [
    ['booking.too_late_for_tomorrow', (words: ManageWords) => words.booking.soon.tomorrow.title],
    ['booking.today_by_phone', (words: ManageWords) => words.booking.soon.today.title],
  ] as const) {
    test(`the booking is not made: ${code}`, onPhone, async ({ page, words, stay }) => {
      await toOverview(page, words, stay);
      await refuse(page, '**/sales/coupons/**', 422, code);
      await main(page, words.booking.overview.toPayment).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('heading')).toHaveText(title(words));
      await expectAccessible(page);
    });
  }

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
    await expectAccessible(page);
  });
});
