import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { demoName } from '../apps/api/src/demo/staff.ts';
import { regions } from '../packages/domain/src/catalogues/regions.ts';
import { wordsOf } from '../packages/domain/src/catalogues/words-of-all.ts';
import { expectAccessible } from './accessible.ts';
import { expect, onDesktop, test } from './fixtures.ts';
import { tabTo } from './keyboard.ts';
import { productDatabase } from './product-database.ts';
import { comeFromOwnAddress, openSignedIn, type StaffWords, staffWordsOf } from './staff-steps.ts';

/** What the filter of status is called. */
const statusOf = (locale: string | undefined) =>
  wordsOf(regions)[locale === 'es-MX' ? 'es' : 'en'].columns.status ?? '?';

/** Browsers write to the console what is refused: asking who is signed in, a version that is not the newest. */
test.use({ expectedProblems: [/status of (401|404|412|500) /] });
test.beforeEach(({ page }) => comeFromOwnAddress(page));

/** A name that no other test's search finds. Inactive, so that nobody else is offered more or less. */
const ownName = (what: string) => `${what} ${randomUUID().slice(0, 8)}`;

async function makeRegion(
  name: string,
  more: { deny_tags?: string[]; allow_tags?: string[] } = {},
): Promise<number> {
  const { id } = await productDatabase()
    .insertInto('region')
    .values({ name, active: false, ...more })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const regionNamed = (name: string) =>
  productDatabase()
    .selectFrom('region')
    .select(['id', 'allow_tags', 'deny_tags', 'active', 'version'])
    .where('name', '=', name)
    .executeTakeFirst();

/** Comes to a page of regions, signed in. */
const open = (page: Page, path = '/admin/regions', role = 'catalogue') => openSignedIn(page, role, path);

/** What was done is said, with what it was done to; other things said meanwhile begin the same. */
const expectToast = (page: Page, said: string, name: string) =>
  expect(page.getByRole('status').filter({ hasText: said }).filter({ hasText: name })).toBeVisible();

const searchBox = (page: Page, words: StaffWords) =>
  page.getByLabel(words.lists.search, { exact: false }).first();
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

test(
  'a region is added: what is missing, twice or typed and not added is said, and what it means',
  onDesktop,
  async ({ page, locale }) => {
    const words = staffWordsOf(locale);
    const { form } = words.regions;
    const name = ownName('Added');
    await open(page);
    await link(page, words.regions.add).click();
    await expect(page).toHaveURL(/\/admin\/regions\/new$/);

    await page.getByRole('button', { name: form.create }).click();
    await expect(page.getByRole('region').getByRole('link')).toHaveCount(1);
    await expectAccessible(page);
    await page.getByLabel(words.regions.columns.name, { exact: true }).fill(name);
    const allow = page.getByRole('group', { name: words.regions.labels.allow_tags, exact: true });
    await allow.getByLabel(form.value).selectOption('MX');
    await allow.getByRole('button', { name: form.add }).click();
    const deny = page.getByRole('group', { name: words.regions.labels.deny_tags, exact: true });
    await deny.getByLabel(form.kind).selectOption('AGENCY');
    await deny.getByLabel(form.value).fill(' journey   tours ');
    await deny.getByLabel(form.value).press('Enter');
    await expect(deny.getByRole('listitem')).toContainText(['JOURNEY TOURS']);
    // The same once more.
    await deny.getByLabel(form.value).fill('JOURNEY TOURS');
    await deny.getByLabel(form.value).press('Enter');
    await expect(deny).toContainText(words.lists.issues['tag.duplicate']());
    // What stands in the field still would be lost without a word.
    await deny.getByLabel(form.value).fill('HALF TYPED');
    await page.getByRole('button', { name: form.create }).click();
    await expect(deny).toContainText(words.lists.issues['tag.pending']());
    await deny.getByLabel(form.value).fill('');
    const country = new Intl.DisplayNames(locale, { type: 'region' }).of('MX') ?? '?';
    const meaning = page.getByRole('region', { name: words.lists.form.meaning });
    await expect(meaning).toContainText(words.regions.meaning.allow(words.regions.phrases.COUNTRY(country)));
    await expect(meaning).toContainText(
      words.regions.meaning.deny(words.regions.phrases.AGENCY('JOURNEY TOURS')),
    );
    await page.getByLabel(words.regions.labels.active).uncheck();
    await expectAccessible(page);
    await page.getByRole('button', { name: form.create }).click();
    await expectToast(page, words.lists.form.created, name);
    await expect(page).toHaveURL(/\/admin\/regions$/);
    expect(await regionNamed(name)).toMatchObject({
      allow_tags: ['COUNTRY:MX'],
      deny_tags: ['AGENCY:JOURNEY TOURS'],
      active: false,
    });
  },
);

test(
  'a region is found and changed by keyboard alone, and deleted, and its history says so',
  onDesktop,
  async ({ page, locale }) => {
    const words = staffWordsOf(locale);
    const { form } = words.regions;
    const name = ownName('Journey');
    await makeRegion(name, { allow_tags: ['COUNTRY:MX'] });
    // On a slow line, who opens the row again right after saving must not meet the version of before.
    await page.route(/\/v1\/staff\/regions\/\d+$/, async (route) => {
      if (route.request().method() === 'GET') await new Promise((done) => setTimeout(done, 600));
      await route.continue();
    });
    await open(page);
    await tabTo(page, words.lists.search);
    await page.keyboard.type(name.toUpperCase());
    await expect(page).toHaveURL(/search=JOURNEY/);
    // Not to the box that selects the row.
    await tabTo(page, name, 'a');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    const allow = page.getByRole('group', { name: words.regions.labels.allow_tags, exact: true });
    const country = new Intl.DisplayNames(locale, { type: 'region' }).of('MX') ?? '?';
    await allow
      .getByRole('button', { name: form.remove(`${words.regions.kinds.COUNTRY}: ${country}`) })
      .press('Delete');
    await expect(allow.getByLabel(form.value)).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(allow.getByLabel(form.kind)).toBeFocused();
    await page.keyboard.type(words.regions.kinds.CLUB);
    await tabTo(page, form.value);
    await page.keyboard.type('gold');
    await page.keyboard.press('Enter');
    await expect(
      allow.getByRole('button', { name: form.remove(`${words.regions.kinds.CLUB}: GOLD`) }),
    ).toBeVisible();
    await tabTo(page, form.save);
    await page.keyboard.press('Enter');
    await expectToast(page, words.lists.form.saved, name);
    expect((await regionNamed(name))?.allow_tags).toEqual(['CLUB:GOLD']);
    // One comes back to the list as it was.
    await expect(page).toHaveURL(/search=JOURNEY/);
    await link(page, name).click();
    const history = page.getByRole('region', { name: words.lists.history.title });
    await expect(history.getByRole('listitem')).toContainText([
      words.lists.history.update(demoName('catalogue')),
    ]);

    await page.getByRole('button', { name: form.delete }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(words.lists.deletion.title(name));
    await dialog.getByLabel(words.lists.deletion.label(name)).fill('Everywhere');
    await dialog.getByRole('button', { name: words.lists.deletion.confirm }).click();
    await expect(dialog).toContainText(words.lists.issues['row.word_differs']());
    await expectAccessible(page);
    await dialog.getByLabel(words.lists.deletion.label(name)).fill(` ${name.toLowerCase()} `);
    await dialog.getByRole('button', { name: words.lists.deletion.confirm }).click();
    await expectToast(page, words.lists.form.deleted, name);
    expect(await regionNamed(name)).toBeUndefined();
    await expect(page.getByText(words.lists.nothingFound, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: words.lists.showAll }).click();
    await expect(page).toHaveURL(/\/admin\/regions$/);
    await expect(searchBox(page, words)).toHaveValue('');
  },
);

test('the list keeps in its address what it was asked for and the columns, over Back and reload @desktop-first', async ({
  page,
  locale,
  isMobile,
}) => {
  const words = staffWordsOf(locale);
  const mark = ownName('Kept');
  const names = ['b', 'a', 'c'].map((letter) => `${mark} ${letter}`);
  for (const name of names) await makeRegion(name);
  await open(page);
  await searchBox(page, words).fill(mark);
  await expect(page).toHaveURL(/search=Kept/);
  const shown = page.getByRole('link').filter({ hasText: mark });
  await expect(shown).toHaveText([...names].sort());
  if (isMobile) {
    const order = `${words.regions.columns.name}, ${words.lists.descending}`;
    await page.getByRole('combobox', { name: words.lists.sortBy }).selectOption({ label: order });
  } else {
    const head = page.getByRole('columnheader', { name: words.regions.columns.name });
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    await head.getByRole('button').click();
    await expect(head).toHaveAttribute('aria-sort', 'descending');
  }
  await expect(shown).toHaveText([...names].sort().reverse());
  await expectAccessible(page);
  await page.reload();
  await expect(shown).toHaveText([...names].sort().reverse());
  // Columns are chosen, kept, and part of the address.
  const { columns: choosing } = words.lists;
  const denied = wordsOf(regions)[locale === 'es-MX' ? 'es' : 'en'].heads.deny_tags ?? '?';
  const list = page.getByRole('region', {
    name: wordsOf(regions)[locale === 'es-MX' ? 'es' : 'en'].title,
    exact: true,
  });
  const head = list.getByText(denied, { exact: true });
  const asked = page.url();
  await page.getByRole('button', { name: choosing.open, exact: true }).click();
  const choice = page.getByRole('group', { name: choosing.legend, exact: true });
  await choice.getByRole('checkbox', { name: denied, exact: true }).uncheck();
  await expect(head).toHaveCount(0);
  await expectAccessible(page);
  await expect(page).toHaveURL(/columns=name\.allow_tags\.active(&|$)/);
  await page.goto(asked);
  await expect(shown).toHaveText([...names].sort().reverse());
  await expect(head).toHaveCount(0);
  await page.getByRole('button', { name: choosing.open, exact: true }).click();
  await page.getByRole('button', { name: choosing.usual, exact: true }).click();
  await expect(head.first()).toBeVisible();
  await expect(page).toHaveURL(asked);
  await expect(searchBox(page, words)).toHaveValue(mark);
  await shown.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(mark);
  await page.goBack();
  await expect(shown).toHaveText([...names].sort().reverse());
  await page.getByRole('combobox', { name: statusOf(locale) }).selectOption('active');
  await expect(page.getByText(words.lists.nothingFound, { exact: true })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('combobox', { name: statusOf(locale) }).selectOption('all');
  await expect(shown).toHaveCount(3);
  await page.getByRole('button', { name: words.lists.more, exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: words.lists.exportAll, exact: true }).click(),
  ]);
  const table = await readFile(await download.path(), 'utf8');
  expect(download.suggestedFilename()).toBe('regions.csv');
  expect(table.startsWith('\ufeff')).toBe(true);
  expect(
    table
      .split('\r\n')
      .slice(1, -1)
      .map((line) => line.split(',')[0]),
  ).toEqual([...names].sort().reverse());
});

test(
  'what was typed is not lost: not by leaving, not by somebody who saved meanwhile',
  onDesktop,
  async ({ page, locale }) => {
    const words = staffWordsOf(locale);
    const { form } = words.regions;
    const name = ownName('Two hands');
    const id = await makeRegion(name, { deny_tags: ['CLUB:OLD'] });
    await open(page);
    await searchBox(page, words).fill(name);
    await expect(page).toHaveURL(/search=/);
    await link(page, name).click();
    const renamed = `${name} mine`;
    await page.getByLabel(words.regions.columns.name, { exact: true }).fill(renamed);

    /** Going back asks from here on. */
    const isGuarded = () =>
      expect.poll(() => page.evaluate(() => String(window.history.state?.guard))).toContain('unsaved');
    const question = page.getByRole('dialog').filter({ hasText: words.lists.leave.text });
    await link(page, words.regions.back).click();
    await expect(question).toBeVisible();
    await expectAccessible(page);
    await question.getByRole('button', { name: words.lists.leave.stay }).click();
    await expect(page.getByLabel(words.regions.columns.name, { exact: true })).toHaveValue(renamed);
    await isGuarded();
    await page.goBack();
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: words.lists.leave.stay }).click();
    await expect(page.getByLabel(words.regions.columns.name, { exact: true })).toHaveValue(renamed);

    await productDatabase()
      .updateTable('region')
      .set({ deny_tags: ['CLUB:NEW'], version: 2, updated_by: 'other.hand' })
      .where('id', '=', id)
      .execute();
    await page.getByRole('button', { name: form.save }).click();
    const stale = page.getByRole('dialog').filter({ hasText: words.lists.stale.text });
    await expect(stale).toContainText(words.lists.stale.title('other.hand'));
    await expect(stale).toContainText('NEW');
    await expectAccessible(page);
    await stale.getByRole('button', { name: words.lists.stale.theirs }).click();
    await expect(page.getByLabel(words.regions.columns.name, { exact: true })).toHaveValue(name);
    await page.getByLabel(words.regions.columns.name, { exact: true }).fill(renamed);
    await page.getByRole('button', { name: form.save }).click();
    await expectToast(page, words.lists.form.saved, renamed);
    expect(await regionNamed(renamed)).toMatchObject({ deny_tags: ['CLUB:NEW'], version: 3 });

    await link(page, renamed).click();
    await page.getByLabel(words.regions.columns.name, { exact: true }).fill('thrown away');
    await isGuarded();
    await page.goBack();
    await question.getByRole('button', { name: words.lists.leave.leave }).click();
    await expect(page).toHaveURL(/\/admin\/regions\?search=/);
    expect(await regionNamed('thrown away')).toBeUndefined();
  },
);

