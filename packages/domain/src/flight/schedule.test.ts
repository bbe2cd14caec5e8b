import { describe, expect, it } from 'vitest';
import { isOffSchedule, judgeFlight } from './schedule.ts';

const known = { kind: 'known', time: '14:20', isNational: false } as const;

describe('a typed flight and the schedule', () => {
  it.each([
    ['14:20', '14:20', false],
    ['13:50', '14:20', false],
    ['14:50', '14:20', false],
    ['13:49', '14:20', true],
    ['14:51', '14:20', true],
    // Of the same day: nearly a day apart, not 20 minutes.
    ['00:10', '23:50', true],
  ])('%s against %s is asked about: %s', (typed, scheduled, expected) => {
    expect(isOffSchedule(typed, scheduled)).toBe(expected);
  });

  it.each([true, false, null])(
    'decides whether a flight is national, whatever the answer: %s',
    (isNational) => {
      expect(judgeFlight({ time: '14:20', isNational }, known)).toEqual({
        isNational: false,
        scheduledTime: null,
        toCheck: false,
      });
    },
  );

  it('names its own time where the typed one is far from it', () => {
    expect(judgeFlight({ time: '10:00', isNational: false }, known)).toEqual({
      isNational: false,
      scheduledTime: '14:20',
      toCheck: true,
    });
  });

  it.each([
    ['unlisted', false],
    ['unavailable', true],
  ] as const)('%s: the guest’s word counts, to be checked: %s', (kind, toCheck) => {
    expect(judgeFlight({ time: '10:00', isNational: true }, { kind })).toEqual({
      isNational: true,
      scheduledTime: null,
      toCheck,
    });
  });
});
