import type { Page } from '@playwright/test';
import { MENU_GROUPS } from '../packages/domain/src/access/menu.ts';
import { rates } from '../packages/domain/src/catalogues/rates.ts';
import { regions } from '../packages/domain/src/catalogues/regions.ts';
import { wordsOf } from '../packages/domain/src/catalogues/words-of-all.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { openSignedIn, staffWordsOf } from './staff-steps.ts';

/** A profile with every page that is known to come. */
async function giveEveryPage(page: Page): Promise<void> {
  await page.route('**/profile', async (route) => {
    const answer = await route.fetch();
    const menu = Object.entries(MENU_GROUPS).flatMap(([group, ids]) =>
      ids.map((id) => ({ id, group, path: id === 'home' ? '/admin' : `/admin/${id}` })),
    );
    await route.fulfill({ response: answer, json: { ...(await answer.json()), menu } });
  });
}

test('the menu carries every page, tells which one is open, and gives way on a phone', async ({
  page,
  locale,
}) => {
  const texts = staffWordsOf(locale).frame;
  const language = locale === 'es-MX' ? 'es' : 'en';
  const [ratesTitle, regionsTitle] = [wordsOf(rates)[language].title, wordsOf(regions)[language].title];
  await giveEveryPage(page);
  await openSignedIn(page, 'administrator', '/admin/rates');
  const menu = page.getByRole('navigation', { name: texts.menu });
  const button = page.getByRole('button', { name: texts.here(ratesTitle) });
  const isPhone = await button.isVisible();
  if (isPhone) {
    await expect(menu).toBeHidden();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  }
  await expect(menu.getByRole('link')).toHaveCount(Object.values(MENU_GROUPS).flat().length);
  await expect(menu.getByRole('list', { name: texts.groups.sell }).getByRole('link')).toHaveCount(
    MENU_GROUPS.sell.length,
  );
  await expect(menu.locator('[aria-current=page]')).toHaveText(ratesTitle);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await expectAccessible(page);
  await menu.getByRole('link', { name: regionsTitle }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(regionsTitle);
  if (!isPhone) await expect(menu.locator('[aria-current=page]')).toHaveText(regionsTitle);
  else {
    await expect(menu).toBeHidden();
    await expect(page.getByRole('button', { name: texts.here(regionsTitle) })).toBeVisible();
  }
});