test(
  'who may only look sees what a region means; a list that does not come says so, and comes when asked again',
  onDesktop,
  async ({ page, locale }) => {
    const words = staffWordsOf(locale);
    const name = ownName('To look at');
    const id = await makeRegion(name, { deny_tags: ['AGENCY:LOOKED AT'] });
    await open(page, `/admin/regions/${id}`, 'auditor');
    await expect(page.getByText(words.regions.readOnly)).toBeVisible();
    await expect(page.getByText(new RegExp(words.lists.history.loaded('.+')))).toBeVisible();
    await expect(page.getByRole('button', { name: words.regions.form.save })).toHaveCount(0);
    await expectAccessible(page);
    await page.goto('/admin/regions/999999999');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.regions.gone);
    // There never was such a row: no history, and no failure to load one.
    await expect(page.getByRole('heading', { name: words.lists.history.title })).toHaveCount(0);
    await page.goto('/admin/nowhere');
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(words.regions.gone);
    await page.getByRole('link').first().waitFor();

    let isAway = true;
    await page.route(/\/v1\/staff\/regions\?/, (route) =>
      isAway
        ? route.fulfill({ status: 500, contentType: 'application/problem+json', body: '{}' })
        : route.fallback(),
    );
    await page.goto('/admin/regions');
    await expect(page.getByRole('alert').filter({ hasText: words.lists.failed })).toBeVisible();
    await expectAccessible(page);
    isAway = false;
    await page.getByRole('button', { name: words.lists.retry }).click();
    await expect(link(page, 'Everywhere')).toBeVisible();
  },
);
