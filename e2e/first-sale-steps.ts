import { expect, type Page } from '@playwright/test';
import { addedStays } from '../apps/web/src/i18n/en/added-stays.ts';
import type { Definition, Facts, Field, Value } from '../packages/domain/src/catalogues/definition.ts';
import { fieldsOf, wireOf } from '../packages/domain/src/catalogues/facts.ts';
import { wordsOf } from '../packages/domain/src/catalogues/words-of-all.ts';
import { addDays } from '../packages/domain/src/time/civil.ts';

/** Types a day or a time into its segments, in the order of American English. */
async function typeSegments(page: Page, label: string, parts: readonly string[]): Promise<void> {
  const group = page.getByRole('group', { name: label, exact: true });
  for (const [index, part] of parts.entries()) await group.getByRole('textbox').nth(index).fill(part);
}

async function typeTime(page: Page, label: string, time: string): Promise<void> {
  const [hour = 0, minute = '00'] = [Number(time.slice(0, 2)), time.slice(3)];
  await typeSegments(page, label, [String(hour % 12 || 12).padStart(2, '0'), minute]);
  const half = page.getByRole('group', { name: label, exact: true });
  await half.getByRole('radio', { name: hour < 12 ? 'AM' : 'PM' }).check();
}

/** A row that is named is found by part of what it is called. */
async function chooseRow(page: Page, name: string, text: string): Promise<void> {
  await page.locator(`[role=combobox][id$="-${name}"]`).fill(text);
  await page.getByRole('option').filter({ hasText: text }).first().click();
}

type Typed = { readonly name: string; readonly label: string; readonly field: Field; readonly value: Value };

async function typeField(page: Page, { name, label, field, value }: Typed): Promise<void> {
  const text = String(value);
  switch (field.kind) {
    case 'flag':
      await page.getByRole('checkbox', { name: label, exact: true }).setChecked(value === true);
      return;
    case 'choice':
      await page.locator(`form [name=${name}]`).selectOption(text);
      return;
    case 'date':
      return typeSegments(page, label, [text.slice(5, 7), text.slice(8), text.slice(0, 4)]);
    case 'time': {
      // Hours before a flight are typed as they are written; a time of the day has its segments.
      const written = page.locator(`input[type=text][name=${name}]`);
      return (await written.count()) > 0 ? written.fill(text) : typeTime(page, label, text);
    }
    case 'reference':
      return chooseRow(page, name, text);
    default:
      await page.locator(`form [name=${name}]`).fill(Array.isArray(value) ? value.join('\n') : text);
  }
}

/**
 * Types a new row into its form, in English, and saves it. What is left out is as in the definition's example.
 * @param more of a reference, part of what the row is called
 */
export async function addRow(page: Page, definition: Definition, more: Facts = {}): Promise<void> {
  const words = wordsOf(definition).en;
  const title = page.getByRole('heading', { level: 1 });
  // Amounts are typed as people write them, not in cents.
  const usual = wireOf(definition, definition.example);
  for (const [name, field] of fieldsOf(definition)) {
    const value = more[name] ?? usual[name] ?? null;
    const isEmpty = value === null || value === '' || (Array.isArray(value) && value.length === 0);
    if (!isEmpty) await typeField(page, { name, label: words.labels[name] ?? name, field, value });
  }
  const form = await title.textContent();
  await page.getByRole('button', { name: words.form.create, exact: true }).click();
  await expect(title).not.toHaveText(form ?? '');
}

const dayIn = (days: number): string => addDays(new Date().toISOString().slice(0, 10), days);
const partsOf = (date: string) => [date.slice(5, 7), date.slice(8), date.slice(0, 4)];

/** Types a stay at BP into its form, in English, and saves it; from 30 to 37 days from today. */
export async function addStay(
  page: Page,
  { folio, lastName }: { readonly folio: string; readonly lastName: string },
): Promise<void> {
  const { form, title } = addedStays;
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await field(form.folio).fill(folio);
  await field(form.last_name).fill(lastName);
  await field(form.first_name).fill('Ana');
  await typeSegments(page, form.arrival, partsOf(dayIn(30)));
  await typeSegments(page, form.departure, partsOf(dayIn(37)));
  await chooseRow(page, 'country', 'United States');
  await page.locator('form [name=email]').fill('ana.test@guests.example');
  await page.locator('form input[type=tel]').fill('+1 305 555 0142');
  await page.getByRole('button', { name: form.submit, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByText(folio).first()).toBeVisible();
}
