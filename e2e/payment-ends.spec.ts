import { expectAccessible } from './accessible.ts';
import { payButton, typeCard } from './booking-steps.ts';
import { expect, onDesktop, onPhone, test } from './fixtures.ts';
import { comeBack, type ManageWords, openBooking } from './manage-steps.ts';
import { guestClient, type OwnBooking, services, sessionOf } from './own-booking.ts';
import { productDatabase } from './product-database.ts';

// A payment that cannot be opened, or whose booking has been replaced, is explained to the guest.

type Page = Parameters<typeof comeBack>[0];

/** An unpaid booking with its card typed, one press away from being paid. */
async function openPayment(page: Page, words: ManageWords): Promise<OwnBooking> {
  const booking = await comeBack(page, words, { serviceId: services.suvArrival, card: null });
  const card = await openBooking(page, booking.number);
  await card.getByRole('link', { name: words.mine.pay.button('USD 95.00') }).click();
  return booking;
}

test.describe('a payment', () => {
  test.use({ expectedProblems: [/409|Failed to load resource|net::ERR/] });

  test(
    'whose page has no answer says so, and goes on when there is one',
    onPhone,
    async ({ page, words }) => {
      const { unreached } = words.booking.payment;
      let failures = 1;
      await page.route(/\/v1\/sales\/payments\/[A-Z0-9]{10}$/, (route) =>
        failures-- > 0 ? route.abort() : route.fallback(),
      );
      await openPayment(page, words);
      await expect(page.getByText(unreached.title)).toBeVisible();
      await expect(page.getByText(words.booking.payment.unknown.title)).toHaveCount(0);
      await expectAccessible(page);
      await page.getByRole('button', { name: words.booking.tryAgain }).first().click();
      await expect(await payButton(page, words, 'USD 95.00')).toBeVisible();
    },
  );

  test(
    'of answers that were changed since: the newer booking took its place',
    onDesktop,
    async ({ page, words }) => {
      const { stay, number } = await openPayment(page, words);
      await typeCard(page, words);
      const older = await productDatabase()
        .selectFrom('coupon')
        .selectAll()
        .where('coupon_code', '=', number)
        .executeTakeFirstOrThrow();
      // In another window the same ride is booked again.
      const guest = guestClient(await sessionOf(stay));
      const newer = await guest.call('createCoupon', {
        params: { service_id: String(services.suvArrival) },
        body: {
          hotel: stay.hotel,
          folio: stay.folio,
          name: older.contact_name,
          email: older.contact_email,
          phone: older.contact_phone,
          adults: 1,
          minors: 0,
          babyseat: 0,
          service_rate_id: older.rate_id ?? 0,
          is_round_trip: false,
          arrival: {
            flight_key: 'AA 1234',
            service_date: stay.row.arrival_on,
            flight_time: '14:35',
            is_national: '0',
          },
          uuidReference: crypto.randomUUID(),
        },
      });
      await (await payButton(page, words, 'USD 95.00')).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        words.booking.payment.gone.replaced.title,
      );
      await expectAccessible(page);
      // Only the newer one is theirs now.
      await page.goto('/mytransportation');
      await expect(page.locator('details[data-testid]')).toHaveCount(1);
      await expect(page.getByTestId(`booking-${newer.coupon_id}`)).toBeVisible();
    },
  );
});
