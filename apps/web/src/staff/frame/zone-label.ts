/** A time zone to be read: `America/Santo Domingo`, which has room to break. */
export const zoneLabel = (zone: string): string => zone.replaceAll('_', ' ');

/** Names of zones have no accents. */
const ACCENTED: Readonly<Record<string, string>> = {
  'Bahia Banderas': 'Bahía de Banderas',
  Bogota: 'Bogotá',
  Cancun: 'Cancún',
  Mazatlan: 'Mazatlán',
  Merida: 'Mérida',
  Panama: 'Panamá',
};

/** The city of a zone's clock: Cancún of `America/Cancun`. */
export function zoneCity(zone: string): string {
  const city = zoneLabel(zone.slice(zone.lastIndexOf('/') + 1));
  return ACCENTED[city] ?? city;
}
