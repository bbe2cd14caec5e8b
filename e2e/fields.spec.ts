import { components as componentsEn } from '../apps/web/src/i18n/en/components.ts';
import { contact as contactEn } from '../apps/web/src/i18n/en/contact.ts';
import { issues as issuesEn } from '../apps/web/src/i18n/en/issues.ts';
import { components as componentsEs } from '../apps/web/src/i18n/es/components.ts';
import { contact as contactEs } from '../apps/web/src/i18n/es/contact.ts';
import { issues as issuesEs } from '../apps/web/src/i18n/es/issues.ts';
import { expectAccessible } from './accessible.ts';
import { expect, onPhone, test } from './fixtures.ts';
import { manageWordsOf, openSignIn } from './manage-steps.ts';

/** What a field takes, said at the field itself before anything is sent. */

const english = { contact: contactEn, issues: issuesEn, components: componentsEn };
const spanish = { contact: contactEs, issues: issuesEs, components: componentsEs };
const wordsFor = (locale: string | undefined) => (locale?.startsWith('es') ? spanish : english);

test(
  'a phone has as many digits as its country’s numbers have, a text says its bound and its length, and neither is sent',
  onPhone,
  async ({ page, locale }) => {
    const words = wordsFor(locale);
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
    await page.goto('/?contact=1');
    const dialog = page.getByRole('dialog');
    const send = dialog.getByRole('button', { name: words.contact.send, exact: true });
    const phone = dialog.getByRole('textbox', { name: words.contact.phone });
    const noPhone = dialog.getByText(words.issues['phone.invalid']());
    for (const wrong of ['+1234567', '+52 998 123 456', '+52 998 123 45678', '+999 1234 5678']) {
      await phone.fill(wrong);
      await send.click();
      await expect(noPhone.first(), wrong).toBeVisible();
      await expect(phone).toHaveAttribute('aria-invalid', 'true');
    }
    for (const good of ['+52 1 998 123 4567', '+44 (0)20 7123 4567', '+1 305 555 0142']) {
      await phone.fill(good);
      await send.click();
      await expect(phone, good).not.toHaveAttribute('aria-invalid', 'true');
    }
    await expect(noPhone).toHaveCount(0);

    const message = dialog.getByLabel(words.contact.message, { exact: true });
    const said = (code: 'field.too_short' | 'field.too_long', params: Record<string, number>) =>
      dialog.getByText(words.issues[code](params)).first();
    await message.fill('Hi!');
    await send.click();
    await expect(said('field.too_short', { min: 10, current: 3 })).toBeVisible();
    // At the limit it is told; beyond it nothing is sent.
    await message.fill('x'.repeat(1_000));
    await expect(dialog.getByText(words.components.characters(0)).first()).toBeVisible();
    await message.fill('x'.repeat(1_001));
    await dialog.getByLabel(words.contact.name, { exact: true }).fill('a'.repeat(81));
    await dialog.getByLabel(words.contact.email, { exact: true }).fill(`${'a'.repeat(250)}@b.mx`);
    await phone.fill('+1234567');
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
});
