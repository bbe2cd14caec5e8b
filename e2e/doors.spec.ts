import { randomInt } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, onDesktop, onPhone, test } from './fixtures.ts';
import { type ManageWords, openSignIn } from './manage-steps.ts';
import { ownBooking } from './own-booking.ts';
import { ownStay } from './own-stay.ts';
import { setAllOf, setCoupon } from './product-states.ts';

/** The two doors to My transportation, the header's dialog and the page's own form, answer every refusal alike. */

test.use({ expectedProblems: [/40\d|428|429|500|ERR_FAILED/] });

/** Wrong tries slow an address down: each of these guests has one of their own. */
test.beforeEach(async ({ page }) => {
  const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': address });
});

/** Where each is tried, and how it is opened: that returns what its form stands in. `sign-in.spec.ts` opens each on the other side too. */
const DOORS = {
  'the header’s dialog': {
    where: onDesktop,
    open: async (page: Page, words: ManageWords): Promise<Locator> => {
      await openSignIn(page, words);
      return page.getByRole('dialog').filter({ has: page.getByRole('tab') });
    },
  },
  'the page’s own form': {
    where: onPhone,
    open: async (page: Page): Promise<Locator> => {
      await page.goto('/mytransportation');
      return page.getByRole('main');
    },
  },
} as const;

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

/** From now on nothing is looked up: this is answered instead, or nothing at all. */
async function answerWith(
  page: Page,
  problem: { status: number; code: string; retry_after?: number } | null,
) {
  await page.route(CALLS, (route) =>
    problem
      ? route.fulfill({
          status: problem.status,
          contentType: 'application/problem+json',
          body: JSON.stringify({ type: 'about:blank', title: '', detail: '', ...problem }),
        })
      : route.abort(),
  );
}

