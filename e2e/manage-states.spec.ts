import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { cardFrame, payButton, typeCard } from './booking-steps.ts';
import { expect, onDesktop, onPhone, test } from './fixtures.ts';
import { comeBack, type ManageWords, openBooking } from './manage-steps.ts';
import { keepStay } from './open-booking.ts';
import { guestClient, sessionOf } from './own-booking.ts';
import { deskOf, keepQuarterOfVan, payElsewhere, setAllOf, vanArrival } from './product-states.ts';
import { openSignedIn } from './staff-steps.ts';

/** What a guest meets of states that time, the bank or staff have brought about. */

test(
  'an included ride: cancelled, its benefit is lost, and nothing is changed any more',
  onPhone,
  async ({ page, words }) => {
    const { cancel, edit } = words;
    const { number } = await comeBack(page, words, { stayWishes: { rate_plan: 'AI-RT' } });
    await page.goto(`/mytransportation/${number}/cancel`);
    await page.getByRole('radio', { name: cancel.choices.round_trip.title }).check();
    await expect(page.getByText(cancel.preview.notices['cancel.benefit_lost'])).toBeVisible();
    await page.getByRole('button', { name: cancel.continue }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(cancel.preview.notices['cancel.benefit_lost']);
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: cancel.confirm.yes, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(cancel.done.title);
    // A person can help.
    await page.goto(`/mytransportation/${number}/edit/passengers`);
    await expect(dialog.getByRole('heading')).toHaveText(edit.dialogs.state.title);
    await expect(dialog.getByRole('link')).toHaveAttribute('href', /^tel:/);
  },
);

test('a fee by a rule of the resort: said first, kept after', onDesktop, async ({ page, words }) => {
  const { cancel } = words;
  await keepQuarterOfVan();
  const { number } = await comeBack(page, words, { serviceId: vanArrival.serviceId });
  await page.goto(`/mytransportation/${number}/cancel`);
  await page.getByRole('radio').first().check();
  const preview = page.getByRole('region', { name: cancel.preview.title });
  await expect(preview).toContainText('USD 32.50');
  await expect(preview).toContainText(cancel.preview.notices['cancel.fee']);
  await page.getByRole('button', { name: cancel.continue }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(cancel.preview.notices['cancel.fee']);
  await expectAccessible(page);
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: cancel.confirm.yesRefund('USD 97.50') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(cancel.done.title);
  const card = await openBooking(page, number);
  await expect(card.locator('[data-refund]')).toContainText('USD 97.50');
});

test(
  'a refund that is under way, failed or asked for says where the money is',
  onPhone,
  async ({ page, words }) => {
    const { refunds } = words.mine;
    for (const [status, card] of [
      ['processing', 'tok_pendingRefund'],
      ['failed', 'tok_refundFail'],
      ['requested', 'tok_visa'],
    ] as const)
      await test.step(status, async () => {
        const { number, stay } = await comeBack(page, words, { card });
        const guest = guestClient(await sessionOf(stay));
        await guest.call('cancelCoupons', { query: { preview: '0' }, body: { coupons: [number] } });
        if (status === 'requested') {
          // Between being asked for and being sent lies less than a look, and no row goes back there: the answer is kept at that moment.
          await page.route('**/v1/transfers/coupons*', async (route) => {
            const answer = await route.fetch();
            const coupons: { refunds: object[] }[] = await answer.json();
            const json = coupons.map((one) => ({
              ...one,
              refunds: one.refunds.map((refund) => ({ ...refund, status })),
            }));
            await route.fulfill({ response: answer, json });
          });
        }
        const shown = (await openBooking(page, number)).locator('[data-refund]');
        await expect(shown.first()).toHaveAttribute('data-refund', status, { timeout: 20_000 });
        await expect(shown.first()).toContainText('USD 84.00');
        await expect(shown.first()).toContainText(refunds.states[status]);
        // The words differ, the card does not.
        if (status === 'failed') await expectAccessible(page);
      });
  },
);

test(
  'a confirmation that is not written yet is told so to guest and desk',
  onDesktop,
  async ({ page, words }) => {
    const { number } = await comeBack(page, words);
    // A letter waits for less than a look: the answers are kept at that moment.
    await page.route(/\/v1\/(transfers\/coupons|staff\/bookings\/\d)/, async (route) => {
      const response = await route.fetch();
      const told = (await response.text()).replace(
        /"confirmation_mail":"\w+"/g,
        '"confirmation_mail":"sending"',
      );
      await route.fulfill({ response, body: told });
    });
    await page.goto(`/confirmation?booking=${number}`);
    const [prepared = ''] = words.confirmation.mail.sending('·').split('·');
    await expect(page.getByText(prepared)).toBeVisible();
    await expectAccessible(page);
    await openSignedIn(page, 'concierge', await deskOf(number));
    await expect(page.getByText(words.staff.bookings.page.letterPrepared)).toBeVisible();
    // An answer may still be on its way through the route.
    await page.unrouteAll({ behavior: 'wait' });
  },
);

test('with its arrival cancelled the other leg can still be changed', onDesktop, async ({ page, words }) => {
  const { mine, edit, booking } = words;
  const { number, stay } = await comeBack(page, words);
  const guest = guestClient(await sessionOf(stay));
  await guest.call('cancelCoupons', {
    query: { preview: '0' },
    body: { coupons: [number], trip_type: 'arrival' },
  });
  const card = await openBooking(page, number);
  await expect(card.getByRole('link', { name: mine.ride.changeFlight })).toHaveCount(1);
  await card.getByRole('link', { name: mine.possible.passengers }).click();
  await page.getByRole('textbox', { name: booking.counters.adults }).fill('1');
  await page.getByRole('button', { name: edit.preview }).click();
  // Half of what a person costs for both ways.
  await page.getByRole('button', { name: edit.review.applyRefund('USD 21.00') }).click();
  await expect(page).toHaveURL(new RegExp(`/mytransportation\\?booking=${number}`));
  await expect(await openBooking(page, number)).toContainText('USD 21.00');
});

test.describe('what cannot be done', () => {
  test.use({ expectedProblems: [/409|422/] });

  test(
    'while a payment of the booking is under way; and to a ride that was ridden meanwhile',
    onDesktop,
    async ({ page, context, words }) => {
      test.setTimeout(90_000);
      const { cancel, edit, booking } = words;
      const { number, stay } = await comeBack(page, words);
      const dialog = page.getByRole('dialog');
      const toCancel = async () => {
        await page.goto(`/mytransportation/${number}/cancel`);
        const both = page.getByRole('radio', { name: cancel.choices.round_trip.title });
        await expect(both).toBeVisible();
        return both;
      };
      const changing = await context.newPage();
      await keepStay(changing, words, stay);
      await changing.goto(`/mytransportation/${number}/edit/passengers`);
      await changing.getByRole('textbox', { name: booking.counters.adults }).fill('1');
      await changing.getByRole('button', { name: edit.preview }).click();
      const apply = changing.getByRole('button', { name: edit.review.applyRefund('USD 42.00') });
      await expect(apply).toBeVisible();
      await (await toCancel()).check();
      await page.getByRole('button', { name: cancel.continue }).click();
      await dialog.getByRole('checkbox').check();
      await payElsewhere(number);
      await test.step('a change under a payment', async () => {
        await apply.click();
        await expect(changing.getByRole('dialog').getByRole('heading')).toHaveText(
          edit.dialogs.refused.title,
        );
      });
      await test.step('a cancellation under a payment', async () => {
        await dialog.getByRole('button', { name: cancel.confirm.yesRefund('USD 84.00') }).click();
        await expect(dialog.getByRole('heading')).toHaveText(cancel.dialogs.notAllowed.notYet);
      });
      await test.step('a ride that was ridden meanwhile: the booking as it stands', async () => {
        const both = await toCancel();
        await setAllOf('transfer', number, { status: 'completed' });
        await both.check();
        await expect(dialog.getByRole('heading')).toHaveText(cancel.dialogs.invalidTrip.title);
        await expectAccessible(page);
      });
    },
  );
});

/** One adult more, up to the payment of the difference. */
async function toDifference(page: Page, words: ManageWords, number: string): Promise<void> {
  const { edit, booking } = words;
  await page.goto(`/mytransportation/${number}/edit/passengers`);
  await page.getByRole('textbox', { name: booking.counters.adults }).fill('3');
  await page.getByRole('button', { name: edit.preview }).click();
  await page.getByRole('dialog').getByRole('button', { name: edit.dialogs.extra.go }).click();
  await page.getByRole('button', { name: edit.review.applyPay('USD 42.00') }).click();
  await expect(page).toHaveURL(new RegExp(`/mytransportation/${number}/pay$`));
  await cardFrame(page, words).locator('#number').waitFor();
}

test.describe('a change that is paid too late', () => {
  test.use({ expectedProblems: [/409/] });

  test(
    'is not made, and not charged; while the bank asks, its money goes back',
    onPhone,
    async ({ page, words }) => {
      test.setTimeout(90_000);
      const { gone, bankFrameTitle } = words.booking.payment;
      const { number } = await comeBack(page, words);
      await test.step('its last second passes', async () => {
        await toDifference(page, words, number);
        await typeCard(page, words);
        // While the card is on its way; a little later housekeeping would have tidied the change away.
        await page.route('**/pay-coupon-by-id', async (route) => {
          await setAllOf('coupon_change', number, { expires_at: new Date(Date.now() - 60_000) });
          await route.continue();
        });
        await (await payButton(page, words, 'USD 42.00')).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(gone.lapsed.title);
        await expect(page.getByText(gone.lapsed.text)).toBeVisible();
        await page.unroute('**/pay-coupon-by-id');
        const card = await openBooking(page, number);
        await expect(card.getByText('USD 84', { exact: true })).toBeVisible();
      });
      await test.step('the bank asks, and it ends', async () => {
        await toDifference(page, words, number);
        await typeCard(page, words, '4000002500003155');
        await (await payButton(page, words, 'USD 42.00')).click();
        const bank = page.frameLocator(`iframe[title="${bankFrameTitle}"]`).locator('button.primary');
        await expect(bank).toBeVisible();
        await setAllOf('coupon_change', number, { status: 'lapsed', ended_at: new Date() });
        await bank.click();
        await expect(page.getByText(words.mine.payment.returned)).toBeVisible();
        const card = await openBooking(page, number);
        await expect(card.locator('[data-refund]')).toContainText('USD 42.00');
      });
    },
  );
});
