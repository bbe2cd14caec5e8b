import { rates } from '../packages/domain/src/catalogues/rates.ts';
import { wordsOf } from '../packages/domain/src/catalogues/words-of-all.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { productDatabase } from './product-database.ts';
import { openSignedIn, staffWordsOf } from './staff-steps.ts';

test.use({ expectedProblems: [/409/] });

test('a price ten times as high is asked about, changed, asked about again and confirmed @desktop-first', async ({
  page,
  locale,
}) => {
  const isSpanish = locale === 'es-MX';
  const ofRate = wordsOf(rates)[isSpanish ? 'es' : 'en'];
  const { unusual } = staffWordsOf(locale).lists;
  const db = productDatabase();
  // A year far from everybody else's, another one in each language.
  const year = isSpanish ? 2094 : 2090;
  const { id } = await db
    .insertInto('rate')
    .values({
      service_id: 111,
      description: `Year ${year}`,
      priority: 1,
      price_minor: 0,
      adult_minor: 42_00,
      child_minor: 0,
      valid_from: `${year}-01-01`,
      valid_to: `${year}-12-31`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await openSignedIn(page, 'revenue', `/admin/rates/${id}`);
  const adult = page.getByRole('textbox', { name: ofRate.labels.adult_price });
  const save = page.getByRole('button', { name: ofRate.form.save });
  const dialog = page.getByRole('dialog', { name: unusual.title(1) });
  await adult.fill('420');
  await save.click();
  await expect(dialog).toContainText('420.00');
  await expect(dialog).toContainText('42.00');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: unusual.change(1) }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('alert').filter({ hasText: unusual.unsaved })).toBeVisible();
  await expect(adult).toHaveValue('420');

  // Another number is another question.
  await adult.fill('4200');
  await save.press('Enter');
  await expect(dialog).toContainText('4,200.00');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await save.click();
  await dialog.getByRole('button', { name: unusual.confirm(1) }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ofRate.title);
  const saved = await db.selectFrom('rate').select('adult_minor').where('id', '=', id).execute();
  expect(saved).toEqual([{ adult_minor: 4_200_00 }]);
  await db.deleteFrom('rate').where('id', '=', id).execute();
});
