import type { Page } from '@playwright/test';
import { components as en } from '../apps/web/src/i18n/en/components.ts';
import { components as es } from '../apps/web/src/i18n/es/components.ts';
import { fillFlights, findRides, rideFor, wordsOf } from './booking-steps.ts';
import { expect, onPhone, test } from './fixtures.ts';
import { ownStay } from './own-stay.ts';

/** What happens when the app starts, and what of it is kept in the browser. */

const TOKEN = '**/v1/auth/login/system';
const wordsHere = (locale: string | undefined) => (locale === 'es-MX' ? es : en);

/** Holds the answer of a call back until it is let go. */
async function hold(page: Page, url: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const car = (page: Page) => page.locator('img.loader-car');

test(
  'the home page waits for no token; other pages show ten cars, 800 ms each, until it is there',
  onPhone,
  async ({ page, locale }) => {
    await page.clock.install();
    const release = await hold(page, TOKEN);
    await test.step('the home page', async () => {
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsOf(locale).home.headline);
      await expect(car(page)).toHaveCount(0);
    });
    await test.step('ten cars', async () => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.goto('/mytransportation');
      await expect(page.getByRole('status').filter({ has: car(page) })).toHaveText(wordsHere(locale).loading);
      await page.clock.pauseAt(Date.now() + 2000);
      const frames: { src: string; ms: number }[] = [];
      for (let ms = 0; ms < 9600; ms += 200) {
        const src = (await car(page).getAttribute('src')) ?? '';
        const last = frames.at(-1);
        if (last?.src === src) last.ms += 200;
        else frames.push({ src, ms: 200 });
        await page.clock.runFor(200);
      }
      // The first and the last were seen in part.
      expect(new Set(frames.map((frame) => frame.src)).size).toBe(10);
      expect(frames.slice(1, -1).every((frame) => frame.ms === 800)).toBe(true);
    });
    await test.step('the cars stand still where less motion is preferred', async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.clock.resume();
      await page.reload();
      await expect(car(page)).toHaveAttribute('src', '/art/cars/1.svg');
      await page.clock.runFor(5000);
      await expect(car(page)).toHaveAttribute('src', '/art/cars/1.svg');
    });
    release();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(car(page)).toHaveCount(0);
  },
);

test.describe('the app’s own token', () => {
  test.use({ expectedProblems: [/401/] });

  test('is asked for once and kept, and another where it no longer counts', onPhone, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/v1/auth/login/system')) asked.push(request.postData() ?? '');
    });
    const kept = () => page.evaluate(() => localStorage.getItem('accessToken') ?? 'none');
    const seen = page.waitForResponse(/\/v1\/auth\/login\/system$/);
    await page.goto('/');
    await seen;
    await expect.poll(kept).not.toBe('none');
    expect(asked).toEqual(['username=web']);
    // The resorts are asked for with the token.
    const resorts = page.waitForResponse(/\/v2\/properties\/all/);
    await page.reload();
    await resorts;
    expect(asked).toHaveLength(1);

    await page.evaluate(() => {
      const expires_at = new Date(Date.now() + 3_600_000).toISOString();
      localStorage.setItem('accessToken', JSON.stringify({ token: 'of-before', expires_at }));
    });
    await page.reload();
    await expect(page.locator('section[aria-labelledby=resorts] li').nth(1)).toBeAttached();
    await expect.poll(kept).not.toMatch(/of-before|none/);
    expect(asked).toHaveLength(2);
  });
});

test.describe('on every page, also one that is not there', () => {
  test.use({ expectedProblems: [/404/] });

  test('the language is the browser’s, and the one that is chosen stays on every page @phone-first', async ({
    page,
    locale,
  }) => {
    const isSpanish = locale === 'es-MX';
    const other = isSpanish ? 'English' : 'Español';
    const root = page.locator('html');
    await page.goto('/');
    await expect(root).toHaveAttribute('lang', isSpanish ? 'es-MX' : 'en-US');
    expect(await page.evaluate(() => localStorage.getItem('locale'))).toBe(isSpanish ? 'es-MX' : 'en-US');

    const chosen = isSpanish ? 'en-US' : 'es-MX';
    const words = wordsOf(chosen);
    await page.locator('input[name=lastName]').fill('Rivera');
    await page.getByRole('button', { name: other }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.home.headline);
    await expect(page.locator('input[name=lastName]')).toHaveValue('Rivera');

    for (const address of ['/', '/mytransportation', '/confirmation', '/transportation', '/somewhere']) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(root).toHaveAttribute('lang', chosen);
      await expect(
        page.getByRole('banner').getByRole('button', { name: isSpanish ? 'Español' : 'English' }),
      ).toBeVisible();
    }
  });
});

test.describe('without the surroundings', () => {
  test.use({ expectedProblems: [/500|ERR_FAILED/] });

  test(
    'address, country and rate of the day are null, and the booking goes on; all is kept under its name',
    onPhone,
    async ({ page, locale }) => {
      const words = wordsOf(locale);
      await page.route('**/api/public/ip', (route) => route.abort());
      await page.route('**/api/public/geo-ip/**', (route) => route.abort());
      await page.route('**/v1/exchange-rate', (route) => route.fulfill({ status: 500, body: '' }));
      await findRides(page, words, await ownStay());
      await rideFor(page, words, 'USD 84').click();
      await fillFlights(page, words);
      const kept = await page.evaluate(() => ({
        session: Object.keys(sessionStorage).sort(),
        local: Object.keys(localStorage),
        info: JSON.parse(sessionStorage.getItem('stepInfo') ?? 'null') as object,
        step: sessionStorage.getItem('step'),
      }));
      expect(kept.info).toMatchObject({ ip: null, geolocation: null, exchangeRate: null });
      expect(kept.step).toBe('2');
      expect(kept.session).toEqual(
        expect.arrayContaining([
          'userInformation',
          'accessToken',
          'selectData',
          'step',
          'stepState',
          'stepInfo',
        ]),
      );
      expect(kept.local).toEqual(expect.arrayContaining(['locale', 'accessToken']));

      // The start knows that a booking was begun, and leads back into it.
      await page.goto('/');
      await page.getByRole('link', { name: words.home.resume }).click();
      await expect(page).toHaveURL(/\/transportation\/flights$/);
      await expect(page.getByLabel(words.booking.flight.labels.flightNumber).first()).toHaveValue('AA 1234');
    },
  );
});
