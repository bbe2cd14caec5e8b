import { ALL_CATALOGUES } from '../packages/domain/src/catalogues/catalogues.ts';
import { wordsOf } from '../packages/domain/src/catalogues/words-of-all.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { comeFromOwnAddress, signInAs, staffWordsOf } from './staff-steps.ts';

/** Browsers write to the console what is refused: asking who is signed in. */
test.use({ expectedProblems: [/status of 401 /] });
test.beforeEach(({ page }) => comeFromOwnAddress(page));

for (const definition of ALL_CATALOGUES)
  test(`${definition.name}: a row is opened, is not saved while it is wrong, and has a history`, async ({
    page,
    locale,
  }) => {
    const words = staffWordsOf(locale);
    const own = wordsOf(definition)[locale === 'es-MX' ? 'es' : 'en'];
    await page.goto(`/admin/${definition.name}`);
    await signInAs(page, words, 'administrator');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(own.title);
    const list = page.getByRole('region', { name: own.title, exact: true });
    await expect(list.getByRole('link').first()).toBeVisible();
    await expectAccessible(page);
    const name = (await list.getByRole('link').first().textContent()) ?? '?';
    await list.getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page.getByRole('region', { name: words.lists.history.title })).toBeVisible();
    const title = own.labels?.[definition.title] ?? own.columns[definition.title] ?? '?';
    await page.getByLabel(title, { exact: true }).fill('');
    await page.getByRole('button', { name: own.form.save }).click();
    await expect(page.getByLabel(title, { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page);
  });
