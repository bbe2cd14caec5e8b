import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { airlines } from '../packages/domain/src/catalogues/airlines.ts';
import { wordsOf } from '../packages/domain/src/catalogues/words-of-all.ts';
import { expectAccessible } from './accessible.ts';
import { expect, onDesktop, test } from './fixtures.ts';
import { openSignedIn, staffWordsOf } from './staff-steps.ts';

const wordsIn = (locale: string | undefined) => wordsOf(airlines)[locale === 'es-MX' ? 'es' : 'en'];

/** Airlines of the test's own, and their list. Their codes begin with a digit of the test's own. */
async function openOwn(page: Page, digit: number, count: number): Promise<{ name: string; ids: number[] }> {
  const name = `Many ${randomInt(1e9)}`;
  await openSignedIn(page, 'administrator', '/admin/airlines');
  const origin = process.env.E2E_BASE_URL ?? '';
  const ids: number[] = [];
  for (let number = 0; number < count; number += 1) {
    const data = {
      ...airlines.example,
      name: `${name} ${String(number).padStart(2, '0')}`,
      iata_code: `${digit}${String.fromCharCode(65 + number)}`,
      active: true,
    };
    const answer = await page.request.post('/v1/staff/airlines', { headers: { origin }, data });
    expect(answer.status(), await answer.text()).toBe(201);
    ids.push((await answer.json()).id);
  }
  await page.goto(`/admin/airlines?search=${encodeURIComponent(name)}`);
  return { name, ids };
}

test('rows are changed together, and the change is taken back', onDesktop, async ({ page, locale }) => {
  const { bulk, imports } = staffWordsOf(locale).lists;
  const words = wordsIn(locale);
  const { name, ids } = await openOwn(page, 0, 3);
  const table = page.getByRole('region', { name: words.title, exact: true });
  for (const row of [0, 2])
    await table.getByRole('checkbox', { name: bulk.row(`${name} 0${row}`), exact: true }).check();
  const bar = page.getByRole('region', { name: bulk.bar, exact: true });
  await expect(bar).toContainText(bulk.chosen(2));
  await expectAccessible(page);
  await bar.getByRole('button', { name: bulk.open, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(bulk.title(words.title));
  const form = page.getByRole('form', { name: bulk.form, exact: true });
  // Nothing is chosen for them.
  await form.getByRole('button', { name: bulk.look, exact: true }).click();
  const status = form.getByLabel(words.columns.status ?? '?', { exact: true });
  await expect(status).toHaveAttribute('aria-invalid', 'true');
  const no = words.flags.active?.no ?? '?';
  await status.selectOption(no);
  await expectAccessible(page);
  await form.getByRole('button', { name: bulk.look, exact: true }).click();
  await expect(page.getByRole('heading', { name: bulk.shown(2), exact: true })).toBeFocused();
  const rows = page.getByRole('region', { name: imports.rows, exact: true });
  await expect(rows).toContainText(`${name} 02`);
  await expect(rows).not.toContainText(`${name} 01`);
  await expect(rows.getByText(no)).toHaveCount(2);
  await expectAccessible(page);
  // A colleague is quicker with one of them.
  const theirs = { ...airlines.example, name: `${name} 00`, iata_code: '0A', type: 'charter' };
  const origin = process.env.E2E_BASE_URL ?? '';
  await page.request.put(`/v1/staff/airlines/${ids[0]}`, { headers: { origin }, data: theirs });
  await page.getByRole('button', { name: bulk.apply(2), exact: true }).click();
  await expect(page.getByRole('heading', { name: bulk.applied(1), exact: true })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: bulk.undo, exact: true }).click();
  await expect(page.getByRole('heading', { name: imports.undone, exact: true })).toBeFocused();
  const saved = await (await page.request.get(`/v1/staff/airlines/${ids[2]}`)).json();
  expect(saved.airline).toMatchObject({ active: true, version: 3 });
});

test('all that a list finds are chosen by keyboard', onDesktop, async ({ page, locale }) => {
  const { bulk } = staffWordsOf(locale).lists;
  const words = wordsIn(locale);
  const { name } = await openOwn(page, 1, 26);
  const table = page.getByRole('region', { name: words.title, exact: true });
  await expect(table.getByText(`${name} 24`, { exact: true })).toBeVisible();
  const all = table.getByRole('checkbox', { name: bulk.page, exact: true });
  await all.focus();
  await page.keyboard.press('Space');
  await expect(all).toBeChecked();
  const bar = page.getByRole('region', { name: bulk.bar, exact: true });
  await expect(bar).toContainText(bulk.chosen(25));
  await bar.getByRole('button', { name: bulk.takeAll(26), exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(bar).toContainText(bulk.chosen(26));
  await bar.getByRole('button', { name: bulk.open, exact: true }).focus();
  await page.keyboard.press('Enter');
  await page
    .getByLabel(words.columns.status ?? '?', { exact: true })
    .selectOption(words.flags.active?.no ?? '?');
  await page.getByRole('button', { name: bulk.look, exact: true }).click();
  await expect(page.getByRole('button', { name: bulk.apply(26), exact: true })).toBeVisible();
  // The choice outlives a new start of the page.
  await page.reload();
  await expect(page.getByRole('form', { name: bulk.form, exact: true })).toBeVisible();
});
