import type { Locator } from '@playwright/test';
import { demoBrand } from '../apps/api/src/demo/brand.ts';
import { readLines, readLink } from '../packages/domain/src/brand/lines.ts';
import { expectAccessible } from './accessible.ts';
import { continueFrom, rideFor, typeTime } from './booking-steps.ts';
import { expect, onPhone, test } from './fixtures.ts';
import { comeBack, openFold } from './manage-steps.ts';
import { openRides } from './open-booking.ts';
import { productDatabase } from './product-database.ts';

/** What stands on pages where nothing goes wrong. */

/** How many of these stand beside each other in the first row. */
async function inFirstRow(items: Locator): Promise<number> {
  const tops = await items.evaluateAll((all) =>
    all.map((one) => Math.round(one.getBoundingClientRect().top)),
  );
  return tops.filter((top) => top === tops[0]).length;
}

test('home: what we do, the resorts in rows, and three columns of links', async ({
  page,
  words,
  viewport,
}) => {
  const { features, resorts, form } = words.home;
  const isWide = (viewport?.width ?? 0) > 1000;
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(words.home.headline);
  for (const feature of ['greet', 'drivers', 'manage'] as const)
    await expect(main.getByRole('heading', { name: features[feature].title })).toBeVisible();
  // Rides of other tests decide whether the feed has answered today.
  const sold = main.getByRole('heading', { name: features.flight.title });
  await expect(sold.or(main.getByRole('heading', { name: features.followed.title }))).toBeVisible();

  const rows = main.getByRole('region', { name: resorts.title }).getByRole('listitem');
  const { name } = await productDatabase()
    .selectFrom('property')
    .select('name')
    .where('code', '=', 'SC')
    .executeTakeFirstOrThrow();
  const solana = rows.getByRole('button', { name: resorts.choose(name) });
  await expect(solana).toBeVisible();
  expect(await rows.count()).toBeGreaterThanOrEqual(14);
  expect(await inFirstRow(rows)).toBe(isWide ? 4 : 2);
  await solana.click();
  await expect(main.getByRole('button', { name: form.changePlaces, exact: true })).toBeVisible();
  await expect(main.locator('#start')).toContainText(name);

  const language = words.locale === 'es-MX' ? 'es' : 'en';
  const footer = page.getByRole('contentinfo');
  const columns = footer.getByRole('navigation');
  await expect(columns).toHaveCount(3);
  expect(await inFirstRow(columns)).toBe(isWide ? 3 : 1);
  for (const group of ['websites', 'resources', 'foundation'] as const) {
    const column = footer.getByRole('navigation', { name: words.shell.footer[group] });
    const links = await column
      .getByRole('link')
      .evaluateAll((all) => all.map((one) => [one.textContent, one.getAttribute('href')]));
    expect(links).toEqual(
      readLines(demoBrand[group], readLink).map(({ label, href }) => [label[language], href]),
    );
  }
  await expectAccessible(page);
});

test(
  'a resort picked by hand stays, though the picture of another one was pressed before',
  onPhone,
  async ({ page, words }) => {
    const { form, resorts } = words.home;
    await page.goto('/');
    const main = page.getByRole('main');
    const properties = productDatabase().selectFrom('property').select('name');
    const { name } = await properties.where('code', '=', 'BP').executeTakeFirstOrThrow();
    await main.getByRole('button', { name: resorts.choose(name) }).click();
    await main.getByRole('button', { name: form.changePlaces, exact: true }).click();
    const resort = main.getByLabel(form.resort, { exact: true });
    const others = resort.locator('option:not([value=""], [value="BP"])');
    const other = (await others.first().getAttribute('value')) ?? '';
    await resort.selectOption(other);
    // No last name: the form is sent, and refused at its field.
    await main.getByRole('button', { name: form.submit }).click();
    await expect(main.getByText(words.issues['missing.lastName']()).first()).toBeVisible();
    await expect(resort).toHaveValue(other);
  },
);

