import { expectAccessible } from './accessible.ts';
import { acceptAndGo, continueFrom, fillFlights, main } from './booking-steps.ts';
import { expect, test } from './fixtures.ts';
import { openFlights } from './open-booking.ts';
import { productDatabase } from './product-database.ts';

test('large and special things are counted by keyboard, refused where they cannot be, and sold with both rides @phone-first', async ({
  page,
  words,
  stay,
}) => {
  const { special, continue: next } = words.booking;
  await openFlights(page, words, stay, 'USD 160');
  await fillFlights(page, words);
  const summary = page.locator('summary').filter({ hasText: special.title });
  await expect(summary).toContainText(special.closed);
  await expect(page.getByRole('textbox', { name: special.kinds.surfboard })).toHaveCount(0);
  await summary.focus();
  await page.keyboard.press('Enter');
  const surfboards = page.getByRole('textbox', { name: special.kinds.surfboard });
  await surfboards.press('ArrowUp');
  await surfboards.press('ArrowUp');
  await expect(surfboards).toHaveValue('2');
  // Nobody rides in a baby seat, so their kinds are not asked for.
  await expect(page.getByRole('textbox', { name: special.kinds.infant_seat })).toHaveCount(0);
  const boosters = page.getByRole('textbox', { name: special.kinds.booster_seat });
  await boosters.fill('9');
  await main(page, next).click();
  await expect(page).toHaveURL(/\/flights$/);
  await expect(
    page.getByText(words.issues['special_items.booster_without_child']({ max: 1 })).first(),
  ).toBeVisible();
  await expectAccessible(page);
  await boosters.fill('0');
  await boosters.blur();
  await summary.focus();
  await page.keyboard.press('Enter');
  await expect(surfboards).toBeHidden();
  await expect(summary).not.toContainText(special.closed);

  await continueFrom(page, words, 'overview');
  await expect(page.getByText(special.fact, { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText(special.fact, { exact: true })).toBeVisible();
  const made = page.waitForResponse('**/sales/coupons/*');
  await acceptAndGo(page, words);
  const { coupon_id: number } = await (await made).json();
  const rides = await productDatabase()
    .selectFrom('transfer')
    .innerJoin('coupon', 'coupon.id', 'transfer.coupon_id')
    .select(['special_items', 'special_answer'])
    .where('coupon.coupon_code', '=', number)
    .execute();
  const surf = { special_items: [{ kind: 'surfboard', count: 2 }], special_answer: 'call' };
  expect(rides).toEqual([surf, surf]);
});
