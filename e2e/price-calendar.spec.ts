import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { productDatabase } from './product-database.ts';
import { openSignedIn, staffWordsOf } from './staff-steps.ts';

/** A year far ahead of everybody else's rates and sales, another one in each language. */
const yearOf = (locale: string | undefined) => (locale === 'es-MX' ? 2042 : 2041);
const service = 111;

test('a year shows which rate wins each day, what is not for sale and why; a day opens its explanation @desktop-first', async ({
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
  // A first try may have left its rates.
  await db
    .deleteFrom('rate')
    .where('description', 'in', ['Calendar year', 'Calendar winter', 'Calendar tie', 'Calendar never'])
    .where('valid_from', '>=', `${year}-01-01`)
    .where('valid_to', '<=', `${year}-12-31`)
    .execute();
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
  const rates = page.getByRole('region', { name: texts.legend, exact: true }).getByRole('listitem');
  await expect(rates).toHaveCount(5);
  for (const [at, name, won] of [
    [0, nameOf(winter, 'Calendar winter'), texts.wins(73)],
    [1, nameOf(tie, 'Calendar tie'), texts.wins(6)],
    [2, nameOf(all, 'Calendar year'), texts.wins(255)],
    [3, nameOf(never, 'Calendar never'), texts.never],
    [4, texts.notForSaleDays(31), ''],
  ] as const) {
    await expect(rates.nth(at)).toContainText(name);
    await expect(rates.nth(at)).toContainText(won);
  }
  await expectAccessible(page);

  const day = (on: string) => page.locator(`[data-day="${on}"]`);
  const january = page.getByRole('grid').filter({ has: day(`${year}-01-01`) });
  await expect(january.getByRole('columnheader')).toHaveCount(7);
  await expect(january.getByRole('gridcell').filter({ has: page.getByRole('button') })).toHaveCount(31);

  // Tab comes into the months once, and leaves them with the next press.
  const inMonths = () => page.evaluate(() => document.activeElement?.hasAttribute('data-day') === true);
  await page.getByRole('heading', { name: texts.legend }).click();
  for (let presses = 0; presses < 80 && !(await inMonths()); presses += 1) await page.keyboard.press('Tab');
  await expect(day(`${year}-01-01`)).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await inMonths()).toBe(false);
  await page.keyboard.press('Shift+Tab');

  // A day is opened by the keyboard. The same stands above the months for who sees them.
  await expect(day(`${year}-01-01`)).toBeFocused();
  for (const key of ['PageDown', 'PageDown', 'ArrowDown', ...Array(4).fill('ArrowRight')])
    await page.keyboard.press(key);
  await expect(day(`${year}-03-12`)).toBeFocused();
  await expect(day(`${year}-03-12`)).toHaveAccessibleName(/Calendar winter.*52/);
  const line = page.locator('[aria-hidden="true"]').filter({ hasText: 'Calendar winter' });
  await expect(line.first()).toBeVisible();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(prices.verdicts.wins.lowest_id(1))).toBeVisible();
  await expect(dialog.getByText(prices.verdicts.loses.lowest_id(1, winter))).toBeVisible();
  await expect(dialog.getByText(prices.verdicts.loses.priority(5, winter))).toBeVisible();
  // The same explanation as for a guest and for a booking, of two adults.
  const ofTwo = dialog.getByRole('region', { name: texts.twoAdults });
  await expect(ofTwo).toContainText('104.00');
  await ofTwo.getByText(prices.guest.steps).click();
  await expect(ofTwo.getByText(prices.guest.step.people, { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(day(`${year}-03-12`)).toBeFocused();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);

  await page.getByRole('button', { name: texts.show(String(year + 1)) }).click();
  await expect(page).toHaveURL(new RegExp(`year=${year + 1}`));
  await db.deleteFrom('rate').where('id', 'in', [all, winter, tie, never]).execute();
});
