import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { openMmdbGeoIp } from './mmdb.ts';
import { noGeoIp } from './none.ts';

const database = createRequire(import.meta.url).resolve(
  '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country-ipv4.mmdb',
);

describe('where an address is', () => {
  it.each([
    ['8.8.8.8', 'US'],
    ['201.144.1.1', 'MX'],
    ['127.0.0.1', null],
    ['not an address', null],
    ['', null],
  ])('%s: %s', async (ip, country) => {
    expect(await (await openMmdbGeoIp(database)).countryOf(ip)).toBe(country);
  });

  it('is not known without a database', async () => {
    expect(await noGeoIp.countryOf('8.8.8.8')).toBeNull();
  });

  it('a file that is not there is said at once', async () => {
    await expect(openMmdbGeoIp('/nowhere.mmdb')).rejects.toThrow('ENOENT');
  });
});
