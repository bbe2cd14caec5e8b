import { defineConfig, type Project } from '@playwright/test';
import { findChromium } from './tools/chromium.mjs';

const sizes = {
  phone: { viewport: { width: 414, height: 896 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
  tablet: { viewport: { width: 768, height: 1024 }, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 } },
} as const;

/** Browsers far from the resorts: a time shown in the browser's zone instead of the airport's is seen at once. */
const languages = {
  en: { locale: 'en-US', timezoneId: 'America/Los_Angeles' },
  es: { locale: 'es-MX', timezoneId: 'Europe/Madrid' },
} as const;

/**
 * Journeys run at every width in both languages; everything else on a phone in Spanish and a desktop in English, or on one of the two
 * where its test says so (`onPhone`, `onDesktop` in e2e/fixtures.ts). With `E2E_ONCE`, in `npm test`, `@phone-first` and `@desktop-first` in a title say so, too.
 */
const everywhere = '**/journeys/**/*.spec.ts';
const onBoth = process.env.E2E_ONCE ? '' : '(?!-first)';
const elsewhere: Readonly<Record<string, RegExp>> = {
  'phone-es': new RegExp(`@desktop${onBoth}`),
  'desktop-en': new RegExp(`@phone${onBoth}`),
};

function makeProject(size: keyof typeof sizes, language: keyof typeof languages): Project {
  const name = `${size}-${language}`;
  return {
    name,
    ...(name in elsewhere ? { grepInvert: elsewhere[name] } : { testMatch: everywhere }),
    use: { ...sizes[size], ...languages[language] },
  };
}

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/global-setup.ts',
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // CI gives a second try and names who took it; more than two of them fail (tools/test-counts.mjs).
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    // A button that cannot be pressed fails as such, long before the whole test would.
    actionTimeout: 20_000,
    browserName: 'chromium',
    // Recording costs a third of the whole; who looks for a fault has it, CI a picture and the page in words.
    trace: process.env.CI ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    // Journeys that book move as for most guests (`use` in each); what stands still is looked at sooner, and costs half.
    contextOptions: { reducedMotion: 'reduce' },
    // Each new context would fetch and keep all pages for a time without a network; tests about that say `allow`.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: findChromium(),
      args: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    makeProject('phone', 'es'),
    makeProject('phone', 'en'),
    makeProject('tablet', 'es'),
    makeProject('tablet', 'en'),
    makeProject('desktop', 'es'),
    makeProject('desktop', 'en'),
  ],
});
