import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { expect, test } from '../fixtures.ts';
import type { ManageWords } from '../manage-steps.ts';

/** The home page's form: two fields begin a booking, and its button is seen without scrolling. */

const submitOn = (page: Page, words: ManageWords) =>
  page.getByRole('button', { name: words.home.form.submit });

async function expectInFirstView(page: Page, words: ManageWords): Promise<void> {
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(submitOn(page, words)).toBeInViewport({ ratio: 1 });
}

test.use({ serviceWorkers: 'allow' });

test('confirmation number and last name are enough; the places are shown, and the button is in the first view', async ({
  page,
  words,
  stay,
}) => {
  const { form } = words.home;
  await page.goto('/');
  await expectInFirstView(page, words);
  await expect(page.getByLabel(form.airport, { exact: true })).toHaveCount(0);
  await page.getByLabel(form.booking).fill(stay.folio.toLowerCase());
  await page.getByLabel(form.lastName).fill(stay.lastName);
  await expect(page.getByText(form.places('Cancún (CUN)', 'Bahía Perla'))).toBeVisible();
  await expectInFirstView(page, words);
  await expectAccessible(page);
  await submitOn(page, words).click();
  await expect(page).toHaveURL(/\/transportation\/service$/);
});

test('a number that names no resort asks for the places; they can be chosen and corrected by hand @phone-first', async ({
  page,
  words,
}) => {
  const { form } = words.home;
  const airport = page.getByLabel(form.airport, { exact: true });
  const resort = page.getByLabel(form.resort, { exact: true });
  await page.goto('/');
  await submitOn(page, words).click();
  await expect(page.getByRole('region').getByRole('link')).toHaveCount(2);
  await page.getByLabel(form.booking).fill('100001');
  await page.getByLabel(form.lastName).fill('Rivera');
  await submitOn(page, words).click();
  await expect(page.getByRole('region').getByRole('link', { name: form.airport })).toBeVisible();
  await airport.selectOption('1');
  await resort.selectOption('PM');
  await expectAccessible(page);

  await page.reload();
  await page.getByRole('button', { name: form.choosePlaces }).click();
  await page.getByLabel(form.booking).fill('BP100001-1');
  await expect(airport).toHaveValue('1');
  await expect(resort).toHaveValue('BP');
  await resort.selectOption('PM');
  await page.getByLabel(form.lastName).fill('Rivera');
  await expect(resort).toHaveValue('PM');
});

test('the link of a letter fills both in, and leaves nothing in the address @phone-first', async ({
  page,
  words,
  stay,
}) => {
  const { form } = words.home;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.url()} ${request.headers().referer ?? ''}`));
  await page.goto(`/#stay=${stay.folio}&name=${encodeURIComponent(stay.lastName)}`);
  await expect(page.getByLabel(form.booking)).toHaveValue(stay.folio);
  await expect(page.getByLabel(form.lastName)).toHaveValue(stay.lastName);
  expect(new URL(page.url()).hash).toBe('');
  expect(page.url()).not.toContain(stay.folio);
  expect(asked.filter((line) => line.includes(stay.folio))).toEqual([]);
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]),
  );
  expect(kept).not.toContain(stay.folio);
  // Another one, where the page is open already.
  await page.evaluate(() => {
    window.location.hash = '#stay=BP100001-1&name=Rivera';
  });
  await expect(page.getByLabel(form.booking)).toHaveValue('BP100001-1');
  expect(new URL(page.url()).hash).toBe('');
  await page.goBack();
  expect(new URL(page.url()).hash).toBe('');
});
