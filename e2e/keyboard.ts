import type { Page } from '@playwright/test';

/** Presses Tab until the focus is on an element with these words, which `selector` matches; a guest without a mouse has no other way. */
export async function tabTo(page: Page, name: string, selector = '*'): Promise<void> {
  for (let presses = 0; presses < 160; presses += 1) {
    await page.keyboard.press('Tab');
    // Asked of the page itself: a locator waits for a focus, and behind the last element nothing has it.
    const text = await page
      .evaluate((wanted) => {
        const element = document.activeElement;
        // A page that has just come has the focus itself, and all the words.
        if (!element?.matches(wanted) || element.matches('main, body')) return '';
        const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
        return [
          element.getAttribute('aria-label'),
          element.textContent,
          ...labels.map((label) => label.textContent),
        ].join(' ');
      }, selector)
      .catch(() => '');
    // Amounts and times are written unbroken: a guest reads the same words.
    if (text.replaceAll('\u00a0', ' ').includes(name)) return;
  }
  throw new Error(`Tab never reached ${name}`);
}

/** Types a good card into the sandbox's frame, which has the focus. */
export async function typeCardByKeyboard(page: Page): Promise<void> {
  // The wallet stands before the card.
  await page.keyboard.press('Tab');
  for (const text of ['4242424242424242', 'Ana Test', '1230', '123']) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
}
