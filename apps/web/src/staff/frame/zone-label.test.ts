import { expect, it } from 'vitest';
import { zoneCity, zoneLabel } from './zone-label.ts';

it.each([
  ['America/Cancun', 'Cancún'],
  ['America/Santo_Domingo', 'Santo Domingo'],
  ['America/New_York', 'New York'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires'],
  ['UTC', 'UTC'],
])('the city of %s', (zone, city) => expect(zoneCity(zone)).toBe(city));

it.each([
  ['America/Cancun', 'Cancún (UTC−5)'],
  ['Asia/Kolkata', 'Kolkata (UTC+5:30)'],
  ['UTC', 'UTC (UTC+0)'],
])('the city and the clock of %s', (zone, label) => expect(zoneLabel(zone)).toBe(label));
