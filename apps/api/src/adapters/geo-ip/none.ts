import type { GeoIp } from '../../ports/geo-ip.ts';

/** The place of every address is unknown: no database file is configured. */
export const noGeoIp: GeoIp = { countryOf: () => Promise.resolve(null) };
