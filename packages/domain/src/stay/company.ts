export type Company = 'PRG' | 'CIHC';

/** The company that sells to a guest of this country (ISO 3166 alpha-2 of the stay; unknown counts as abroad). */
export function companyOf(country: string | null): Company {
  return country?.trim().toUpperCase() === 'MX' ? 'CIHC' : 'PRG';
}
