/** Names that a zone writes without their accents. */
const ACCENTED: Readonly<Record<string, string>> = {
  Cancun: 'Cancún',
  Merida: 'Mérida',
  Mazatlan: 'Mazatlán',
  Bogota: 'Bogotá',
  'Bahia Banderas': 'Bahía de Banderas',
};

/** The city that names a zone: Cancún, New York. */
export function zoneCity(zone: string): string {
  const city = zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
  return ACCENTED[city] ?? city;
}
