import { sql } from 'kysely';
import { formatCivilDate } from '../apps/web/src/i18n/format.ts';
import { tomorrowIn } from '../apps/web/src/staff/frame/tomorrow.ts';
import { expectAccessible } from './accessible.ts';
import { expect, onDesktop, onPhone, test } from './fixtures.ts';
import { landThreeHoursAgo } from './landed-ride.ts';
import { comeBack } from './manage-steps.ts';
import { guestClient, ownBooking, services, sessionOf } from './own-booking.ts';
import { productDatabase } from './product-database.ts';
import { setAllOf } from './product-states.ts';
import { openSignedIn, staffWordsOf } from './staff-steps.ts';

const rideOf = async (number: string, direction: 'arrival' | 'departure') =>
  productDatabase()
    .selectFrom('transfer')
    .innerJoin('coupon', 'coupon.id', 'coupon_id')
    .select(['transfer.id', 'pickup_on', sql<string>`transfer.reference`.as('reference')])
    .where('coupon_code', '=', number)
    .where('direction', '=', direction)
    .executeTakeFirstOrThrow();

test('a concierge prints a day of Bahía Perla, a guest changes, and the list marks it @desktop-first', async ({
  page,
  locale,
}) => {
  const { dayLists: texts } = staffWordsOf(locale);
  const { number, stay } = await ownBooking({ serviceId: services.suvRoundTrip });
  const ride = await rideOf(number, 'departure');
  // The browser's own dialog cannot be seen here; that it was asked for can.
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await openSignedIn(page, 'concierge', `/admin/day-lists?day=${ride.pickup_on}&airport=1&property=1`);
  const guest = `${stay.firstName} ${stay.lastName}`;
  const row = page
    .getByRole('region', { name: texts.table, exact: true })
    .locator('tr, li')
    .filter({ hasText: ride.reference })
    .last();
  await expect(row).toContainText('AA 1235');
  await expect(row).not.toContainText(texts.changed);
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);

  // A sheet of 20: this ride, and 19 that are like it. Other tests have rides on this day, too.
  await page.route('**/v1/staff/day-lists/prints', async (route) => {
    const answer = await route.fetch();
    const list = await answer.json();
    const own = list.rides.find(({ reference }: { reference: string }) => reference === ride.reference);
    const like = Array.from({ length: 19 }, (_, place) => ({
      ...own,
      key: `like-${place}`,
      reference: '222222',
    }));
    await route.fulfill({ response: answer, json: { ...list, rides: [own, ...like] } });
  });
  await page.getByRole('button', { name: texts.print, exact: true }).click();
  await expect(page.locator('html[data-printed]')).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  const sheet = page.locator('.print-sheet');
  const line = sheet.locator('tr').filter({ hasText: ride.reference });
  await expect(line).toContainText(stay.lastName);
  await expect(line).toBeVisible();
  await expect(page.getByRole('main')).toBeHidden();
  const pages = (await page.pdf({ format: 'Letter', preferCSSPageSize: true }))
    .toString('latin1')
    .match(/\/Type\s*\/Page\b/g);
  expect(pages).toHaveLength(1);
  // Nothing of a ride is below 10.5 points, its time is far above; a head that every page repeats.
  const sizes = await sheet.evaluate((node) =>
    [...node.querySelectorAll('td b, td span, td small, th, strong')].map((part) =>
      Number.parseFloat(getComputedStyle(part).fontSize),
    ),
  );
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(14);
  expect(Math.max(...sizes)).toBeGreaterThanOrEqual(20);
  expect(await sheet.locator('thead').evaluate((node) => getComputedStyle(node).display)).toBe(
    'table-header-group',
  );
  const paper = (await sheet.textContent()) ?? '';
  expect(paper).toContain(stay.lastName);
  expect(paper).not.toContain(number);
  expect(paper).not.toContain(stay.folio);
  await page.emulateMedia({ media: 'screen' });
  await expect(sheet).toBeHidden();
  await expect(page.getByText(/ Camila Recepción: /)).toBeVisible();

  await guestClient(await sessionOf(stay)).call('changeTransfer', {
    params: { receptive_reservation_id: String(ride.id) },
    query: {},
    // Within half an hour of the schedule: a finding about it would change the row once more.
    body: { coupon_id: number, flight_time: '14:40', time_confirmed: true },
  });
  await page.reload();
  await expect(row).toContainText(texts.changed);
  await expect(row).toContainText(texts.was(texts.facts.pick_up, ''));
  await expectAccessible(page);

  // What goes out as a file names no number either, and counts as printed.
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: texts.files }).click();
  await page.getByRole('button', { name: texts.csv }).click();
  expect((await download).suggestedFilename()).toBe(`rides-BP-${ride.pickup_on}.csv`);
  await expect(row).not.toContainText(texts.changed);
  await expect(row.getByRole('link', { name: texts.openBooking(guest) })).toBeVisible();
});

