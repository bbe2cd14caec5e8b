import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { sql } from 'kysely';
import { generate } from 'otplib';
import { expectAccessible } from './accessible.ts';
import { expect, onDesktop, test } from './fixtures.ts';
import { productDatabase } from './product-database.ts';
import { comeFromOwnAddress, openSignedIn, type StaffWords, staffWordsOf } from './staff-steps.ts';

/** Who has to type a code is refused first, as who has no session yet is, and a wrong code. */
test.use({ expectedProblems: [/status of (401|409 .*roles)/] });

const password = 'a long one of my own';

/** Somebody new with these roles, whose password is chosen. */
async function makePerson(page: Page, roles: string[]): Promise<string> {
  const username = `olga.${randomUUID().slice(0, 8)}`;
  const headers = { origin: process.env.E2E_BASE_URL ?? '' };
  await openSignedIn(page, 'administrator', '/admin');
  const email = `${username}@visitor.example`;
  // The role is there once both languages have run.
  const role = { name: 'two-step', name_en: 'Vault', name_es: 'Bóveda', permissions: ['attention:see'] };
  if (roles.includes('two-step')) await page.request.post('/v1/staff/roles', { headers, data: role });
  const invited = await page.request.post('/v1/staff/people', {
    headers,
    data: { username, name: 'Olga Dos', email, roles, scope: null },
  });
  expect(invited.status(), await invited.text()).toBe(201);
  const { body_text } = await productDatabase()
    .selectFrom('mail')
    .select('body_text')
    .where(sql<boolean>`${email} = any(recipients)`)
    .executeTakeFirstOrThrow();
  const key = /#link=([\w-]+)/.exec(body_text)?.[1] ?? '';
  const used = await page.request.put('/v1/staff/link', { headers, data: { key, new_password: password } });
  expect(used.status()).toBe(200);
  await page.context().clearCookies();
  return username;
}

async function typePassword(page: Page, texts: StaffWords, username: string): Promise<void> {
  await page.goto('/signin?next=/admin/profile');
  await page.getByLabel(texts.signIn.username, { exact: true }).fill(username);
  await page.getByLabel(texts.signIn.password, { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

/** Types the first code of the key that is shown, and answers the recovery codes. */
async function confirmKey(page: Page, texts: StaffWords): Promise<string[]> {
  const { enrol, codes } = texts.account;
  await expect(page.getByRole('img', { name: enrol.qr })).toBeVisible();
  await expectAccessible(page);
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '');
  const field = page.getByLabel(texts.code.label, { exact: true });
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  await field.fill(await generate({ secret }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: codes.title })).toBeFocused();
  await expectAccessible(page);
  const shown = await page.getByRole('list', { name: codes.list }).getByRole('listitem').allInnerTexts();
  expect(shown).toHaveLength(10);
  await page.getByRole('button', { name: codes.done }).click();
  return shown;
}

test(
  'a person turns it on in the profile, signs in with it, and turns it off',
  onDesktop,
  async ({ page, locale }) => {
    const texts = staffWordsOf(locale);
    const { account, code } = texts;
    await comeFromOwnAddress(page);
    const username = await makePerson(page, ['revenue']);
    await typePassword(page, texts, username);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(account.title);
    await expect(page.getByText(account.factor.off, { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: account.factor.turnOn }).click();
    const [first = '', second = ''] = await confirmKey(page, texts);
    await expect(page.getByText(account.factor.left(10))).toBeVisible();

    // The password alone opens nothing; the second step works by keyboard alone.
    await page.context().clearCookies();
    await typePassword(page, texts, username);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(code.title);
    const field = page.getByLabel(code.label, { exact: true });
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await expectAccessible(page);
    await page.keyboard.type('12');
    await page.keyboard.press('Enter');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await field.fill('000000');
    await page.keyboard.press('Enter');
    await expect(page.getByText(texts.refusals['auth.code_not_valid'].title)).toBeVisible();
    await field.fill(first);
    await page.keyboard.press('Enter');
    await expect(page.getByText(account.factor.left(9))).toBeVisible();

    await page.getByRole('button', { name: account.factor.turnOff }).click();
    await field.first().fill(second);
    await page.keyboard.press('Enter');
    await expect(page.getByText(account.factor.off, { exact: true })).toBeVisible();
  },
);

test('a role that needs it leads to it before anything else', onDesktop, async ({ page, locale }) => {
  const texts = staffWordsOf(locale);
  const { account } = texts;
  await comeFromOwnAddress(page);
  const username = await makePerson(page, ['two-step']);
  await typePassword(page, texts, username);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(account.enrol.title);
  // Any other page leads there as well.
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(account.enrol.title);
  await confirmKey(page, texts);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.home.title);
});
