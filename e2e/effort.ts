import type { Page } from '@playwright/test';

/** Presses and typing of a journey. */
export type Effort = {
  /** Buttons, links and boxes that were pressed, and one for each field that was typed into. */
  readonly taps: number;
  /** Fields that were typed into. */
  readonly fields: number;
  /** Characters that stood in those fields. */
  readonly characters: number;
};

/**
 * Counts from now on, also in the card's frame. To be asked for before the first page is opened.
 * @param ofStaff lists and long texts are fields as well, and a choice from a list of names is a press
 */
export async function watchEffort(page: Page, ofStaff = false): Promise<() => Effort> {
  const typed = new Map<string, number>();
  let pressed = 0;
  await page.exposeBinding('tellEffort', (_source, what: 'press' | 'type', field: string, length: number) => {
    if (what === 'press') pressed += 1;
    else typed.set(field, length);
  });
  await page.addInitScript((countsAll) => {
    const tell: unknown = Reflect.get(window, 'tellEffort');
    if (typeof tell !== 'function') return;
    document.addEventListener(
      'input',
      ({ target }) => {
        const isMore = target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
        if (!(target instanceof HTMLInputElement) && !(countsAll && isMore)) return;
        if (['checkbox', 'radio'].includes(target.type)) return;
        // The parts of a date have no name of their own.
        const part = countsAll ? [...document.querySelectorAll('*')].indexOf(target) : '';
        const field = `${location.pathname} ${target.id || target.name || part}`;
        tell('type', field, target.value.length);
      },
      true,
    );
    document.addEventListener(
      'click',
      ({ target, isTrusted }) => {
        if (!isTrusted || !(target instanceof Element)) return;
        const pressed = 'a, button, input[type=checkbox], input[type=radio]';
        if (target.closest(countsAll ? `${pressed}, [role=option]` : pressed)) tell('press', '', 0);
      },
      true,
    );
  }, ofStaff);
  return () => ({
    taps: pressed + typed.size,
    fields: typed.size,
    characters: [...typed.values()].reduce((sum, length) => sum + length, 0),
  });
}
