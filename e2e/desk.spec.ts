import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { ownBooking } from './own-booking.ts';
import { openSignedIn, staffWordsOf } from './staff-steps.ts';

test('a booking is found by the name that a guest tells, and its price explains itself', async ({
  page,
  locale,
}) => {
  const { bookings: texts, prices, palette } = staffWordsOf(locale);
  const { number, stay } = await ownBooking();
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await openSignedIn(page, 'concierge', '/admin/bookings');
  const box = page.getByRole('main').getByRole('textbox');
  await expect(box).toBeFocused();
  await expect(page.getByText(texts.begin)).toBeVisible();
  await expectAccessible(page);

  // Its name among those of others, then all of its number: one is found, and Enter opens it.
  const found = page.locator('a[data-found]');
  await box.fill(stay.lastName);
  await expect(found.filter({ hasText: number })).toBeVisible();
  await expectAccessible(page);
  await box.press('ArrowDown');
  await expect(found.first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(box).toBeFocused();
  await box.fill('??');
  await expect(page.getByText(texts.notRecognized)).toBeVisible();
  await box.fill(number);
  await expect(found).toHaveCount(1);
  await box.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: texts.page.title(number) })).toBeVisible();
  expect(page.url()).toMatch(/\/admin\/bookings\/\d+$/);

  await expect(page.getByText(texts.page.timesIn('Cancún')).first()).toBeVisible();
  const story = page.getByRole('region', { name: texts.story.title });
  await expect(story.getByText(String(texts.story.events['booking.sold']), { exact: true })).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await story.getByRole('button', { name: texts.story.kinds.booking }).click();
  await expect(story.getByRole('listitem')).toHaveCount(1);

  await page.getByRole('button', { name: texts.why.open }).click();
  const dialog = page.getByRole('dialog', { name: texts.why.title });
  await expect(dialog.getByText(texts.why.kept)).toBeVisible();
  await expect(dialog.getByText(prices.guest.rounding)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  // Going back shows what was searched for; without it, what was opened last.
  await page.getByRole('link', { name: texts.page.back }).click();
  await expect(box).toHaveValue(number);
  await box.fill('');
  await expect(page.getByRole('heading', { name: texts.groups.opened })).toBeVisible();
  await expect(found).toHaveCount(1);

  // The palette leads here with what was typed in it.
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: palette.box }).fill(stay.lastName);
  await page.getByRole('option', { name: texts.palette(stay.lastName) }).click();
  await expect(box).toHaveValue(stay.lastName);
  await expect(found.filter({ hasText: number })).toBeVisible();

  // Nobody's name is kept on the device or stands in the page's address; only the palette asks the catalogues by theirs.
  const kept = await page.evaluate(
    () => JSON.stringify({ ...localStorage, ...sessionStorage }) + location.href,
  );
  expect(kept).not.toContain(stay.lastName);
  expect(kept).not.toContain(number);
  const named = addresses.filter((address) => decodeURIComponent(address).includes(stay.lastName));
  expect(named.filter((address) => !address.includes('/v1/staff/palette'))).toEqual([]);
});
