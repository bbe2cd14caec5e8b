import type { Locator, Page } from '@playwright/test';
import { oneOfEachShape } from '../apps/api/src/testing/catalogue-shapes.ts';
import { catalogueAddress } from '../packages/domain/src/access/menu.ts';
import { ALL_CATALOGUES } from '../packages/domain/src/catalogues/catalogues.ts';
import type { Definition } from '../packages/domain/src/catalogues/definition.ts';
import { wordsOf } from '../packages/domain/src/catalogues/words-of-all.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { openSignedIn, type StaffWords, staffWordsOf } from './staff-steps.ts';

/**
 * Signing in and starting a browser cost more than looking at a catalogue: one person looks at several. All of them are made by the same parts, so
 * those that together have every kind of field are tried here, by turns in each of the projects; each of all is drawn, filled in and sent in
 * apps/web/src/staff/catalogues/every-page.test.tsx.
 */
const groups = ['@phone-first', '@desktop-first'].map((first, turn) => ({
  first,
  group: oneOfEachShape()
    .filter((_, index) => index % 2 === turn)
    .flatMap((name) => ALL_CATALOGUES.filter((one: Definition) => one.name === name)),
}));

for (const { first, group } of groups)
  test(`${group.map(({ name }) => name).join(', ')}: a row is opened, is not saved while it is wrong, and has a history ${first}`, async ({
    page,
    locale,
  }) => {
    test.setTimeout(120_000);
    const words = staffWordsOf(locale);
    const [begins] = group;
    await openSignedIn(page, 'administrator', catalogueAddress(begins?.name ?? ''));
    for (const definition of group)
      await test.step(definition.name, async () => {
        const own = wordsOf(definition)[locale === 'es-MX' ? 'es' : 'en'];
        if (definition !== begins) await page.goto(catalogueAddress(definition.name));
        const row = await showList(page, own, words.frame.pages[definition.name]);
        await lookInto(page, row, { definition, own, words });
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
  const heading = page.getByRole('heading', { level: 1 });
  const [lead = '?'] = name.split(', ');
  // A resort or a service leads rows whose title or sentence heads their page.
  const isInFull = !definition.sentence && definition.columns[0] !== 'property_id';
  await (isInFull ? expect(heading).toHaveText(name) : expect(heading).toContainText(lead));
  await expect(page.getByRole('region', { name: words.lists.history.title })).toBeVisible();
  const title = own.labels?.[definition.title] ?? own.columns[definition.title] ?? '?';
  const isReference = definition.fields[definition.title]?.kind === 'reference';
  const input = page.getByRole(isReference ? 'combobox' : 'textbox', { name: title, exact: true });
  await input.fill('');
  await page.getByRole('button', { name: own.form.save }).click();
  await expect(input).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
}
