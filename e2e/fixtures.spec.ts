import { expect, onDesktop, test } from './fixtures.ts';

/** The guard itself: each of these tests is expected to fail, and the run fails if one does not. */
test.describe('the guard of every browser test', () => {
  test.beforeEach(async ({ page }) => {
    await page.route('**/*', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><title>Empty</title><link rel="icon" href="data:,">',
      }),
    );
    await page.goto('/');
  });

  test('lets a quiet page pass', onDesktop, async ({ page }) => {
    await expect(page).toHaveTitle('Empty');
  });

  test('sees errors in the console', onDesktop, async ({ page }) => {
    test.fail();
    await page.evaluate(() => console.error('broken'));
  });

  test('sees what a page throws', onDesktop, async ({ page }) => {
    test.fail();
    const thrown = page.context().waitForEvent('weberror');
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('broken');
      });
    });
    await thrown;
  });

  test('sees requests to other hosts', onDesktop, async ({ page }) => {
    test.fail();
    await page.evaluate(() => fetch('http://other.example/', { mode: 'no-cors' }));
  });

  test.describe('with expected problems', () => {
    test.use({ expectedProblems: [/on purpose/] });

    test('overlooks those', onDesktop, async ({ page }) => {
      await page.evaluate(() => console.error('on purpose'));
    });

    test('and no others', onDesktop, async ({ page }) => {
      test.fail();
      await page.evaluate(() => console.error('not announced'));
    });
  });
});

test('each context of the browser is counted', onDesktop, async ({ context, browser, takeOpened }) => {
  expect([context.browser(), takeOpened()]).toEqual([browser, 1]);
  for (let more = 0; more < 2; more += 1) await (await browser.newContext()).close();
  expect(takeOpened()).toBe(2);
});
