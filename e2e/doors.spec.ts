import { randomInt } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, onDesktop, onPhone, test } from './fixtures.ts';
import { type ManageWords, openSignIn } from './manage-steps.ts';
import { ownBooking } from './own-booking.ts';
import { ownStay } from './own-stay.ts';
import { setAllOf, setCoupon } from './product-states.ts';

/**
 * The two doors to My transportation, the header's dialog and the page's own form, are one panel: each refusal is met at the page, and at the dialog
 * what is its own. `prove-guest.test.ts` has every answer of the server.
 */

test.use({ expectedProblems: [/40\d|429|500|ERR_FAILED|ERR_INTERNET/] });

/** Wrong tries slow an address down: each of these guests has one of their own. */
test.beforeEach(async ({ page }) => {
  const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': address });
});

async function askByNumber(door: Locator, words: ManageWords, number: string, lastName: string) {
  await door.getByLabel(words.signIn.bookingNumber).fill(number);
  await door.getByLabel(words.signIn.lastName, { exact: true }).fill(lastName);
  await door.getByRole('button', { name: words.signIn.submit }).click();
}

type Asked = { readonly folio: string; readonly lastName: string; readonly hotel?: string };

async function askByStay(door: Locator, words: ManageWords, { folio, lastName, hotel = 'BP' }: Asked) {
  await door.getByRole('tab', { name: words.signIn.byStay }).click();
  await door.getByLabel(words.signIn.resort, { exact: true }).selectOption(hotel);
  await door.getByLabel(words.signIn.booking, { exact: true }).fill(folio);
  await door.getByLabel(words.signIn.lastName, { exact: true }).fill(lastName);
  await door.getByRole('button', { name: words.signIn.submit }).click();
}

const CALLS = /\/(reservationByReference|reservations\/search)/;

const refusalOn = (page: Page) => page.getByRole('dialog').filter({ hasNot: page.getByRole('tab') });
const titleOn = (page: Page) => refusalOn(page).getByRole('heading');

async function openPage(page: Page): Promise<Locator> {
  await page.goto('/mytransportation');
  return page.getByRole('main');
}

/** A booking that ended without its guest. */
async function overBooking(status: 'cancelled' | 'expired') {
  const { number, stay } = await ownBooking({ card: null });
  await setCoupon(number, status === 'expired' ? { status, cancelled_at: null } : { status });
  await setAllOf('transfer', number, { status: 'cancelled' });
  return { number, stay };
}

/** Nobody is signed in before it is read; seen, it is open. */
async function seeOver(
  page: Page,
  words: ManageWords,
  number: string,
  status: 'cancelled' | 'expired',
): Promise<void> {
  await expect(titleOn(page)).toHaveText(words.signIn.bookingOver[status].title);
  expect(await page.evaluate(() => sessionStorage.getItem('accessToken'))).toBeNull();
  if (status === 'expired') await expectAccessible(page);
  await refusalOn(page).getByRole('button', { name: words.signIn.bookingOver.see }).click();
  const card = page.getByTestId(`booking-${number}`);
  await expect(card).toHaveAttribute('open', '');
  await expect(card).toContainText(words.mine.states[status]);
  await expect(page).toHaveURL(new RegExp(`booking=${number}$`));
  await page.getByRole('button', { name: words.mine.signOut }).click();
}

test(
  'a booking that is over: told at once, or book again; the number of one kind in the field of the other',
  onPhone,
  async ({ page, words }) => {
    test.setTimeout(90_000);
    const form = await openPage(page);
    const cancelled = await overBooking('cancelled');
    await test.step('expired', async () => {
      const { number, stay } = await overBooking('expired');
      await askByNumber(form, words, number, stay.lastName);
      await seeOver(page, words, number, 'expired');
    });
    await test.step('cancelled', async () => {
      await openPage(page);
      await askByNumber(form, words, cancelled.number, cancelled.stay.lastName);
      await seeOver(page, words, cancelled.number, 'cancelled');
    });
    const { number, stay } = await ownBooking();
    await test.step('the number of the stay as a booking’s, kept when the tab is changed', async () => {
      await openPage(page);
      await form.getByLabel(words.signIn.bookingNumber).fill(stay.folio);
      await form.getByLabel(words.signIn.lastName, { exact: true }).fill(stay.lastName);
      await form.getByRole('tab', { name: words.signIn.byStay }).click();
      await expect(form.getByLabel(words.signIn.booking, { exact: true })).toHaveValue(stay.folio);
      await expect(form.getByLabel(words.signIn.lastName, { exact: true })).toHaveValue(stay.lastName);
      await form.getByRole('tab', { name: words.signIn.byBooking }).click();
      await askByNumber(form, words, stay.folio, stay.lastName);
      await expect(page.getByTestId(`booking-${number}`)).toHaveAttribute('open', '');
      await page.getByRole('button', { name: words.mine.signOut }).click();
    });
    await test.step('the number of the booking as a stay’s', async () => {
      await openPage(page);
      await askByStay(form, words, { folio: number, lastName: stay.lastName });
      await expect(page.getByTestId(`booking-${number}`)).toHaveAttribute('open', '');
      await page.getByRole('button', { name: words.mine.signOut }).click();
    });
    await test.step('book again', async () => {
      await openPage(page);
      await askByNumber(form, words, cancelled.number, cancelled.stay.lastName);
      await refusalOn(page).getByRole('button', { name: words.signIn.bookingOver.again }).click();
      await expect(page).toHaveURL(/\/transportation\/service$/);
    });
  },
);

