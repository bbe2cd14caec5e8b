import { opening as openingInEnglish } from '../apps/web/src/i18n/en/opening.ts';
import { sandbox as english } from '../apps/web/src/i18n/en/sandbox.ts';
import { opening as openingInSpanish } from '../apps/web/src/i18n/es/opening.ts';
import { sandbox as spanish } from '../apps/web/src/i18n/es/sandbox.ts';
import { expectAccessible } from './accessible.ts';
import { expect, onPhone, test as usual } from './fixtures.ts';
import { startBeside } from './product-process.ts';

/** A product in production that charges nobody: each of its pages says so, and no page of the usual one does. */

const test = usual.extend<object, { productUrl: string }>({
  productUrl: [
    // Playwright wants a pattern here, even of a fixture that is not used.
    async ({ browserName: _browser }, use) => {
      const product = await startBeside(
        { NODE_ENV: 'production', PAYMENTS: 'sandbox', PUBLIC_URL: 'http://localhost', LOG_LEVEL: 'error' },
        'e2e-sandbox-product.log',
      );
      await use(product.url);
      await product.stop();
    },
    { scope: 'worker' },
  ],
});

// One product for all of them.
test.describe.configure({ mode: 'default' });

const noticeFor = (locale: string | undefined) => (locale === 'es-MX' ? spanish : english).notice;
const pages = [
  '/',
  '/mytransportation',
  '/transportation',
  '/confirmation',
  '/signin',
  '/admin',
  '/somewhere',
];

test.describe('where nobody is charged', () => {
  test.use({ expectedProblems: [/404|401/] });

  test('every page says so above everything else, in its own language @phone-first', async ({
    page,
    locale,
    productUrl,
  }) => {
    for (const path of pages) {
      await page.goto(productUrl + path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      const notice = page.getByText(noticeFor(locale), { exact: true });
      await expect(notice).toBeVisible();
      await expect(
        page.getByText(noticeFor(locale === 'es-MX' ? 'en-US' : 'es-MX'), { exact: true }),
      ).toBeHidden();
      const [box, header] = await Promise.all([
        page.locator('.sandbox-notice').boundingBox(),
        page.getByRole('banner').boundingBox(),
      ]);
      expect(box?.y, path).toBe(0);
      expect(header?.y ?? 0, path).toBeGreaterThanOrEqual(box?.height ?? Number.POSITIVE_INFINITY);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0);
    }
  });

  test('at the door it is readable in both themes, moves nothing, and follows the language; the logo leads staff to the calm page @phone-first', async ({
    page,
    locale,
    productUrl,
  }) => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          document.documentElement.dataset.shift = String(
            Number(document.documentElement.dataset.shift ?? 0) +
              (entry as unknown as { value: number }).value,
          );
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const other = locale === 'es-MX' ? 'en-US' : 'es-MX';
    const height = async () => (await page.locator('.sandbox-notice').boundingBox())?.height;
    for (const colorScheme of ['light', 'dark'] as const)
      await test.step(`in the ${colorScheme} theme`, async () => {
        await page.emulateMedia({ colorScheme });
        await page.goto(`${productUrl}/signin`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectAccessible(page);
        expect(Number(await page.evaluate(() => document.documentElement.dataset.shift ?? 0))).toBeLessThan(
          0.02,
        );
      });
    await test.step('the logo, before the opening', async () => {
      const opening = locale === 'es-MX' ? openingInSpanish : openingInEnglish;
      await page.getByRole('banner').getByRole('link').first().click();
      await expect(page).toHaveURL(`${productUrl}/opening`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(opening.title);
      await page.goBack();
      await expect(page).toHaveURL(`${productUrl}/signin`);
    });
    await test.step('the other language', async () => {
      const before = await height();
      await page.getByRole('button', { name: other === 'en-US' ? 'English' : 'Español' }).click();
      await expect(page.getByText(noticeFor(other), { exact: true })).toBeVisible();
      expect(await height()).toBe(before);
    });
  });
});

test('the usual product says nothing of the kind', onPhone, async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.sandbox-notice')).toHaveCount(0);
});
