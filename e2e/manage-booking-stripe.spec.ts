import { sql } from 'kysely';
import { bookingNumber, cardFrame, reachPayment } from './booking-steps.ts';
import { onPhone } from './fixtures.ts';
import { productDatabase } from './product-database.ts';
import { expect, test, typeStripeCard } from './stripe-fixtures.ts';
import { bookChangeCancel } from './whole-journey.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a wallet of Stripe pays, where the browser has one', onPhone, async ({ page, words, stay }) => {
  await reachPayment(page, words, stay, 'USD 84');
  const frame = cardFrame(page, words);
  await test.step('its fields have the typeface of the page', async () => {
    await expect(frame.locator('#number input')).toHaveCSS('font-family', /^"Page Text",/);
    const font = await page
      .locator('link[as=font][href*=instrument]')
      .evaluate((link: HTMLLinkElement) => link.href);
    const fonts = [{ family: 'Page Text', src: `url(${font})`, weight: '400', display: 'swap' }];
    await expect(frame.locator('html')).toHaveAttribute('data-fonts', JSON.stringify(fonts));
  });
  await frame.getByRole('button', { name: 'Pay USD 84.00 with a wallet' }).click();
  await bookingNumber(page);
});

test('a guest pays, pays more and gets money back through Stripe @phone-first', async ({
  page,
  words,
  stay,
  stripe,
}) => {
  test.setTimeout(120_000);
  const number = await bookChangeCancel(page, words, stay, { typeCard: typeStripeCard });

  // Stripe told of every movement itself, signed, and was believed.
  const db = productDatabase(stripe.databaseUrl);
  const heard = async () => {
    const { rows } = await sql<{ told: boolean }>`
      select exists (
        select from webhook_event w
        where w.gateway = 'stripe' and w.outcome <> 'set_aside' and w.payload ->> m.name = m.id::text) as told
      from (
        select id, coupon_id, 'attemptId' as name from payment_attempt
        union all select id, coupon_id, 'refundId' from refund) m
      join coupon c on c.id = m.coupon_id
      where c.coupon_code = ${number}`.execute(db);
    return rows.map(({ told }) => told);
  };
  // Two payments, and the refund.
  await expect.poll(heard).toEqual([true, true, true]);
});
