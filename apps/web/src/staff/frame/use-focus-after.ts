import { type RefObject, useLayoutEffect, useRef } from 'react';
import { rowInPlace } from './row-keys.ts';

/** Gives the focus to the row that takes the place of one that went, so that a list is worked off without looking for one's place. */
export function useFocusAfter(place: RefObject<HTMLElement | null>, count: number): void {
  const last = useRef({ at: -1, count });
  useLayoutEffect(() => {
    const rows = [...(place.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    const isLost = document.activeElement === document.body;
    if (isLost && count < last.current.count && last.current.at >= 0)
      rows[rowInPlace(last.current.at, rows.length) ?? -1]?.focus();
    last.current = { ...last.current, count };
  }, [place, count]);
  useLayoutEffect(() => {
    const keep = () => {
      const rows = [...(place.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
      const at = rows.findIndex((row) => row.closest('tr, li')?.contains(document.activeElement));
      if (at >= 0) last.current = { ...last.current, at };
    };
    document.addEventListener('focusin', keep);
    return () => document.removeEventListener('focusin', keep);
  }, [place]);
}
