import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { sql } from 'kysely';
import { demoName } from '../apps/api/src/demo/staff.ts';
import { expectAccessible } from './accessible.ts';
import { expect, onDesktop, test } from './fixtures.ts';
import { tabTo } from './keyboard.ts';
import { productDatabase } from './product-database.ts';
import {
  askAsStaff,
  comeFromOwnAddress,
  makeColleague,
  openSignedIn,
  type StaffWords,
  staffWordsOf,
} from './staff-steps.ts';

/** Browsers write to the console what is refused: who is signed in, a version that is not the newest, what is not allowed. */
test.use({ expectedProblems: [/status of (401|404|409|412) /] });
test.beforeEach(({ page }) => comeFromOwnAddress(page));

/** A name that no other test's search finds. */
const ownName = (what: string) => `${what} ${randomUUID().slice(0, 8).replace(/\d/g, 'x')}`;

const expectToast = (page: Page, said: string, about: string) =>
  expect(page.getByRole('status').filter({ hasText: said }).filter({ hasText: about })).toBeVisible();

const search = (page: Page, words: StaffWords, text: string) =>
  page.getByLabel(words.lists.search, { exact: false }).first().fill(text);
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const titleOfRole = (locale: string | undefined, en: string, es: string) => (locale === 'es-MX' ? es : en);

test(
  'somebody is invited, changed, shut out, let in again and deleted, and the history tells it',
  onDesktop,
  async ({ page, locale }) => {
    const words = staffWordsOf(locale);
    const { colleagues: texts, lists } = words;
    const name = ownName('Nadia');
    const username = `nadia.${randomUUID().slice(0, 8)}`;
    const email = `${username}@visitor.example`;
    const finance = titleOfRole(locale, 'Finance', 'Finanzas');
    const revenue = titleOfRole(locale, 'Revenue', 'Ingresos');
    await openSignedIn(page, 'administrator', '/admin/people');
    await expectAccessible(page);
    await link(page, texts.invite).click();

    // What is missing is said where it is missing.
    await page.getByRole('button', { name: texts.invitation.send }).click();
    await expect(page.getByRole('region').getByRole('link')).toHaveCount(3);
    await page.getByLabel(texts.form.name, { exact: true }).fill(name);
    await page.getByLabel(texts.form.email, { exact: true }).fill(email);
    await expect(page.getByLabel(texts.form.username, { exact: true })).toHaveValue(username);
    await page.getByLabel(finance, { exact: true }).check();
    await page.getByText(texts.form.some, { exact: true }).click();
    await page.getByRole('button', { name: texts.invitation.send }).click();
    const resorts = page.getByRole('group', { name: texts.form.resorts });
    await expect(resorts).toContainText(texts.issues['missing.scope']?.({}) ?? '?');
    await expectAccessible(page);
    await resorts.getByLabel(texts.form.filter).fill('bahia');
    await resorts.getByRole('checkbox', { name: 'Bahía Perla' }).check();
    await expect(resorts.getByRole('checkbox')).toHaveCount(1);
    await page.getByRole('button', { name: texts.invitation.send }).click();
    await expectToast(page, texts.invitation.sent, email);

    // A question about people stands in no address.
    await search(page, words, name);
    await expect(page.getByRole('status').filter({ hasText: lists.shown(1, 1, 1) })).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/people$/);
    expect(await page.evaluate(() => JSON.stringify(window.history.state))).not.toContain(name);
    await expect(page.getByText(texts.status.unconfirmed).last()).toBeVisible();
    await link(page, name).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);

    const account = page.getByRole('region', { name: texts.account.title });
    await account.getByRole('button', { name: texts.account.sendInvitation }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: texts.asking.sendLink(email).confirm }).click();
    await expectToast(page, texts.account.linkSent, email);
    const { mails } = await productDatabase()
      .selectFrom('mail')
      .select(({ fn }) => fn.countAll<number>().as('mails'))
      .where(sql<boolean>`${email} = any(recipients)`)
      .executeTakeFirstOrThrow();
    expect(Number(mails)).toBe(2);

    await page.getByLabel(revenue, { exact: true }).check();
    await page.getByText(texts.form.everywhere, { exact: true }).click();
    await page.getByRole('button', { name: texts.form.save }).click();
    await expectToast(page, texts.form.saved, name);
    // The list is as it was left.
    await expect(page.getByLabel(lists.search, { exact: false }).first()).toHaveValue(name);
    await link(page, name).click();
    await account.getByRole('button', { name: texts.account.close }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: texts.asking.close(name).confirm })
      .click();
    await expect(account).toContainText(texts.statusText.disabled);
    await account.getByRole('button', { name: texts.account.open }).click();
    await expect(account).toContainText(texts.statusText.unconfirmed);
    const by = demoName('administrator');
    const history = page.getByRole('region', { name: lists.history.title });
    await expect(history.getByRole('listitem')).toContainText([
      texts.history.open(by),
      texts.history.close(by),
      texts.history.update(by),
      texts.history.send_link(by),
      texts.history.create(by),
    ]);
    await expect(history.getByRole('listitem').nth(2)).toContainText(texts.everywhere);
    await expectAccessible(page);

    await page.getByRole('button', { name: texts.account.delete }).click();
    const typed = page.getByLabel(lists.deletion.label(username));
    await typed.fill(name);
    await page.getByRole('button', { name: lists.deletion.confirm }).click();
    await expect(typed).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page);
    await typed.fill(username);
    await page.getByRole('button', { name: lists.deletion.confirm }).click();
    await expectToast(page, texts.deletion.deleted, name);
    await expect(page.getByText(lists.nothingFound)).toBeVisible();
  },
);

