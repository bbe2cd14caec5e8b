import { test as base, expect } from '@playwright/test';
import type { StayWishes } from '../apps/api/src/testing/stay.ts';
import { CONTEXTS_OPENED } from '../tools/test-counts.mjs';
import { type ManageWords, manageWordsOf } from './manage-steps.ts';
import { type OwnStay, ownStay } from './own-stay.ts';

export { expect };

/**
 * A test that asks nothing of language or width (a state, a race, where a refusal leads) runs in one of the two projects, the other way
 * round where there are two of a kind: `test('…', onPhone, async …)`. What looks at words or layout has neither.
 */
export const onPhone = { tag: '@phone' } as const;
export const onDesktop = { tag: '@desktop' } as const;

type Guest = {
  /** All words of the page's language. */
  words: ManageWords;
  /** What the stay of the test's own is told to be. Set it with `test.use({ stayWishes: … })`. */
  stayWishes: StayWishes;
  /** A fresh stay that no other test has, made when a test asks for it. */
  stay: OwnStay;
};

type Guarded = {
  /**
   * Problems that the test brings about on purpose, e.g. `[/404/]` where a refusal is provoked (browsers write
   * refused requests to the console as errors). Set it with `test.use({ expectedProblems: [...] })`.
   */
  expectedProblems: RegExp[];
  guard: undefined;
  contextsAreCounted: undefined;
};

type OfWorker = {
  /** Contexts that the worker's browser has opened since this was last asked. */
  takeOpened: () => number;
};

/** Written by Playwright in place of the service worker, where a test does not ask for it (playwright.config.ts). */
const WORKER_BLOCKED = 'Service Worker registration blocked by Playwright';

/**
 * The test function of every browser test. A test fails when a page writes an error or warning to the console,
 * throws, or asks anything of another host.
 */
export const test = base.extend<Guarded & Guest, OfWorker>({
  takeOpened: [
    async ({ browser }, use) => {
      let opened = 0;
      browser.on('context', () => {
        opened += 1;
      });
      await use(() => {
        const taken = opened;
        opened = 0;
        return taken;
      });
    },
    { scope: 'worker', auto: true },
  ],
  contextsAreCounted: [
    async ({ takeOpened }, use, { annotations }) => {
      await use(undefined);
      annotations.push({ type: CONTEXTS_OPENED, description: String(takeOpened()) });
    },
    { auto: true },
  ],
  baseURL: process.env.E2E_BASE_URL,
  expectedProblems: [[], { option: true }],
  words: async ({ locale }, use) => use(manageWordsOf(locale)),
  stayWishes: [{}, { option: true }],
  stay: async ({ stayWishes }, use) => use(await ownStay(stayWishes)),
  guard: [
    async ({ context, baseURL, expectedProblems }, use) => {
      const problems: string[] = [];
      const home = new URL(baseURL ?? 'http://localhost').hostname;
      context.on('console', (message) => {
        if (message.type() !== 'error' && message.type() !== 'warning') return;
        if (message.text() === WORKER_BLOCKED) return;
        problems.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => {
        problems.push(`thrown: ${error.error().message}`);
      });
      context.on('request', (request) => {
        const url = new URL(request.url());
        if (/^(https?|wss?):$/.test(url.protocol) && url.hostname !== home) {
          problems.push(`asked another host: ${request.url()}`);
        }
      });
      await use(undefined);
      const unexpected = problems.filter(
        (problem) => !expectedProblems.some((pattern) => pattern.test(problem)),
      );
      expect(unexpected, 'problems seen in the browser').toEqual([]);
    },
    { auto: true },
  ],
});
