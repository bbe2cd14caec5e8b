import type { CallAnswer } from '@traslado/contract/schemas';
import { type BrandColours, tokensOf } from '@traslado/domain/brand/colours';
import { readLines, readLink, readPhone } from '@traslado/domain/brand/lines';
import { imagesOf } from '@traslado/domain/pictures/picture-sizes';

/** The owner of this product. `colours` has the names of the screens' tokens; a missing one is the house's own. */
export type Brand = Omit<CallAnswer<'getBrand'>, 'demo' | 'follows_flights' | 'groups' | 'numbers_of'>;

/** The brand in use as its row holds it. */
export type BrandRow = BrandColours &
  Pick<Brand, 'name' | 'email'> &
  Readonly<Record<'phones' | 'websites' | 'resources' | 'foundation', readonly string[]>> & {
    readonly logoName: string | null;
  };

/** Without a brand yet the product works, under its own name. */
export const plainBrand: Brand = {
  name: 'Traslado',
  logo: null,
  colours: {},
  phones: [],
  email: '',
  links: { websites: [], resources: [], foundation: [] },
};

export function brandOf(row: BrandRow): Brand {
  const { name, email, logoName, phones, websites, resources, foundation } = row;
  return {
    name,
    // Its shape is that of the part which staff cut.
    logo: logoName === null ? null : (imagesOf(logoName).desktop[0] ?? null),
    colours: tokensOf(row),
    phones: readLines(phones, readPhone),
    email,
    links: {
      websites: readLines(websites, readLink),
      resources: readLines(resources, readLink),
      foundation: readLines(foundation, readLink),
    },
  };
}
