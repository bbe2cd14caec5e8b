import { randomInt, randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { demoPassword, demoUsername } from '../apps/api/src/demo/staff.ts';
import { staff as english } from '../apps/web/src/i18n/en/staff.ts';
import { staff as spanish } from '../apps/web/src/i18n/es/staff.ts';
import { productDatabase } from './product-database.ts';

/** The words of the staff's side in the page's language. */
export const staffWordsOf = (locale: string | undefined) => (locale === 'es-MX' ? spanish : english);
export type StaffWords = ReturnType<typeof staffWordsOf>;

/** Wrong tries slow an address down: whoever calls this has one of their own from then on. */
export async function comeFromOwnAddress(page: Page): Promise<void> {
  const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': address });
}

/** Types user name and password of a demo account into the door, which is on the page. */
export async function signInAs(
  page: Page,
  words: StaffWords,
  role: string,
  password = demoPassword,
): Promise<void> {
  await page.getByLabel(words.signIn.username, { exact: true }).fill(demoUsername(role));
  await page.getByLabel(words.signIn.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: words.signIn.submit }).click();
}

/**
 * Signs in beside the page, as the door does, and then opens a page of the staff's side: for tests that are about what is behind the door.
 * A session of the test's own, since signing out ends it.
 */
export async function openSignedIn(page: Page, role: string, path: string): Promise<void> {
  const origin = process.env.E2E_BASE_URL ?? '';
  const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
  const answer = await page.request.post('/v1/staff/session', {
    // A request that writes names its origin, as every browser does.
    headers: { origin, 'x-forwarded-for': address },
    data: { username: demoUsername(role), password: demoPassword },
  });
  expect(answer.status()).toBe(201);
  await page.goto(path);
  // A key that is pressed before the page is there goes nowhere.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/**
 * An account of the test's own, with the demo's password: `openSignedIn(page, key, …)` comes in with it.
 * @param more what differs from somebody of revenue who works for all resorts
 */
export async function makeColleague(
  name: string,
  more: { roles?: string[]; scope?: number[]; limit_minor?: number } = {},
): Promise<{ id: number; key: string; username: string }> {
  const key = `own${randomUUID().slice(0, 8)}`;
  const db = productDatabase();
  const { password_hash } = await db
    .selectFrom('staff_account')
    .select('password_hash')
    .where('username', '=', demoUsername('revenue'))
    .executeTakeFirstOrThrow();
  const at = new Date();
  const { id } = await db
    .insertInto('staff_account')
    .values({
      username: demoUsername(key),
      display_name: name,
      email: `${key}@visitor.example`,
      password_hash,
      roles: ['revenue'],
      status: 'active',
      created_at: at,
      updated_at: at,
      ...more,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, key, username: demoUsername(key) };
}

/** Shows the filters of a list, which a phone has behind a button. */
export async function openFilters(page: Page, words: StaffWords): Promise<void> {
  const button = page.locator('.filter-open').filter({ hasText: words.lists.filters });
  await button.waitFor({ state: 'attached' });
  if ((await button.isVisible()) && (await button.getAttribute('aria-expanded')) === 'false')
    await button.click();
}

/** Makes a call of staff beside the page, as whoever is signed in there. */
export async function askAsStaff(
  page: Page,
  method: 'POST' | 'PUT',
  path: string,
  data: object,
): Promise<{ id: number; version: number }> {
  const origin = process.env.E2E_BASE_URL ?? '';
  const answer = await page.request.fetch(path, { method, headers: { origin }, data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
}
