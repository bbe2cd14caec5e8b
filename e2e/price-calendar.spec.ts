import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { productDatabase } from './product-database.ts';
import { openSignedIn, staffWordsOf } from './staff-steps.ts';

/** A year far ahead of everybody else's rates and sales, another one in each language. */
const yearOf = (locale: string | undefined) => (locale === 'es-MX' ? 2042 : 2041);
const service = 111;

test('a year shows which rate wins each day, what is not for sale and why; keys move and open a day', async ({
  page,
  locale,
}) => {
  const { prices } = staffWordsOf(locale);
  const texts = prices.calendar;
  const year = yearOf(locale);
  const rate = (description: string, priority: number, from: string, to: string, cents: number) => ({
    service_id: service,
    description,
    priority,
    price_minor: 0,
    adult_minor: cents,
    child_minor: 0,
    valid_from: `${year}-${from}`,
    valid_to: `${year}-${to}`,
  });
  const db = productDatabase();
  const made = await db
    .insertInto('rate')
    .values([
      rate('Calendar year', 5, '01-01', '11-30', 42_00),
      rate('Calendar winter', 1, '01-01', '03-14', 52_00),
      rate('Calendar tie', 1, '03-10', '03-20', 58_00),
      rate('Calendar never', 9, '02-01', '02-10', 30_00),
    ])
    .returning('id')
    .execute();
  const [all = 0, winter = 0, tie = 0, never = 0] = made.map(({ id }) => id);
  await openSignedIn(page, 'revenue', '/admin/price-calendar');
  const question = `service=${service}&year=${year}`;
  await expect
    .poll(
      async () =>
        (await (await page.request.get(`/v1/staff/price-calendar?${question}`)).json()).rates.length,
    )
    .toBe(4);
  await page.goto(`/admin/price-calendar?${question}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.title);
  const nameOf = (id: number, description: string) => prices.rate(id, description);

  await expect(page.getByText(texts.notForSaleDays(31)).first()).toBeVisible();
  await expect(page.getByText(texts.ties)).toBeVisible();
  const shadowed = texts.shadowedBy(nameOf(never, 'Calendar never'), nameOf(winter, 'Calendar winter'));
  await expect(page.getByText(shadowed)).toBeVisible();
  const rows = page.getByRole('table', { name: texts.ranges }).getByRole('row');
  await expect(rows).toHaveCount(5);
  await expect(rows.nth(1)).toContainText(nameOf(winter, 'Calendar winter'));
  await expect(rows.nth(2)).toContainText(nameOf(tie, 'Calendar tie'));
  await expect(rows.nth(3)).toContainText(nameOf(all, 'Calendar year'));
  await expect(rows.nth(4)).toContainText(texts.notForSale);
  await expectAccessible(page);

  // One day can be tabbed to; from it keys move by day, week and month, and stop at the end of the year.
  const day = (on: string) => page.locator(`[data-day="${on}"]`);
  await expect(page.locator('[data-day][tabindex="0"]')).toHaveCount(1);
  await day(`${year}-01-01`).focus();
  for (const [key, on] of [
    ['ArrowRight', '01-02'],
    ['ArrowDown', '01-09'],
    ['PageDown', '02-09'],
    ['ArrowUp', '02-02'],
    ['PageDown', '03-02'],
    ['End', '03-31'],
    ['Home', '03-01'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(day(`${year}-${on}`)).toBeFocused();
  }
  for (const key of ['ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight'])
    await page.keyboard.press(key);
  await expect(day(`${year}-03-12`)).toBeFocused();
  await expect(day(`${year}-03-12`)).toHaveAccessibleName(/Calendar winter.*52/);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(prices.verdicts.wins.lowest_id(1))).toBeVisible();
  await expect(dialog.getByText(prices.verdicts.loses.lowest_id(1, winter))).toBeVisible();
  await expect(dialog.getByText(prices.verdicts.loses.priority(5, winter))).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(day(`${year}-03-12`)).toBeFocused();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);

  await page.getByRole('button', { name: texts.after(year + 1) }).click();
  await expect(page).toHaveURL(new RegExp(`year=${year + 1}`));
  await db.deleteFrom('rate').where('id', 'in', [all, winter, tie, never]).execute();
});
