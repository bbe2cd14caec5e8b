import { expectAccessible } from './accessible.ts';
import { expect, onPhone, test } from './fixtures.ts';
import { comeBack, openBooking } from './manage-steps.ts';

/** The pages that nobody asks for. Addresses that lead nowhere answer 404, which browsers write to the console. */
test.use({ expectedProblems: [/404/] });

test('an address that leads nowhere @phone-first', async ({ page, words }) => {
  const answer = await page.goto('/no/such/road');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.shell.notFound.title);
  await expectAccessible(page);
  // No text becomes markup, whichever code put it there.
  const markUp = page.evaluate(() => {
    document.body.innerHTML = '<b>nobody wrote this</b>';
  });
  await expect(markUp).rejects.toThrow('no policy for this text');
  await page.getByRole('link', { name: words.shell.notFound.home }).click();
  await expect(page).toHaveURL(/\/$/);
});

test.describe('a page that does not arrive', () => {
  test.use({ expectedProblems: [/ERR_FAILED|dynamically imported module/] });

  test('load it again, or call', onPhone, async ({ page, words }) => {
    const { number } = await comeBack(page, words);
    const card = await openBooking(page, number);
    const code = /\/assets\/passengers-edit.*\.js$/;
    await page.route(code, (route) => route.abort('failed'));
    await card.getByRole('link', { name: words.mine.possible.passengers }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.shell.error.title);
    await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', /^tel:\+/);
    await expectAccessible(page);
    await page.unroute(code);
    await page.getByRole('button', { name: words.shell.error.retry }).click();
    await expect(page.getByRole('textbox', { name: words.booking.counters.adults })).toBeVisible();
  });
});
