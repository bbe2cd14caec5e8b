import type { Page } from '@playwright/test';
import { contact as contactEn } from '../apps/web/src/i18n/en/contact.ts';
import { issues as issuesEn } from '../apps/web/src/i18n/en/issues.ts';
import { contact as contactEs } from '../apps/web/src/i18n/es/contact.ts';
import { issues as issuesEs } from '../apps/web/src/i18n/es/issues.ts';
import { expect, test } from './fixtures.ts';
import { expectAccessible } from './manage-steps.ts';

/** What a field takes, said at the field itself before anything is sent. */

const wordsFor = (locale: string | undefined) =>
  locale?.startsWith('es')
    ? { contact: contactEs, issues: issuesEs }
    : { contact: contactEn, issues: issuesEn };

/** The contact form, sent as it stands: everything wrong is said at once. */
async function openContact(page: Page, words: ReturnType<typeof wordsFor>) {
  await page.goto('/?contact=1');
  const dialog = page.getByRole('dialog');
  const send = dialog.getByRole('button', { name: words.contact.send, exact: true });
  return { dialog, send };
}

test('a phone has as many digits as its country’s numbers have', async ({ page, locale }) => {
  const words = wordsFor(locale);
  const { dialog, send } = await openContact(page, words);
  const phone = dialog.getByRole('textbox', { name: words.contact.phone });
  const said = dialog.getByText(words.issues['phone.invalid']());
  for (const wrong of ['+1234567', '+52 998 123 456', '+52 998 123 45678', '+999 1234 5678']) {
    await phone.fill(wrong);
    await send.click();
    await expect(said.first(), wrong).toBeVisible();
    await expect(phone).toHaveAttribute('aria-invalid', 'true');
  }
  await expectAccessible(page);
  for (const good of ['+52 1 998 123 4567', '+44 (0)20 7123 4567', '+1 305 555 0142']) {
    await phone.fill(good);
    await send.click();
    await expect(phone, good).not.toHaveAttribute('aria-invalid', 'true');
  }
  await expect(said).toHaveCount(0);
});
