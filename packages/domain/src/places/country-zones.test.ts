import { expect, it } from 'vitest';
import { TIME_ZONE } from '../catalogues/text-forms.ts';
import { countriesByZone, countryOfAirport, countryOfZone, isStrangeZone, zonesOf } from './country-zones.ts';
import { knownAirports } from './known-airports.ts';

it('has zones that every clock knows, and the zone of each known airport', () => {
  expect([...countriesByZone().keys()].filter((zone) => !TIME_ZONE.isRight(zone))).toEqual([]);
  const flown = new Set([...knownAirports().values()].map(({ timeZone }) => timeZone));
  expect([...flown].filter((zone) => countryOfZone(zone) === null)).toEqual([]);
});

it.each([
  ['America/Jamaica', ['JM'], false],
  ['America/Cancun', ['JM'], true],
  // A resort of Nayarit is reached from Puerto Vallarta, an hour away.
  ['America/Bahia_Banderas', ['MX'], false],
  ['America/Santo_Domingo', ['JM', 'DO'], false],
  ['Etc/UTC', ['JM'], true],
  ['Europe/Madrid', [], false],
])('%s among %j is strange: %s', (zone, countries, isStrange) => {
  expect(isStrangeZone(zone, countries)).toBe(isStrange);
});

it.each([
  ['MBJ', 'Europe/Madrid', 'JM'],
  ['ZZZ', 'Europe/Madrid', 'ES'],
  ['ZZZ', 'Etc/UTC', null],
])('an airport %s with the zone %s is in %s', (iataCode, timeZone, country) => {
  expect(countryOfAirport({ iataCode, timeZone })).toBe(country);
});

it('lists the zones of countries', () => {
  expect(zonesOf(['JM', 'DO', 'XX'])).toEqual(['America/Jamaica', 'America/Santo_Domingo']);
});
