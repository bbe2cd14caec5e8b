import { randomInt } from 'node:crypto';
import { airlines } from '../packages/domain/src/catalogues/airlines.ts';
import { providers } from '../packages/domain/src/catalogues/providers.ts';
import { wordsOf } from '../packages/domain/src/catalogues/words-of-all.ts';
import { expectAccessible } from './accessible.ts';
import { expect, onDesktop, test } from './fixtures.ts';
import { openSignedIn, staffWordsOf } from './staff-steps.ts';

const wordsIn = (locale: string | undefined) => wordsOf(airlines)[locale === 'es-MX' ? 'es' : 'en'];

test('a file is shown, imported and taken back', onDesktop, async ({ page, locale }) => {
  const { imports } = staffWordsOf(locale).lists;
  const words = wordsIn(locale);
  const name = `Of a file ${randomInt(1e9)}`;
  await openSignedIn(page, 'administrator', '/admin/airlines');
  await page.getByRole('button', { name: staffWordsOf(locale).lists.more, exact: true }).click();
  await page.getByRole('link', { name: imports.open, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(imports.title(words.title));
  const heads = Object.keys(airlines.fields).map(
    (field) => words.columns[field === 'active' ? 'status' : field],
  );
  const table = (row: string) => ({
    name: 'airlines.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`\ufeff${heads.join(',')}\r\n${row}\r\n`),
  });
  const file = page.getByLabel(imports.file, { exact: true });
  await file.setInputFiles(table('=1+1,3A,,x,Active'));
  await expect(page.getByText(imports.stopped(1))).toBeVisible();
  await expect(page.getByRole('button', { name: imports.apply })).toBeHidden();
  await expectAccessible(page);
  await file.setInputFiles(table(`${name},3A,,x,Active`));
  await expect(page.getByText(imports.preview)).toBeVisible();
  await expect(page.getByRole('region', { name: imports.rows, exact: true })).toContainText(name);
  await expectAccessible(page);
  await page.getByRole('button', { name: imports.apply }).click();
  await expect(page.getByText(imports.applied, { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: imports.undo }).click();
  await expect(page.getByText(imports.undone)).toBeVisible();
  await page.goto(`/admin/airlines?search=${encodeURIComponent(name)}`);
  await expect(page.getByText(staffWordsOf(locale).lists.nothingFound)).toBeVisible();
  // A catalogue that does not ask for it has neither.
  await page.goto('/admin/providers');
  const ofProviders = wordsOf(providers)[locale === 'es-MX' ? 'es' : 'en'];
  await expect(page.getByRole('link', { name: ofProviders.add, exact: true })).toBeVisible();
  await page.getByRole('button', { name: staffWordsOf(locale).lists.more, exact: true }).click();
  await expect(page.getByRole('link', { name: imports.open, exact: true })).toBeHidden();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
});

test('a change of the row is taken back from its history', onDesktop, async ({ page, locale }) => {
  const { history, restore } = staffWordsOf(locale).lists;
  const words = wordsIn(locale);
  const name = `Of a history ${randomInt(1e9)}`;
  await openSignedIn(page, 'administrator', '/admin/airlines/new');
  const labelled = (field: 'name' | 'iata_code' | 'type') =>
    page.getByLabel(words.labels[field] ?? '?', { exact: true });
  await labelled('name').fill(name);
  await labelled('iata_code').fill('4D');
  await labelled('type').fill('The first');
  await page.getByRole('button', { name: words.form.create }).click();
  await expect(page).toHaveURL(/\/admin\/airlines(\?|$)/);
  const open = async () => {
    await page.goto(`/admin/airlines?search=${encodeURIComponent(name)}`);
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  };
  await open();
  await labelled('type').fill('The second');
  await page.getByRole('button', { name: words.form.save }).click();
  await expect(page).toHaveURL(/\/admin\/airlines(\?|$)/);
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
  await expect(labelled('type')).toHaveValue('The first');
});
