import { describe, expect, it } from 'vitest';
import { isJustSaved } from '../frame/just-saved.ts';
import { savedRowOf, savedState, withSaved } from './saved-row.ts';

const row = (id: number) => ({
  id,
  version: 1,
  created_at: '',
  updated_at: '',
  updated_by: null,
  updated_by_name: null,
});

describe('a saved row', () => {
  it('is told to its list, which is a page that a form led to', () => {
    const saved = { row: row(4), isNew: false, canUndo: true, was: row(4) };
    expect(savedRowOf(savedState(saved))).toEqual(saved);
    expect(isJustSaved(savedState(saved))).toBe(true);
  });

  it.each([null, 'saved', { justSaved: true }])('is none in %j', (state) =>
    expect(savedRowOf(state)).toBeNull(),
  );

  it('stands first in a list that leaves it out, and once in one that has it', () => {
    const ids = (saved: number | null) =>
      withSaved([row(1), row(2)], saved === null ? null : row(saved)).map(({ id }) => id);
    expect([ids(9), ids(2), ids(null)]).toEqual([
      [9, 1, 2],
      [1, 2],
      [1, 2],
    ]);
  });
});
