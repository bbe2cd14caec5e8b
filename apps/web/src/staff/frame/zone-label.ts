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
  const city = zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
  return ACCENTED[city] ?? city;
}

/** A time zone to be read: Cancún (UTC−5), as its clock is today. */
export function zoneLabel(timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' }).formatToParts();
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return `${zoneCity(timeZone)} (${offset.replace('GMT', 'UTC').replace('-', '−')})`;
}
