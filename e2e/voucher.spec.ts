import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, onPhone, test } from './fixtures.ts';
import { bookRide, type ManageWords, openBooking, signInByFolio } from './manage-steps.ts';
import { expectedOffline, workerReady } from './offline.ts';

test.use({ serviceWorkers: 'allow', expectedProblems: expectedOffline });

/** Everything that the device keeps, as one text. */
async function keptOnDevice(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const texts = [JSON.stringify({ ...localStorage })];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) texts.push(new URL(request.url).pathname);
    }
    return texts.join('\n');
  });
}

async function signOut(page: Page, words: ManageWords): Promise<void> {
  await page.getByRole('button', { name: words.mine.signOut }).click();
  await expect(page.getByText(words.mine.signedOut)).toBeVisible();
}

test('in the arrivals hall: confirmation and bookings open without a network, until the guest signs out @phone-first', async ({
  page,
  context,
  words,
  stay,
  locale,
}) => {
  test.setTimeout(90_000);
  const number = await bookRide(page, words, stay, 'USD 84');
  await workerReady(page);
  await page.reload();
  await expect(page.getByTestId('booking-number')).toHaveText(number);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByTestId('booking-number')).toHaveText(number);
  await expect(page.getByText(words.voucher.title)).toBeVisible();
  // How old the copy is, in words.
  await expect(page.getByRole('alert')).toContainText(locale === 'es-MX' ? /este minuto|hace/ : /minute/);
  await expectAccessible(page);

  await context.setOffline(false);
  await openBooking(page, number);
  await context.setOffline(true);

  // A tab that was never here before, as after a night in the plane.
  const later = await context.newPage();
  await later.goto(`/mytransportation?booking=${number}`);
  const card = later.getByTestId(`booking-${number}`);
  await expect(card).toBeVisible();
  await expect(later.getByText(words.voucher.title)).toBeVisible();
  await expect(card.getByRole('link', { name: words.mine.possible.cancel })).toHaveCount(0);
  await expect(card.getByText(words.confirmation.meetTitle)).toBeVisible();
  await expectAccessible(later);
  await later.close();

  // No answer of a call is in any cache, and neither e-mail nor phone is kept.
  const kept = await keptOnDevice(page);
  expect(kept).toContain(number);
  expect(kept).not.toMatch(/\/(v1|v2|v3|api|transfers)\//);
  expect(kept).not.toMatch(/"phone":"\+\d/);

  await context.setOffline(false);
  await page.goto('/mytransportation');
  await signOut(page, words);
  expect(await keptOnDevice(page)).not.toContain(number);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.mine.signIn.title);
  await expect(page.getByTestId(`booking-${number}`)).toHaveCount(0);
});

test(
  'an open tab lends its session to new ones, which store it nowhere; signing out in one ends all',
  onPhone,
  async ({ page, context, words }) => {
    test.setTimeout(90_000);
    const welcome = words.mine.welcome('Camille');
    await signInByFolio(page, words, { folio: 'BP100008-1', lastName: 'Dubois' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(welcome);
    const token = await page.evaluate(() => JSON.parse(sessionStorage.getItem('accessToken') ?? '{}').token);
    expect(token).toMatch(/^ey/);

    // The link of the letter, and the way in from the home page.
    const [fromLetter, fromHome] = [await context.newPage(), await context.newPage()];
    await fromLetter.goto('/mytransportation?booking=DB4SR7XK2M');
    await fromHome.goto('/');
    await fromHome.getByRole('banner').getByRole('link', { name: words.mine.title }).click();
    for (const tab of [fromLetter, fromHome]) {
      await expect(tab.getByRole('heading', { level: 1 })).toHaveText(welcome);
      const stored = await tab.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
      expect(stored).not.toContain(token);
      expect(await tab.evaluate(() => indexedDB.databases())).toEqual([]);
    }
    // A reload asks again; the booking of the letter stands open.
    await fromLetter.reload();
    await expect(fromLetter.getByTestId('booking-DB4SR7XK2M')).toHaveAttribute('open', '');

    await signOut(fromLetter, words);
    for (const tab of [page, fromLetter, fromHome]) {
      await expect(tab.getByRole('heading', { level: 1 })).toHaveText(words.mine.signIn.title);
      expect(await tab.evaluate(() => sessionStorage.length)).toBe(0);
    }
  },
);

test('who comes next on the same device sees nothing of who was before', onPhone, async ({ page, words }) => {
  await signInByFolio(page, words, { folio: 'BP100008-1', lastName: 'Dubois' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.mine.welcome('Camille'));
  await expect.poll(() => keptOnDevice(page)).toContain('Dubois');
  // The tab is closed without signing out.
  await page.evaluate(() => sessionStorage.clear());
  await signInByFolio(page, words, { folio: 'BP100010-1', lastName: 'Tanaka' });
  await expect(page).toHaveURL(/\/mytransportation/);
  await expect.poll(() => keptOnDevice(page)).toContain('Tanaka');
  expect(await keptOnDevice(page)).not.toContain('Dubois');
});
