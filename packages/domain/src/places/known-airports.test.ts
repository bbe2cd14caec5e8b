import { describe, expect, it } from 'vitest';
import { knownAirport, knownAirportCodes } from './known-airports.ts';

describe('airports that are known by their code', () => {
  it('have zones that exist', () => {
    expect(knownAirportCodes.length).toBeGreaterThan(40);
    for (const code of knownAirportCodes) {
      const timeZone = knownAirport(code)?.timeZone;
      expect(() => new Intl.DateTimeFormat('en', { timeZone }), code).not.toThrow();
      expect(code).toMatch(/^[A-Z]{3}$/);
      expect(knownAirport(code)?.clearance.international).toBeGreaterThan(0);
    }
  });

  it('are nothing for an unknown code', () => {
    expect(knownAirport('ZZZ')).toBeNull();
    expect(knownAirport('toString')).toBeNull();
  });
});
