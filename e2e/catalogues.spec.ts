import type { Locator, Page } from '@playwright/test';
import { ALL_CATALOGUES } from '../packages/domain/src/catalogues/catalogues.ts';
import type { Definition } from '../packages/domain/src/catalogues/definition.ts';
import { wordsOf } from '../packages/domain/src/catalogues/words-of-all.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { openSignedIn, type StaffWords, staffWordsOf } from './staff-steps.ts';

/**
 * Signing in and starting a browser cost more than looking at a catalogue: one person looks at several. All of them are made by the same parts: each
 * is shown in both projects, in their languages and widths, and looked into in one of them, by turns.
 */
const AT_ONCE = 6;
const groups = Array.from({ length: Math.ceil(ALL_CATALOGUES.length / AT_ONCE) }, (_, group) =>
  ALL_CATALOGUES.slice(group * AT_ONCE, (group + 1) * AT_ONCE),
);

for (const group of groups)
  test(`${group.map(({ name }) => name).join(', ')}: a row is opened, is not saved while it is wrong, and has a history`, async ({
    page,
    locale,
    isMobile,
  }) => {
    const words = staffWordsOf(locale);
    const [begins] = group;
    await openSignedIn(page, 'administrator', `/admin/${begins?.name}`);
    for (const definition of group)
      await test.step(definition.name, async () => {
        const own = wordsOf(definition)[locale === 'es-MX' ? 'es' : 'en'];
        if (definition !== begins) await page.goto(`/admin/${definition.name}`);
        const first = await showList(page, own, words.frame.pages[definition.name]);
        const isOfPhone = ALL_CATALOGUES.indexOf(definition) % 2 === 0;
        if (isOfPhone === isMobile) await lookInto(page, first, { definition, own, words });
      });
  });

type Own = ReturnType<typeof wordsOf>['en'];

/** The list of a catalogue, on a page of its own or as a tab; gives the link of its first row. */
async function showList(page: Page, own: Own, pageTitle = own.title): Promise<Locator> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageTitle);
  const first = page.getByRole('region', { name: own.title, exact: true }).getByRole('link').first();
  await expect(first).toBeVisible();
  return first;
}

async function lookInto(
  page: Page,
  first: Locator,
  { definition, own, words }: { definition: Definition; own: Own; words: StaffWords },
): Promise<void> {
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
