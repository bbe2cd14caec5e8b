import type { Page } from '@playwright/test';
import { formatCivilDate, formatCivilTime } from '../apps/web/src/i18n/format.ts';
import { expectAccessible } from './accessible.ts';
import {
  acceptAndGo,
  bookingNumber,
  continueFrom,
  fillFlights,
  findRides,
  lookUp,
  main,
  payButton,
  rideFor,
  typeCard,
} from './booking-steps.ts';
import { expect, onDesktop, onPhone, test } from './fixtures.ts';
import type { ManageWords } from './manage-steps.ts';
import { openFlights } from './open-booking.ts';
import { ownBooking, services } from './own-booking.ts';
import { changeStay } from './own-stay.ts';
import { productDatabase } from './product-database.ts';
import { setAllOf, setCoupon } from './product-states.ts';

// A leg is booked once: told at the look-up before any step, and by the server where it was booked meanwhile.

const dubois = { folio: 'BP100008-1', lastName: 'Dubois' };
const tanaka = { folio: 'BP100010-1', lastName: 'Tanaka' };

/** The rides of a stay's booking as the page writes them. */
async function ridesOf(folio: string, words: ManageWords): Promise<string[]> {
  const rows = await productDatabase()
    .selectFrom('transfer')
    .innerJoin('coupon', 'coupon.id', 'transfer.coupon_id')
    .select(['pickup_on', 'pickup_time'])
    .where('coupon.folio', '=', folio)
    .where('transfer.status', '=', 'confirmed')
    .orderBy('pickup_at')
    .execute();
  return rows.flatMap(({ pickup_on, pickup_time }) => [
    formatCivilDate(pickup_on, words.locale),
    formatCivilTime(pickup_time.slice(0, 5), words.locale),
  ]);
}

const dialogOf = (page: Page) => page.getByRole('dialog');

test('who has a paid round trip is told at the look-up, with managing it first @phone-first', async ({
  page,
  words,
}) => {
  await lookUp(page, words, dubois);
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('heading')).toHaveText(words.booked.title);
  await expect(dialog).toContainText(words.booked.ways.arrival);
  await expect(dialog).toContainText(words.booked.ways.departure);
  for (const text of await ridesOf(dubois.folio, words)) await expect(dialog).toContainText(text);
  await expect(dialog.getByText(words.booked.number('DB4SR7XK2M'))).toHaveCount(2);
  const choices = dialog.getByRole('button').filter({ hasText: /\w/ });
  await expect(choices).toHaveText([words.booked.manage, words.booked.additional]);
  await expectAccessible(page);
  await choices.first().click();
  await expect(page).toHaveURL(/\/mytransportation/);
  await expect(page.getByTestId(/^booking-/)).toHaveCount(1);
});

test(
  'a ride in four hours is named before any rule refuses, and the way back is offered',
  onDesktop,
  async ({ page, words }) => {
    await lookUp(page, words, tanaka, 'arrival');
    const dialog = dialogOf(page);
    await expect(dialog.getByRole('heading')).toHaveText(words.booked.title);
    for (const text of await ridesOf(tanaka.folio, words)) await expect(dialog).toContainText(text);
    await dialog.getByRole('button', { name: words.booked.bookFree.departure }).click();
    await expect(page).toHaveURL(/\/transportation\/service$/);
    await expect(page.getByText(words.booking.trips.departure.title).first()).toBeVisible();
  },
);

test(
  'the way that is free is booked without a word; another vehicle for the same party is booked and paid',
  onPhone,
  async ({ page, words, stay }) => {
    const first = await ownBooking({ stay, serviceId: services.suvArrival });
    await findRides(page, words, stay, 'departure');
    await expect(dialogOf(page)).toHaveCount(0);
    await lookUp(page, words, stay, 'arrival');
    await dialogOf(page).getByRole('button', { name: words.booked.additional }).click();
    await rideFor(page, words, 'USD 95').click();
    await page.getByRole('button', { name: words.booking.departureOffer.no }).click();
    await fillFlights(page, words, 'arrival');
    await continueFrom(page, words, 'overview');
    const sent = page.waitForRequest('**/sales/coupons/*');
    await acceptAndGo(page, words);
    expect((await sent).postDataJSON()).toMatchObject({ additional: true });
    await typeCard(page, words);
    await (await payButton(page, words, 'USD 95.00')).click();
    expect(await bookingNumber(page)).not.toBe(first.number);
  },
);

test.describe('refused at the overview, one after the other in the same page', () => {
  test.use({ expectedProblems: [/409/] });

  test(
    'what the stay includes now; a payment under way; a ride booked on another device, beside which another vehicle is sold only to who says so',
    onPhone,
    async ({ page, words, stay }) => {
      test.setTimeout(90_000);
      const { overview, overviewStops } = words.booking;
      await openFlights(page, words, stay, 'USD 84');
      await fillFlights(page, words);
      await continueFrom(page, words, 'overview');
      await page.getByRole('checkbox').check();
      const dialog = dialogOf(page);
      const tryToBook = () => main(page, overview.toPayment).click();
      await test.step('what the stay includes: said, with what it is now', async () => {
        await changeStay(stay, { rate_plan: 'AI-RT' });
        await tryToBook();
        await expect(dialog.getByRole('heading')).toHaveText(overviewStops.differs.title);
        await expect(dialog.getByRole('button', { name: overviewStops.differs.review })).toBeVisible();
        await dialog.getByRole('button', { name: overviewStops.goBack }).click();
        await changeStay(stay, { rate_plan: stay.row.rate_plan });
      });
      await test.step('while a payment is under way the guest is told to wait', async () => {
        const { number } = await ownBooking({
          stay,
          serviceId: services.suvRoundTrip,
          card: 'tok_threeDSecure',
        });
        await tryToBook();
        await expect(dialog.getByRole('heading')).toHaveText(words.booked.underWay.title);
        await dialog.getByRole('button', { name: words.booked.underWay.close }).click();
        await expect(dialog).toHaveCount(0);
        await setAllOf('payment_attempt', number, { status: 'failed' });
        await setAllOf('transfer', number, { status: 'cancelled' });
        await setCoupon(number, { status: 'cancelled' });
      });
      await test.step('booked on another device meanwhile', async () => {
        await ownBooking({ stay, serviceId: services.suvArrival });
        await tryToBook();
        await expect(dialog.getByRole('heading')).toHaveText(words.booked.title);
        for (const text of await ridesOf(stay.folio, words)) await expect(dialog).toContainText(text);
        await expect(dialog.getByRole('button', { name: words.booked.bookFree.departure })).toBeVisible();
        await dialog.getByRole('button', { name: words.booked.additional }).click();
        await expect(page).toHaveURL(/\/transportation\/payment$/);
      });
    },
  );
});
