import { randomInt } from 'node:crypto';
import { airlines } from '../packages/domain/src/catalogues/airlines.ts';
import { wordsOf } from '../packages/domain/src/catalogues/words-of-all.ts';
import { expectAccessible } from './accessible.ts';
import { expect, onDesktop, test } from './fixtures.ts';
import { askAsStaff, openSignedIn, staffWordsOf } from './staff-steps.ts';

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
  await expect(page.getByRole('button', { name: imports.apply({ add: 1, change: 0 }) })).toBeHidden();
  await expectAccessible(page);
  await file.setInputFiles(table(`${name},3A,,x,Active`));
  await expect(page.getByText(imports.preview)).toBeVisible();
  await expect(page.getByRole('region', { name: imports.rows, exact: true })).toContainText(name);
  await expectAccessible(page);
  await page.getByRole('button', { name: imports.apply({ add: 1, change: 0 }) }).click();
  await expect(page.getByText(imports.applied, { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: imports.undo }).click();
  await expect(page.getByText(imports.undone)).toBeVisible();
  const left = await page.request.get(`/v1/staff/airlines?search=${encodeURIComponent(name)}`);
  expect(await left.json()).toMatchObject({ total: 0 });
});

test('a change of the row is taken back from its history', onDesktop, async ({ page, locale }) => {
  const { history, restore } = staffWordsOf(locale).lists;
  const words = wordsIn(locale);
  const name = `Of a history ${randomInt(1e9)}`;
  await openSignedIn(page, 'administrator', '/admin/airlines');
  const row = { ...airlines.example, name, iata_code: '4D', type: 'The first' };
  const { id } = await askAsStaff(page, 'POST', '/v1/staff/airlines', row);
  await askAsStaff(page, 'PUT', `/v1/staff/airlines/${id}`, { ...row, type: 'The second' });
  await page.goto(`/admin/airlines/${id}`);
  await page.getByRole('button', { name: history.undo }).or(page.getByText(history.undo)).first().click();
  const dialog = page.getByRole('dialog', { name: restore.title });
  await expect(dialog).toContainText('The first');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: restore.confirm, exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('combobox', { name: words.labels.type ?? '?' })).toHaveValue('The first');
});
