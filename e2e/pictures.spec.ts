import type { Page } from '@playwright/test';
import { services } from '../packages/domain/src/catalogues/services.ts';
import { wordsOf } from '../packages/domain/src/catalogues/words-of-all.ts';
import { findViolations } from './accessible.ts';
import { expect, onDesktop, test } from './fixtures.ts';
import { openSignedIn, staffWordsOf } from './staff-steps.ts';

/** A photograph as a phone makes it, and a file that only calls itself one. */
async function photo(page: Page) {
  const address = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 1600;
    canvas.height = 1200;
    return canvas.toDataURL('image/jpeg');
  });
  const buffer = Buffer.from(address.split(',')[1] ?? '', 'base64');
  return { name: 'photo.jpg', mimeType: 'image/jpeg', buffer };
}
const notOne = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('%PDF-1.7'.padEnd(300)) };

/** The field in the gallery, where any signed-in person can try to upload, or in the form of a new service. */
async function openField(page: Page, role: string, path = '/dev/components') {
  await openSignedIn(page, role, path);
  return page.getByRole('group').filter({ has: page.locator('input[type=file]') });
}

test(
  'a picture is chosen, cut by keyboard, described, uploaded, and removed on the sheet of a service; its other tabs keep and show it',
  onDesktop,
  async ({ page, locale }) => {
    const words = staffWordsOf(locale).pictures;
    const { lists } = staffWordsOf(locale);
    const { tabs, labels } = wordsOf(services)[locale === 'es-MX' ? 'es' : 'en'];
    const field = await openField(page, 'catalogue', '/admin/services/new?tab=sheet');
    const file = page.locator('fieldset input[type=file]');
    await file.setInputFiles(notOne);
    await expect(field.getByRole('alert')).toHaveText(words.refusals['picture.kind']);
    await file.setInputFiles(await photo(page));

    const group = page.getByRole('group').filter({ has: page.locator('[name=alt_en]') });
    await expect(group).toBeFocused();
    await expect(group.getByText(words.pixels(1600, 1200))).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(group.getByRole('slider', { name: words.part })).toBeFocused();
    await page.keyboard.press('-');
    await page.keyboard.press('ArrowUp');
    await expect(group.getByText(words.pixels(1455, 1091))).toBeVisible();
    await group.getByRole('button', { name: words.upload }).click();
    await expect(group.getByLabel(words.altEn)).toBeFocused();
    expect(await findViolations(page, 'fieldset:has([name=alt_en])')).toEqual([]);
    await group.getByLabel(words.altEn).fill('The pier in the morning');
    await group.getByLabel(words.altEs).fill('El muelle por la mañana');
    await group.getByRole('button', { name: words.upload }).click();

    const kept = page.getByAltText('The pier in the morning');
    await expect(kept).toHaveJSProperty('naturalWidth', 640, { timeout: 30_000 });
    await expect(page.getByText(words.kept)).toBeAttached();
    expect(await findViolations(page, 'fieldset:has(img[alt*=pier])')).toEqual([]);
    const look = page.getByRole('region', { name: lists.form.preview });
    await expect(look.getByRole('heading')).toHaveCount(1);

    await page.getByRole('tab', { name: tabs.sheet }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('tab', { name: tabs.service })).toBeFocused();
    await expect(page).toHaveURL(/\/new$/);
    await page.getByRole('textbox', { name: labels.name_en }).fill('Pier van');
    await expect(look.getByRole('heading', { name: 'Pier van' })).toBeVisible();
    await expect(page.getByText(lists.form.unsaved)).toBeInViewport();
    await page.keyboard.press('Control+Enter');
    const missing = page.getByRole('link', { name: labels.description_en });
    await missing.click();
    await expect(page.getByRole('textbox', { name: labels.description_en })).toBeFocused();
    await expect(page).toHaveURL(/tab=sheet$/);
    await page.goBack();
    await page.getByRole('button', { name: lists.leave.stay }).click();
    await expect(page).toHaveURL(/tab=sheet$/);

    const group2 = page.getByRole('group').filter({ has: kept });
    await group2.getByRole('button', { name: words.remove }).click();
    await expect(field.getByRole('button', { name: words.choose })).toBeVisible();

    await test.step('where there is no room beside the form, the preview is a third tab', async () => {
      await page.setViewportSize({ width: 1_023, height: 900 });
      await expect(look).toHaveCount(0);
      await page.getByRole('tab', { name: tabs.sheet }).focus();
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('tab', { name: lists.form.preview })).toBeFocused();
      const panel = page.getByRole('tabpanel', { name: lists.form.preview });
      await expect(panel.getByRole('heading', { name: 'Pier van' })).toBeVisible();
      await expect(page).toHaveURL(/tab=preview$/);
      expect(await findViolations(page, '[role=tabpanel]')).toEqual([]);
    });
  },
);

test.describe('who may not', () => {
  test.use({ expectedProblems: [/status of 403 /] });
  test('is told so in words', onDesktop, async ({ page, locale }) => {
    const words = staffWordsOf(locale).pictures;
    await openField(page, 'auditor');
    const file = page.locator('fieldset input[type=file]');
    await file.setInputFiles(await photo(page));
    const group = page.getByRole('group').filter({ has: page.locator('[name=alt_en]') });
    await group.getByLabel(words.altEn).fill('The pier in the morning');
    await group.getByLabel(words.altEs).fill('El muelle por la mañana');
    await group.getByRole('button', { name: words.upload }).click();
    await expect(group.getByRole('alert')).not.toBeEmpty();
    await expect(group.getByRole('button', { name: words.upload })).toBeEnabled();
  });
});
