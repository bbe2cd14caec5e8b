import { addDays } from '@traslado/domain/time/civil';
import { expectAccessible } from './accessible.ts';
import { expect, onDesktop, test } from './fixtures.ts';
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
  const rows = page.getByRole('table', { name: texts.ranges }).getByRole('row');
  await expect(rows).toHaveCount(5);
  await expect(rows.nth(1)).toContainText(nameOf(winter, 'Calendar winter'));
  await expect(rows.nth(2)).toContainText(nameOf(tie, 'Calendar tie'));
  await expect(rows.nth(3)).toContainText(nameOf(all, 'Calendar year'));
  await expect(rows.nth(4)).toContainText(texts.notForSale);
  await expectAccessible(page);

  // A day is opened by the keyboard. How keys move is tried with 40 rates, below.
  const day = (on: string) => page.locator(`[data-day="${on}"]`);
  await day(`${year}-01-01`).focus();
  for (const key of ['PageDown', 'PageDown', 'ArrowDown', ...Array(4).fill('ArrowRight')])
    await page.keyboard.press(key);
  await expect(day(`${year}-03-12`)).toBeFocused();
  await expect(day(`${year}-03-12`)).toHaveAccessibleName(/Calendar winter.*52/);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(prices.verdicts.wins.lowest_id(1))).toBeVisible();
  await expect(dialog.getByText(prices.verdicts.loses.lowest_id(1, winter))).toBeVisible();
  await expect(dialog.getByText(prices.verdicts.loses.priority(5, winter))).toBeVisible();
  // The same explanation as for a guest and for a booking, of two adults.
  const ofTwo = dialog.getByRole('region', { name: texts.twoAdults });
  await expect(ofTwo).toContainText('104.00');
  await ofTwo.getByText(prices.guest.steps).click();
  await expect(ofTwo.getByText(prices.guest.rounding)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(day(`${year}-03-12`)).toBeFocused();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);

  await page.getByRole('button', { name: texts.after(year + 1) }).click();
  await expect(page).toHaveURL(new RegExp(`year=${year + 1}`));
  await db.deleteFrom('rate').where('id', 'in', [all, winter, tie, never]).execute();
});

test(
  'a year of 40 rates is walked by keys alone, and each day says its rate and price',
  onDesktop,
  async ({ page, locale }) => {
    const { prices, seasons } = staffWordsOf(locale);
    const texts = prices.calendar;
    const year = yearOf(locale) + 4;
    const [own, spans] = [112, 38];
    const from = (span: number) => addDays(`${year}-01-01`, span * 9);
    const rate = (description: string, priority: number, first: string, last: string, cents: number) => ({
      service_id: own,
      description,
      priority,
      price_minor: 0,
      adult_minor: cents,
      child_minor: 0,
      valid_from: first,
      valid_to: last,
    });
    const db = productDatabase();
    const made = await db
      .insertInto('rate')
      .values([
        ...Array.from({ length: spans }, (_, span) =>
          rate(`Span ${span + 1}`, 5, from(span), addDays(from(span), 8), 4_000 + span * 100),
        ),
        rate('Spare one', 9, from(0), from(4), 30_00),
        rate('Spare two', 9, from(0), from(4), 31_00),
      ])
      .returning('id')
      .execute();
    const ids = made.map(({ id }) => id);
    const nameOf = (place: number, description: string) => prices.rate(ids[place] ?? 0, description);
    await openSignedIn(page, 'revenue', '/admin/price-calendar');
    const question = `service=${own}&year=${year}`;
    await expect
      .poll(
        async () =>
          (await (await page.request.get(`/v1/staff/price-calendar?${question}`)).json()).rates.length,
      )
      .toBe(ids.length);
    await page.goto(`/admin/price-calendar?${question}`);
    const day = (on: string) => page.locator(`[data-day="${year}-${on}"]`);
    const grid = page.getByRole('grid').filter({ has: day('01-01') });
    await expect(grid.getByRole('columnheader')).toHaveCount(7);
    await expect(grid.getByRole('gridcell').filter({ has: page.getByRole('button') })).toHaveCount(31);

    // What never wins is a list of sentences.
    const winners = Array.from({ length: 5 }, (_, span) => nameOf(span, `Span ${span + 1}`));
    const list = page.getByRole('list').filter({ hasText: nameOf(spans, 'Spare one') });
    await expect(list.first().getByRole('listitem')).toHaveCount(2);
    for (const winner of winners) await expect(list.first()).toContainText(winner);

    // Tab comes into the months once, and leaves them with the next press.
    const legend = page.getByRole('button', { name: seasons.showAll(ids.length) });
    await legend.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(texts.never)).toHaveCount(2);
    const inMonths = () => page.evaluate(() => document.activeElement?.hasAttribute('data-day') === true);
    for (let presses = 0; presses < 80 && !(await inMonths()); presses += 1) await page.keyboard.press('Tab');
    await expect(day('01-01')).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await inMonths()).toBe(false);
    await page.keyboard.press('Shift+Tab');
    await expect(day('01-01')).toBeFocused();

    for (const [key, on, said] of [
      ['PageUp', '01-01', 'Span 1'],
      ['End', '01-31', 'Span 4'],
      ['PageDown', '02-28', 'Span 7'],
      ['Home', '02-01', 'Span 4'],
      ['ArrowLeft', '01-31', 'Span 4'],
      ['ArrowDown', '02-07', 'Span 5'],
      ['PageUp', '01-07', 'Span 1'],
      ['ArrowRight', '01-08', 'Span 1'],
      ['ArrowDown', '01-15', 'Span 2'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(day(on)).toBeFocused();
      await expect(day(on)).toHaveAccessibleName(new RegExp(`“?${said}”?.*4\\d\\.00`));
    }
    // The same stands above the months for who sees them.
    const line = page.locator('[aria-hidden="true"]').filter({ hasText: 'Span 2' });
    await expect(line.first()).toBeVisible();

    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(prices.verdicts.wins.priority(5))).toBeVisible();
    await expect(dialog.getByRole('listitem').filter({ visible: true })).toHaveCount(3);
    await dialog.getByText(prices.verdicts.ofOtherDays(37)).press('Enter');
    await expect(dialog.getByRole('listitem').filter({ visible: true })).toHaveCount(40);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(day('01-15')).toBeFocused();

    for (let month = 1; month < 12; month += 1) await page.keyboard.press('PageDown');
    await expect(day('12-15')).toBeFocused();
    await expect(day('12-15')).toHaveAccessibleName(new RegExp(texts.notForSale));
    await page.keyboard.press('PageDown');
    await expect(day('12-15')).toBeFocused();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await db.deleteFrom('rate').where('id', 'in', ids).execute();
  },
);
