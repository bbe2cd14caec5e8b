import { expect, it } from 'vitest';
import { IATA_AIRPORT, ICAO_AIRPORT, TIME_ZONE } from '../catalogues/text-forms.ts';
import { knownAirport, knownAirports } from './known-airports.ts';

it('has the airports of the world, each as staff could have entered it', () => {
  const all = [...knownAirports()];
  const fits = (text: string, max: number) => text !== '' && text === text.trim() && text.length <= max;
  const wrong = all.filter(
    ([iata, { icaoCode, city, name }]) =>
      !IATA_AIRPORT.isRight(iata) ||
      !ICAO_AIRPORT.isRight(icaoCode) ||
      !fits(city, 60) ||
      ![name.en, name.es].every((one) => fits(one, 80)),
  );
  const zones = new Set(all.map(([, { timeZone }]) => timeZone));
  expect([all.length > 3_000, wrong]).toEqual([true, []]);
  expect([...zones].filter((zone) => !TIME_ZONE.isRight(zone))).toEqual([]);
});

it.each([
  [
    'CUN',
    'MMUN',
    'America/Cancun',
    'Cancún',
    'Cancún International Airport',
    'Aeropuerto Internacional Cancún',
  ],
  [
    'MBJ',
    'MKJS',
    'America/Jamaica',
    'Montego Bay',
    'Sangster International Airport',
    'Aeropuerto Internacional Sangster',
  ],
  [
    'PUJ',
    'MDPC',
    'America/Santo_Domingo',
    'Punta Cana',
    'Punta Cana International Airport',
    'Aeropuerto Internacional Punta Cana',
  ],
  [
    'SJD',
    'MMSD',
    'America/Mazatlan',
    'Los Cabos',
    'Los Cabos International Airport',
    'Aeropuerto Internacional Los Cabos',
  ],
  ['LIR', 'MRLB', 'America/Costa_Rica', 'Liberia', 'Guanacaste Airport', 'Aeropuerto Guanacaste'],
])('%s', (iata, icaoCode, timeZone, city, en, es) => {
  expect(knownAirport(iata)).toEqual({ icaoCode, timeZone, city, name: { en, es } });
});

it.each(['ZZZ', 'toString', 'mbj', ''])('nothing is known of %j', (code) => {
  expect(knownAirport(code)).toBeNull();
});
