import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '../time/instant.ts';
import { toInstant, toLocal } from '../time/zone.ts';
import { waitsUntil } from './waiting.ts';

const clearance = { international: 40, national: 15 };

function until(
  direction: 'arrival' | 'departure',
  on: string,
  time: string,
  isNational: boolean | null,
  zone = 'America/Cancun',
) {
  const pickUpAt = toInstant(on, time, zone).at;
  return waitsUntil({ direction, pickUpAt, isNational, clearance, zone });
}

describe('the driver’s least waiting time', () => {
  it.each([
    ['arrival', '14:35', false, '2027-01-10', '15:35'],
    ['arrival', '14:35', true, '2027-01-10', '15:10'],
    ['arrival', '14:35', null, '2027-01-10', '15:35'],
    ['arrival', '23:50', false, '2027-01-11', '00:50'],
    ['arrival', '23:50', true, '2027-01-11', '00:25'],
    ['arrival', '23:00', false, '2027-01-11', '00:00'],
    ['arrival', '22:59', false, '2027-01-10', '23:59'],
    ['departure', '10:50', false, '2027-01-10', '11:10'],
    ['departure', '10:50', true, '2027-01-10', '11:10'],
    ['departure', '23:55', false, '2027-01-11', '00:15'],
  ] as const)('%s at %s, national %s: until %s %s', (direction, time, isNational, on, expected) => {
    expect(until(direction, '2027-01-10', time, isNational)).toMatchObject({ on, time: expected });
  });

  it('the minutes are the airport’s own setting', () => {
    const pickUpAt = toInstant('2027-01-10', '14:35', 'America/Cancun').at;
    const ride = { direction: 'arrival', pickUpAt, zone: 'America/Cancun' } as const;
    const own = { international: 70, national: 0 };
    expect(waitsUntil({ ...ride, isNational: false, clearance: own }).time).toBe('16:05');
    expect(waitsUntil({ ...ride, isNational: true, clearance: own }).time).toBe('14:55');
  });

  it('minutes are elapsed ones where the clock changes', () => {
    // Nassau: the wall jumps from 02:00 to 03:00 on 14 March 2027, and shows 01:00 to 02:00 twice on 7 November.
    expect(until('arrival', '2027-03-14', '01:30', false, 'America/Nassau').time).toBe('03:30');
    expect(until('arrival', '2027-11-07', '01:30', false, 'America/Nassau').time).toBe('01:30');
  });

  it('is never less than 20 minutes after the pick-up, with the local time of that instant', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2030, 0, 1) }),
        fc.constantFrom('arrival' as const, 'departure' as const),
        fc.option(fc.boolean()),
        fc.integer({ min: 0, max: 240 }),
        fc.integer({ min: 0, max: 240 }),
        fc.constantFrom('America/Cancun', 'America/Nassau', 'America/Mazatlan'),
        (pickUpAt, direction, isNational, international, national, zone) => {
          const found = waitsUntil({
            direction,
            pickUpAt,
            isNational,
            clearance: { international, national },
            zone,
          });
          expect(found.at).toBeGreaterThanOrEqual(pickUpAt + 20 * MINUTE_MS);
          expect({ date: found.on, time: found.time }).toEqual(toLocal(found.at, zone));
        },
      ),
    );
  });
});
