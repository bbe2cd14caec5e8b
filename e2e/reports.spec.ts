import { figureWords } from '@traslado/domain/reports/figure-words';
import { expectAccessible } from './accessible.ts';
import { expect, onDesktop, test } from './fixtures.ts';
import { openFilters, openSignedIn, staffWordsOf } from './staff-steps.ts';

test('figures with their definitions, a chart by keyboard, and its numbers as a table @desktop-first', async ({
  page,
  locale,
}) => {
  const words = staffWordsOf(locale);
  const { reports: texts } = words;
  // A change of a price would be another test's price.
  await page.route('**/v1/staff/reports/ask', async (route) => {
    const answer = await route.fetch();
    const told = await answer.json();
    const changes = [{ day: told.period.to, rates: 3 }];
    await route.fulfill({ response: answer, json: { ...told, price_changes: changes } });
  });
  await openSignedIn(page, 'auditor', '/admin/reports?figures=sales,price_per_vehicle,first_answer');
  const [price, answer] = (['price_per_vehicle', 'first_answer'] as const).map((name) =>
    figureWords(name, locale === 'es-MX' ? 'es' : 'en'),
  );
  const tiles = page.getByRole('list', { name: texts.tiles });
  await expect(tiles.getByRole('button')).toHaveCount(3);

  // Days are in force at once, but not in the wrong order.
  await openFilters(page, words);
  const { period } = words.lists;
  const year = page.getByRole('group', { name: period.to }).locator('[data-segment=year]');
  const said = await year.inputValue();
  await year.fill('2020');
  await expect(page.getByText(period.reversed)).toBeVisible();
  await expect(page).not.toHaveURL(/to=/);
  await year.fill(String(Number(said) + 1));
  await expect(page).toHaveURL(new RegExp(`to=${Number(said) + 1}-`));
  await expect(page.getByText(period.reversed)).toHaveCount(0);
  await expect(year).toBeFocused();
  await year.fill(said);
  await expect(page).toHaveURL(new RegExp(`to=${said}-`));

  // From bar to bar, each with its value in words.
  // The figure beside it has a chart of its own.
  await expect(page.getByRole('slider')).toHaveCount(2);
  const chart = page.getByRole('slider').first();
  await chart.focus();
  await page.keyboard.press('End');
  await expect(chart).toHaveAttribute('aria-valuenow', '6');
  await expect(chart).toHaveAttribute('aria-valuetext', new RegExp(texts.ratesChanged(3)));
  await expect(page.getByText(texts.priceMarks).first()).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(chart).toHaveAttribute('aria-valuenow', '5');
  await expect(chart).toHaveAttribute('aria-valuetext', /USD/);

  await tiles.getByRole('button', { name: price?.title ?? '' }).click();
  await page.getByText(texts.about, { exact: true }).first().click();
  await expect(
    page
      .getByRole('definition')
      .filter({ hasText: price?.denominator ?? '' })
      .first(),
  ).toBeVisible();
  await tiles.getByRole('button', { name: answer?.title ?? '' }).click();
  await expect(
    page
      .getByRole('definition')
      .filter({ hasText: answer?.numerator ?? '' })
      .first(),
  ).toBeVisible();
  await page.getByText(texts.asTable, { exact: true }).first().click();
  // A table where there is room, a list on a phone.
  const table = page.getByRole('table', { name: texts.asTable });
  await expect(table.or(page.getByRole('region', { name: texts.asTable })).first()).toBeVisible();
  await page.getByLabel(texts.beside).selectOption({ index: 1 });
  await expect(page.getByRole('slider')).toHaveCount(2);
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
});

test(
  'a figure opens into its rows, which open the booking, and a report is kept and shared',
  onDesktop,
  async ({ page, locale }) => {
    const { reports: texts } = staffWordsOf(locale);
    await openSignedIn(page, 'finance', '/admin/reports?figures=sales,refunds&split=country');
    await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
    const tiles = page.getByRole('list', { name: texts.tiles });
    await expect(tiles.getByRole('button')).toHaveCount(2);
    await expectAccessible(page);

    // A booking of the demo is among the rows and opens.
    const rows = page.getByRole('region', { name: texts.rows });
    const link = rows.getByRole('link', { name: 'DB4SR7XK2M' });
    await expect(link).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: texts.save, exact: true }).click();
    expect((await download).suggestedFilename()).toMatch(/^report-sales-[\d-]+\.csv$/);

    // Kept for everybody, and opened by somebody else.
    const name = `E2E ${Date.now()}`;
    await page.getByRole('button', { name: texts.keep, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: texts.keepIt, exact: true }).click();
    await expect(dialog).toContainText(texts.nameMissing);
    await dialog.getByRole('textbox', { name: texts.name }).fill(name);
    await dialog.getByRole('checkbox', { name: texts.share }).check();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: texts.keepIt, exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await openSignedIn(page, 'auditor', '/admin/reports');
    await page.getByLabel(texts.kept).selectOption({ label: texts.keptBy(name, 'finance.demo') });
    await expect(page).toHaveURL(/split=country/);
    await expect(tiles.getByRole('button')).toHaveCount(2);

    // On Today it shows its newest figures, and leads back to it.
    await page.getByRole('button', { name: texts.pin }).click();
    await page.goto('/admin');
    const pinned = page.getByRole('link', { name });
    await expect(pinned).toContainText(/USD/);
    await expectAccessible(page);
    await pinned.click();
    await expect(page).toHaveURL(/split=country/);
    await rows.getByRole('link', { name: 'DB4SR7XK2M' }).click();
    await expect(page).toHaveURL(/\/admin\/bookings\/\d+/);
  },
);
