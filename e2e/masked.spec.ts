import type { Page } from '@playwright/test';
import { fillFlights, findRides, main, rideFor } from './booking-steps.ts';
import { expect, onPhone, test } from './fixtures.ts';
import { bookRide, openBooking, openFold } from './manage-steps.ts';
import { ownStay } from './own-stay.ts';

/** Masked is masked: what the resort has of a guest's mail and phone never reaches the guest's browser in full. */

const SECRET = { email: 'on.file@secret.example', phone: '+13055550179' };
const MASKED = 'o•••@secret.example';

/** Collects what comes over the line in text. */
function listen(page: Page): () => Promise<string> {
  const bodies: Promise<string>[] = [];
  page.on('response', (response) => {
    const type = response.headers()['content-type'] ?? '';
    if (/json|text|javascript/.test(type)) bodies.push(response.text().catch(() => ''));
  });
  return async () => (await Promise.all(bodies)).join('\n');
}

/** Everything that the browser keeps for the page, in every kind of store. */
const kept = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const texts = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage })];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        if (/json|html|text\/plain/.test(answer?.headers.get('content-type') ?? ''))
          texts.push((await answer?.text()) ?? '');
      }
    }
    for (const { name } of await indexedDB.databases()) texts.push(`a database: ${name}`);
    for (const field of document.querySelectorAll('input, textarea'))
      texts.push((field as HTMLInputElement).value);
    return texts.join('\n');
  });

function expectNothingIn(text: string, where: string): void {
  const plain = text.replace(/[\s().-]/g, '');
  for (const secret of [SECRET.email, SECRET.email.replace('.', ''), '3055550179'])
    expect(plain.includes(secret.replace(/[\s().-]/g, '')), `${where} holds ${secret}`).toBe(false);
}

test.use({ serviceWorkers: 'allow' });

test('the whole of a booking, and what stays of it on the device', onPhone, async ({ page, words }) => {
  test.setTimeout(120_000);
  const stay = await ownStay(SECRET);
  const heard = listen(page);
  await findRides(page, words, stay);
  await rideFor(page, words, 'USD 84').click();
  await fillFlights(page, words);
  const { contact } = words.booking;
  await expect(page.getByText(`${MASKED} · +13•••••0179`)).toBeVisible();
  expectNothingIn(await kept(page), 'step 2');
  await page.getByRole('button', { name: contact.change, exact: true }).click();
  await expect(page.getByLabel(contact.name)).toBeFocused();
  await expect(page.getByLabel(contact.email)).toHaveValue('');
  await expect(page.getByText(contact.keep(MASKED))).toBeVisible();
  expectNothingIn(await kept(page), 'step 2 with its fields');
  await main(page, words.booking.continue).click();
  await expect(page).toHaveURL(/\/transportation\/overview$/);
  await expect(page.getByText(MASKED)).toBeVisible();
  expectNothingIn(await kept(page), 'step 3');

  // Booked with what is on file, seen from My transportation, on the page to change it and in the dialogs that write.
  const number = await bookRide(page, words, stay, 'USD 84');
  expectNothingIn(await kept(page), 'the confirmation');
  const card = await openBooking(page, number);
  await openFold(card.getByRole('region', { name: words.confirmation.keepTitle }));
  await card.getByRole('button', { name: words.mine.send.button }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(MASKED, { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: words.mine.send.submit }).click();
  await expect(dialog.getByText(words.mine.send.sent(MASKED))).toBeVisible();
  await dialog.getByRole('button', { name: words.mine.send.close, exact: true }).last().click();
  expectNothingIn(await kept(page), 'My transportation');
  await page.goto(`/mytransportation/${number}/edit/contact`);
  await expect(page.getByText(`${MASKED} · +13•••••0179`)).toBeVisible();
  await page.getByRole('button', { name: contact.change, exact: true }).click();
  await expect(page.getByLabel(contact.email)).toHaveValue('');
  expectNothingIn(await kept(page), 'the page that changes the contact');
  expectNothingIn(await heard(), 'what the server sent');
});
