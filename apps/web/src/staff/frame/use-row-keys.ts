import { type RefObject, useLayoutEffect } from 'react';
import { letterOf, rowAfter } from './row-keys.ts';
import { isTypedInto, readSlash } from './shortcuts.ts';

/**
 * Letters and digits for a page with or without a list. `j` and `k` move the focus along the rows, whose links are marked `data-row`; Enter opens as on any link. Another
 * letter presses what is marked `data-key` with it, in the row that has the focus, else outside of all rows; in a menu that is closed, too. The profile's switch of single keys
 * turns them off.
 */
export function useRowKeys(place: RefObject<HTMLElement | null>): void {
  // Before the page is painted: a key that one reads of is heard.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const within = place.current;
      if (!within || event.defaultPrevented || !readSlash()) return;
      const hasDialog = document.querySelector('dialog[open]') !== null;
      const letter = letterOf(event, { isTyping: isTypedInto(event.target), hasDialog });
      if (letter === null) return;
      const rows = [...within.querySelectorAll<HTMLElement>('[data-row]')];
      const at = rows.findIndex((row) => wholeRow(row).contains(document.activeElement));
      const to = rows[rowAfter(letter, at, rows.length) ?? -1];
      const deed = to ? null : deedOf(within, rows[at], letter);
      if (!to && !deed) return;
      event.preventDefault();
      to?.focus();
      deed?.click();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [place]);
}

/** All of a row: its line, its card. */
const wholeRow = (row: HTMLElement): HTMLElement => row.closest<HTMLElement>('tr, li') ?? row;

function deedOf(within: HTMLElement, row: HTMLElement | undefined, letter: string): HTMLElement | null {
  const marked = `[data-key="${letter}"]`;
  const own = row && wholeRow(row).querySelector<HTMLElement>(marked);
  if (own) return own;
  const others = [...within.querySelectorAll<HTMLElement>(marked)];
  const isOutside = (one: HTMLElement) => !one.closest('tr, li')?.querySelector('[data-row]');
  return (
    others.find((one) => isOutside(one) && (one.checkVisibility() || one.closest('.fold-out-panel'))) ?? null
  );
}
