import type { Page } from '@playwright/test';
import { airports } from '../packages/domain/src/catalogues/airports.ts';
import { rates } from '../packages/domain/src/catalogues/rates.ts';
import { regions } from '../packages/domain/src/catalogues/regions.ts';
import { wordsOf } from '../packages/domain/src/catalogues/words-of-all.ts';
import { expectAccessible } from './accessible.ts';
import { expect, onDesktop, test } from './fixtures.ts';
import { makeColleague, openSignedIn, staffWordsOf } from './staff-steps.ts';

const languageOf = (locale: string | undefined) => (locale === 'es-MX' ? 'es' : 'en');

const palette = (page: Page) => {
  const dialog = page.getByRole('dialog');
  return {
    dialog,
    box: dialog.getByRole('combobox'),
    options: dialog.getByRole('option'),
    active: dialog.getByRole('option', { selected: true }),
    group: (name: string) => dialog.getByRole('group', { name, exact: true }),
  };
};

/** A search that fails is written to the console. */
test.use({ expectedProblems: [/ERR_FAILED/] });

test('by keyboard only, a page and a row are found and opened; a failure is told, and the slash is turned off @desktop-first', async ({
  page,
  locale,
}) => {
  const words = staffWordsOf(locale);
  const texts = words.palette;
  const language = languageOf(locale);
  const [own, other] = language === 'es' ? (['es', 'en'] as const) : (['en', 'es'] as const);
  await openSignedIn(page, 'administrator', '/admin');
  const { dialog, box, active, options, group } = palette(page);

  await page.keyboard.press('Control+k');
  await expect(box).toBeFocused();
  await expect(dialog.getByText(texts.begin)).toBeVisible();
  await expectAccessible(page);

  // By the word of the other language, without its accents.
  await page.keyboard.type(wordsOf(regions)[other].one.normalize('NFD').replace(/\p{M}/gu, ''));
  await expect(active).toHaveText(wordsOf(regions)[own].title);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/regions$/);
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsOf(regions)[own].title);

  await test.step('keys of a field stay with it, and Escape gives the focus back', async () => {
    const search = page.getByRole('textbox', { name: words.lists.search });
    await search.focus();
    await page.keyboard.type('a/');
    await expect(search).toHaveValue('a/');
    await expect(dialog).toBeHidden();
    await page.keyboard.press('Control+k');
    await expect(box).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(search).toBeFocused();
  });
  await test.step('a failed search is told, and asked again', async () => {
    await page.route('**/v1/staff/palette/search', (route) => route.abort());
    await page.keyboard.press('Control+k');
    await box.fill('cancun');
    await expect(dialog.getByRole('alert')).toContainText(texts.failed);
    await expectAccessible(page);
    await page.unroute('**/v1/staff/palette/search');
    await dialog.getByRole('button', { name: texts.retry }).click();
    await expect(options.filter({ hasText: 'CUN' }).first()).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('/');
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('');
  await expect(group(texts.recent).getByRole('option').first()).toBeVisible();
  await page.keyboard.type('cun');
  await expect(dialog.getByRole('status')).toHaveText(/\d/);
  const airport = group(wordsOf(airports)[own].title).getByRole('option').first();
  await expect(airport).toContainText('CUN');
  await expectAccessible(page);
  await page.keyboard.press('End');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Home');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(airport).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/airports\/\d+$/);
  await expect(dialog).toBeHidden();

  await page.keyboard.press('Control+k');
  await expect(box).toBeFocused();
  await page.keyboard.type('zz nothing zz');
  await expect(dialog.getByText(texts.none('zz nothing zz'))).toBeVisible();

  await test.step('the slash is turned off in the profile, and stays so', async () => {
    const slash = page.getByRole('checkbox', { name: words.account.keys.slash });
    await page.goto('/admin/profile');
    await slash.uncheck();
    await page.reload();
    await expect(slash).not.toBeChecked();
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('/');
    await page.keyboard.press('Control+k');
    await expect(box).toBeFocused();
    await expect(box).toHaveValue('');
    await page.keyboard.press('Escape');
    await slash.check();
    await page.keyboard.press('/');
    // It stands on a box to be ticked, which is no box to type in.
    await expect(dialog.getByText(texts.begin).or(options.first())).toBeVisible();
  });
});

test(
  'what was opened is kept for the person, and gone after signing out; all that was found leads to the list',
  onDesktop,
  async ({ page, locale }) => {
    const words = staffWordsOf(locale);
    const kept = () => page.evaluate(() => localStorage.getItem('recentlyOpened'));
    const { key } = await makeColleague('Palette Recent');
    await openSignedIn(page, key, '/admin');
    const { rows } = await (await page.request.get('/v1/staff/rates?page_size=1')).json();
    const id: number = rows[0].id;
    await page.goto(`/admin/rates/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/admin');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Control+k');
    const { dialog, options, box, group } = palette(page);
    await expect(options.first()).toContainText(wordsOf(rates)[languageOf(locale)].title);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    // Kinds and numbers, no names.
    expect(JSON.parse((await kept()) ?? '').opened).toEqual([
      { kind: 'page', id: 'home' },
      { kind: 'rates', id },
    ]);

    // Its button opens it on any screen.
    const texts = words.palette;
    const { title } = wordsOf(rates)[languageOf(locale)];
    const { total } = await (await page.request.get('/v1/staff/rates?search=a&page_size=1')).json();
    await page.getByRole('button', { name: texts.open, exact: true }).click();
    await box.fill('a');
    await group(title)
      .getByRole('option', { name: texts.all(total, title) })
      .click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/admin\/rates\?search=a$/);
    await page.getByRole('button', { name: words.frame.signOut }).click();
    await expect(page).toHaveURL(/\/signin/);
    await expect.poll(kept).toBeNull();
  },
);
