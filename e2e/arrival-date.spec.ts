import { randomInt } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { guestRoutes } from '@traslado/contract/routes-of-guests';
import { expectAccessible } from './accessible.ts';
import { lookUp } from './booking-steps.ts';
import { expect, test } from './fixtures.ts';
import { signInByFolio, signInByNumber } from './manage-steps.ts';
import { openFlights } from './open-booking.ts';
import { ownBooking } from './own-booking.ts';
import { ownStay } from './own-stay.ts';

/** What guests are asked for whose network has looked up too many stays that are none: a lobby with somebody who guesses. */

const newAddress = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

/** A hundred wrong look-ups, of other numbers and other names. */
async function guessFrom(address: string): Promise<void> {
  const url = process.env.E2E_BASE_URL ?? '';
  const headers = { 'x-forwarded-for': address };
  const login = await fetch(`${url}${guestRoutes.loginSystem.path}`, {
    method: 'POST',
    headers,
    body: new URLSearchParams({ username: 'web' }),
  });
  const app = ((await login.json()) as { id: { token: string } }).id.token;
  const guess = async (): Promise<number> => {
    const number = String(randomInt(100_000_000, 1_000_000_000));
    const name = [...number].map((digit) => 'abcdefghij'[Number(digit)]).join('');
    const answer = await fetch(`${url}/api/v2/reservations/reservationByReference/${name}/XX${number}-1`, {
      headers: { ...headers, authorization: `Bearer ${app}` },
    });
    return answer.status;
  };
  // Ten at a time: a hundred at once would be a crowd, which the server may shed.
  const statuses: number[] = [];
  for (let round = 0; round < 10; round += 1)
    statuses.push(...(await Promise.all(Array.from({ length: 10 }, guess))));
  expect(new Set(statuses)).toEqual(new Set([404]));
}

/** From now on the page's calls come from an address. */
async function comeFrom(page: Page, address: string): Promise<void> {
  await page.unroute(/\/(v1|v2|v3|api)\//);
  await page.route(/\/(v1|v2|v3|api)\//, (route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-forwarded-for': address } }),
  );
}

/** Types a date, `2026-12-21`, into its three parts, in the order of the language. */
async function typeDate(group: Locator, date: string, locale: string): Promise<void> {
  const [year = '', month = '', day = ''] = date.split('-');
  const parts = locale === 'en-US' ? [month, day, year] : [day, month, year];
  for (const [index, part] of parts.entries()) await group.locator('input').nth(index).fill(part);
}

test.use({ expectedProblems: [/40\d|428/] });

/** Somebody guesses there all the time. A worker may come by more than once, each time with an address that is new. */
let busy: string;
test.beforeAll(async () => {
  busy = newAddress();
  await guessFrom(busy);
});

const dateIn = (scope: Page | Locator, name: string): Locator =>
  scope.getByRole('group', { name, exact: true });

test('the home page asks for the arrival date, keeps what was typed, and goes on with it; an agency’s number finds a stay with it @desktop-first', async ({
  page,
  words,
  stay,
}) => {
  test.setTimeout(90_000);
  const { locale } = words;
  await comeFrom(page, busy);
  await lookUp(page, words, stay);
  const { form } = words.home;
  const date = dateIn(page, form.arrival);
  await expect(date.locator('input').first()).toBeFocused();
  await expect(page.getByText(words.stay.arrival.why)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByLabel(form.booking)).toHaveValue(stay.folio);
  await expect(page.getByLabel(form.lastName)).toHaveValue(stay.lastName);
  await expectAccessible(page);
  const submit = page.getByRole('button', { name: form.submit });
  await submit.click();
  const missing = words.issues['missing.arrival']();
  await expect(page.getByRole('region').getByRole('link', { name: missing })).toBeVisible();
  await typeDate(date, stay.row.departure_on, locale);
  await submit.click();
  const refusal = page.getByRole('dialog');
  await expect(refusal.getByRole('heading')).toHaveText(words.stay.notFound.title);
  await expect(refusal).toContainText(words.stay.notFound.withArrival);
  await refusal.getByRole('button', { name: words.stay.again }).click();
  await typeDate(date, stay.row.arrival_on, locale);
  await submit.click();
  await expect(page).toHaveURL(/\/transportation\/service$/);

  await test.step('an agency’s number', async () => {
    const agency = `EXP ${randomInt(1_000_000, 10_000_000)}`;
    const theirs = await ownStay({ last_name: 'von Müller', external_reference: agency });
    // Another guest: the form keeps what was typed.
    await page.goto('/');
    await page.evaluate(() => sessionStorage.clear());
    await comeFrom(page, newAddress());
    const places = { airport: '1', resort: 'BP' };
    await lookUp(page, words, { folio: agency, lastName: 'Von Mueller' }, 'round_trip', places);
    await expect(refusal.getByRole('heading')).toHaveText(words.stay.notFound.title);
    await expectAccessible(page);
    await refusal.getByRole('button', { name: words.stay.agency }).click();
    await expect(date.locator('input').first()).toBeFocused();
    await typeDate(date, theirs.row.arrival_on, locale);
    await submit.click();
    await expect(page).toHaveURL(/\/transportation\/service$/);
  });
});

test('both ways to sign in ask for the arrival date, and adding a stay @phone-first', async ({
  page,
  words,
}) => {
  test.setTimeout(90_000);
  const { locale } = words;
  const { number, stay: booked } = await ownBooking();
  await comeFrom(page, busy);
  await signInByFolio(page, words, booked);
  const dialog = page.getByRole('dialog');
  const inDialog = dateIn(dialog, words.signIn.arrival);
  await expect(inDialog.locator('input').first()).toBeFocused();
  await expectAccessible(page);
  // The other tab asks for it, too, before anything is sent.
  await dialog.getByRole('tab', { name: words.signIn.byBooking }).click();
  await expect(inDialog).toBeVisible();
  await dialog.getByRole('tab', { name: words.signIn.byStay }).click();
  await typeDate(inDialog, booked.row.arrival_on, locale);
  await dialog.getByRole('button', { name: words.signIn.submit }).click();
  await expect(page).toHaveURL(/\/mytransportation/);
  await page.getByRole('button', { name: words.mine.signOut }).click();
  await signInByNumber(page, words, number, booked.lastName);
  await expect(inDialog.locator('input').first()).toBeFocused();
  await typeDate(inDialog, booked.row.arrival_on, locale);
  await dialog.getByRole('button', { name: words.signIn.submit }).click();
  await expect(page).toHaveURL(new RegExp(`booking=${number}$`));

  await test.step('so does adding a stay', async () => {
    const { addStay } = words.booking;
    const friend = await ownStay({ last_name: 'Friend', last_name_folded: 'FRIEND' });
    await comeFrom(page, newAddress());
    await openFlights(page, words, await ownStay(), 'USD 84');
    await comeFrom(page, busy);
    await page.getByRole('button', { name: addStay.open }).click();
    await dialog.getByLabel(addStay.booking).fill(friend.folio);
    await dialog.getByLabel(addStay.lastName).fill('Friend');
    await dialog.getByRole('button', { name: addStay.submit }).click();
    const date = dateIn(dialog, addStay.arrival);
    await expect(date.locator('input').first()).toBeFocused();
    await typeDate(date, friend.row.arrival_on, locale);
    await dialog.getByRole('button', { name: addStay.submit }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(friend.folio).first()).toBeVisible();
  });
});
