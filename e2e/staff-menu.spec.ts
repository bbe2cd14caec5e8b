import type { Route } from '@playwright/test';
import { regions } from '../packages/domain/src/catalogues/regions.ts';
import { wordsOf } from '../packages/domain/src/catalogues/words-of-all.ts';
import { expectAccessible } from './accessible.ts';
import { expect, onDesktop, test } from './fixtures.ts';
import { openSignedIn, staffWordsOf } from './staff-steps.ts';

test('the menu has eight sections at most, unfolds one, and stands at the foot of a phone', async ({
  page,
  locale,
  isMobile,
}) => {
  const texts = staffWordsOf(locale).frame;
  const { title } = wordsOf(regions)[locale === 'es-MX' ? 'es' : 'en'];
  await openSignedIn(page, 'administrator', '/admin/bookings');
  const menu = page.getByRole('navigation', { name: texts.menu });
  const bar = page.getByRole('navigation', { name: texts.bar });
  const more = bar.getByRole('button', { name: texts.openMenu });
  if (isMobile) {
    await expect(menu).toBeHidden();
    await expect(bar.getByRole('link')).toHaveCount(4);
    await more.tap();
    await expect(more).toHaveAttribute('aria-expanded', 'true');
  }
  // Eight sections, and what is folded under the one that is open.
  await expect(menu.locator(':scope > ul > li')).toHaveCount(8);
  await expect(menu.locator('[aria-current=page]')).toContainText(texts.pages.bookings ?? '');
  await expect(menu.getByRole('link', { name: title })).toHaveCount(0);
  await menu.getByRole('button', { name: texts.pagesOf(texts.sections.prices) }).press('Enter');
  await expectAccessible(page);
  await menu.getByRole('link', { name: title }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  if (isMobile) {
    await expect(menu).toBeHidden();
    await expect(bar.getByRole('link')).toHaveCount(4);
  } else await expect(menu.locator('[aria-current=page]')).toHaveText(title);
});

test(
  'the frame stands while pages change, and a page already seen is there at once',
  onDesktop,
  async ({ page, locale }) => {
    const texts = staffWordsOf(locale).frame;
    await openSignedIn(page, 'revenue', '/admin/rates');
    await expect(page.getByRole('row')).not.toHaveCount(0);
    const menu = page.getByRole('navigation', { name: texts.menu });
    const header = await page.getByRole('banner').elementHandle();
    const link = (name: string) => menu.getByRole('link', { name, exact: true });
    const held: Route[] = [];
    // The network answers nothing any more: no code, no rows.
    await page.route(/\/(assets|v1)\//, (route) => void held.push(route));
    await link(texts.pages.reports ?? '').click();
    await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
    await expect(menu).toBeVisible();
    await link(texts.sections.prices).click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeFocused();
    await expect(page.getByRole('row').nth(3)).toBeVisible();
    expect(held.some((route) => route.request().url().includes('/v1/staff/rates'))).toBe(true);
    expect(await header?.evaluate((node) => node.isConnected)).toBe(true);
  },
);
