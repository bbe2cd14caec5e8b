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
import { openFlights, openRides } from './open-booking.ts';
import { services } from './own-booking.ts';
import { ownStay } from './own-stay.ts';
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

test(
  'what is wrong with the flights is told one after the other: too many for a shuttle, then each day that is not the stay’s',
  onPhone,
  async ({ page, words, stay }) => {
    test.setTimeout(90_000);
    const { booking } = words;
    const dialog = page.getByRole('dialog');
    await openFlights(page, words, stay, 'USD 84');
    await fillFlights(page, words);
    const adults = page.getByRole('textbox', { name: booking.counters.adults });
    await test.step('who rides is checked first', async () => {
      await adults.fill('11');
      await main(page, booking.continue).click();
      await expect(dialog.getByRole('heading')).toHaveText(booking.stops.passengers.title);
      await expectAccessible(page);
      await dialog.getByRole('button', { name: booking.stops.show }).click();
      await expect(adults).toHaveAttribute('aria-invalid', 'true');
      await adults.fill('2');
    });
    for (const [leg, direction] of (['arrival', 'departure'] as const).entries())
      await test.step(`the ${direction} on another day: change it, or add a stay`, async () => {
        const flight = page
          .locator('section')
          .filter({ has: page.getByRole('heading', { name: booking.flight.title[direction] }) });
        await flight.getByRole('button', { name: booking.flight.changeDay }).click();
        // One day off: the last segment of the date is the year, the day is the second or the first.
        const day = flight
          .getByRole('group', { name: booking.flight.labels.date })
          .getByRole('textbox')
          .nth(words.locale === 'es-MX' ? 0 : 1);
        const [off, back] = leg === 0 ? ['ArrowDown', 'ArrowUp'] : ['ArrowUp', 'ArrowDown'];
        await day.press(off);
        await main(page, booking.continue).click();
        await expect(dialog).toContainText(booking.dateAlert[direction].title);
        await expectAccessible(page);
        await dialog.getByRole('button', { name: booking.dateAlert.add }).click();
        await page.getByLabel(booking.addStay.booking).fill(stay.folio);
        await page.getByRole('button', { name: booking.addStay.submit }).click();
        await expect(dialog).toContainText(booking.addStay.refusals['link.already_selected']);
        await page.keyboard.press('Escape');
        await expect(dialog).toHaveCount(0);
        await day.press(back);
      });
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
    // A private flight has a tail number, which no schedule knows.
    await page.getByRole('button', { name: booking.flight.isPrivate }).first().click();
    await page.getByLabel(booking.flight.labels.tailNumber).fill('xa-abc');
    await typeTime(page, words.locale, booking.flight.timeLabels.arrival, '21:30');
    await page.getByLabel(booking.flight.labels.flightNumber).fill('AA 1235');
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
});

test.describe('a booking that can no longer be paid', () => {
  test.use({ expectedProblems: [/409/] });

  test(
    'is cancelled or expired: nothing is charged, the next one is another; while the bank asks, the money goes back',
    onPhone,
    async ({ page, words, stay }) => {
      test.setTimeout(120_000);
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
      await test.step('while the bank still asks: the money goes back at once', async () => {
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
    },
  );
});

test.describe('a slow and broken line', () => {
  test.use({ expectedProblems: [/ERR_FAILED|ERR_CONNECTION|ERR_INTERNET/] });
  test(
    'books once and pays once where both answers are lost: the guest tries again, then the page asks until it knows',
    onDesktop,
    async ({ page, words, stay }) => {
      test.setTimeout(90_000);
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
    },
  );
});
