import type { Page } from '@playwright/test';
import { ALL_CATALOGUES } from '../packages/domain/src/catalogues/catalogues.ts';
import type { Definition } from '../packages/domain/src/catalogues/definition.ts';
import { wordsOf } from '../packages/domain/src/catalogues/words-of-all.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { openSignedIn, type StaffWords, staffWordsOf } from './staff-steps.ts';

/** Signing in and starting a browser cost more than looking at a catalogue: one person looks at several. */
const AT_ONCE = 6;
const groups = Array.from({ length: Math.ceil(ALL_CATALOGUES.length / AT_ONCE) }, (_, group) =>
  ALL_CATALOGUES.slice(group * AT_ONCE, (group + 1) * AT_ONCE),
);

for (const group of groups)
  test(`${group.map(({ name }) => name).join(', ')}: a row is opened, is not saved while it is wrong, and has a history`, async ({
    page,
    locale,
  }) => {
    const words = staffWordsOf(locale);
    await openSignedIn(page, 'administrator', '/admin');
    for (const definition of group)
      await test.step(definition.name, () => lookAt(page, definition, words, locale));
  });

async function lookAt(page: Page, definition: Definition, words: StaffWords, locale: string | undefined) {
  const own = wordsOf(definition)[locale === 'es-MX' ? 'es' : 'en'];
  await page.goto(`/admin/${definition.name}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(own.title);
  const list = page.getByRole('region', { name: own.title, exact: true });
  const first = list.getByRole('link').first();
  await expect(first).toBeVisible();
  await expectAccessible(page);
  const name = (await first.textContent()) ?? '?';
  await first.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByRole('region', { name: words.lists.history.title })).toBeVisible();
  const title = own.labels?.[definition.title] ?? own.columns[definition.title] ?? '?';
  const isReference = definition.fields[definition.title]?.kind === 'reference';
  const input = page.getByRole(isReference ? 'combobox' : 'textbox', { name: title, exact: true });
  await input.fill('');
  await page.getByRole('button', { name: own.form.save }).click();
  await expect(input).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
}
