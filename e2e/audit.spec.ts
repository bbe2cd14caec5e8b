import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { makeColleague, openFilters, openSignedIn, staffWordsOf } from './staff-steps.ts';

test('what staff did is searched and read, and a name stands in no address @desktop-first', async ({
  page,
  locale,
}) => {
  const words = staffWordsOf(locale);
  const { audit: texts } = words;
  const keeper = await makeColleague('Clara Montes');
  const origin = process.env.E2E_BASE_URL ?? '';

  // Somebody of revenue takes a list away as a file, and may not read the audit.
  await openSignedIn(page, keeper.key, '/admin/rates');
  const saved = await page.request.get('/v1/staff/rates.csv', { headers: { origin } });
  expect(saved.status()).toBe(200);
  await page.goto('/admin/audit');
  await expect(page).toHaveURL(/forbidden/);

  await openSignedIn(page, 'auditor', '/admin/audit');
  await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
  const person = page.getByRole('combobox', { name: texts.labels.by });
  const entries = page.getByRole('region', { name: texts.entries });
  await expect(entries.getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page);

  // By keyboard alone.
  await openFilters(page, words);
  await page.getByLabel(texts.labels.deed, { exact: true }).selectOption('export');
  const asked = page.waitForResponse((one) => one.request().postData()?.includes(keeper.username) ?? false);
  await person.fill(keeper.username);
  await person.press('Enter');
  expect((await asked).url()).not.toContain(keeper.username);
  await expect(entries.getByRole('listitem')).toHaveCount(1);
  await expect(entries.getByRole('listitem')).toContainText('Clara Montes');
  await expect(entries.getByRole('listitem')).toContainText(keeper.username);
  await expect(entries).toContainText(texts.clock('Cancún'));
  expect(new URL(page.url()).search).toBe('?deed=export');

  // The file of it is an entry itself.
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: texts.save }).click();
  expect((await download).suggestedFilename()).toMatch(
    new RegExp(`^audit-${keeper.username.replaceAll('.', '-')}-export-[\\d-]{10}\\.csv$`),
  );

  // Reloading asks the same but for the name.
  await page.reload();
  await openFilters(page, words);
  await expect(page.getByLabel(texts.labels.deed, { exact: true })).toHaveValue('export');
  await expect(person).toHaveValue('');

  await person.fill('nobody.at.all');
  await person.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: texts.nothing })).toBeVisible();
  await openFilters(page, words);
  await page.getByRole('button', { name: texts.showAll }).click();
  await expect(entries.getByRole('listitem').first()).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
});
