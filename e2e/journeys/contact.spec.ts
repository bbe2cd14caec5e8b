import { expectAccessible } from '../accessible.ts';
import { contactWords, fillQuestion, openFromHeader, visitor } from '../contact-steps.ts';
import { expect, test } from '../fixtures.ts';

test.use({ serviceWorkers: 'allow' });

test('a visitor without a booking asks, and gets a number @desktop-first', async ({ page, locale }) => {
  const { t, issues, components, contact } = contactWords(locale);
  const { address, email } = visitor();
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': address });
  await page.goto('/');
  const dialog = await openFromHeader(page, contact);
  await expect(dialog.getByRole('heading', { name: t.title })).toBeVisible();
  await expectAccessible(page);

  await dialog.getByRole('button', { name: t.send }).click();
  const summary = dialog.getByRole('region');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveCount(8);
  await expect(summary.getByRole('link', { name: issues['terms.not_accepted']() })).toBeVisible();
  await expectAccessible(page);
  await summary.getByRole('link', { name: issues['missing.email']() }).click();
  await expect(dialog.getByLabel(t.email)).toBeFocused();

  // More than the longest message stays, and is counted: shown, and said aloud.
  const message = dialog.getByLabel(t.message, { exact: true });
  await message.fill('x'.repeat(1_001));
  await expect(dialog.getByText(components.characters(-1))).toHaveCount(2);
  await expect(message).toHaveValue(/^x{1001}$/);
  await fillQuestion(dialog, t, email);
  await dialog.getByRole('button', { name: t.send }).click();
  await expect(dialog.getByRole('heading', { name: t.sent.title })).toBeVisible();
  await expect(dialog.getByRole('status')).toBeFocused();
  await expect(dialog.getByText(/^M-[0-9A-Z]{5}-[0-9A-Z]{5}$/)).toBeVisible();
  await expect(dialog.getByRole('link', { name: '@perla.example' })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: t.sent.close }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('banner').getByRole('button', { name: contact })).toBeFocused();
});
