import { describe, expect, it } from 'vitest';
import { addChange, fieldsSince, keepMine, saysSame } from './merge-row.ts';

const then = { name: 'Shuttle', price: 100, days: ['mo'] };
const change = { before: then, after: { ...then, price: 120 } };

describe('changes since the set was written', () => {
  it('are listed by field, with the old, the present and the set’s value', () => {
    const now = { ...then, price: 110, days: ['mo', 'tu'] };
    const told = fieldsSince(change, now).map((field) => Object.values(field));
    expect(told).toEqual([
      ['price', 100, 110, 120],
      ['days', ['mo'], ['mo', 'tu'], ['mo']],
    ]);
  });

  it('are none where the row is the same, in any order of its fields', () => {
    expect(fieldsSince(change, { days: ['mo'], price: 100, name: 'Shuttle' })).toEqual([]);
    expect(saysSame(then, { days: ['mo'], price: 100, name: 'Shuttle' })).toBe(true);
    expect(saysSame(then, null)).toBe(false);
    expect(saysSame(null, null)).toBe(true);
  });
});

describe('keeping mine', () => {
  it('sets only the set’s own fields, on top of the present row', () => {
    const now = { ...then, name: 'Van', price: 110 };
    expect(keepMine(change, now)).toEqual({ before: now, after: { ...now, price: 120 } });
  });

  it('brings back a row that was deleted, and lets one rest that is deleted already', () => {
    expect(keepMine(change, null)).toEqual({ before: null, after: change.after });
    expect(keepMine({ before: then, after: null }, null)).toBe(null);
  });

  it('deletes the present row, and does nothing where it is as the set has it', () => {
    const now = { ...then, price: 120 };
    expect(keepMine({ before: then, after: null }, now)).toEqual({ before: now, after: null });
    expect(keepMine(change, now)).toBe(null);
  });
});

describe('a second change of a row', () => {
  it('adds its fields to those of the first', () => {
    const second = { before: then, after: { ...then, name: 'Van' } };
    expect(addChange(change, second)).toEqual({ before: then, after: { ...then, name: 'Van', price: 120 } });
  });

  it('keeps the first base, so that any edit in between is asked about', () => {
    const now = { ...then, price: 110 };
    const second = { before: now, after: { ...now, name: 'Van' } };
    expect(addChange(change, second)).toEqual({ before: then, after: { ...then, name: 'Van', price: 120 } });
  });

  it('ends in a deletion, or comes back from one', () => {
    expect(addChange(change, { before: then, after: null })).toEqual({ before: then, after: null });
    const removal = { before: then, after: null };
    expect(addChange(removal, change)).toEqual({ before: then, after: change.after });
  });
});
