/** Code of the society that sells to a guest: `PRG`. */
export type Company = string;

/** Sellers by country: a society for some countries, and the one for all others. */
export type Sellers = {
  /** By country, ISO 3166 alpha-2. */
  readonly ofCountry: ReadonlyMap<string, Company>;
  readonly otherwise: Company;
};

/** The company that sells to a guest of this country, that of the stay; an unknown country is none of those listed. */
export function companyOf(country: string | null, { ofCountry, otherwise }: Sellers): Company {
  return ofCountry.get(country?.trim().toUpperCase() ?? '') ?? otherwise;
}

type Society = {
  readonly id: number;
  readonly code: Company;
  /** '' until staff enter it. */
  readonly legalName: string;
  readonly active: boolean;
};
type Country = { readonly code: string; readonly societyId: number | null };

/** Seller without any society that sells. */
const LAST_RESORT: Company = 'PRG';

/**
 * Sellers by country, from societies in their order and the countries that name one. A society that has ended, or has no legal name, sells nothing:
 * the first that does sells instead.
 */
export function sellersOf(societies: readonly Society[], countries: readonly Country[]): Sellers {
  const selling = societies.filter(({ active, legalName }) => active && legalName !== '');
  const codes = new Map(selling.map(({ id, code }) => [id, code]));
  const named = countries.flatMap(({ code, societyId }): [string, Company][] => {
    const society = societyId === null ? undefined : codes.get(societyId);
    return society === undefined ? [] : [[code, society]];
  });
  return { ofCountry: new Map(named), otherwise: selling[0]?.code ?? LAST_RESORT };
}
