import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { demoPassword, demoUsername } from '../apps/api/src/demo/staff.ts';
import { staff as english } from '../apps/web/src/i18n/en/staff.ts';
import { staff as spanish } from '../apps/web/src/i18n/es/staff.ts';

/** The words of the staff's side in the page's language. */
export const staffWordsOf = (locale: string | undefined) => (locale === 'es-MX' ? spanish : english);
export type StaffWords = ReturnType<typeof staffWordsOf>;

/** Wrong tries slow an address down: whoever calls this has one of their own from then on. */
export async function comeFromOwnAddress(page: Page): Promise<void> {
  const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
  await page.route(/\/(v1|profile)/, (route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-forwarded-for': address } }),
  );
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
