import type { GeoIp } from '../../ports/geo-ip.ts';

/** Nobody knows where an address is: no database file is configured. */
export const noGeoIp: GeoIp = { countryOf: () => Promise.resolve(null) };
