import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

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

/** Only violations are asserted, so only they are described: the rest costs more than the search. */
const wanted = { resultTypes: ['violations' as const] };

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
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe.source);
  return page.evaluate<Violation[]>(
    `axe.run(${part === undefined ? 'document' : JSON.stringify(part)}, ${JSON.stringify(wanted)})
      .then(({ violations }) => violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]))`,
  );
}
