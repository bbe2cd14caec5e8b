import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import {
  acceptAndGo,
  bookingNumber,
  continueFrom,
  fillFlights,
  main,
  payButton,
  rideFor,
  typeCard,
  typeTime,
} from './booking-steps.ts';
import { catalogueSays } from './catalogue-says.ts';
import { expect, onDesktop, onPhone, test } from './fixtures.ts';
import type { ManageWords } from './manage-steps.ts';
import { openFlights, openPayment, openRides } from './open-booking.ts';
import { ownBooking, services } from './own-booking.ts';
import { changeStay, ownStay } from './own-stay.ts';
import { setAllOf, setCoupon, setRate } from './product-states.ts';

/** From the rides to the payment of a private round trip; gives the number of the booking that waits. */
async function toPayment(page: Page, words: ManageWords): Promise<string> {
  await rideFor(page, words, 'USD 160').click();
  await fillFlights(page, words);
  await continueFrom(page, words, 'overview');
  const made = page.waitForResponse('**/sales/coupons/*');
  await acceptAndGo(page, words);
  return String((await (await made).json()).coupon_id);
}

for (const [direction, first] of [
  ['arrival', '@phone-first'],
  ['departure', '@desktop-first'],
] as const) {
  test(`the ${direction} on another day than the stay’s: change it, or add a stay ${first}`, async ({
    page,
    words,
    stay,
  }) => {
    const { booking } = words;
    await openFlights(page, words, stay, 'USD 95', direction);
    await page.getByRole('button', { name: booking.flight.changeDay }).click();
    // One day off: the last segment of the date is the year, the day is the second or the first.
    const day = page.getByRole('group', { name: booking.flight.labels.date }).getByRole('textbox');
    await day.nth(words.locale === 'es-MX' ? 0 : 1).press(direction === 'arrival' ? 'ArrowDown' : 'ArrowUp');
    await page.getByRole('button', { name: booking.flight.isPrivate }).click();
    await page.getByLabel(booking.flight.labels.tailNumber).fill('xa-abc');
    await typeTime(page, words.locale, booking.flight.timeLabels[direction], '21:30');
    if (direction === 'departure')
      await page.getByRole('radio', { name: booking.flight.national, exact: false }).first().check();
    await main(page, booking.continue).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(booking.dateAlert[direction].title);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: booking.dateAlert.add }).click();
    await page.getByLabel(booking.addStay.booking).fill(stay.folio);
    await page.getByRole('button', { name: booking.addStay.submit }).click();
    await expect(dialog).toContainText(booking.addStay.refusals['link.already_selected']);
  });
}

test.describe('another room', () => {
  test.use({ expectedProblems: [/409|422/] });
  test(
    'that rides already, or without the ride that is included, cannot ride along',
    onPhone,
    async ({ page, words }) => {
      const { addStay } = words.booking;
      const own = await ownStay({ rate_plan: 'AI-RT' });
      const riding = await ownBooking({ stayWishes: { rate_plan: 'AI-RT' } });
      const without = await ownStay();
      await openFlights(page, words, own, 'USD 84');
      await page.getByRole('button', { name: addStay.open }).click();
      const dialog = page.getByRole('dialog');
      for (const [other, code] of [
        [riding.stay, 'link.already_has_transportation'],
        [without, 'link.no_transportation_included'],
      ] as const) {
        await dialog.getByLabel(addStay.booking).fill(other.folio);
        await dialog.getByLabel(addStay.lastName).fill(other.lastName);
        await dialog.getByRole('button', { name: addStay.submit }).click();
        await expect(dialog).toContainText(addStay.refusals[code]);
      }
    },
  );
});