test('a ride is missed and taken back', onDesktop, async ({ page, locale }) => {
  const { dayLists: texts } = staffWordsOf(locale);
  const { number, stay } = await ownBooking({ serviceId: services.suvArrival });
  const before = await rideOf(number, 'arrival');
  const day = await landThreeHoursAgo(number);
  await openSignedIn(page, 'concierge', `/admin/day-lists?day=${day}&airport=1&property=1`);
  const row = page.locator('tr').filter({ hasText: before.reference });
  const guest = `${stay.firstName} ${stay.lastName}`;
  // Compact rows are the usual ones, and stay as they were chosen.
  const compact = page.getByRole('button', { name: texts.compact });
  const close = (await row.boundingBox())?.height ?? 0;
  await page.keyboard.press('d');
  await expect(compact).toHaveAttribute('aria-pressed', 'false');
  expect((await row.boundingBox())?.height ?? 0).toBeGreaterThan(close);
  await page.reload();
  await expect(compact).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('d');
  // The row with the focus hears its keys.
  await row.getByRole('link', { name: texts.openBooking(guest) }).focus();
  await page.keyboard.press('m');
  const dialog = page.getByRole('dialog', { name: texts.missDialog.title(guest) });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: texts.missDialog.save }).click();
  await expect(dialog.getByText(texts.missDialog.reasonMissing).first()).toBeVisible();
  await dialog.getByText(texts.reasons.other).click();
  await dialog.getByLabel(texts.missDialog.note).fill('<b>Called</b> twice.');
  await dialog.getByRole('button', { name: texts.missDialog.save }).click();
  const missed = row.getByText(texts.states.no_show, { exact: true });
  await expect(missed).toBeVisible();
  await expect(row).toContainText('<b>Called</b> twice.');
  await expectAccessible(page);

  await row.getByRole('button', { name: texts.takeBackRide(guest) }).click();
  await expect(missed).toBeHidden();
  await expect(row.getByRole('button', { name: texts.missRide(guest) })).toBeVisible();

  // Tomorrow's arrivals are one key: the list, its address and the typed day all go there.
  await page.keyboard.press('t');
  const tomorrow = tomorrowIn('America/Cancun', Date.now());
  const heading = page.getByRole('heading', { level: 2, name: formatCivilDate(tomorrow, 'en-US') });
  await expect(heading).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`day=${tomorrow}&.*direction=arrival`));
  const typed = page.getByRole('group', { name: texts.labels.day }).locator('[data-segment=day]');
  await expect(typed).toHaveValue(tomorrow.slice(-2));
});

test('a guest reads what a missed ride means, and how to object', onPhone, async ({ page, words }) => {
  const { missed, noShow } = words.confirmation;
  const { number } = await comeBack(page, words, { serviceId: services.suvArrival });
  await setAllOf('transfer', number, { status: 'no_show' });
  await page.goto(`/mytransportation/${number}`);
  await expect(page.getByText(noShow, { exact: true })).toBeVisible();
  await expect(page.getByText(missed.charged)).toBeVisible();
  await expect(page.getByText(missed.object)).toBeVisible();
  await expectAccessible(page);
});
