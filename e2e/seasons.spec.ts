import { expectAccessible } from './accessible.ts';
import { expect, onDesktop, test } from './fixtures.ts';
import { productDatabase } from './product-database.ts';
import { openSignedIn, staffWordsOf } from './staff-steps.ts';

/** A leap year far ahead of everybody else's rates and sales, another one in each language. */
const yearOf = (locale: string | undefined) => (locale === 'es-MX' ? 2064 : 2060);
const service = 111;

/** Winter and spring of a leap year, and the rates of these names in the year after, which are there already where a test begins with them. */
async function ownSeason(year: number, isCopied = false) {
  const db = productDatabase();
  const names = [`Winter ${year}`, `Spring ${year}`];
  const rate = (description: string, from: string, to: string, cents: number, of = year) => ({
    service_id: service,
    description,
    priority: 1,
    price_minor: 0,
    adult_minor: cents,
    child_minor: 0,
    valid_from: `${of}-${from}`,
    valid_to: `${of}-${to}`,
  });
  await db
    .insertInto('rate')
    .values([
      rate(`Winter ${year}`, '01-01', '02-29', 42_00),
      rate(`Spring ${year}`, '03-01', '03-31', 50_00),
      ...(isCopied
        ? [
            rate(`Winter ${year}`, '01-01', '03-01', 45_36, year + 1),
            rate(`Spring ${year}`, '03-01', '03-31', 54_00, year + 1),
          ]
        : []),
    ])
    .execute();
  return {
    kept: () =>
      db
        .selectFrom('rate')
        .select(['id', 'valid_from', 'valid_to', 'adult_minor'])
        .where('description', 'in', names)
        .where('valid_from', '>=', `${year + 1}-01-01`)
        .orderBy('valid_from')
        .execute(),
    /** A colleague's change of a price. */
    change: (id: number, cents: number) =>
      db
        .updateTable('rate')
        .set(({ eb }) => ({ adult_minor: cents, version: eb('version', '+', 1), updated_by: 'ana' }))
        .where('id', '=', id)
        .execute(),
    remove: () => db.deleteFrom('rate').where('description', 'in', names).execute(),
  };
}

test('a price is corrected in the grid, where a colleague was quicker, and taken back @desktop-first', async ({
  page,
  locale,
}) => {
  const words = staffWordsOf(locale);
  const { grid } = words.seasons;
  const year = yearOf(locale);
  const { kept, change, remove } = await ownSeason(year, true);

  await openSignedIn(page, 'revenue', '/admin/price-grid?property=1');
  await page.getByLabel(words.prices.service, { exact: true }).selectOption(String(service));
  await expect(page.getByRole('grid', { name: grid.title })).toBeVisible();
  const cells = page
    .getByRole('textbox', { name: `Winter ${year}` })
    .and(page.locator('[data-cell$=".adult_price"]'));
  await expect(cells).toHaveCount(2);
  const cell = cells.nth(1);
  await cell.focus();
  await page.keyboard.type('x');
  await expect(cell).toHaveAccessibleDescription(grid.issues['price.unreadable']);
  await page.keyboard.press('Escape');
  await expect(cell).toHaveValue('45.36');
  // A column from a spreadsheet, with the sign of the language for cents.
  await cell.evaluate((box) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', '45,50\n55.00\n');
    box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(cell).toHaveValue('45.50');
  await expect(cell).toHaveAccessibleDescription(/45\.36.*0\.3/);
  await expect(page.getByText(grid.changed(2))).toBeVisible();
  // The second one was not meant: Enter leads to it, Escape takes it back.
  await page.keyboard.press('Enter');
  await expect(cell).not.toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByText(grid.changed(1))).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);

  // A colleague is quicker: nothing is saved before it is asked which price stays.
  const winter = (await kept())[0]?.id ?? 0;
  await change(winter, 47_00);
  await page.keyboard.press('Control+Enter');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: grid.stale.title });
  await expect(dialog).toContainText(grid.stale.saved('ana'));
  await expect(dialog).toContainText('47.00');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: grid.stale.mine }).click();
  await page.getByRole('button', { name: grid.save }).click();
  await expect(page.getByText(grid.saved(1))).toBeVisible();
  expect((await kept())[0]?.adult_minor).toBe(45_50);
  await page.getByRole('button', { name: grid.undo }).click();
  await expect(page.getByText(grid.undone)).toBeVisible();
  expect((await kept())[0]?.adult_minor).toBe(47_00);
  await expect(page.locator(`[data-cell="${winter}.adult_price"]`)).toHaveValue('47.00');

  // What is typed is not lost by a click.
  await page.locator(`[data-cell="${winter}.adult_price"]`).fill('48');
  await page.getByLabel(words.prices.service, { exact: true }).selectOption('');
  await page.getByRole('button', { name: words.lists.leave.stay }).click();
  await expect(page.locator(`[data-cell="${winter}.adult_price"]`)).toHaveValue(/48/);
  await page.getByRole('button', { name: grid.takeAllBack }).click();
  await remove();
});

test(
  'a season that a form finds is copied at rounded prices, and goes as it came',
  onDesktop,
  async ({ page, locale }) => {
    const { copy } = staffWordsOf(locale).seasons;
    const year = 2068;
    const { kept, remove } = await ownSeason(year);
    await openSignedIn(page, 'revenue', '/admin/rates/copy');
    await page.getByRole('combobox', { name: copy.labels.service }).selectOption(String(service));
    await page.getByLabel(copy.labels.percent).fill('-5.5');
    await page.getByLabel(copy.labels.round_to).selectOption('0.5');
    for (const [label, parts] of [
      [copy.labels.valid_from, ['01', '01', `${year}`]],
      [copy.labels.valid_to, ['12', '31', `${year}`]],
    ] as const) {
      const typed = page.getByRole('group', { name: label, exact: true }).getByRole('textbox');
      for (const [index, part] of parts.entries()) await typed.nth(index).fill(part);
    }
    await page.getByRole('button', { name: copy.look }).click();
    await expect(page.getByRole('heading', { name: copy.shown(2) })).toBeFocused();
    // The winter had a February 29: its last day moves into the spring, and that is told.
    await expect(page.getByText(copy.overlapping(2))).toBeVisible();
    await expect(page.getByText(copy.gaps)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: copy.apply(2) }).click();
    await expect(page.getByRole('heading', { name: copy.applied(2) })).toBeVisible();
    expect((await kept()).map((row) => row.adult_minor)).toEqual([39_50, 47_50]);
    await page.getByRole('button', { name: copy.undo }).click();
    await expect(page.getByRole('heading', { name: copy.undone })).toBeVisible();
    expect(await kept()).toEqual([]);
    await remove();
  },
);
