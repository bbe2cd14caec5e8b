import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { walkGuestScreens } from './guest-screens.ts';

/** Every screen of a guest as narrow as a phone at 400 %, and in the colours of a person who needs high contrast. */

/** What reaches past the screen, or is cut off in its own box. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const wide =
      document.documentElement.scrollWidth > width
        ? [`the page: ${document.documentElement.scrollWidth}`]
        : [];
    const parts = document.querySelectorAll(
      'a, button, dd, dt, h1, h2, h3, input, label, li, p, select, summary, textarea',
    );
    for (const part of parts) {
      // A heading may be hidden from sight on narrow screens only: it is a pixel wide then.
      const isForEars = part.closest('.visually-hidden') || part.clientWidth === 1;
      if (!part.checkVisibility({ visibilityProperty: true }) || isForEars) continue;
      const { left, right } = part.getBoundingClientRect();
      const isCut = part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).overflowX === 'hidden';
      if (right > width + 1 || left < -1 || isCut)
        wide.push(`${part.tagName} ${part.textContent?.slice(0, 60)}`);
    }
    return wide;
  });
}

/** Buttons without a line around them. */
function withoutBorder(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('button')]
      .filter((button) => {
        const style = getComputedStyle(button);
        return (
          button.checkVisibility() && (style.borderTopStyle === 'none' || style.borderTopWidth === '0px')
        );
      })
      .map((button) => button.textContent ?? ''),
  );
}

test.use({ viewport: { width: 320, height: 720 } });

test('nothing is wider than 320 pixels, and every button has a border in forced colours @phone-first', async ({
  page,
  words,
  stay,
}) => {
  test.setTimeout(120_000);
  await walkGuestScreens(page, words, stay, async (screen) => {
    expect(await tooWide(page), screen).toEqual([]);
    await page.emulateMedia({ forcedColors: 'active' });
    // Colours change over a moment in some browsers.
    await expect.poll(() => withoutBorder(page), screen).toEqual([]);
    await page.emulateMedia({ forcedColors: 'none' });
  });
});
