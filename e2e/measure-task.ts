import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { effortOf, type Measured } from '../tools/effort/keystrokes.mjs';
import type { GuestTask } from './guest-tasks.ts';
import { Hands, takePresses, watchPresses } from './keystroke-trace.ts';
import { ownStay } from './own-stay.ts';
import { openSignedIn } from './staff-steps.ts';
import type { StaffTask } from './staff-task.ts';

type Walk = {
  readonly name: string;
  readonly from: string;
  readonly options: BrowserContextOptions;
  /** Opens the page that the task begins on, and answers its act. */
  readonly open: (page: Page) => Promise<(hands: Hands) => Promise<void>>;
};

async function walk(browser: Browser, { name, from, options, open }: Walk): Promise<Measured> {
  const context = await browser.newContext({
    baseURL: process.env.E2E_BASE_URL ?? '',
    locale: 'en-US',
    timezoneId: 'America/Cancun',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...options,
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    await page.addInitScript('globalThis.__name ??= (work) => work');
    await watchPresses(page);
    const act = await open(page);
    await page.getByRole('heading', { level: 1 }).waitFor();
    // The page has all it asks for: a key that comes before goes nowhere.
    await page.waitForLoadState('networkidle');
    await takePresses(page);
    let loads = 0;
    page.on('domcontentloaded', () => {
      loads += 1;
    });
    await act(new Hands(page));
    const presses = await takePresses(page);
    return { name, from, loads, effort: effortOf(presses) };
  } finally {
    await context.close();
  }
}

/** Walks a booking as a guest on a phone who has done it before. Every character counts. */
export const measureGuestTask = (browser: Browser, { name, from, pathOf, act }: GuestTask) =>
  walk(browser, {
    name,
    from,
    options: { viewport: { width: 414, height: 896 } },
    async open(page) {
      const stay = await ownStay();
      await page.goto(pathOf(stay));
      return (hands) => act(hands, stay);
    },
  });

/** Walks a task as somebody who does it daily, at a desk, and answers what it took. */
export const measureTask = (browser: Browser, task: StaffTask) =>
  walk(browser, {
    name: task.name,
    from: task.from,
    options: { viewport: { width: 1440, height: 900 } },
    async open(page) {
      await page.addInitScript(() => {
        window.print = () => document.documentElement.setAttribute('data-printed', '');
      });
      await openSignedIn(page, task.role, '/admin');
      const facts = await task.prepare(page);
      const { path, thenAs } = facts;
      if (thenAs) await page.context().clearCookies();
      if (thenAs) await openSignedIn(page, thenAs, path);
      else await page.goto(path);
      return (hands) => task.act(hands, facts);
    },
  });
