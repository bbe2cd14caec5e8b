/** Country of an address. ISO 3166 alpha-2, or null when it is unknown; it only chooses a default in a form. */
export type GeoIp = { readonly countryOf: (ip: string) => Promise<string | null> };
