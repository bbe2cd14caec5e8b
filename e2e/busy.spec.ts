import { busy as en } from '../apps/web/src/i18n/en/busy.ts';
import { busy as es } from '../apps/web/src/i18n/es/busy.ts';
import { expectAccessible } from './accessible.ts';
import { payButton, typeCard } from './booking-steps.ts';
import { expect, onPhone, test } from './fixtures.ts';
import { comeBack, openBooking } from './manage-steps.ts';
import { services } from './own-booking.ts';

// An overloaded server: the page waits and asks again, and no guest pays twice.

const busyAnswer = {
  status: 503,
  headers: { 'retry-after': '1' },
  contentType: 'application/problem+json',
  body: JSON.stringify({
    type: 'urn:traslado:problem:server.busy',
    title: 'Service Unavailable',
    status: 503,
    code: 'server.busy',
    detail: 'busy',
    retry_after: 1,
  }),
};

test.describe('a busy server', () => {
  test.use({ expectedProblems: [/503|Failed to load resource/] });

  test(
    'is asked again for what is read and what is paid, with the same key',
    onPhone,
    async ({ page, words }) => {
      const busy = (await page.evaluate(() => navigator.language)).startsWith('es') ? es : en;
      let reads = 0;
      await page.route('**/v1/transfers/coupons', (route) => {
        reads += 1;
        return reads <= 2 ? route.fulfill(busyAnswer) : route.fallback();
      });
      const booking = await comeBack(page, words, { serviceId: services.suvArrival, card: null });
      const card = await openBooking(page, booking.number);
      expect(reads).toBeGreaterThan(2);
      await card.getByRole('link', { name: words.mine.pay.button('USD 95.00') }).click();

      const sent: (string | null)[] = [];
      await page.route('**/v1/sales/payments/pay-coupon-by-id', (route) => {
        sent.push(new URLSearchParams(route.request().postData() ?? '').get('uuidReference'));
        return sent.length <= 2 ? route.fulfill(busyAnswer) : route.fallback();
      });
      await typeCard(page, words);
      await (await payButton(page, words, 'USD 95.00')).click();
      await expect(page.getByText(busy.sending)).toBeVisible();
      await expectAccessible(page);
      await expect(page).toHaveURL(/confirmation|mytransportation\/?(\?|$)/, { timeout: 30_000 });
      await expect(page.getByText(busy.sending)).toHaveCount(0);
      expect(sent).toHaveLength(3);
      expect(new Set(sent).size).toBe(1);
    },
  );
});
