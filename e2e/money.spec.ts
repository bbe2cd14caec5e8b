import { expectAccessible } from './accessible.ts';
import { expect, onDesktop, test } from './fixtures.ts';
import { openSignedIn, staffWordsOf } from './staff-steps.ts';

test('finance put somebody in charge of a difference, and close it with a note @desktop-first', async ({
  page,
  locale,
}) => {
  const { reconciliation: texts, payments } = staffWordsOf(locale);
  await openSignedIn(page, 'finance', '/admin/reconciliation');
  await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
  await expect(page.getByRole('table', { name: texts.sums })).toBeVisible();
  await expectAccessible(page);

  const nobody = page.getByRole('row').filter({ hasText: texts.causes.no_booking });
  await nobody.getByRole('button', { name: texts.assign.button }).click();
  const assign = page.getByRole('dialog', { name: texts.assign.title });
  await assign.getByLabel(texts.assign.label).selectOption('finance.demo');
  await expectAccessible(page);
  await assign.getByRole('button', { name: texts.assign.save }).click();
  await expect(nobody).toContainText('finance.demo');
  await expect(nobody).toContainText('95.00');

  // What has not ended stands before all figures, and opens its rows. Countries have their names.
  await page.goto('/admin/payments');
  await expect(
    page.getByRole('region', { name: payments.waiting }).getByRole('listitem').first(),
  ).toBeVisible();
  await expect(page.getByRole('table', { name: payments.dimensions.country }).first()).toContainText(
    locale === 'es-MX' ? 'Suecia' : 'Sweden',
  );
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
});

test(
  'a difference is closed with a note, and Abreu’s payment is settled',
  onDesktop,
  async ({ page, locale }) => {
    const { reconciliation: texts, payments } = staffWordsOf(locale);
    await openSignedIn(page, 'finance2', '/admin/reconciliation');
    const short = page.getByRole('row').filter({ hasText: texts.causes.payout_short });
    await short.getByRole('button', { name: texts.explain.button }).click();
    const explain = page.getByRole('dialog', { name: texts.explain.title });
    await explain
      .getByRole('textbox', { name: texts.note })
      .fill('The gateway kept a fee that it does not list.');
    await expectAccessible(page);
    await explain.getByRole('button', { name: texts.explain.save }).click();
    await expect(short).toHaveCount(0);
    await page.getByRole('tab', { name: texts.ended }).click();
    await expect(short).toContainText('finance2.demo');

    await page.goto('/admin/payments');
    await expect(page.getByRole('heading', { level: 1, name: payments.title })).toBeVisible();
    const states = page.getByRole('table', { name: payments.dimensions.status }).first();
    await expect(states).toBeVisible();
    await expectAccessible(page);
    await states.getByRole('button', { name: new RegExp(`^${payments.values.unknown}`) }).click();
    const abreu = page.getByRole('row').filter({ hasText: 'ABR7X4K2M9' });
    await expectAccessible(page);
    await abreu.getByRole('button', { name: payments.deeds.ask.button }).click();
    const ask = page.getByRole('dialog', { name: payments.deeds.ask.title('ABR7X4K2M9') });
    await ask.getByRole('textbox', { name: payments.note }).fill('The guest says that nothing was taken.');
    await ask.getByRole('button', { name: payments.confirm }).click();
    await expect(page.getByText(payments.deeds.ask.done.failed ?? '')).toBeVisible();
    // It is unknown no more, so it is not among these.
    await expect(abreu).toHaveCount(0);
    await page.getByRole('button', { name: payments.back }).click();
    await states.getByRole('button', { name: new RegExp(`^${payments.values.failed}`) }).click();
    await expect(abreu).toContainText(payments.values.abandoned ?? '');
  },
);
