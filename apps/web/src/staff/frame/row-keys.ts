import type { Press } from './shortcuts.ts';

/** Where a key is pressed. */
type Place = {
  /** In a field that takes typed text. */
  readonly isTyping: boolean;
  readonly hasDialog: boolean;
};

/** The letter or digit of a press that is meant for a list or a page; null for typed text, commands, and presses behind a dialog. */
export function letterOf(press: Press, { isTyping, hasDialog }: Place): string | null {
  if (isTyping || hasDialog || press.ctrlKey || press.metaKey || press.altKey) return null;
  return /^[a-z1-9]$/i.test(press.key) ? press.key.toLowerCase() : null;
}

const STEPS: Readonly<Record<string, number>> = { j: 1, k: -1 };

/**
 * The row that `j` or `k` leads to; null for another key, and at either end.
 * @param at index of the row with the focus; -1 without one
 */
export function rowAfter(letter: string, at: number, count: number): number | null {
  const step = STEPS[letter];
  if (step === undefined) return null;
  const to = at < 0 ? (step > 0 ? 0 : count - 1) : at + step;
  return to >= 0 && to < count ? to : null;
}

/** The row that has the focus once a row is gone: the one that took its place, else the last. @returns null for an empty list */
export const rowInPlace = (gone: number, count: number): number | null =>
  count === 0 ? null : Math.min(Math.max(gone, 0), count - 1);
