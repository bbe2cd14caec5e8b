import type { Page } from '@playwright/test';
import { contact as contactEn } from '../apps/web/src/i18n/en/contact.ts';
import { issues as issuesEn } from '../apps/web/src/i18n/en/issues.ts';
import { contact as contactEs } from '../apps/web/src/i18n/es/contact.ts';
import { issues as issuesEs } from '../apps/web/src/i18n/es/issues.ts';
import { expectAccessible } from './accessible.ts';
import { continueFrom, fillFlights, main } from './booking-steps.ts';
import { expect, onDesktop, onPhone, test } from './fixtures.ts';
import { openFlights } from './open-booking.ts';
import { openSignedIn, staffWordsOf } from './staff-steps.ts';

/** A card number in what people write: said at the field, and neither sent, kept on the device nor put into an address. */

test.use({ serviceWorkers: 'allow', expectedProblems: [/status of 401 /] });

const number = '4242 4242 4242 4242';
const refusal = (locale: string | undefined) =>
  (locale?.startsWith('es') ? issuesEs : issuesEn)['text.card_number']();

/** Everything that this browser keeps, and what left it. */
const keptBy = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]));

function watchSent(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  return sent;
}
const withCard = /4242[^0-9]{0,3}4242/;

test('in a special request', onPhone, async ({ page, words, stay, locale }) => {
  const sent = watchSent(page);
  await openFlights(page, words, stay, 'USD 160');
  await fillFlights(page, words);
  const notes = page.getByLabel(words.booking.flights.notes);
  await notes.fill(`My card is ${number}, exp 12/29`);
  await main(page, words.booking.continue).click();
  await expect(page.getByText(refusal(locale)).first()).toBeVisible();
  await expectAccessible(page);
  await expect(notes).toHaveValue(/4242/);
  await page.reload();
  await expect(notes).toHaveValue('');
  expect(await keptBy(page)).not.toMatch(withCard);
  await notes.fill('A cot, please');
  await continueFrom(page, words, 'overview');
  expect(sent.filter((one) => withCard.test(decodeURIComponent(one)))).toEqual([]);
});

test('in a message and in a name', onDesktop, async ({ page, locale }) => {
  const words = locale?.startsWith('es') ? contactEs : contactEn;
  const sent = watchSent(page);
  await page.goto('/?contact=1');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(words.message).fill(`Please charge ${number}`);
  await dialog.getByLabel(words.name).fill('Ana 4242424242424242');
  await dialog.getByRole('button', { name: words.send, exact: true }).click();
  // At the two fields; the summary says the same.
  await expect(dialog.getByText(refusal(locale))).not.toHaveCount(0);
  await expect(dialog.getByLabel(words.message)).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog.getByLabel(words.name)).toHaveAttribute('aria-invalid', 'true');
  expect(await keptBy(page)).not.toMatch(withCard);
  expect(sent.filter((one) => withCard.test(decodeURIComponent(one)))).toEqual([]);
});

test('in a search of staff', onDesktop, async ({ page, locale }) => {
  const words = staffWordsOf(locale);
  const sent = watchSent(page);
  await openSignedIn(page, 'catalogue', '/admin/regions');
  const box = page.getByLabel(words.lists.search, { exact: false }).first();
  await box.fill(number);
  await expect(page.getByText(refusal(locale))).toBeVisible();
  await expect(page).toHaveURL(/regions$/);
  await box.fill('Mexico');
  await expect(page).toHaveURL(/search=Mexico/);
  await expect(page.getByText(refusal(locale))).toBeHidden();
  expect(sent.filter((one) => withCard.test(decodeURIComponent(one)))).toEqual([]);
});
