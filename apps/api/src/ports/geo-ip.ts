/** Where an address is. ISO 3166 alpha-2, or null when nobody knows; it only chooses a default in a form. */
export type GeoIp = { readonly countryOf: (ip: string) => Promise<string | null> };
