import { useEffect, useState } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';
import { rowAddress } from './list-shape.ts';
import { savedRowOf } from './saved-row.ts';
import type { AnyScreen } from './screen.ts';

/**
 * The row that a form saved before it led to this list, until it is undone. Once the list is there, its row is brought into sight and marked for
 * a moment. Coming back or loading the page again tells nothing any more.
 */
export function useSavedRow({ definition }: AnyScreen, query: object, isThere: boolean) {
  const asked = JSON.stringify(query);
  const [first] = useState(asked);
  const state = useHistoryState<unknown>();
  const [saved, setSaved] = useState(() => savedRowOf(state));
  const id = saved?.row.id;
  useEffect(() => {
    if (id === undefined) return;
    const { savedRow: _, ...rest } = { savedRow: null, ...window.history.state };
    window.history.replaceState(rest, '');
  }, [id]);
  useEffect(() => {
    if (id === undefined || !isThere) return;
    const link = document.querySelector(`[data-row][href="${rowAddress(definition, id)}"]`);
    const row = link?.closest('tr, li');
    row?.scrollIntoView({ block: 'nearest' });
    row?.setAttribute('data-saved', '');
  }, [definition, id, isThere]);
  /** The row, until something else is asked. */
  const pinned = isThere && asked === first ? (saved?.row ?? null) : null;
  return { saved, pinned, drop: () => setSaved(null) };
}
