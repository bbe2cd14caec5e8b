import { knownAirport } from './known-airports.ts';
import { zoneLines } from './zone-lines.ts';

type Zones = {
  readonly byCountry: ReadonlyMap<string, readonly string[]>;
  readonly countryOf: ReadonlyMap<string, string>;
};

let read: Zones | undefined;

/** The zones of every country, read from their lines when they are first asked for. */
function zones(): Zones {
  if (read) return read;
  const lines = zoneLines.trim().split('\n');
  const byCountry = new Map(
    lines.map((line) => {
      const [country = '', ...own] = line.split(' ');
      return [country, own];
    }),
  );
  const countryOf = new Map([...byCountry].flatMap(([country, own]) => own.map((zone) => [zone, country])));
  read = { byCountry, countryOf };
  return read;
}

/** Every time zone with its country: two letters. */
export const countriesByZone = (): ReadonlyMap<string, string> => zones().countryOf;

/** The country of a time zone; null for a zone that is of none, as `Etc/UTC`. */
export const countryOfZone = (timeZone: string): string | null => zones().countryOf.get(timeZone) ?? null;

export const zonesOf = (countries: readonly string[]): string[] =>
  countries.flatMap((country) => zones().byCountry.get(country) ?? []);

type Airport = { readonly iataCode: string; readonly timeZone: string };

/** The time zone of an airport by its code; of an unknown code, its own. */
export const zoneOfAirport = ({ iataCode, timeZone }: Airport): string =>
  knownAirport(iataCode)?.timeZone ?? timeZone;

/** The country of an airport, that of its time zone. */
export const countryOfAirport = (airport: Airport): string | null => countryOfZone(zoneOfAirport(airport));

/** True for a time zone of none of these countries. Without a country nothing is strange. */
export function isStrangeZone(timeZone: string, countries: readonly string[]): boolean {
  const country = countryOfZone(timeZone);
  return countries.length > 0 && (country === null || !countries.includes(country));
}
