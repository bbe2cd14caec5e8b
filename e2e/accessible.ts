import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Half as long as the source that the package exports. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** A rule of axe and the elements that break it. */
type Violation = readonly [rule: string, elements: string[]];

/** Nothing that axe finds fault with, on the page or in the dialog over it. */
export async function expectAccessible(page: Page): Promise<void> {
  // What is still fading in has not its colours yet.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((one) => one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map((one) => one.finished.catch(() => undefined)),
    ),
  );
  const hasDialog = await page.locator('dialog[open]').count();
  expect(await findViolations(page, hasDialog > 0 ? 'dialog[open]' : undefined)).toEqual([]);
}

/** Only violations are asserted, so only they are described: the rest costs more than the search. No rule of ours needs the style sheets loaded again. */
const wanted = { resultTypes: ['violations' as const], preload: false };

/** Texts of one look whose contrast is judged; `test:all` judges every text. */
const ALIKE = process.env.E2E_ONCE ? 2 : Number.POSITIVE_INFINITY;

/**
 * Leaves the contrast of texts that look alike to the first of them: same element and class in the same kind of parent, same colours, size, weight and
 * grounds. Contrast is four fifths of what axe costs, and a table says the same in each of its rows.
 */
function chooseContrastSamples([part, alike]: readonly [part: string, alike: number]): void {
  const { axe } = window as unknown as { axe: { configure(spec: object): void } };
  const grounds = new Map<Element, string>();
  const groundOf = (element: Element | null): string => {
    if (!element) return '';
    const known = grounds.get(element);
    if (known !== undefined) return known;
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
    const ground = `${backgroundColor} ${backgroundImage} ${opacity} / ${groundOf(element.parentElement)}`;
    grounds.set(element, ground);
    return ground;
  };
  const kindOf = (element: Element | null) => `${element?.tagName} ${element?.getAttribute('class')}`;
  const hasText = (element: Element) =>
    element.matches('input, select, textarea') ||
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  const seen = new Map<string, number>();
  for (const element of document.querySelectorAll(`${part} *`)) {
    if (!hasText(element) || !element.checkVisibility({ visibilityProperty: true })) continue;
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    const look = [kindOf(element), kindOf(element.parentElement), color, fontSize, fontWeight, textShadow];
    const key = [...look, element.matches(':disabled, [aria-disabled=true]'), groundOf(element)].join('|');
    const times = (seen.get(key) ?? 0) + 1;
    seen.set(key, times);
    element.toggleAttribute('data-contrast', times <= alike);
  }
  axe.configure({ rules: [{ id: 'color-contrast', selector: '[data-contrast]' }] });
}

/**
 * What axe says of the page, or of one part of it. A page without frames is asked in place, by one script: the builder opens a second
 * page for the result of each run and loads axe twice more, which costs five times as much.
 *
 * @param part a selector
 */
export async function findViolations(page: Page, part?: string): Promise<Violation[]> {
  if (page.frames().length > 1) {
    const builder = new AxeBuilder({ page }).options(wanted);
    const { violations } = await (part === undefined ? builder : builder.include(part)).analyze();
    return violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)]);
  }
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axeSource);
  if (Number.isFinite(ALIKE)) await page.evaluate(chooseContrastSamples, [part ?? 'body', ALIKE] as const);
  return page.evaluate<Violation[]>(
    `axe.run(${part === undefined ? 'document' : JSON.stringify(part)}, ${JSON.stringify(wanted)})
      .then(({ violations }) => violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]))`,
  );
}