for (const [door, { where, open }] of Object.entries(DOORS)) {
  test.describe(door, where, () => {
    const refusalOn = (page: Page) => page.getByRole('dialog').filter({ hasNot: page.getByRole('tab') });
    const titleOn = (page: Page) => refusalOn(page).getByRole('heading');

    test('a booking that is over: told at once, nobody is signed in before it is read; or book again', async ({
      page,
      words,
    }) => {
      let over: readonly [number: string, lastName: string] = ['', ''];
      for (const status of ['cancelled', 'expired'] as const)
        await test.step(status, async () => {
          const { number, stay } = await ownBooking({ card: null });
          if (status === 'cancelled') over = [number, stay.lastName];
          await setCoupon(number, status === 'expired' ? { status, cancelled_at: null } : { status });
          await setAllOf('transfer', number, { status: 'cancelled' });
          await askByNumber(await open(page, words), words, number, stay.lastName);
          await expect(titleOn(page)).toHaveText(words.signIn.bookingOver[status].title);
          expect(await page.evaluate(() => sessionStorage.getItem('accessToken'))).toBeNull();
          if (status === 'expired') await expectAccessible(page);
          await refusalOn(page).getByRole('button', { name: words.signIn.bookingOver.see }).click();
          const card = page.getByTestId(`booking-${number}`);
          await expect(card).toHaveAttribute('open', '');
          await expect(card).toContainText(words.mine.states[status]);
          await expect(page).toHaveURL(new RegExp(`booking=${number}$`));
          await page.getByRole('button', { name: words.mine.signOut }).click();
        });
      await askByNumber(await open(page, words), words, ...over);
      await refusalOn(page).getByRole('button', { name: words.signIn.bookingOver.again }).click();
      await expect(page).toHaveURL(/\/transportation\/service$/);
    });

    test('a stay that cannot book is told why and whom to call, a club guest writes to the concierge', async ({
      page,
      words,
    }) => {
      const form = await open(page, words);
      for (const [wishes, key] of [
        [{ status: 'CHECKED_OUT' }, 'expired'],
        [{ status: 'NO_SHOW' }, 'noLongerAvailable'],
        // The demo's regions sell nothing to its guests.
        [{ agency_code: 'RESALE' }, 'notAvailable'],
      ] as const)
        await test.step(key, async () => {
          await askByStay(form, words, await ownStay(wishes));
          await expect(titleOn(page)).toHaveText(words.stay[key].title);
          await expect(refusalOn(page).getByRole('link')).toHaveAttribute('href', /^tel:/);
          await page.keyboard.press('Escape');
          await expect(refusalOn(page)).toHaveCount(0);
        });
      await askByStay(form, words, { folio: 'BP100003-1', lastName: "O'Brien" });
      await expect(titleOn(page)).toHaveText(words.stay.clubConcierge.title);
      await refusalOn(page).getByRole('button', { name: words.stay.concierge }).click();
      // It lies over the sign-in, and stands before it in the document.
      const message = page.getByRole('dialog').first();
      await expect(message.locator('input[name=booking]')).toHaveValue('BP100003-1');
      await expect(message.locator('input[autocomplete=name]')).toHaveValue(/O'Brien/);
    });

    test('not found, by number and by stay; what was typed stays; without transportation one goes on to booking', async ({
      page,
      words,
      stay,
    }) => {
      const form = await open(page, words);
      const refusal = refusalOn(page);
      const submit = form.getByRole('button', { name: words.signIn.submit });
      await askByNumber(form, words, '7K3QW9ZC4T', 'Nobody');
      await expect(titleOn(page)).toHaveText(words.signIn.bookingNotFound.title);
      await expect(refusal).toContainText(words.signIn.bookingNotFound.question);
      await expectAccessible(page);
      await refusal.getByRole('button', { name: words.signIn.cancel }).click();
      await expect(form.getByLabel(words.signIn.bookingNumber)).toHaveValue('7K3QW9ZC4T');
      // The right name at another resort is not found either.
      for (const [lastName, hotel] of [
        ['Wrong', 'BP'],
        [stay.lastName, 'PM'],
      ] as const) {
        await askByStay(form, words, { folio: stay.folio, lastName, hotel });
        await expect(titleOn(page)).toHaveText(words.stay.notFound.title);
        await expect(refusal.getByRole('link')).toHaveAttribute('href', /^tel:/);
        await refusal.getByRole('button', { name: words.stay.again }).click();
        await expect(form.getByLabel(words.signIn.booking, { exact: true })).toHaveValue(stay.folio);
      }
      await askByStay(form, words, stay);
      await expect(titleOn(page)).toHaveText(words.signIn.noTransportation.title);
      await refusal.getByRole('button', { name: words.signIn.cancel }).click();
      await expect(form.getByLabel(words.signIn.booking, { exact: true })).toHaveValue(stay.folio);
      await submit.click();
      await refusal.getByRole('button', { name: words.signIn.book }).click();
      await expect(page).toHaveURL(/\/transportation\/service$/);
    });

    test('the number of one kind in the field of the other is understood, and stays when the tab is changed', async ({
      page,
      words,
    }) => {
      const { number, stay } = await ownBooking();
      const form = await open(page, words);
      await form.getByLabel(words.signIn.bookingNumber).fill(stay.folio);
      await form.getByLabel(words.signIn.lastName, { exact: true }).fill(stay.lastName);
      await form.getByRole('tab', { name: words.signIn.byStay }).click();
      await expect(form.getByLabel(words.signIn.booking, { exact: true })).toHaveValue(stay.folio);
      await expect(form.getByLabel(words.signIn.lastName, { exact: true })).toHaveValue(stay.lastName);
      await form.getByRole('tab', { name: words.signIn.byBooking }).click();
      await askByNumber(form, words, stay.folio, stay.lastName);
      await expect(page.getByTestId(`booking-${number}`)).toHaveAttribute('open', '');
      await page.getByRole('button', { name: words.mine.signOut }).click();

      await askByStay(await open(page, words), words, { folio: number, lastName: stay.lastName });
      await expect(page.getByTestId(`booking-${number}`)).toHaveAttribute('open', '');
    });

    test('a server that fails, no answer, too many tries, a date that is asked for: by number and by stay', async ({
      page,
      words,
      stay,
    }) => {
      const form = await open(page, words);
      for (const [problem, key] of [
        [{ status: 500, code: 'server.error' }, 'serverError'],
        [null, 'offline'],
        [{ status: 429, code: 'request.too_many', retry_after: 40 }, 'tooMany'],
      ] as const)
        await test.step(key, async () => {
          await answerWith(page, problem);
          await askByNumber(form, words, '7K3QW9ZC4T', stay.lastName);
          await expect(titleOn(page)).toHaveText(words.stay[key].title);
          await page.keyboard.press('Escape');
          await askByStay(form, words, stay);
          await expect(titleOn(page)).toHaveText(words.stay[key].title);
          await page.unroute(CALLS);
          if (key === 'tooMany') return;
          await refusalOn(page).getByRole('button', { name: words.stay.tryAgain }).click();
          await expect(titleOn(page)).toHaveText(words.signIn.noTransportation.title);
          await refusalOn(page).getByRole('button', { name: words.signIn.cancel }).click();
          await form.getByRole('tab', { name: words.signIn.byBooking }).click();
        });

      // The other tab asks for the date, too, before anything is sent.
      await page.keyboard.press('Escape');
      await answerWith(page, { status: 428, code: 'stay.arrival_required' });
      const date = form.getByRole('group', { name: words.signIn.arrival, exact: true });
      await form.getByRole('tab', { name: words.signIn.byBooking }).click();
      await askByNumber(form, words, '7K3QW9ZC4T', stay.lastName);
      await expect(date.locator('input').first()).toBeFocused();
      await expect(form.getByText(words.stay.arrival.why)).toBeVisible();
      await form.getByRole('tab', { name: words.signIn.byStay }).click();
      await expect(date).toBeVisible();
      await form.getByRole('tab', { name: words.signIn.byBooking }).click();
      await expect(date).toBeVisible();
      await expect(refusalOn(page)).toHaveCount(0);
    });
  });
}