test(
  'more people than a shuttle takes: who rides is checked first',
  onPhone,
  async ({ page, words, stay }) => {
    const { booking } = words;
    await openFlights(page, words, stay, 'USD 84');
    await fillFlights(page, words);
    await page.getByRole('textbox', { name: booking.counters.adults }).fill('11');
    await main(page, booking.continue).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading')).toHaveText(booking.stops.passengers.title);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: booking.stops.show }).click();
    await expect(page.getByRole('textbox', { name: booking.counters.adults })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
  },
);

/** The private round trip has another price on a day. */
async function offer(price: number, on: string): Promise<void> {
  await setRate(services.suvRoundTrip, on, price * 100);
  const params = { id: String(services.suvRoundTrip) };
  await catalogueSays(async (app) => {
    const { rates } = await app.call('getServiceSheet', {
      params,
      query: { service_date: on, language: 'EN' },
    });
    return rates.some((rate) => rate.price === price && rate.initialValidity === on);
  });
}

test.describe('what changed between the overview and the booking', () => {
  test.use({ expectedProblems: [/409/] });

  test('the price: nobody pays another one than the one that was read', onPhone, async ({ page, words }) => {
    const { booking } = words;
    // A day of its own: its price changes for nobody else.
    const stay = await ownStay({ arrivesIn: randomInt(60, 400) });
    await offer(160, stay.row.arrival_on);
    await openFlights(page, words, stay, 'USD 160');
    await fillFlights(page, words);
    await continueFrom(page, words, 'overview');
    await offer(175, stay.row.arrival_on);
    await page.getByRole('checkbox').check();
    await main(page, booking.overview.toPayment).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading')).toHaveText(booking.overviewStops.priceChanged.title);
    await expect(dialog).toContainText('USD 160');
    await expectAccessible(page);
    await dialog
      .getByRole('button', { name: booking.overviewStops.priceChanged.accept('USD 175.00') })
      .click();
    await expect(page).toHaveURL(/\/payment$/);
    await expect(main(page, booking.payment.pay('USD 175.00'))).toBeVisible();
  });

  test('what the stay includes: said, with what it is now', onDesktop, async ({ page, words, stay }) => {
    const { booking } = words;
    await openFlights(page, words, stay, 'USD 84');
    await fillFlights(page, words);
    await continueFrom(page, words, 'overview');
    await changeStay(stay, { rate_plan: 'AI-RT' });
    await page.getByRole('checkbox').check();
    await main(page, booking.overview.toPayment).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading')).toHaveText(booking.overviewStops.differs.title);
    await expect(dialog.getByRole('button', { name: booking.overviewStops.differs.review })).toBeVisible();
  });
});

test.describe('a booking that can no longer be paid', () => {
  test.use({ expectedProblems: [/409/] });

  test(
    'is cancelled or expired: nothing is charged, and the next one is another',
    onPhone,
    async ({ page, words, stay }) => {
      const { payment } = words.booking;
      const numbers: string[] = [];
      await openRides(page, words, stay);
      for (const [status, reason] of [
        ['cancelled', 'cancelled'],
        ['expired', 'unavailable'],
      ] as const)
        await test.step(status, async () => {
          const number = await toPayment(page, words);
          expect(numbers).not.toContain(number);
          numbers.push(number);
          await setCoupon(number, { status });
          await setAllOf('transfer', number, { status: 'cancelled' });
          await page.reload();
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(payment.gone[reason].title);
          await expect(page.getByText(payment.gone[reason].text)).toBeVisible();
          if (status === 'expired') await expectAccessible(page);
          await page.getByRole('button', { name: payment.gone.again }).click();
          await expect(page).toHaveURL(/\/transportation\/service$/);
        });
    },
  );

  test('while the bank still asks: the money goes back at once', onDesktop, async ({ page, words, stay }) => {
    const { payment } = words.booking;
    await openRides(page, words, stay);
    const number = await toPayment(page, words);
    await typeCard(page, words, '4000002500003155');
    await (await payButton(page, words, 'USD 160.00')).click();
    const bank = page.frameLocator(`iframe[title="${payment.bankFrameTitle}"]`).locator('button.primary');
    await expect(bank).toBeVisible();
    await setCoupon(number, { status: 'cancelled' });
    await setAllOf('transfer', number, { status: 'cancelled' });
    await bank.click();
    await expect(page.getByText(payment.gone.returned.text)).toBeVisible();
  });
});

test.describe('a payment whose answer is lost', () => {
  test.use({ expectedProblems: [/ERR_FAILED|ERR_CONNECTION/] });
  test('is never paid twice: the page asks until it knows', onPhone, async ({ page, words, stay }) => {
    const { booking } = words;
    await openPayment(page, words, stay, 'USD 160');
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
  test(
    'books once when the first answer is lost and the guest tries again',
    onDesktop,
    async ({ page, words, stay }) => {
      const { booking } = words;
      await openFlights(page, words, stay, 'USD 160');
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
    },
  );
});
