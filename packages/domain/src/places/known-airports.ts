/**
 * Facts of an airport that a sale needs and no list of the group has: its time zone, its city, and the minutes that guests need to be outside. By
 * IATA code; real ones where resorts are. Any other airport is not sold until staff enter them.
 */

/** Usual minutes from a landing until guests are outside, without a measurement. */
const usualClearance = { international: 40, national: 15 } as const;

export type KnownAirport = {
  readonly clearance: { readonly international: number; readonly national: number };
  readonly timeZone: string;
  readonly city: string;
};

const cancun = 'America/Cancun';
const mexico = 'America/Mexico_City';
const mazatlan = 'America/Mazatlan';
const domingo = 'America/Santo_Domingo';

type Line = readonly [iata: string, timeZone: string, city: string];

const lines: readonly Line[] = [
  ['CUN', cancun, 'Cancún'],
  ['CZM', cancun, 'Cozumel'],
  ['TQO', cancun, 'Tulum'],
  ['CTM', cancun, 'Chetumal'],
  ['MID', 'America/Merida', 'Mérida'],
  ['SJD', mazatlan, 'Los Cabos'],
  ['LAP', mazatlan, 'La Paz'],
  ['LTO', mazatlan, 'Loreto'],
  ['MZT', mazatlan, 'Mazatlán'],
  ['PVR', mexico, 'Puerto Vallarta'],
  ['ZIH', mexico, 'Ixtapa-Zihuatanejo'],
  ['ACA', mexico, 'Acapulco'],
  ['HUX', mexico, 'Huatulco'],
  ['PXM', mexico, 'Puerto Escondido'],
  ['ZLO', mexico, 'Manzanillo'],
  ['MEX', mexico, 'Ciudad de México'],
  ['NLU', mexico, 'Ciudad de México'],
  ['GDL', mexico, 'Guadalajara'],
  ['MTY', 'America/Monterrey', 'Monterrey'],
  ['PUJ', domingo, 'Punta Cana'],
  ['SDQ', domingo, 'Santo Domingo'],
  ['POP', domingo, 'Puerto Plata'],
  ['LRM', domingo, 'La Romana'],
  ['AZS', domingo, 'Samaná'],
  ['MBJ', 'America/Jamaica', 'Montego Bay'],
  ['KIN', 'America/Jamaica', 'Kingston'],
  ['OCJ', 'America/Jamaica', 'Ocho Rios'],
  ['NAS', 'America/Nassau', 'Nassau'],
  ['GGT', 'America/Nassau', 'George Town'],
  ['AUA', 'America/Aruba', 'Oranjestad'],
  ['CUR', 'America/Curacao', 'Willemstad'],
  ['SXM', 'America/Lower_Princes', 'Philipsburg'],
  ['ANU', 'America/Antigua', "St. John's"],
  ['UVF', 'America/St_Lucia', 'Vieux Fort'],
  ['BGI', 'America/Barbados', 'Bridgetown'],
  ['GND', 'America/Grenada', "St. George's"],
  ['GCM', 'America/Cayman', 'George Town'],
  ['PLS', 'America/Grand_Turk', 'Providenciales'],
  ['SJU', 'America/Puerto_Rico', 'San Juan'],
  ['HAV', 'America/Havana', 'La Habana'],
  ['VRA', 'America/Havana', 'Varadero'],
  ['LIR', 'America/Costa_Rica', 'Liberia'],
  ['SJO', 'America/Costa_Rica', 'San José'],
  ['PTY', 'America/Panama', 'Ciudad de Panamá'],
  ['BZE', 'America/Belize', 'Belize City'],
  ['RTB', 'America/Tegucigalpa', 'Roatán'],
  ['CTG', 'America/Bogota', 'Cartagena'],
];

const known: ReadonlyMap<string, KnownAirport> = new Map(
  lines.map(([iata, timeZone, city]) => [iata, { timeZone, city, clearance: usualClearance }]),
);

export function knownAirport(iataCode: string): KnownAirport | null {
  return known.get(iataCode) ?? null;
}

export const knownAirportCodes: readonly string[] = [...known.keys()];
