import { randomInt, randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { components as enComponents } from '../../apps/web/src/i18n/en/components.ts';
import { contact as en } from '../../apps/web/src/i18n/en/contact.ts';
import { issues as enIssues } from '../../apps/web/src/i18n/en/issues.ts';
import { stay as enStay } from '../../apps/web/src/i18n/en/stay.ts';
import { components as esComponents } from '../../apps/web/src/i18n/es/components.ts';
import { contact as es } from '../../apps/web/src/i18n/es/contact.ts';
import { issues as esIssues } from '../../apps/web/src/i18n/es/issues.ts';
import { stay as esStay } from '../../apps/web/src/i18n/es/stay.ts';
import { expectAccessible } from '../accessible.ts';
import { expect, test } from '../fixtures.ts';

/** Questions are limited by network and mailbox: each journey has its own of both. */
const visitor = () => ({
  address: `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`,
  email: `ana.${randomUUID().slice(0, 8)}@visitor.example`,
});

const words = (locale: string | undefined) =>
  locale === 'es-MX'
    ? {
        t: es,
        issues: esIssues,
        stay: esStay,
        components: esComponents,
        contact: 'Contacto',
        close: 'Cerrar',
      }
    : { t: en, issues: enIssues, stay: enStay, components: enComponents, contact: 'Contact', close: 'Close' };

async function openFromHeader(page: Page, contact: string): Promise<Locator> {
  await page.getByRole('banner').getByRole('button', { name: contact }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  return dialog;
}

async function fill(dialog: Locator, t: typeof en, email: string): Promise<void> {
  await dialog.getByLabel(t.resort, { exact: true }).selectOption('BP');
  await expect(dialog.getByLabel(t.airport)).toHaveValue('1');
  await dialog.getByLabel(t.noBooking).check();
  await dialog.getByLabel(t.name).fill('Ana Muñoz-López');
  await dialog.getByRole('textbox', { name: t.phone }).fill('+52 998 123 4567');
  await dialog.getByLabel(t.email).fill(email);
  await dialog.getByLabel(t.message, { exact: true }).fill('Is there room for a surfboard of 2.1 m?');
  await dialog.getByRole('checkbox', { name: t.agree.start }).check();
}

test('a visitor without a booking asks, and gets a number', async ({ page, locale }) => {
  const { t, issues, components, contact } = words(locale);
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
  await fill(dialog, t, email);
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

test('closing by accident loses nothing, sending does', async ({ page, locale }) => {
  const { t, contact } = words(locale);
  const { address, email } = visitor();
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': address });
  await page.goto('/?contact=1');
  const dialog = page.getByRole('dialog');
  await fill(dialog, t, email);
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

test.describe('without a connection', () => {
  test.use({ expectedProblems: [/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_RESET|ERR_FAILED/] });

  test('the message waits, and an answer that was lost does not send it twice', async ({
    page,
    context,
    locale,
  }) => {
    const { t, contact } = words(locale);
    const { address, email } = visitor();
    await page.setExtraHTTPHeaders({ 'x-forwarded-for': address });
    await page.goto('/');
    const dialog = await openFromHeader(page, contact);
    await fill(dialog, t, email);

    await context.setOffline(true);
    await dialog.getByRole('button', { name: t.send }).click();
    await expect(dialog.getByRole('alert')).toContainText(t.failures.offline.title);
    await context.setOffline(false);

    // The server takes it, and its answer never arrives.
    let lost = '';
    await page.route('**/contact-messages-guest', async (route) => {
      const answer = await route.fetch();
      lost = ((await answer.json()) as { reference: string }).reference;
      await route.abort('connectionreset');
    });
    await dialog.getByRole('button', { name: t.send }).click();
    await expect.poll(() => lost).not.toBe('');
    await expect(dialog.getByRole('alert')).toContainText(t.failures.offline.title);
    await page.unroute('**/contact-messages-guest');

    await dialog.getByRole('button', { name: t.send }).click();
    await expect(dialog.getByText(lost)).toBeVisible();
  });
});

test.describe('too many', () => {
  test.use({ expectedProblems: [/429/] });

  test('messages of one mailbox wait, with the phone beside', async ({ page, locale }) => {
    const { t, contact } = words(locale);
    const { address, email } = visitor();
    await page.setExtraHTTPHeaders({ 'x-forwarded-for': address });
    await page.goto('/');
    for (let sent = 0; sent < 3; sent += 1) {
      const dialog = await openFromHeader(page, contact);
      await fill(dialog, t, email);
      await dialog.getByRole('button', { name: t.send }).click();
      await dialog.getByRole('button', { name: t.sent.close }).click();
    }
    const dialog = await openFromHeader(page, contact);
    await fill(dialog, t, email);
    await dialog.getByRole('button', { name: t.send }).click();
    const alert = dialog.getByRole('alert');
    await expect(alert).toContainText(t.failures.tooMany.title);
    await expect(alert).toContainText(t.failures.tooMany.text(60));
    await expect(alert.getByRole('link')).toHaveAttribute('href', /^tel:\+/);
    await expect(dialog.getByLabel(t.message, { exact: true })).toHaveValue(/surfboard/);
    await expectAccessible(page);
  });
});

test('a club guest finds the message to the concierge written', async ({ page, locale }) => {
  const { t, stay } = words(locale);
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
