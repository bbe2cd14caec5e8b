import type { Browser } from '@playwright/test';
import { effortOf, type Measured } from '../tools/effort/keystrokes.mjs';
import { Hands, takePresses, watchPresses } from './keystroke-trace.ts';
import type { StaffDeed } from './staff-deed.ts';
import { openSignedIn } from './staff-steps.ts';

/** Walks a deed as somebody who does it daily, at a desk, and answers what it took. */
export async function measureDeed(browser: Browser, deed: StaffDeed): Promise<Measured> {
  const context = await browser.newContext({
    baseURL: process.env.E2E_BASE_URL ?? '',
    locale: 'en-US',
    timezoneId: 'America/Cancun',
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    await page.addInitScript('globalThis.__name ??= (work) => work');
    await watchPresses(page);
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '');
    });
    await openSignedIn(page, deed.role, '/admin');
    const facts = await deed.prepare(page);
    const { path, thenAs } = facts;
    if (thenAs) await context.clearCookies();
    if (thenAs) await openSignedIn(page, thenAs, path);
    else await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    // The page has all it asks for: a key that comes before goes nowhere.
    await page.waitForLoadState('networkidle');
    await takePresses(page);
    let loads = 0;
    page.on('domcontentloaded', () => {
      loads += 1;
    });
    await deed.act(new Hands(page), facts);
    const presses = await takePresses(page);
    return { name: deed.name, from: deed.from, loads, effort: effortOf(presses) };
  } finally {
    await context.close();
  }
}
