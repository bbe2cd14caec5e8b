/** A time zone to be read: `America/Santo Domingo`, which has room to break. */
export const zoneLabel = (zone: string): string => zone.replaceAll('_', ' ');
