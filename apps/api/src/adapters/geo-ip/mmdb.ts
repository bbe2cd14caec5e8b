import { readFile } from 'node:fs/promises';
import { isIP } from 'node:net';
import { Reader, type Response } from 'mmdb-lib';
import type { GeoIp } from '../../ports/geo-ip.ts';

/** The databases in use name the country in one of these ways. */
type Entry = Response & { readonly country_code?: string; readonly country?: { readonly iso_code?: string } };

/**
 * Looks addresses up in an mmdb file that is read once. An address that is none, or that the file does not know, has no country.
 * @throws when the file cannot be read or is not an mmdb file
 */
export async function openMmdbGeoIp(path: string): Promise<GeoIp> {
  const reader = new Reader<Entry>(await readFile(path));
  return {
    async countryOf(ip) {
      if (isIP(ip) === 0) return null;
      const entry = reader.get(ip);
      const code = entry?.country_code ?? entry?.country?.iso_code ?? '';
      return /^[A-Z]{2}$/.test(code) ? code : null;
    },
  };
}
