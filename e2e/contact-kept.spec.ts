import { contactWords, fillQuestion, openFromHeader, visitor } from './contact-steps.ts';
import { expect, onDesktop, onPhone, test } from './fixtures.ts';

/** A question keeps its text, and begins with the facts of the stay. */

test('closing by accident loses nothing, sending does', onDesktop, async ({ page, locale }) => {
  const { t, contact } = contactWords(locale);
  const { address, email } = visitor();
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': address });
  await page.goto('/?contact=1');
  const dialog = page.getByRole('dialog');
  await fillQuestion(dialog, t, 'ana@gmail.con');
  await dialog.getByRole('button', { name: t.didYouMean('ana@gmail.com') }).click();
  await expect(dialog.getByLabel(t.email)).toHaveValue('ana@gmail.com');
  await dialog.getByLabel(t.email).fill(email);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(dialog).toBeHidden();

  await openFromHeader(page, contact);
  await expect(dialog.getByLabel(t.message, { exact: true })).toHaveValue(/surfboard/);
  await expect(dialog.getByLabel(t.resort, { exact: true })).toHaveValue('BP');
  await expect(dialog.getByRole('textbox', { name: t.phone })).toHaveValue(/998 123 4567/);
  const agreement = dialog.getByRole('checkbox', { name: t.agree.start });
  await expect(agreement).not.toBeChecked();
  await agreement.check();
  await dialog.getByRole('button', { name: t.send }).click();
  await dialog.getByRole('button', { name: t.sent.close }).click();

  await openFromHeader(page, contact);
  await expect(dialog.getByLabel(t.message, { exact: true })).toHaveValue('');
  await expect(dialog.getByLabel(t.name)).toHaveValue('Ana Muñoz-López');
});

test('a club guest finds the message to the concierge written', onPhone, async ({ page, locale }) => {
  const { t, stay } = contactWords(locale);
  const { address, email } = visitor();
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': address });
  await page.goto('/');
  const form = page.getByRole('main').locator('form');
  await form.locator('input[name=booking]').fill('BP100003-1');
  await form.locator('input[name=lastName]').fill("O'Brien");
  await form.locator('button[type=submit]').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: stay.clubConcierge.title })).toBeVisible();
  await dialog.getByRole('button', { name: stay.concierge }).click();

  await expect(dialog.getByRole('heading', { name: t.conciergeTitle })).toBeVisible();
  await expect(dialog.getByLabel(t.resort, { exact: true })).toHaveValue('BP');
  await expect(dialog.getByLabel(t.airport)).toHaveValue('1');
  await expect(dialog.getByLabel(t.booking)).toHaveValue('BP100003-1');
  await expect(dialog.getByLabel(t.name)).toHaveValue(/O'Brien/);
  await expect(dialog.getByText(/^m•••@guests\.example · \+13•••••0142$/)).toBeVisible();
  await dialog.getByRole('button', { name: t.change, exact: true }).click();
  await expect(dialog.getByLabel(t.email)).toBeFocused();
  await expect(dialog.getByLabel(t.email)).toHaveValue('');
  // The stay is the same in every run of this journey, and its mailbox has a limit.
  await dialog.getByLabel(t.email).fill(email);
  // Left empty, the phone stays as on file.
  await expect(dialog.getByRole('textbox', { name: t.phone })).toHaveValue('');
  await expect(dialog.getByLabel(t.message, { exact: true })).toHaveValue(/\n.*20\d\d/);
  await dialog.getByRole('checkbox', { name: t.agree.start }).check();
  await dialog.getByRole('button', { name: t.send }).click();
  await expect(dialog.getByText(/^M-[0-9A-Z]{5}-[0-9A-Z]{5}$/)).toBeVisible();
});
