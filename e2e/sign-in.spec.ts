import { randomInt } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { typeCard } from './booking-steps.ts';
import { expect, onDesktop, onPhone, test } from './fixtures.ts';
import { comeBack, openSignIn, signInByFolio, signInByNumber } from './manage-steps.ts';
import { ownBooking } from './own-booking.ts';
import { endedToken } from './product-states.ts';

/** Wrong tries slow an address down: each of these guests has one of their own. */
test.beforeEach(async ({ page }) => {
  const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
  // Only calls of ours: the card's frame must not be sent headers that it does not expect.
  await page.route(/\/(v1|v2|v3|api)\//, (route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-forwarded-for': address } }),
  );
});

test('a guest signs in by number, with the number as people write it @phone-first', async ({
  page,
  words,
}) => {
  await signInByFolio(page, words, { folio: 'bp100008-1', lastName: 'dubois' });
  const card = page.locator('details[data-testid]').first();
  await expect(card).toBeVisible();
  await expectAccessible(page);
  const number = (await card.getAttribute('data-testid'))?.replace('booking-', '') ?? '';
  await page.getByRole('button', { name: words.mine.signOut }).click();

  await signInByNumber(page, words, `${number.slice(0, 5)} ${number.slice(5)}`.toLowerCase(), 'DUBOIS');
  await expect(page).toHaveURL(new RegExp(`booking=${number}$`));
  await expect(page.getByTestId(`booking-${number}`)).toHaveAttribute('open', '');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.mine.welcome('Camille'));
});

test(
  'both ways in say what is missing, and show how the numbers look',
  onDesktop,
  async ({ page, words }) => {
    await openSignIn(page, words);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: words.signIn.submit }).click();
    await expect(dialog.getByRole('region').getByRole('link')).toHaveCount(2);
    await expectAccessible(page);
    await dialog.getByRole('tab', { name: words.signIn.byBooking }).press('ArrowRight');
    await expect(dialog.getByText(words.signIn.bookingHint('BP123456-1'))).toBeVisible();
    await dialog.getByLabel(words.signIn.resort, { exact: true }).selectOption('SC');
    await expect(dialog.getByText(/ SC\d+-\d/)).toBeVisible();
    await dialog.getByRole('button', { name: words.signIn.submit }).click();
    await expect(dialog.getByRole('region').getByRole('link')).toHaveCount(2);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('banner').getByRole('link', { name: words.mine.title })).toBeFocused();
  },
);

test.describe('a session', () => {
  test.use({ expectedProblems: [/401/] });

  test(
    'that has ended asks again where the guest was; in the middle of a change, what was typed stays',
    onDesktop,
    async ({ page, words }) => {
      test.setTimeout(90_000);
      const { number, stay } = await comeBack(page, words);
      // The night between is left out: the product itself signed this token, a day and an hour ago.
      const authorization = `Bearer ${await endedToken(stay)}`;
      const calls = /\/v[123]\/transfers\//;
      /** From now on its calls have this token. */
      const end = (method: 'GET' | 'PUT') =>
        page.route(calls, (route) =>
          route.request().method() === method
            ? route.continue({ headers: { ...route.request().headers(), authorization } })
            : route.fallback(),
        );
      const signIn = async (scope: Locator) => {
        await page.unroute(calls);
        await expect(scope.getByLabel(words.signIn.bookingNumber)).toHaveValue(number);
        await scope.getByLabel(words.signIn.lastName, { exact: true }).fill(stay.lastName);
        await scope.getByRole('button', { name: words.signIn.submit }).click();
      };
      const adults = page.getByRole('textbox', { name: words.booking.counters.adults });
      await test.step('before the page', async () => {
        await end('GET');
        await page.goto(`/mytransportation/${number}/edit/passengers`);
        await expect(page.getByText(words.mine.signIn.ended)).toBeVisible();
        await expectAccessible(page);
        await signIn(page.getByRole('main'));
        await expect(adults).toBeVisible();
      });
      await test.step('in the middle of a change', async () => {
        await adults.fill('3');
        await end('PUT');
        await page.getByRole('button', { name: words.edit.preview }).click();
        const dialog = page.getByRole('dialog');
        await expect(dialog.getByRole('heading')).toHaveText(words.signIn.again.title);
        await expectAccessible(page);
        await signIn(dialog);
        await expect(dialog).toHaveCount(0);
        await expect(page).toHaveURL(new RegExp(`/mytransportation/${number}/edit/passengers$`));
        await expect(adults).toHaveValue('3');
      });
    },
  );
});

test.describe('a session that ends at the payment', () => {
  test.use({ expectedProblems: [/401/] });

  test('asks to sign in again there, and the same booking is paid', onPhone, async ({ page, words }) => {
    const { number, stay } = await comeBack(page, words, { card: null });
    const authorization = `Bearer ${await endedToken(stay)}`;
    await page.goto(`/mytransportation/${number}/pay`);
    await typeCard(page, words);
    const calls = '**/v1/sales/payments/pay-coupon-by-id';
    await page.route(calls, (route) =>
      route.continue({ headers: { ...route.request().headers(), authorization } }),
    );
    const pay = page.getByRole('button', { name: words.booking.payment.pay('USD 84.00') });
    await pay.filter({ visible: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading')).toHaveText(words.signIn.again.title);
    await page.unroute(calls);
    await dialog.getByLabel(words.signIn.lastName, { exact: true }).fill(stay.lastName);
    await dialog.getByRole('button', { name: words.signIn.submit }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`/mytransportation/${number}/pay$`));
    await typeCard(page, words);
    await pay.filter({ visible: true }).click();
    await expect(page.getByText(words.mine.payment.paid)).toBeVisible();
  });
});

test(
  'what stands in the address never leads to another host; a confirmation of nothing',
  onPhone,
  async ({ page, words }) => {
    await page.goto('/confirmation');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.confirmation.missing.title);
    await expectAccessible(page);
    const { stay } = await ownBooking();
    // Others of its kind: `pages.test.ts` of the contract.
    await page.goto(`/mytransportation?booking=${encodeURIComponent('//evil.example')}`);
    const main = page.getByRole('main');
    await main.getByRole('tab', { name: words.signIn.byStay }).click();
    await main.getByLabel(words.signIn.resort, { exact: true }).selectOption('BP');
    await main.getByLabel(words.signIn.booking, { exact: true }).fill(stay.folio);
    await main.getByLabel(words.signIn.lastName, { exact: true }).fill(stay.lastName);
    await main.getByRole('button', { name: words.signIn.submit }).click();
    await expect(page.getByRole('button', { name: words.mine.signOut })).toBeVisible();
    await expect(page).toHaveURL((url) => url.pathname === '/mytransportation');
  },
);
