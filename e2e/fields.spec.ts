import type { Page } from '@playwright/test';
import { en as serverEn } from '../apps/api/src/http/texts/en.ts';
import { es as serverEs } from '../apps/api/src/http/texts/es.ts';
import { components as componentsEn } from '../apps/web/src/i18n/en/components.ts';
import { contact as contactEn } from '../apps/web/src/i18n/en/contact.ts';
import { issues as issuesEn } from '../apps/web/src/i18n/en/issues.ts';
import { components as componentsEs } from '../apps/web/src/i18n/es/components.ts';
import { contact as contactEs } from '../apps/web/src/i18n/es/contact.ts';
import { issues as issuesEs } from '../apps/web/src/i18n/es/issues.ts';
import { expectAccessible } from './accessible.ts';
import { expect, onDesktop, onPhone, test } from './fixtures.ts';
import { manageWordsOf, openSignIn } from './manage-steps.ts';

/** What a field takes, said at the field itself before anything is sent. */

const english = { contact: contactEn, issues: issuesEn, components: componentsEn, server: serverEn };
const spanish = { contact: contactEs, issues: issuesEs, components: componentsEs, server: serverEs };
const wordsFor = (locale: string | undefined) => (locale?.startsWith('es') ? spanish : english);

/** The contact form, sent as it stands: everything wrong is said at once. */
async function openContact(page: Page, words: ReturnType<typeof wordsFor>) {
  await page.goto('/?contact=1');
  const dialog = page.getByRole('dialog');
  const send = dialog.getByRole('button', { name: words.contact.send, exact: true });
  return { dialog, send };
}

test('a phone has as many digits as its country’s numbers have', onPhone, async ({ page, locale }) => {
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

test(
  'a text too short or too long says its bound and its length, and is not sent',
  onDesktop,
  async ({ page, locale }) => {
    const words = wordsFor(locale);
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
    const { dialog, send } = await openContact(page, words);
    const message = dialog.getByLabel(words.contact.message, { exact: true });
    await message.fill('Hi!');
    await send.click();
    const said = (code: 'field.too_short' | 'field.too_long', params: Record<string, number>) =>
      dialog.getByText(words.issues[code](params)).first();
    await expect(said('field.too_short', { min: 10, current: 3 })).toBeVisible();

    // At the limit it is told; beyond it nothing is sent.
    await message.fill('x'.repeat(1_000));
    await expect(dialog.getByText(words.components.characters(0)).first()).toBeVisible();
    const name = dialog.getByLabel(words.contact.name, { exact: true });
    await message.fill('x'.repeat(1_001));
    await name.fill('a'.repeat(81));
    await dialog.getByLabel(words.contact.email, { exact: true }).fill(`${'a'.repeat(250)}@b.mx`);
    await send.click();
    await expect(said('field.too_long', { max: 1_000, current: 1_001 })).toBeVisible();
    await expect(said('field.too_long', { max: 80, current: 81 })).toBeVisible();
    await expect(said('field.too_long', { max: 254, current: 255 })).toBeVisible();
    await expectAccessible(page);
    expect(sent.filter((url) => url.includes('contact'))).toEqual([]);
  },
);

test('a booking number has ten characters', onPhone, async ({ page, locale }) => {
  const { issues } = wordsFor(locale);
  const words = manageWordsOf(locale);
  await openSignIn(page, words);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(words.signIn.bookingNumber).fill('7K3QW-9ZC4');
  await dialog.getByLabel(words.signIn.lastName, { exact: true }).fill('Rivera');
  await dialog.getByRole('button', { name: words.signIn.submit }).click();
  await expect(
    dialog.getByText(issues['field.exact_length']({ exact: 10, current: 9 })).first(),
  ).toBeVisible();
  await expectAccessible(page);
});

test('the server says the same sentences in each language', onDesktop, () => {
  const params = { min: 10, max: 80, exact: 6, current: 5 };
  for (const { issues, server } of [english, spanish])
    for (const code of ['field.too_short', 'field.too_long', 'field.exact_length'] as const) {
      const filled = server[code].replace(/\{(\w+)\}/g, (_, place: keyof typeof params) =>
        String(params[place]),
      );
      expect(filled).toBe(issues[code](params));
    }
});
