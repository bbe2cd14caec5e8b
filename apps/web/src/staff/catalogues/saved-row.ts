import type { AnyRow } from '@traslado/contract/schemas/catalogue';
import { JUST_SAVED } from '../frame/just-saved.ts';

/** The row that a form saved, for the list that it leads to. */
export type SavedRow = {
  readonly row: AnyRow;
  readonly isNew: boolean;
  /** False where nothing was written: the last change of the row is an older one. */
  readonly canUndo: boolean;
  /** As it was; null for a new one. */
  readonly was: AnyRow | null;
};

/** History state of that list. */
export const savedState = (savedRow: SavedRow) => ({ ...JUST_SAVED, savedRow });

/** The saved row of a history state; null without one. */
export function savedRowOf(state: unknown): SavedRow | null {
  if (typeof state !== 'object' || state === null || !('savedRow' in state)) return null;
  return state.savedRow as SavedRow;
}

/** The rows of a list, a saved one first where search, filters or the page leave it out. */
export function withSaved(rows: readonly AnyRow[], saved: AnyRow | null): readonly AnyRow[] {
  return saved === null || rows.some(({ id }) => id === saved.id) ? rows : [saved, ...rows];
}
