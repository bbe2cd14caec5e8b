import { airportTerminals } from '@traslado/domain/catalogues/airport-terminals';
import { airports } from '@traslado/domain/catalogues/airports';
import { wireOf } from '@traslado/domain/catalogues/facts';
import { services } from '@traslado/domain/catalogues/services';
import { describe, expect, it } from 'vitest';
import { airportsScreen } from '../flight-watch/airport-screens.tsx';
import { othersOf, sharersOf, spreadOf } from './shared-texts.ts';

describe('texts that rows share', () => {
  const stamps = { version: 1, created_at: '', updated_at: '', updated_by: null, updated_by_name: null };
  const row = (id: number, change: object = {}) => ({
    ...wireOf(services, services.example),
    ...stamps,
    id,
    description_en: 'A ride',
    itinerary_en: ['First'],
    ...change,
  });
  const others = othersOf({}, row(1), [
    row(1),
    row(2, { description_en: 'Another ride' }),
    row(3, { itinerary_en: ['First', 'Second'] }),
    row(4),
  ]);

  it('are told by the field, for the others alone, and not where there is none', () => {
    const sharers = sharersOf(services, row(1), others);
    expect(sharers.get('description_en')).toEqual([3, 4]);
    expect(sharers.get('itinerary_en')).toEqual([2, 4]);
    const none = sharersOf(services, row(1, { itinerary_en: [] }), [row(4, { itinerary_en: [] })]);
    expect(none.has('itinerary_en')).toBe(false);
    // Every ride has a vehicle; it is no text.
    expect(sharers.has('vehicle')).toBe(false);
  });

  it('that were typed anew go to the rows that have all of them as they were', () => {
    const was = row(1);
    const sharers = sharersOf(services, was, others);
    const now = (change: object) => spreadOf(sharers, was, { ...was, ...change });
    expect(now({ description_en: 'Mine' })).toEqual({ ids: [3, 4], set: { description_en: 'Mine' } });
    expect(now({ description_en: 'Mine', itinerary_en: ['One'] })).toEqual({
      ids: [4],
      set: { description_en: 'Mine', itinerary_en: ['One'] },
    });
    expect(now({ vehicle: 'van' })).toBeNull();
    expect(now({})).toBeNull();
  });

  it('of an airport are those of its terminals, whatever number these have', () => {
    const airport = { ...wireOf(airports, airports.example), ...stamps, id: 1 };
    const terminal = (id: number, airport_id: number) => ({
      ...wireOf(airportTerminals, { ...airportTerminals.example, airport_id }),
      ...stamps,
      id,
      meeting_point_en: airports.example.meeting_point_en,
    });
    const terminals = othersOf(airportsScreen, airport, [terminal(1, 1), terminal(2, 1), terminal(3, 9)]);
    expect([...sharersOf(airports, airport, terminals)]).toEqual([['meeting_point_en', [1, 2]]]);
  });
});
