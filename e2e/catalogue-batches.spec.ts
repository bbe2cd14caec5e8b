import { randomInt } from 'node:crypto';
import { providers } from '../packages/domain/src/catalogues/providers.ts';
import { wordsOf } from '../packages/domain/src/catalogues/words-of-all.ts';
import { expectAccessible } from './accessible.ts';
import { expect, onDesktop, test } from './fixtures.ts';
import { openSignedIn, staffWordsOf } from './staff-steps.ts';

const wordsIn = (locale: string | undefined) => wordsOf(providers)[locale === 'es-MX' ? 'es' : 'en'];

test('a file is shown, imported and taken back', onDesktop, async ({ page, locale }) => {
  const { imports } = staffWordsOf(locale).lists;
  const words = wordsIn(locale);
  const name = `Of a file ${randomInt(1e9)}`;
  await openSignedIn(page, 'administrator', '/admin/providers');
  await page.getByRole('link', { name: imports.open, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(imports.title(words.title));
  const heads = Object.keys(providers.fields).map(
    (field) => words.columns[field === 'active' ? 'status' : field],
  );
  const table = (row: string) => ({
    name: 'providers.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`\ufeff${heads.join(',')}\r\n${row}\r\n`),
  });
  const file = page.getByLabel(imports.file, { exact: true });
  await file.setInputFiles(table('=1+1,x,,,,Active'));
  await expect(page.getByText(imports.stopped(1))).toBeVisible();
  await expect(page.getByRole('button', { name: imports.apply })).toBeHidden();
  await expectAccessible(page);
  await file.setInputFiles(table(`${name},x,,,,Active`));
  await expect(page.getByText(imports.preview)).toBeVisible();
  await expect(page.getByRole('region', { name: imports.rows, exact: true })).toContainText(name);
  await expectAccessible(page);
  await page.getByRole('button', { name: imports.apply }).click();
  await expect(page.getByText(imports.applied, { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: imports.undo }).click();
  await expect(page.getByText(imports.undone)).toBeVisible();
  await page.goto(`/admin/providers?search=${encodeURIComponent(name)}`);
  await expect(page.getByText(staffWordsOf(locale).lists.nothingFound)).toBeVisible();
});

test('a change of the row is taken back from its history', onDesktop, async ({ page, locale }) => {
  const { history, restore } = staffWordsOf(locale).lists;
  const words = wordsIn(locale);
  const name = `Of a history ${randomInt(1e9)}`;
  await openSignedIn(page, 'administrator', '/admin/providers/new');
  const labelled = (field: 'trade_name' | 'business_name') =>
    page.getByLabel(words.labels[field] ?? '?', { exact: true });
  await labelled('trade_name').fill(name);
  await labelled('business_name').fill('The first');
  await page.getByRole('button', { name: words.form.create }).click();
  await expect(page).toHaveURL(/\/admin\/providers(\?|$)/);
  const open = async () => {
    await page.goto(`/admin/providers?search=${encodeURIComponent(name)}`);
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  };
  await open();
  await labelled('business_name').fill('The second');
  await page.getByRole('button', { name: words.form.save }).click();
  await expect(page).toHaveURL(/\/admin\/providers(\?|$)/);
  await open();
  await page
    .getByRole('button', { name: history.restore })
    .or(page.getByText(history.restore))
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: restore.title });
  await expect(dialog).toContainText('The first');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: restore.confirm, exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(labelled('business_name')).toHaveValue('The first');
});
