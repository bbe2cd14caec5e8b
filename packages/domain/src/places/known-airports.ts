import { airportLines } from './airport-lines.ts';

/** Facts of an airport that are the same for everybody, by its IATA code. */
export type KnownAirport = {
  readonly icaoCode: string;
  readonly timeZone: string;
  readonly city: string;
  readonly name: { readonly en: string; readonly es: string };
};

function namesOf(name: string): KnownAirport['name'] {
  const own = name.slice(0, -2);
  if (name.endsWith(' *'))
    return { en: `${own} International Airport`, es: `Aeropuerto Internacional ${own}` };
  return name.endsWith(' +') ? { en: `${own} Airport`, es: `Aeropuerto ${own}` } : { en: name, es: name };
}

function readLines(): ReadonlyMap<string, KnownAirport> {
  const known = new Map<string, KnownAirport>();
  let timeZone = '';
  for (const line of airportLines.trim().split('\n')) {
    const [codes = '', city, name] = line.split('|');
    if (city === undefined || name === undefined) timeZone = codes;
    else known.set(codes.slice(0, 3), { icaoCode: codes.slice(3), timeZone, city, name: namesOf(name) });
  }
  return known;
}

let known: ReadonlyMap<string, KnownAirport> | undefined;

/** All of them, read from their lines when they are first asked for. */
export function knownAirports(): ReadonlyMap<string, KnownAirport> {
  known ??= readLines();
  return known;
}

export const knownAirport = (iataCode: string): KnownAirport | null => knownAirports().get(iataCode) ?? null;
