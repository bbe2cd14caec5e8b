import { describe, expect, it } from 'vitest';
import { CHANGE_SET_STATES, isOver, mayBecome, statesBefore } from './state.ts';

describe('states of a set of changes', () => {
  it('lead from the draft to everything, and from a final one to nothing', () => {
    const reached = new Set<string>(['draft']);
    for (let round = 0; round < CHANGE_SET_STATES.length; round += 1)
      for (const from of CHANGE_SET_STATES)
        for (const to of CHANGE_SET_STATES) if (reached.has(from) && mayBecome(from, to)) reached.add(to);
    expect([...reached].sort()).toEqual([...CHANGE_SET_STATES].sort());
    expect(CHANGE_SET_STATES.filter(isOver)).toEqual(['published', 'withdrawn']);
  });

  it('publish only a set that was made ready', () => {
    expect(statesBefore('published')).toEqual(['ready', 'scheduled']);
    expect(statesBefore('failed')).toEqual(['scheduled']);
    expect(mayBecome('failed', 'published')).toBe(false);
  });
});