test(
  'a stay that cannot book, and what is not found: told why and whom to call, and what was typed stays',
  onPhone,
  async ({ page, words, stay }) => {
    test.setTimeout(90_000);
    const form = await openPage(page);
    const refusal = refusalOn(page);
    await test.step('a booking that is not found', async () => {
      await askByNumber(form, words, '7K3QW9ZC4T', 'Nobody');
      await expect(titleOn(page)).toHaveText(words.signIn.bookingNotFound.title);
      await expect(refusal).toContainText(words.signIn.bookingNotFound.question);
      await expectAccessible(page);
      await refusal.getByRole('button', { name: words.signIn.cancel }).click();
      await expect(form.getByLabel(words.signIn.bookingNumber)).toHaveValue('7K3QW9ZC4T');
    });
    for (const [wishes, key] of [
      [{ status: 'CHECKED_OUT' }, 'expired'],
      [{ status: 'NO_SHOW' }, 'noLongerAvailable'],
      // The demo's regions sell nothing to its guests.
      [{ agency_code: 'RESALE' }, 'notAvailable'],
    ] as const)
      await test.step(key, async () => {
        await askByStay(form, words, await ownStay(wishes));
        await expect(titleOn(page)).toHaveText(words.stay[key].title);
        await expect(refusal.getByRole('link')).toHaveAttribute('href', /^tel:/);
        await page.keyboard.press('Escape');
        await expect(refusal).toHaveCount(0);
      });
    // The right name at another resort is not found either.
    for (const [lastName, hotel] of [
      ['Wrong', 'BP'],
      [stay.lastName, 'PM'],
    ] as const)
      await test.step(`not found as ${lastName} at ${hotel}`, async () => {
        await askByStay(form, words, { folio: stay.folio, lastName, hotel });
        await expect(titleOn(page)).toHaveText(words.stay.notFound.title);
        await expect(refusal.getByRole('link')).toHaveAttribute('href', /^tel:/);
        await refusal.getByRole('button', { name: words.stay.again }).click();
        await expect(form.getByLabel(words.signIn.booking, { exact: true })).toHaveValue(stay.folio);
      });
    await test.step('a server that fails, and too many tries', async () => {
      for (const [status, code, key] of [
        [500, 'server.error', 'serverError'],
        [429, 'request.too_many', 'tooMany'],
      ] as const) {
        await page.route(CALLS, (route) =>
          route.fulfill({
            status,
            contentType: 'application/problem+json',
            body: JSON.stringify({ type: 'about:blank', title: '', detail: '', status, code }),
          }),
        );
        await form.getByRole('button', { name: words.signIn.submit }).click();
        await expect(titleOn(page)).toHaveText(words.stay[key].title);
        await page.unroute(CALLS);
        await page.keyboard.press('Escape');
      }
    });
    await test.step('without transportation, one goes on to booking', async () => {
      await askByStay(form, words, stay);
      await expect(titleOn(page)).toHaveText(words.signIn.noTransportation.title);
      await refusal.getByRole('button', { name: words.signIn.cancel }).click();
      await expect(form.getByLabel(words.signIn.booking, { exact: true })).toHaveValue(stay.folio);
      await form.getByRole('button', { name: words.signIn.submit }).click();
      await refusal.getByRole('button', { name: words.signIn.book }).click();
      await expect(page).toHaveURL(/\/transportation\/service$/);
    });
  },
);

test(
  'the header’s dialog: refused over it, what was typed stays, and it gives way to what comes next',
  onDesktop,
  async ({ page, context, words }) => {
    test.setTimeout(90_000);
    await openSignIn(page, words);
    const form = page.getByRole('dialog').filter({ has: page.getByRole('tab') });
    const refusal = refusalOn(page);
    await test.step('not found', async () => {
      await askByNumber(form, words, '7K3QW9ZC4T', 'Nobody');
      await expect(titleOn(page)).toHaveText(words.signIn.bookingNotFound.title);
      await refusal.getByRole('button', { name: words.signIn.cancel }).click();
      await expect(form.getByLabel(words.signIn.bookingNumber)).toHaveValue('7K3QW9ZC4T');
    });
    await test.step('a club guest writes to the concierge', async () => {
      await askByStay(form, words, { folio: 'BP100003-1', lastName: "O'Brien" });
      await expect(titleOn(page)).toHaveText(words.stay.clubConcierge.title);
      await refusal.getByRole('button', { name: words.stay.concierge }).click();
      // It lies over the sign-in, and stands before it in the document.
      const message = page.getByRole('dialog').first();
      await expect(message.locator('input[name=booking]')).toHaveValue('BP100003-1');
      await expect(message.locator('input[autocomplete=name]')).toHaveValue(/O'Brien/);
      await page.keyboard.press('Escape');
      await expect(refusal).toHaveCount(0);
    });
    await test.step('a booking that is over', async () => {
      const { number, stay } = await overBooking('cancelled');
      await form.getByRole('tab', { name: words.signIn.byBooking }).click();
      await askByNumber(form, words, number, stay.lastName);
      await seeOver(page, words, number, 'cancelled');
    });
    await test.step('without a connection: trying again works', async () => {
      await openSignIn(page, words);
      await form.getByRole('tab', { name: words.signIn.byStay }).click();
      await form.getByLabel(words.signIn.resort, { exact: true }).selectOption('BP');
      await form.getByLabel(words.signIn.booking, { exact: true }).fill('BP100008-1');
      await form.getByLabel(words.signIn.lastName, { exact: true }).fill('Dubois');
      await context.setOffline(true);
      await form.getByRole('button', { name: words.signIn.submit }).click();
      await expect(titleOn(page)).toHaveText(words.stay.offline.title);
      await context.setOffline(false);
      await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(true);
      await refusal.getByRole('button', { name: words.stay.tryAgain }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.mine.welcome('Camille'));
    });
  },
);