test(
  'who is signed out everywhere is out at the next click',
  onDesktop,
  async ({ page, browser, locale }) => {
    const { colleagues: texts, frame, signIn } = staffWordsOf(locale);
    const name = ownName('Ernesto');
    const { id, key } = await makeColleague(name);
    const context = await browser.newContext({
      baseURL: process.env.E2E_BASE_URL ?? '',
      ...(locale && { locale }),
    });
    const theirs = await context.newPage();
    await openSignedIn(theirs, key, '/admin');
    await expect(theirs.getByText(frame.signedInAs(name))).toBeVisible();

    await openSignedIn(page, 'administrator', `/admin/people/${id}`);
    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: texts.account.takeFactor }).click();
    await dialog.getByRole('button', { name: texts.asking.takeFactor(name).confirm }).click();
    await expect(dialog.getByText(texts.refusals['factor.off'] ?? '?')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: texts.asking.keep }).click();
    await page.getByRole('button', { name: texts.account.endSessions }).click();
    await dialog.getByRole('button', { name: texts.asking.endSessions(name).confirm }).click();
    await expectToast(page, texts.account.ended(1), '');
    await expect(page.getByText(texts.history.end_sessions(demoName('administrator')))).toBeVisible();
    await theirs.goto('/admin/rates');
    await expect(theirs.getByRole('heading', { level: 1 })).toHaveText(signIn.title);
    await context.close();
  },
);

test(
  'somebody changed meanwhile is shown with both versions, is given a role by keyboard alone, and an earlier version comes back',
  onDesktop,
  async ({ page, locale }) => {
    const { colleagues: texts, lists } = staffWordsOf(locale);
    const finance = titleOfRole(locale, 'Finance', 'Finanzas');
    const name = ownName('Gemela');
    const { id } = await makeColleague(name);
    const field = page.getByLabel(texts.form.name, { exact: true });
    const dialog = page.getByRole('dialog');
    const facts = { email: 'meanwhile@visitor.example', roles: ['revenue'], scope: null };
    const change = (to: string) => askAsStaff(page, 'PUT', `/v1/staff/people/${id}`, { ...facts, name: to });
    await openSignedIn(page, 'administrator', `/admin/people/${id}`);
    await test.step('both versions', async () => {
      // The form has read the person before the other change.
      await expect(field).toHaveValue(name);
      await change(`${name} meanwhile`);
      await field.fill(`${name} typed`);
      await page.getByRole('button', { name: texts.form.save }).click();
      await expect(dialog).toContainText(`${name} meanwhile`);
      await expect(dialog).toContainText('meanwhile@visitor.example');
      await expectAccessible(page);
      await dialog.getByRole('button', { name: lists.stale.mine }).click();
      await page.getByRole('button', { name: texts.form.save }).click();
      await expectToast(page, texts.form.saved, name);
    });
    await test.step('by keyboard alone', async () => {
      await expect(page).toHaveURL(/\/admin\/people$/);
      await tabTo(page, lists.search);
      await page.keyboard.type(name);
      await expect(page.getByRole('status').filter({ hasText: lists.shown(1, 1, 1) })).toBeVisible();
      await tabTo(page, `${name} typed`);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name} typed`);
      await tabTo(page, finance);
      await page.keyboard.press('Space');
      await tabTo(page, texts.form.save);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/admin\/people$/);
      const { roles } = await productDatabase()
        .selectFrom('staff_account')
        .select('roles')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      expect([...roles].sort()).toEqual(['finance', 'revenue']);
    });
    await test.step('an earlier version', async () => {
      const { restore } = lists;
      await change('Rita One');
      await change('Rita Two');
      await page.goto(`/admin/people/${id}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rita Two');
      await page.getByRole('button', { name: lists.history.undo }).first().click();
      const question = page.getByRole('dialog', { name: restore.title });
      await expect(question).toContainText('Rita One');
      await expectAccessible(page);
      await question.getByRole('button', { name: restore.confirm, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rita One');
      await expect(page.locator('form [name=name]')).toHaveValue('Rita One');
    });
  },
);
