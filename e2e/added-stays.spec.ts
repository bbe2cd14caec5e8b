import { randomInt } from 'node:crypto';
import { wordsOf } from '../packages/domain/src/catalogues/words-of-all.ts';
import { stayFile } from '../packages/domain/src/stay/stay-file.ts';
import { expectAccessible } from './accessible.ts';
import { typeDay } from './first-sale-steps.ts';
import { expect, test } from './fixtures.ts';
import { productDatabase } from './product-database.ts';
import { comeFromOwnAddress, openSignedIn, staffWordsOf } from './staff-steps.ts';

/** Browsers write to the console what is refused: a number that there is, and what is not ours to keep. */
test.use({ expectedProblems: [/status of (404|409) /] });
test.beforeEach(({ page }) => comeFromOwnAddress(page));

test('a stay is added by hand, listed with a masked contact, and removed @desktop-first', async ({
  page,
  locale,
}) => {
  const words = staffWordsOf(locale);
  const { addedStays: texts } = words;
  const { form } = texts;
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await openSignedIn(page, 'administrator', '/admin/stays');
  await expectAccessible(page);
  await page.getByRole('link', { name: texts.add, exact: true }).first().click();

  // What is missing is said where it is missing.
  await page.getByRole('button', { name: form.submit, exact: true }).click();
  await expect(page.getByRole('region').getByRole('link')).toHaveCount(7);
  await expectAccessible(page);

  await field(form.property_id).selectOption({ label: 'BP · Bahía Perla' });
  const folio = `BP${randomInt(100_000_000, 1_000_000_000)}-7`;
  await field(form.folio).fill('BP100001-1');
  await field(form.last_name).fill('Muñoz');
  await field(form.first_name).fill('Ana');
  const language = locale === 'es-MX' ? 'es' : 'en';
  await typeDay(page, language, form.arrival, '2027-12-21');
  await typeDay(page, language, form.departure, '2027-12-28');
  await page.locator('[role=combobox][id$="-country"]').fill('Canad');
  await page.locator('[role=option]').first().click();
  await page.locator('form [name=email]').fill('ana.munoz@guests.example');
  await page.getByRole('button', { name: form.submit, exact: true }).click();
  // Another stay has this number.
  await expect(page.getByText(texts.issues['stay.number_taken']?.({}) ?? '?').first()).toBeVisible();
  await field(form.folio).fill(folio);
  await page.getByRole('button', { name: form.submit, exact: true }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.title);
  const list = page.getByRole('region', { name: texts.title });
  await expect(list).toContainText(folio);
  await expect(list).toContainText('a•••@guests.example');
  await expectAccessible(page);
  await page.getByRole('button', { name: texts.removeOf(folio) }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: texts.removal.confirm, exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: folio })).toBeVisible();
  await expect(list.getByText(folio)).toHaveCount(0);
  const left = await productDatabase()
    .selectFrom('pms_stay')
    .select('folio')
    .where('folio', '=', folio)
    .execute();
  expect(left).toEqual([]);
});

test('stays come in as pasted rows, and their dates are asked about once @desktop-first', async ({
  page,
  locale,
}) => {
  const { addedStays: texts, lists } = staffWordsOf(locale);
  const { imports } = lists;
  const folio = `BP${randomInt(100_000_000, 1_000_000_000)}-8`;
  const { columns } = wordsOf(stayFile)[locale === 'es-MX' ? 'es' : 'en'];
  const names = ['folio', 'last_name', 'property_id', 'arrival', 'departure', 'adults'] as const;
  const rows = [names.map((name) => columns[name]), [folio, 'Muñoz', 'BP', '03/04/2027', '10/04/2027', '2']];
  await openSignedIn(page, 'concierge', '/admin/stays');
  await page.getByRole('link', { name: texts.imports.open, exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.imports.title);
  await page
    .getByLabel(imports.paste.label, { exact: true })
    .fill(rows.map((row) => row.join('\t')).join('\n'));
  await page.getByRole('button', { name: imports.paste.check, exact: true }).click();
  const question = page.getByRole('alert').filter({ hasText: imports.questions.title('03/04/2027') });
  await expect(question.getByRole('button')).toHaveCount(2);
  await expect(
    page.getByRole('button', { name: imports.apply({ add: 1, change: 0 }), exact: true }),
  ).toBeHidden();
  await expectAccessible(page);
  await question
    .getByRole('button', { name: locale === 'es-MX' ? '3 de abril de 2027' : 'April 3, 2027' })
    .click();
  await expect(page.getByRole('region', { name: imports.rows, exact: true })).toContainText(folio);
  await expectAccessible(page);
  await page.getByRole('button', { name: imports.apply({ add: 1, change: 0 }), exact: true }).click();
  await expect(page.getByText(imports.applied, { exact: true })).toBeVisible();
  const stays = productDatabase().selectFrom('pms_stay').select(['arrival_on', 'departure_on']);
  expect(await stays.where('folio', '=', folio).execute()).toEqual([
    { arrival_on: '2027-04-03', departure_on: '2027-04-10' },
  ]);
});
