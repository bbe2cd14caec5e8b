import type { couponView, transferView } from '@traslado/contract/schemas/sales';
import type { z } from 'zod';
import type { Language } from '../http/locale.ts';

export type CouponView = z.output<typeof couponView>;
export type TransferView = z.output<typeof transferView>;

/** What letters show of the brand. Colours are `#rrggbb`; one that is missing or not a colour gets the house's own. */
export type LetterBrand = {
  readonly name: string;
  /** Where guests write to. */
  readonly email: string;
  readonly colours: Readonly<Record<string, string>>;
};

/**
 * Everything that a letter, a mail or a calendar says, and nothing else: the same facts give the same document.
 * `coupon` is the view of its owner, its texts already in `language`.
 */
export type LetterFacts = {
  readonly coupon: CouponView;
  readonly brand: LetterBrand;
  readonly language: Language;
  /** Where the guest sees, changes and cancels the booking. */
  readonly manageUrl: string;
};

export const localeOf = (language: Language): 'en-US' | 'es-MX' => (language === 'es' ? 'es-MX' : 'en-US');

/** Address of the page where a guest manages a booking. It carries no secret: the page asks for the last name. */
export function manageUrlOf(publicUrl: string, couponCode: string): string {
  const url = new URL('/mytransportation', publicUrl);
  url.searchParams.set('coupon', couponCode);
  return url.href;
}

/** Joins the parts of a letter; `publicUrl` is the address that guests see. */
export function letterFactsOf({
  publicUrl,
  ...parts
}: Omit<LetterFacts, 'manageUrl'> & { readonly publicUrl: string }): LetterFacts {
  return { ...parts, manageUrl: manageUrlOf(publicUrl, parts.coupon.coupon_id) };
}

/** The inks of paper and mail; the day side of the screens' tokens. */
const house = {
  lagoon: '#06323a',
  page: '#f5f6f1',
  surface: '#ffffff',
  ink: '#06323a',
  soft: '#42616a',
  line: '#cbd8d3',
  accent: '#b81365',
  accentWash: '#fbe3ee',
  accentOnLagoon: '#f0599f',
  onLagoon: '#f1f7f2',
  onLagoonSoft: '#a9cfca',
} as const;

export type Palette = Readonly<Record<keyof typeof house, string>>;

/** The brand's colours where it names them, the house's otherwise. */
export function paletteOf(brand: LetterBrand): Palette {
  const pick = (name: keyof typeof house): string => {
    const own = brand.colours[name];
    return own !== undefined && /^#[0-9a-f]{6}$/i.test(own) ? own : house[name];
  };
  return Object.fromEntries(
    Object.keys(house).map((name) => [name, pick(name as keyof typeof house)]),
  ) as Record<keyof typeof house, string>;
}
