import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { openSignedIn, staffWordsOf } from './staff-steps.ts';

test.use({ stayWishes: { rate_plan: 'AI-RT' }, expectedProblems: [/404/] });

test('what a guest would pay, with each step, for a stay that exists @desktop-first', async ({
  page,
  locale,
  stay,
}) => {
  const { prices } = staffWordsOf(locale);
  const texts = prices.guest;
  await openSignedIn(page, 'revenue', '/admin/guest-price');
  const form = page.getByRole('form', { name: texts.form });
  const show = form.getByRole('button', { name: texts.show });

  const lastName = form.getByRole('textbox', { name: texts.labels.last_name });

  // What is missing is named, and nothing is asked.
  await show.click();
  await expect(form.getByRole('textbox', { name: texts.labels.folio })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await expectAccessible(page);
  await form.getByRole('textbox', { name: texts.labels.folio }).fill(stay.folio);
  await lastName.fill('Nobody');
  await lastName.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: texts.notFound })).toBeVisible();

  await lastName.fill(stay.lastName);
  const answered = page.waitForResponse(/guest-price\/search/);
  await lastName.press('Enter');
  const answer = await answered;
  expect(answer.url()).not.toContain(stay.folio);
  const { services } = await answer.json();
  const heading = page.getByRole('heading', { level: 2, name: texts.results });
  await expect(heading).toBeFocused();
  expect(new URL(page.url()).search).toBe('');
  const cards = page.locator('section', { has: heading }).locator('ul > li:has(h3)');
  await expect(cards).toHaveCount(services.length);
  for (const [index, one] of services.entries())
    await expect(cards.nth(index)).toContainText(one.priced.amount_due.toFixed(2));
  const included = cards.first();
  if ((await included.locator('details[open]').count()) === 0) await included.getByText(texts.steps).click();
  await expect(included.getByText(texts.step.people, { exact: true })).toBeVisible();
  await expect(included.getByText(prices.verdicts.wins.alone)).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
});
