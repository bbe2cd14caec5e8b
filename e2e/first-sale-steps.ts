import { expect, type Page } from '@playwright/test';
import { tabOfField } from '../apps/web/src/staff/catalogues/form-parts.ts';
import type { Definition, Facts, Field, Value } from '../packages/domain/src/catalogues/definition.ts';
import { wordsOf } from '../packages/domain/src/catalogues/words-of-all.ts';
import { addDays } from '../packages/domain/src/time/civil.ts';
import type { StaffWords } from './staff-steps.ts';

export type Language = 'en' | 'es';

/** Types a day into its segments, in the order of the language. */
export async function typeDay(page: Page, language: Language, label: string, date: string): Promise<void> {
  const [year = '', month = '', day = ''] = date.split('-');
  const parts = language === 'en' ? [month, day, year] : [day, month, year];
  const group = page.getByRole('group', { name: label, exact: true });
  for (const [index, part] of parts.entries()) await group.getByRole('textbox').nth(index).fill(part);
}

/** A row that is named is found by part of what it is called. */
async function chooseRow(page: Page, name: string, text: string): Promise<void> {
  await page.locator(`[role=combobox][id$="-${name}"]`).fill(text);
  await page.getByRole('option').filter({ hasText: text }).first().click();
}

type Typed = { readonly name: string; readonly label: string; readonly field: Field; readonly value: Value };

async function typeField(
  page: Page,
  language: Language,
  { name, label, field, value }: Typed,
): Promise<void> {
  if (field.kind === 'date') return typeDay(page, language, label, String(value));
  const input = page.locator(`form [name=${name}]`);
  if (field.kind === 'choice') await input.selectOption(String(value));
  else await input.fill(Array.isArray(value) ? value.join('\n') : String(value));
}

/** Types into the open form of a row only what is said, and saves it. */
export async function saveRow(
  page: Page,
  { definition, language }: { readonly definition: Definition; readonly language: Language },
  typed: Facts,
): Promise<void> {
  const words = wordsOf(definition)[language];
  const isNew = page.url().includes('/new');
  for (const [name, value] of Object.entries(typed)) {
    const field = definition.fields[name];
    if (!field) throw new Error(`${definition.name} has no ${name}`);
    const tab = tabOfField(definition, name);
    const opener = page.getByRole('tab', { name: words.tabs[tab ?? ''] ?? '', exact: true, selected: false });
    if (tab !== null && (await opener.isVisible())) await opener.click();
    await typeField(page, language, { name, label: words.labels[name] ?? name, field, value });
  }
  await page.getByRole('button', { name: isNew ? words.form.create : words.form.save, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/${definition.name}(\\?.*)?$`));
}

const dayIn = (days: number): string => addDays(new Date().toISOString().slice(0, 10), days);

type Stay = { readonly folio: string; readonly lastName: string; readonly country: string };

/** Types a stay into its form and saves it; from 30 to 37 days from today. */
export async function addStay(
  page: Page,
  { words, language }: { readonly words: StaffWords; readonly language: Language },
  { folio, lastName, country }: Stay,
): Promise<void> {
  const { form, title } = words.addedStays;
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await field(form.folio).fill(folio);
  await field(form.last_name).fill(lastName);
  await field(form.first_name).fill('Ana');
  await typeDay(page, language, form.arrival, dayIn(30));
  await typeDay(page, language, form.departure, dayIn(37));
  await chooseRow(page, 'country', country);
  await page.locator('form [name=email]').fill('ana.test@guests.example');
  await page.locator('form input[type=tel]').fill('+1 305 555 0142');
  await page.getByRole('button', { name: form.submit, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByText(folio).first()).toBeVisible();
}
