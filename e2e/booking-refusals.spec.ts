import {
  acceptAndGo,
  bookingNumber,
  continueFrom,
  fillFlights,
  findRides,
  main,
  payButton,
  rideFor,
  typeCard,
} from './booking-steps.ts';
import { expect, test } from './fixtures.ts';

test('a flight on another day than the stay’s: change it, or add a stay', async ({
  page,
  words,
  stay,
  locale,
}) => {
  const { booking } = words;
  await findRides(page, words, stay, 'departure');
  await rideFor(page, words, 'USD 95').click();
  await page.getByRole('button', { name: booking.flight.changeDay }).click();
  // One day more: the last segment of the date is the year, the day is the second or the first.
  const day = page.getByRole('group', { name: booking.flight.labels.date }).getByRole('textbox');
  await day.nth(locale === 'es-MX' ? 0 : 1).press('ArrowUp');
  await page.getByRole('button', { name: booking.flight.isPrivate }).click();
  await page.getByLabel(booking.flight.labels.tailNumber).fill('xa-abc');
  const time = page.getByRole('group', { name: booking.flight.timeLabels.departure }).getByRole('textbox');
  await time.nth(0).fill(locale === 'es-MX' ? '21' : '09');
  await time.nth(1).fill('30');
  if (locale !== 'es-MX')
    await page
      .getByRole('group', { name: booking.flight.timeLabels.departure })
      .getByRole('combobox')
      .selectOption('pm');
  await page.getByRole('radio', { name: booking.flight.national, exact: false }).first().check();
  await main(page, booking.continue).click();
  await expect(page.getByRole('dialog')).toContainText(booking.dateAlert.departure.title);
  await page.getByRole('dialog').getByRole('button', { name: booking.dateAlert.add }).click();
  await page.getByLabel(booking.addStay.booking).fill(stay.folio);
  await page.getByRole('button', { name: booking.addStay.submit }).click();
  await expect(page.getByRole('dialog')).toContainText(booking.addStay.refusals['link.already_selected']);
});

test('a ride too soon to be sold online says why and gives the phone', async ({ page, words }) => {
  const { booking } = words;
  await findRides(page, words, { lastName: 'Tanaka', folio: 'BP100010-1' }, 'arrival');
  await expect(page.getByText(booking.service.allClosed)).toBeVisible();
  await expect(page.getByRole('article').first().getByRole('link')).toHaveAttribute('href', /^tel:\+52/);
  await expect(page.getByRole('button', { name: booking.card.choose('USD 95') })).toHaveCount(0);
});

test.describe('a payment whose answer is lost', () => {
  test.use({ expectedProblems: [/ERR_FAILED|ERR_CONNECTION/] });
  test('is never paid twice: the page asks until it knows', async ({ page, words, stay }) => {
    const { booking } = words;
    await findRides(page, words, stay);
    await rideFor(page, words, 'USD 160').click();
    await fillFlights(page, words);
    await continueFrom(page, words, 'overview');
    await acceptAndGo(page, words);
    await typeCard(page, words);
    let charges = 0;
    await page.route('**/pay-coupon-by-id', async (route) => {
      charges += 1;
      // The server gets it; its answer never arrives.
      await route.fetch();
      await route.abort('failed');
    });
    await (await payButton(page, words, 'USD 160.00')).click();
    await expect(page.getByText(booking.payment.unknown.dontPay)).toBeVisible();
    await bookingNumber(page);
    expect(charges).toBe(1);
  });
});

test.describe('a slow and broken line', () => {
  test.use({ expectedProblems: [/ERR_FAILED|ERR_INTERNET/] });
  test('books once when the first answer is lost and the guest tries again', async ({
    page,
    words,
    stay,
  }) => {
    const { booking } = words;
    await findRides(page, words, stay);
    await rideFor(page, words, 'USD 160').click();
    await fillFlights(page, words);
    await continueFrom(page, words, 'overview');
    const keys: string[] = [];
    const numbers: string[] = [];
    await page.route('**/sales/coupons/*', async (route) => {
      keys.push(String(route.request().postDataJSON().uuidReference));
      const answer = await route.fetch();
      numbers.push(String((await answer.json()).coupon_id));
      if (keys.length === 1) await route.abort('failed');
      else await route.fulfill({ response: answer });
    });
    await page.getByRole('checkbox').check();
    await main(page, booking.overview.toPayment).click();
    await expect(page.getByRole('dialog')).toContainText(booking.overviewStops.noAnswer);
    await page.getByRole('button', { name: booking.tryAgain }).click();
    await expect(page).toHaveURL(/\/payment$/);
    expect(new Set(keys).size).toBe(1);
    expect(new Set(numbers).size).toBe(1);
    await typeCard(page, words);
    await (await payButton(page, words, 'USD 160.00')).click();
    await bookingNumber(page);
  });
});
