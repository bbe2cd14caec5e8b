import { opening as openingInEnglish } from '../apps/web/src/i18n/en/opening.ts';
import { sandbox as english } from '../apps/web/src/i18n/en/sandbox.ts';
import { opening as openingInSpanish } from '../apps/web/src/i18n/es/opening.ts';
import { sandbox as spanish } from '../apps/web/src/i18n/es/sandbox.ts';
import { expectAccessible } from './accessible.ts';
import { expect, onPhone, test as usual } from './fixtures.ts';
import { startProduct } from './product-process.ts';

/** A product in production that charges nobody: each of its pages says so, and no page of the usual one does. */

const test = usual.extend<object, { productUrl: string }>({
  productUrl: [
    // Playwright wants a pattern here, even of a fixture that is not used.
    async ({ browserName: _browser }, use) => {
      const product = await startProduct(
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

  test(
    'before the opening, the logo leads staff to the calm page at once',
    onPhone,
    async ({ page, locale, productUrl }) => {
      const opening = locale === 'es-MX' ? openingInSpanish : openingInEnglish;
      await page.goto(`${productUrl}/signin`);
      await page.getByRole('banner').getByRole('link').first().click();
      await expect(page).toHaveURL(`${productUrl}/opening`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(opening.title);
    },
  );

  for (const colorScheme of ['light', 'dark'] as const)
    test(`it is readable in the ${colorScheme} theme, moves nothing, and follows the language @phone-first`, async ({
      page,
      locale,
      productUrl,
    }) => {
      await page.emulateMedia({ colorScheme });
      await page.addInitScript(() => {
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            document.documentElement.dataset.shift = String(
              Number(document.documentElement.dataset.shift ?? 0) +
                (entry as unknown as { value: number }).value,
            );
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(`${productUrl}/signin`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page);
      expect(Number(await page.evaluate(() => document.documentElement.dataset.shift ?? 0))).toBeLessThan(
        0.02,
      );
      const height = (await page.locator('.sandbox-notice').boundingBox())?.height;
      const other = locale === 'es-MX' ? 'en-US' : 'es-MX';
      await page.getByRole('button', { name: other === 'en-US' ? 'English' : 'Español' }).click();
      await expect(page.getByText(noticeFor(other), { exact: true })).toBeVisible();
      expect((await page.locator('.sandbox-notice').boundingBox())?.height).toBe(height);
    });
});

test('the usual product says nothing of the kind', onPhone, async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.sandbox-notice')).toHaveCount(0);
});
