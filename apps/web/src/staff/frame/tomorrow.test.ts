import { describe, expect, it } from 'vitest';
import { asksTomorrow, TOMORROW_PATH, tomorrowIn, tomorrowsArrivals } from './tomorrow.ts';

const late = Date.parse('2026-11-27T04:30:00Z');

describe('tomorrow', () => {
  it.each([
    ['America/Cancun', '2026-11-27'],
    ['America/Mazatlan', '2026-11-27'],
    ['Europe/Madrid', '2026-11-28'],
  ])('is by the clock of %s', (zone, day) => {
    expect(tomorrowIn(zone, late)).toBe(day);
  });

  it('of the last day of a year is in the next', () => {
    expect(tomorrowIn('America/Cancun', Date.parse('2026-12-31T20:00:00Z'))).toBe('2027-01-01');
  });

  it('keeps airport and resort of the list on the page', () => {
    const airport = { id: 1, time_zone: 'America/Cancun' };
    expect(tomorrowsArrivals({ airport, property: { id: 7 } }, late)).toEqual({
      day: '2026-11-27',
      airport: 1,
      property: 7,
      direction: 'arrival',
    });
    expect(tomorrowsArrivals({ airport, property: null }, late)).not.toHaveProperty('property');
  });

  it('is asked for by its own address alone', () => {
    const { search } = new URL(TOMORROW_PATH, 'https://perla.example');
    expect([search, '?day=2026-11-27', ''].map(asksTomorrow)).toEqual([true, false, false]);
  });
});
