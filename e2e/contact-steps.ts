import { randomInt, randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { components as enComponents } from '../apps/web/src/i18n/en/components.ts';
import { contact as en } from '../apps/web/src/i18n/en/contact.ts';
import { issues as enIssues } from '../apps/web/src/i18n/en/issues.ts';
import { stay as enStay } from '../apps/web/src/i18n/en/stay.ts';
import { components as esComponents } from '../apps/web/src/i18n/es/components.ts';
import { contact as es } from '../apps/web/src/i18n/es/contact.ts';
import { issues as esIssues } from '../apps/web/src/i18n/es/issues.ts';
import { stay as esStay } from '../apps/web/src/i18n/es/stay.ts';

/** Questions are limited by network and mailbox: each journey has its own of both. */
export const visitor = () => ({
  address: `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`,
  email: `ana.${randomUUID().slice(0, 8)}@visitor.example`,
});

export const contactWords = (locale: string | undefined) =>
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

export async function openFromHeader(page: Page, contact: string): Promise<Locator> {
  await page.getByRole('banner').getByRole('button', { name: contact }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  return dialog;
}

export async function fillQuestion(dialog: Locator, t: typeof en, email: string): Promise<void> {
  await dialog.getByLabel(t.resort, { exact: true }).selectOption('BP');
  await expect(dialog.getByLabel(t.airport)).toHaveValue('1');
  await dialog.getByLabel(t.noBooking).check();
  await dialog.getByLabel(t.name).fill('Ana Muñoz-López');
  await dialog.getByRole('textbox', { name: t.phone }).fill('+52 998 123 4567');
  await dialog.getByLabel(t.email).fill(email);
  await dialog.getByLabel(t.message, { exact: true }).fill('Is there room for a surfboard of 2.1 m?');
  await dialog.getByRole('checkbox', { name: t.agree.start }).check();
}
