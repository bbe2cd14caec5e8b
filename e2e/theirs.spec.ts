import {
  bookingNumber,
  continueFrom,
  fillFlights,
  lookUp,
  main,
  payButton,
  reachPayment,
  rideFor,
  typeCard,
} from './booking-steps.ts';
import { expect, onPhone } from './fixtures.ts';
import { bookRide, openBooking, signInByNumber } from './manage-steps.ts';
import { backendStay, test, timeoutMs } from './theirs-fixtures.ts';

/** What the group's systems are asked, and what guests notice of their faults. */

// One product for all of them.
test.describe.configure({ mode: 'default' });

test('a whole booking over the systems of the group', onPhone, async ({ page, words, theirs }) => {
  const stay = await backendStay(theirs, { first_name: 'Itziar', last_name: 'Zumárraga' });
  await reachPayment(page, words, stay, 'USD 84');
  await typeCard(page, words);
  await (await payButton(page, words, 'USD 84.00')).click();
  const number = await bookingNumber(page);
  // Who sends it is told; that it is on its way nobody here knows.
  const mail = words.confirmation.mail.by_group('·').split('·')[0] ?? '';
  await expect(page.getByText(mail)).toBeVisible();
  // Their names of places end with a star.
  await expect(await openBooking(page, number)).toContainText('Bahía Perla *');
  const heard = new Set(await theirs.heard());
  for (const call of [
    'loginSystem',
    'findStay',
    'listIncludedTransfers',
    'getReservationDates',
    'searchFlight',
    'getExchangeRate',
    'getGeoIp',
    'createCoupon',
    'payCoupon',
  ])
    expect(heard, 'calls that their systems heard').toContain(call);
  const log = theirs.readLog();
  expect(log).toContain('GET /api/v2/reservations/reservationByReference/{lastname}/{folio}');
  for (const secret of [stay.folio, 'Zum', 'Itziar', 'their-token', 'Bearer'])
    expect(log, 'what nobody reads in a log').not.toContain(secret);
});

test(
  'their booking is found by its number, changed and cancelled, with what they give back',
  onPhone,
  async ({ page, words, stay, theirs }) => {
    const { booking, cancel, edit, mine } = words;
    const number = await bookRide(page, words, stay, 'USD 84', { typeCard });
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await signInByNumber(page, words, number, stay.lastName);
    await expect(page).toHaveURL(/\/mytransportation/);
    let card = await openBooking(page, number);
    await expect(card.getByText(mine.states.paid, { exact: true }).first()).toBeVisible();

    await card.getByRole('link', { name: mine.ride.changeFlight }).nth(1).click();
    await page.getByLabel(booking.flight.labels.flightNumber).fill('AM 584');
    await expect(page.getByText('Aeroméxico AM 584')).toBeVisible();
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
    await expect(card.locator('[data-refund]')).toContainText('USD 42.00');
    const heard = new Set(await theirs.heard());
    for (const call of ['searchCoupon', 'listTransfersOfStay', 'changeTransfer', 'cancelTransfer'])
      expect(heard, 'calls that their backend heard').toContain(call);
  },
);

test.describe('in the middle of a booking', () => {
  test.use({ expectedProblems: [/50[034]/] });

  test(
    'their PMS is down, wrong and slow: the guest is told, nothing is lost, and it goes on',
    onPhone,
    async ({ page, words, stay, theirs }) => {
      // Repetitions wait for the breaker to let a call through again.
      test.slow();
      const dialog = page.getByRole('dialog');
      await theirs.goDown();
      await lookUp(page, words, stay);
      await expect(dialog.getByRole('heading')).toHaveText(words.stay.serverError.title);
      await theirs.comeUp();
      await expect(async () => {
        await dialog.getByRole('button', { name: words.stay.tryAgain }).click();
        await expect(page).toHaveURL(/\/transportation\/service$/, { timeout: 2_000 });
      }).toPass({ timeout: 25_000 });

      await rideFor(page, words, 'USD 84').click();
      await fillFlights(page, words);
      await continueFrom(page, words, 'overview');
      await page.getByRole('checkbox').check();

      for (const fault of [
        { call: 'findStay', kind: 'html' },
        { call: 'findStay', kind: 'slow', ms: timeoutMs * 2 },
      ] as const) {
        await theirs.misbehave(fault);
        await main(page, words.booking.overview.toPayment).click();
        await expect(dialog.getByRole('heading')).toHaveText(words.booking.overviewStops.failed.title);
        await theirs.behave();
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
        // What the guest said is still there.
        await expect(page.getByRole('checkbox')).toBeChecked();
        await expect(page.getByText('AA 1234').filter({ visible: true }).first()).toBeVisible();
      }

      await expect(async () => {
        await page.keyboard.press('Escape');
        await main(page, words.booking.overview.toPayment).click();
        await expect(page).toHaveURL(/\/transportation\/payment$/, { timeout: 2_000 });
      }).toPass({ timeout: 25_000 });
      await typeCard(page, words);
      // From here nobody needs the PMS.
      await theirs.misbehave({ call: 'findStay', kind: 'status', status: 503 });
      await (await payButton(page, words, 'USD 84.00')).click();
      await bookingNumber(page);
    },
  );
});
