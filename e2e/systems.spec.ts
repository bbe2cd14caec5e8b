import { randomInt } from 'node:crypto';
import { systems } from '../packages/domain/src/catalogues/systems.ts';
import { wordsOf } from '../packages/domain/src/catalogues/words-of-all.ts';
import { expectAccessible } from './accessible.ts';
import { expect, onDesktop, test } from './fixtures.ts';
import { openSignedIn, staffWordsOf } from './staff-steps.ts';

test('a key is made, shown once, and ended by keyboard', onDesktop, async ({ page, locale, request }) => {
  const texts = staffWordsOf(locale).lists.systems;
  const words = wordsOf(systems)[locale === 'es-MX' ? 'es' : 'en'];
  const number = randomInt(1e9);
  const labelled = (field: 'name' | 'username') =>
    page.getByLabel(words.labels[field] ?? '?', { exact: true });
  await openSignedIn(page, 'administrator', '/admin/systems/new');
  await labelled('name').fill(`Kiosk ${number}`);
  await labelled('username').fill(`kiosk-${number}`);
  await page.getByRole('button', { name: words.form.create }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title);
  await page.goto(`/admin/systems?search=${number}`);
  await page.getByRole('link', { name: `Kiosk ${number}` }).click();
  const keys = page.getByRole('region', { name: texts.title, exact: true });
  await expect(keys.getByText(texts.none)).toBeVisible();
  await keys.getByRole('button', { name: texts.make }).press('Enter');
  const dialog = page.getByRole('dialog', { name: texts.fresh.title });
  const key = await dialog.getByLabel(texts.fresh.label).inputValue();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  const signIn = () =>
    request.post('/v1/auth/login/system', { form: { username: `kiosk-${number}`, password: key } });
  expect((await signIn()).status()).toBe(200);
  await dialog.getByRole('button', { name: texts.fresh.kept }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(keys.getByText(texts.ending(key.slice(-4)))).toBeVisible();
  await expect(page.getByText(key)).toBeHidden();
  await expectAccessible(page);
  await keys.getByRole('button', { name: texts.endOf(key.slice(-4)) }).press('Enter');
  await page.getByRole('button', { name: texts.question.confirm, exact: true }).press('Enter');
  await expect(page.getByText(texts.done)).toBeVisible();
  await expect(keys.getByRole('button', { name: texts.endOf(key.slice(-4)) })).toBeHidden();
  expect((await signIn()).status()).toBe(401);
});
