import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { demoName } from '../apps/api/src/demo/staff.ts';
import { rates } from '../packages/domain/src/catalogues/rates.ts';
import { wordsOf } from '../packages/domain/src/catalogues/words-of-all.ts';
import { expectAccessible } from './accessible.ts';
import { expect, onDesktop, test } from './fixtures.ts';
import { tabTo } from './keyboard.ts';
import { productDatabase } from './product-database.ts';
import { askAsStaff, comeFromOwnAddress, makeColleague, openSignedIn, staffWordsOf } from './staff-steps.ts';

/** Browsers write to the console what is refused: who is signed in, a version that is not the newest, what is not allowed. */
test.use({ expectedProblems: [/status of (401|403|404|409|412) /] });
test.beforeEach(({ page }) => comeFromOwnAddress(page));

const ownShort = () => `own-${randomUUID().slice(0, 8)}`;

const expectToast = (page: Page, said: string, about: string) =>
  expect(page.getByRole('status').filter({ hasText: said }).filter({ hasText: about })).toBeVisible();

const roleNamed = (name: string) =>
  productDatabase()
    .selectFrom('staff_role')
    .select(['id', 'permissions'])
    .where('name', '=', name)
    .executeTakeFirstOrThrow();

/** A role of the test's own, made beside the page. */
async function makeRole(page: Page, permissions: string[]): Promise<{ id: number; name: string }> {
  const name = ownShort();
  const { id } = await askAsStaff(page, 'POST', '/v1/staff/roles', {
    name,
    name_en: name,
    name_es: name,
    permissions,
  });
  return { id, name };
}

test('the heads of the matrix stay in sight, and a role is copied, changed and deleted @desktop-first', async ({
  page,
  locale,
}) => {
  const { roles: texts, lists } = staffWordsOf(locale);
  const isSpanish = locale === 'es-MX';
  const concierge = (await roleNamed('concierge')).id;
  const ratesTitle = wordsOf(rates)[isSpanish ? 'es' : 'en'].title;
  await openSignedIn(page, 'administrator', '/admin/roles');
  const one = page.getByLabel(texts.role, { exact: true });
  const matrix = page.getByRole('region', { name: texts.matrix });
  await expect(one.or(matrix)).toBeVisible();
  await expectAccessible(page);
  const isPhone = await one.isVisible();
  if (isPhone) {
    await one.selectOption(String(concierge));
    await page.getByRole('link', { name: texts.open('Concierge') }).click();
  } else {
    const row = matrix.getByRole('row', { name: `${texts.nouns.mail} ${texts.deeds['mail:send']}` });
    // Its heads stay in sight however far it is scrolled.
    await matrix.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    const head = matrix.getByRole('link', { name: 'Concierge', exact: true });
    await expect(head).toBeInViewport();
    await expect(row).not.toBeInViewport();
    await head.click();
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Concierge');
  await expectAccessible(page);

  await page.getByRole('link', { name: texts.form.copy }).click();
  const name = ownShort();
  const [english, spanish] = [`Night ${name}`, `Noche ${name}`];
  await page.getByLabel(texts.form.name_en, { exact: true }).fill(english);
  await page.getByLabel(texts.form.name_es, { exact: true }).fill(spanish);
  await page.getByLabel(texts.form.name, { exact: true }).fill('Not Short');
  await page.getByRole('button', { name: texts.form.create }).click();
  await expect(page.getByLabel(texts.form.name, { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await page.getByLabel(texts.form.name, { exact: true }).fill(name);
  // Who changes rates sees them.
  const ratesRow = page.getByRole('group', { name: ratesTitle, exact: true });
  await ratesRow.getByLabel(texts.change, { exact: true }).check();
  await expect(ratesRow.getByLabel(texts.see, { exact: true })).toBeChecked();
  await page.getByRole('button', { name: texts.form.create }).click();
  const title = isSpanish ? spanish : english;
  await expectToast(page, texts.form.created, title);
  const { id, permissions } = await roleNamed(name);
  expect(permissions).toEqual(expect.arrayContaining(['mail:send', 'rates:see', 'rates:change']));

  // Somebody has it: the way to them is a press.
  const holder = `Holder ${name}`;
  const held = await makeColleague(holder, { roles: [name] });
  await page.goto(`/admin/roles/${id}`);
  await page.getByRole('button', { name: texts.holders.show(1) }).click();
  await expect(page).toHaveURL(/\/admin\/people$/);
  await expect(page.getByRole('link', { name: holder })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: lists.shown(1, 1, 1) })).toBeVisible();
  await productDatabase().deleteFrom('staff_account').where('id', '=', held.id).execute();

  await page.goto(`/admin/roles/${id}`);
  await ratesRow.getByLabel(texts.see, { exact: true }).uncheck();
  await expect(ratesRow.getByLabel(texts.change, { exact: true })).not.toBeChecked();
  await page.getByRole('button', { name: texts.form.save }).click();
  await expectToast(page, texts.form.saved, title);
  await page.goto(`/admin/roles/${id}`);
  const history = page.getByRole('region', { name: lists.history.title });
  await expect(history.getByRole('listitem').first()).toContainText(`${ratesTitle}: ${texts.change}`);
  await page.getByRole('button', { name: texts.form.delete }).click();
  const typed = page.getByLabel(lists.deletion.label(title));
  await typed.fill('Concierge');
  await page.getByRole('button', { name: lists.deletion.confirm }).click();
  await expect(typed).toHaveAttribute('aria-invalid', 'true');
  await typed.fill(title.toUpperCase());
  await page.getByRole('button', { name: lists.deletion.confirm }).click();
  await expectToast(page, texts.deletion.deleted, title);
  await page.goto(`/admin/roles/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.gone);
  await expect(page.getByText(lists.history.delete(demoName('administrator')))).toBeVisible();
});

test(
  'a role changed meanwhile shows both versions, and is changed by keyboard alone',
  onDesktop,
  async ({ page, locale }) => {
    const { roles: texts, lists } = staffWordsOf(locale);
    await openSignedIn(page, 'administrator', '/admin/roles');
    const { id, name } = await makeRole(page, ['attention:see']);
    await page.goto(`/admin/roles/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    const meanwhile = { name, name_en: `${name} meanwhile`, name_es: name, permissions: ['attention:see'] };
    await askAsStaff(page, 'PUT', `/v1/staff/roles/${id}`, meanwhile);
    await page.getByLabel(texts.form.name_en, { exact: true }).fill(`${name} typed`);
    await page.getByRole('button', { name: texts.form.save }).click();
    await expect(page.getByRole('dialog')).toContainText(`${name} meanwhile`);
    await expectAccessible(page);
    await page.getByRole('button', { name: lists.stale.mine }).click();
    await page.getByRole('button', { name: texts.form.save }).click();
    await expectToast(page, texts.form.saved, `${name} typed`);

    await page.goto(`/admin/roles/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name} typed`);
    await tabTo(page, texts.deeds['attention:handle']);
    await page.keyboard.press('Space');
    await tabTo(page, texts.form.save);
    await page.keyboard.press('Enter');
    await expectToast(page, texts.form.saved, `${name} typed`);
    expect((await roleNamed(name)).permissions).toEqual(['attention:see', 'attention:handle']);
  },
);
