import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DemoStay } from '../apps/api/src/demo/stay-row.ts';
import { ridesAreSold } from '../apps/api/src/testing/rides-are-sold.ts';
import { type StayWishes, testStay } from '../apps/api/src/testing/stay.ts';
import { cloneFolder } from '../tools/clone-folder.mjs';
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
import { expect, onPhone, test as usual } from './fixtures.ts';
import { bookRide, openBooking, signInByNumber } from './manage-steps.ts';
import { startProduct } from './product-process.ts';
import { type StandInProcess, startStandInProcess } from './stand-in-process.ts';

/** The product with the group's own systems behind it. The stays of these tests are in their PMS alone. */

type Theirs = StandInProcess & { readonly productUrl: string; readonly readLog: () => string };

/** A wait shorter than a guest's patience, and shorter than this test's. */
const timeoutMs = 3_000;

const test = usual.extend<{ behaves: undefined }, { theirs: Theirs }>({
  theirs: [
    // Playwright wants a pattern here, even of a fixture that is not used.
    async ({ browserName: _browser }, use) => {
      const standIn = await startStandInProcess();
      const { url } = standIn;
      const logName = `e2e-theirs-product-${process.pid}.log`;
      const product = await startProduct(
        {
          TRUSTED_PROXIES: '127.0.0.1,::1',
          LOG_LEVEL: 'debug',
          AUTH_API_URL: url,
          MOBILE_API_URL: url,
          RESERVATIONS_API_URL: url,
          SISTUR_API_URL: url,
          OPERATIONS_API_URL: url,
          PROXY_API_URL: url,
          GEO_API_URL: url,
          EXCHANGE_RATE_API_URL: url,
          FLIGHTS_API_URL: url,
          TRANSFERS_API_URL: url,
          BACKEND_TIMEOUT_MS: String(timeoutMs),
        },
        logName,
      );
      await standIn.chargeAt(product.databaseUrl);
      await ridesAreSold(product.url);
      const readLog = () => readFileSync(join(cloneFolder, '.build', logName), 'utf8');
      await use({ ...standIn, productUrl: product.url, readLog });
      // First, because it charges at the product's gateway.
      await standIn.stop();
      await product.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ theirs }, use) => use(theirs.productUrl),
  stay: async ({ theirs, stayWishes }, use) => use(await backendStay(theirs, stayWishes)),
  behaves: [
    async ({ theirs }, use) => {
      await use(undefined);
      await theirs.behave();
    },
    { auto: true },
  ],
});

async function backendStay(theirs: Theirs, wishes: StayWishes = {}) {
  const row: DemoStay = testStay(`BP${randomInt(100_000_000, 1_000_000_000)}-1`, Date.now(), wishes);
  await theirs.putStay(row);
  return { hotel: row.hotel, folio: row.folio, lastName: row.last_name, firstName: row.first_name, row };
}

// One product for all of them.
test.describe.configure({ mode: 'default' });

test('a whole booking over the systems of the group', onPhone, async ({ page, words, theirs }) => {
  const stay = await backendStay(theirs, { first_name: 'Itziar', last_name: 'Zumárraga' });
  await reachPayment(page, words, stay, 'USD 84');
  await typeCard(page, words);
  await (await payButton(page, words, 'USD 84.00')).click();
  const number = await bookingNumber(page);
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
