import { expect, it } from 'vitest';
import { zoneCity } from './zone-label.ts';

it.each([
  ['America/Cancun', 'Cancún'],
  ['America/Santo_Domingo', 'Santo Domingo'],
  ['America/New_York', 'New York'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires'],
  ['UTC', 'UTC'],
])('the city of %s', (zone, city) => expect(zoneCity(zone)).toBe(city));