test('the rides: what each is, details and terms, one better; and all that was said, on the overview @phone-first', async ({
  page,
  words,
  stay,
}) => {
  const { card, contact, details, flight, flights, overview } = words.booking;
  await openRides(page, words, stay);
  const rides = page.getByRole('main').getByRole('article');
  await expect(rides.getByText(card.recommended.private, { exact: true })).toHaveCount(1);
  const suv = rides.filter({ has: rideFor(page, words, 'USD 160') });
  await expect(suv.getByText(card.vehicles(1, 6))).toBeVisible();
  await expect(suv.getByText(card.alone)).toBeVisible();
  await expect(suv.getByText(/\d (suitcase|maleta)/)).toBeVisible();
  await expect(suv.getByText(/\d (carry-on|pieza de equipaje de mano)/)).toBeVisible();

  await suv.getByRole('button', { name: card.details }).click();
  const dialog = page.getByRole('dialog');
  for (const title of [details.itinerary, details.includes, details.notIncludes, details.terms])
    await expect(dialog.getByRole('heading', { name: title, exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  // For a fare more than the shuttle’s: said on its card, and chosen there.
  const shuttle = rides.filter({ has: rideFor(page, words, 'USD 84') });
  const better = shuttle.getByRole('button').last();
  await expect(better).toContainText('USD 76.00');
  await better.click();
  await expect(page).toHaveURL(/\/transportation\/flights$/);

  // Who is called, a flight nobody knows yet, and a wish: all of it is on the overview.
  await page.getByRole('button', { name: contact.change, exact: true }).click();
  await page.getByLabel(contact.name).fill('Ana María Núñez');
  await page.getByLabel(flights.notes).fill('A cot, please');
  await page.getByRole('button', { name: flight.notYet }).first().click();
  await typeTime(page, words.locale, flight.timeLabels.arrival, '14:35');
  await page.getByLabel(flight.labels.flightNumber).fill('AA 1235');
  await expect(page.getByText('American Airlines AA 1235')).toBeVisible();
  await continueFrom(page, words, 'overview');
  const facts = page.getByRole('main').getByRole('form');
  for (const text of [overview.noFlight, 'AA 1235', 'Ana María Núñez', 'A cot, please', 'USD 160'])
    await expect(facts).toContainText(text);
  await expectAccessible(page);
});

test('the confirmation: deadlines, terms and disclaimer; from there to My transportation, its files and another ride @desktop-first', async ({
  page,
  words,
}) => {
  const { confirmation, mine } = words;
  const { number } = await comeBack(page, words);
  await page.goto(`/confirmation?booking=${number}`);
  const plans = page.getByRole('region', { name: confirmation.cancelTitle });
  await plans.getByText(confirmation.cancelTitle).click();
  // One sentence for each ride, in the clock of the place.
  const noShow = confirmation.cancelPolicy.cancel('|').split('|')[1] ?? '';
  await expect(plans.getByRole('definition').filter({ hasText: noShow })).toHaveCount(2);
  await expect(plans.getByRole('definition').first()).toContainText(confirmation.clock('Cancún'));
  await expect(plans.getByText(confirmation.disclaimer)).toBeVisible();
  for (const title of [confirmation.policies, confirmation.terms]) {
    const list = plans.getByRole('group').filter({ hasText: title });
    await expect(list.getByRole('listitem').first()).toBeHidden();
    await list.getByText(title, { exact: true }).click();
    await expect(list.getByRole('listitem').first()).toBeVisible();
  }
  // Until when the driver waits: as a time where the ride is told, and in the same words among the terms.
  const waits = words.locale === 'es-MX' ? 'espera por lo menos hasta' : 'waits until at least';
  await expect(page.getByText(waits).first()).toBeVisible();
  await expect(plans.getByText(waits)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: confirmation.manage }).click();
  const card = page.getByTestId(`booking-${number}`);
  await expect(card).toHaveAttribute('open', '');
  await openFold(card.getByRole('region', { name: confirmation.keepTitle }));
  for (const [button, file] of [[confirmation.calendar, `${number}.ics`]] as const) {
    const download = page.waitForEvent('download');
    await card.getByRole('button', { name: button }).click();
    expect((await download).suggestedFilename()).toBe(file);
  }

  // Another ride for the same stay, without proving it again; and back.
  await page.getByText(mine.newBooking, { exact: true }).click();
  // Both ways stand already: another vehicle is booked only by who says so.
  const booked = page.getByRole('dialog');
  await expect(booked.getByRole('heading')).toHaveText(words.booked.title);
  await booked.getByRole('button', { name: words.booked.additional }).click();
  await expect(page).toHaveURL(/\/transportation\/service$/);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await page.goBack();

  // A toast says what was done, and goes when it is closed.
  await page.getByRole('button', { name: mine.signOut }).click();
  const toast = page.getByRole('status').filter({ hasText: mine.signedOut });
  await expect(toast).toBeVisible();
  await toast.getByRole('button').click();
  await expect(page.getByText(mine.signedOut)).toHaveCount(0);
});
