import { rates } from '../packages/domain/src/catalogues/rates.ts';
import { wordsOf } from '../packages/domain/src/catalogues/words-of-all.ts';
import { expectAccessible } from './accessible.ts';
import { expect, onDesktop, test } from './fixtures.ts';
import { openSignedIn, staffWordsOf } from './staff-steps.ts';

test(
  'the columns of a list are chosen, kept, and part of its address',
  onDesktop,
  async ({ page, locale }) => {
    const { columns: texts } = staffWordsOf(locale).lists;
    const words = wordsOf(rates)[locale === 'es-MX' ? 'es' : 'en'];
    const [priority, children] = [words.columns.priority ?? '?', words.columns.minor_price ?? '?'];
    await openSignedIn(page, 'administrator', '/admin/rates');
    const list = page.getByRole('region', { name: words.title, exact: true });
    await expect(list.getByText(priority, { exact: true }).first()).toBeVisible();
    await expect(list.getByText(children, { exact: true })).toHaveCount(0);
    await page.getByRole('button', { name: texts.open, exact: true }).click();
    const choice = page.getByRole('group', { name: texts.legend, exact: true });
    await choice.getByRole('checkbox', { name: priority, exact: true }).uncheck();
    await choice.getByRole('checkbox', { name: children, exact: true }).check();
    await expect(list.getByText(children, { exact: true }).first()).toBeVisible();
    await expect(list.getByText(priority, { exact: true })).toHaveCount(0);
    await expectAccessible(page);
    await expect(page).toHaveURL(/columns=description\.[\w.]+\.minor_price\.updated$/);
    // Kept: the plain address shows them, too.
    await page.goto('/admin/rates');
    await expect(list.getByText(children, { exact: true }).first()).toBeVisible();
    // A link from somebody whose list had a column that went.
    await page.goto('/admin/rates?columns=price.a_column_that_went');
    await expect(list.getByText(words.columns.price ?? '?', { exact: true }).first()).toBeVisible();
    await expect(list.getByText(children, { exact: true })).toHaveCount(0);
    await page.getByRole('button', { name: texts.open, exact: true }).click();
    await page.getByRole('button', { name: texts.usual, exact: true }).click();
    await expect(list.getByText(priority, { exact: true }).first()).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/rates$/);
  },
);
