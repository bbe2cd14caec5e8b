import { flights } from '@traslado/domain/catalogues/flights';
import { describe, expect, it } from 'vitest';
import { dayState } from './day-state.ts';

describe('the state of a row by its days', () => {
  const today = '2026-11-28';
  it.each<[string, string | null, string | null, ReturnType<typeof dayState>]>([
    ['before its first day', '2026-12-15', '2027-04-15', { is: 'coming', day: '2026-12-15' }],
    ['on its first day', today, null, null],
    ['on its last day', null, today, null],
    ['after its last day', '2026-01-01', '2026-11-27', { is: 'over', day: '2026-11-27' }],
    ['without days', null, null, null],
  ])('%s', (_, valid_from, valid_to, state) => {
    expect(dayState(flights, { active: true, valid_from, valid_to }, today)).toEqual(state);
    expect(dayState(flights, { active: false, valid_from, valid_to }, today)).toBeNull();
    expect(dayState({}, { active: true, valid_from, valid_to }, today)).toBeNull();
  });
});
