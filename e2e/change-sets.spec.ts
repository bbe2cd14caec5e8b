import { randomInt } from 'node:crypto';
import { providers } from '../packages/domain/src/catalogues/providers.ts';
import { wordsOf } from '../packages/domain/src/catalogues/words-of-all.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { openSignedIn, staffWordsOf } from './staff-steps.ts';

test('a change is kept in a set, asked about where a colleague was quicker, and published', async ({
  page,
  locale,
}) => {
  const { changeSets: texts } = staffWordsOf(locale);
  const words = wordsOf(providers)[locale === 'es-MX' ? 'es' : 'en'];
  const name = `Kept ${randomInt(1e9)}`;
  await openSignedIn(page, 'administrator', '/admin/change-sets');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.title);
  await expectAccessible(page);
  const headers = { origin: process.env.E2E_BASE_URL ?? '' };
  const data = { ...providers.example, trade_name: name, active: true };
  const made = await page.request.post('/v1/staff/providers', { headers, data });
  const { id } = await made.json();
  const address = `/v1/staff/providers/${id}`;
  const phone = async () => (await (await page.request.get(address)).json()).provider.phone;

  await page.goto(`/admin/providers/${id}`);
  const mine = '+52 998 111 2222';
  await page.getByLabel(words.labels.phone ?? '?', { exact: false }).fill(mine);
  await page.getByRole('button', { name: texts.keep.button, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: texts.keep.title });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: texts.keep.confirm, exact: true }).click();
  await expect(dialog).toContainText(texts.keep.nameMissing);
  await dialog.getByLabel(texts.keep.name, { exact: true }).fill(name);
  await page.keyboard.press('Tab');
  await dialog.getByRole('button', { name: texts.keep.confirm, exact: true }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  const rows = page.getByRole('region', { name: words.title, exact: true });
  await expect(rows).toContainText(mine);
  expect(await phone()).not.toBe(mine);

  // A colleague is quicker with the same row.
  const theirs = { ...data, phone: '+52 998 333 4444' };
  expect((await page.request.put(address, { headers, data: theirs })).status()).toBe(200);
  await page.reload();
  await expect(rows).toContainText(texts.since.title);
  await expect(rows).toContainText(theirs.phone);
  await expectAccessible(page);
  await rows.getByRole('button', { name: texts.since.of(texts.since.keepMine, name), exact: true }).click();
  await expect(rows).not.toContainText(texts.since.title);

  await page.getByRole('button', { name: texts.actions.ready, exact: true }).click();
  await page.getByRole('button', { name: texts.actions.schedule, exact: true }).click();
  const asking = page.getByRole('dialog', { name: texts.scheduling.title });
  await expect(asking.getByLabel(texts.scheduling.labels.property_id, { exact: false })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: texts.actions.publish, exact: true }).click();
  await page
    .getByRole('dialog', { name: texts.publishing.title })
    .getByRole('button', { name: texts.publishing.confirm, exact: true })
    .click();
  await expect(page.getByText(texts.states.published, { exact: true })).toBeVisible();
  expect(await phone()).toBe(mine);
  await expectAccessible(page);
});
