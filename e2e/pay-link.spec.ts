import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { payButton, typeCard } from './booking-steps.ts';
import { expect, onDesktop, test } from './fixtures.ts';
import { manageWordsOf } from './manage-steps.ts';
import { ownBooking, services } from './own-booking.ts';
import { deskOf } from './product-states.ts';
import { openSignedIn } from './staff-steps.ts';

/** A link that was paid is opened again. */
test.use({ expectedProblems: [/status of 404 .*pay-link/] });

/** Makes the link of the booking that is open at the desk, and reads it the one time that it is shown. */
async function linkToHandOver(page: Page, words: ReturnType<typeof manageWordsOf>): Promise<string> {
  const { acting } = words.staff;
  await page.getByRole('button', { name: acting.deeds.payLink }).click();
  const dialog = page.getByRole('dialog', { name: acting.deeds.payLink });
  await dialog.getByText(acting.payLink.ways.show).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: acting.payLink.next }).click();
  await dialog.getByLabel(acting.reason, { exact: true }).selectOption('guest_asked');
  await dialog.getByRole('button', { name: acting.payLink.confirm.show }).click();
  const shown = page.getByRole('textbox', { name: acting.payLink.shown.label });
  const link = await shown.inputValue();
  expect(link).toMatch(/\/pay#link=[\w-]{22}$/);
  await expectAccessible(page);
  return link;
}

test('staff make a payment link for an unpaid booking, and the guest pays with it, once @phone-first', async ({
  page,
  browser,
  locale,
}) => {
  const words = manageWordsOf(locale);
  const { acting, bookings } = words.staff;
  const { payLink } = words.mine;
  const { number } = await ownBooking({ serviceId: services.suvRoundTrip, card: null });
  await openSignedIn(page, 'concierge', await deskOf(number));
  const link = await linkToHandOver(page, words);
  await page.getByRole('button', { name: acting.payLink.shown.kept }).click();
  const line = page.getByText(acting.payLink.line('USD 160.00', acting.payLink.states.open));
  await expect(line).toBeVisible();

  const { pathname, hash } = new URL(link);
  const { reducedMotion, viewport } = { reducedMotion: 'reduce' as const, viewport: page.viewportSize() };
  const elsewhere = await browser.newContext({ locale, reducedMotion, viewport });
  const guest = await elsewhere.newPage();
  await guest.goto(`${process.env.E2E_BASE_URL}${pathname}${hash}`);
  await expect(guest.getByText(payLink.forWhat).first()).toBeVisible();
  // What opens is in no address bar.
  expect(guest.url()).toMatch(/\/pay$/);
  await expect(guest.getByText(number)).toHaveCount(0);
  await expectAccessible(guest);
  await typeCard(guest, words);
  await (await payButton(guest, words, 'USD 160.00')).click();
  await expect(guest.getByRole('heading', { name: payLink.paid.title })).toBeVisible();
  await expectAccessible(guest);
  // Nothing opens a session, and nothing of the payment is kept: only what every page of the app keeps.
  expect(await elsewhere.cookies()).toEqual([]);
  const kept = await guest.evaluate(() => ({
    inTab: Object.keys(sessionStorage),
    onDevice: Object.keys(localStorage).sort(),
    values: JSON.stringify({ ...localStorage }),
  }));
  expect(kept.inTab).toEqual([]);
  expect(kept.onDevice).toEqual(['accessToken', 'brand', 'locale']);
  for (const secret of [hash.slice('#link='.length), number]) expect(kept.values).not.toContain(secret);
  const another = await elsewhere.newPage();
  await another.goto(`${process.env.E2E_BASE_URL}${pathname}${hash}`);
  await expect(another.getByRole('heading', { name: payLink.over.title })).toBeVisible();
  await elsewhere.close();

  await page.reload();
  const story = page.getByRole('region', { name: bookings.story.title });
  const events: Readonly<Record<string, string>> = bookings.story.events;
  for (const event of ['payment.link_shown', 'payment.link_opened', 'payment.succeeded'])
    await expect(story.getByText(events[event] ?? event).first()).toBeVisible();
  await expect(page.getByText(acting.payLink.states.paid).first()).toBeVisible();
});

test(
  'the bank still asks: the desk is told, and the link is paid with another card',
  onDesktop,
  async ({ page, browser, locale }) => {
    const words = manageWordsOf(locale);
    const { payment } = words.booking;
    const { number } = await ownBooking({ serviceId: services.suvRoundTrip, card: 'tok_threeDSecure' });
    await openSignedIn(page, 'concierge', await deskOf(number));
    const told = page
      .getByText(words.staff.bookings.money.openPayment.at_bank.title)
      .filter({ visible: true });
    await expect(told).toBeVisible();
    const { pathname, hash } = new URL(await linkToHandOver(page, words));
    const elsewhere = await browser.newContext({
      locale,
      reducedMotion: 'reduce',
      viewport: page.viewportSize(),
    });
    const guest = await elsewhere.newPage();
    await guest.goto(`${process.env.E2E_BASE_URL}${pathname}${hash}`);
    await expect(guest.getByText(payment.atBank.title)).toBeVisible();
    // The empty box of the card is not shown beside it.
    await expect(guest.getByTitle(payment.frameTitle).locator('xpath=../../..')).toBeHidden();
    await expectAccessible(guest);
    await guest.getByRole('button', { name: payment.otherCard }).filter({ visible: true }).click();
    await typeCard(guest, words);
    await (await payButton(guest, words, 'USD 160.00')).click();
    await expect(guest.getByRole('heading', { name: words.mine.payLink.paid.title })).toBeVisible();
    await elsewhere.close();
  },
);
