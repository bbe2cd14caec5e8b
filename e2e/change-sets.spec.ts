import { randomInt } from 'node:crypto';
import { merchants } from '../packages/domain/src/catalogues/merchants.ts';
import { providers } from '../packages/domain/src/catalogues/providers.ts';

import { societies } from '../packages/domain/src/catalogues/societies.ts';
import { wordsOf } from '../packages/domain/src/catalogues/words-of-all.ts';
import { expectAccessible } from './accessible.ts';
import { expect, onDesktop, test } from './fixtures.ts';
import { openSignedIn, staffWordsOf } from './staff-steps.ts';

test(
  'a change is kept in a set, asked about where a colleague was quicker, and published',
  onDesktop,
  async ({ page, locale }) => {
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

    // A society that is not there yet, and an account of it: the form of the account offers what the set adds.
    const code = `Q${randomInt(1e9)}`;
    const society = { ...societies.example, code, legal_name: `Society ${name}`, active: false };
    const source = { kind: 'row', catalogue: 'societies', id: null, version: null, values: society };
    const set = Number(page.url().split('/').at(-1));
    const into = { headers, data: { change_set: set, source } };
    const kept = await page.request.post('/v1/staff/change-sets/keep', into);
    expect(kept.status(), await kept.text()).toBeLessThan(300);
    await page.reload();
    const ofMerchant = wordsOf(merchants)[locale === 'es-MX' ? 'es' : 'en'];
    await page.getByLabel(texts.adding.where, { exact: true }).selectOption(merchants.name);
    await page.getByRole('link', { name: texts.adding.add }).click();
    const named = page.getByRole('combobox', { name: ofMerchant.labels.society_id });
    await named.pressSequentially('Society');
    await expect(page.getByRole('option').filter({ hasText: name })).toContainText(texts.ofThisSet);
    await expectAccessible(page);
    await named.press('ArrowDown');
    await named.press('Enter');
    await expect(named).toHaveValue(new RegExp(name));
    await page.getByRole('textbox', { name: ofMerchant.labels.code, exact: true }).fill(code);
    await page.getByRole('textbox', { name: ofMerchant.labels.currency }).fill('USD');
    await page.getByRole('button', { name: texts.rewriting.save, exact: true }).press('Enter');
    await expect(page.getByRole('region', { name: ofMerchant.title, exact: true })).toContainText(
      `Society ${name}`,
    );

    await page.getByRole('button', { name: texts.checking.look, exact: true }).click();
    await expect(page.getByText(texts.checking.fine.rows, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: texts.next.alone.send, exact: true }).click();
    await page.getByRole('button', { name: texts.actions.publish, exact: true }).click();
    await page
      .getByRole('dialog', { name: texts.publishing.title })
      .getByRole('button', { name: texts.publishing.confirm, exact: true })
      .click();
    await expect(page.getByText(texts.states.published, { exact: true })).toBeVisible();
    expect(await phone()).toBe(mine);
    const found = await page.request.get(`/v1/staff/merchants?search=${code}`);
    expect((await found.json()).rows).toMatchObject([{ code, currency: 'USD' }]);
    await expectAccessible(page);
  },
);
