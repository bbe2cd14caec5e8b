import { myTransportationPath } from '@traslado/contract/pages';
import type { couponView } from '@traslado/contract/schemas/sales';
import type { transferView } from '@traslado/contract/schemas/transfer-view';
import type { LetterLogo } from '@traslado/domain/brand/logo-ground';
import type { Language } from '@traslado/domain/language';
import type { WrittenTexts } from '@traslado/domain/messages/message-kinds';
import type { WrittenPhoneTexts } from '@traslado/domain/messages/phone-texts';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { z } from 'zod';

export type CouponView = z.output<typeof couponView>;
export type TransferView = z.output<typeof transferView>;

/** The brand in letters. `colours` has the names of the screens' tokens; a missing one gets the house's own. */
export type LetterBrand = {
  readonly name: string;
  /** Address for guests' mail; empty for none. */
  readonly email: string;
  readonly colours: Readonly<Record<string, string>>;
  /** Address of its logo on our host. */
  readonly logo?: string | null;
};

/** The brand of letters; a product that has none yet writes under its own name. */
export const letterBrandOf = (brand: LetterBrand | null): LetterBrand =>
  brand ?? { name: 'Traslado', email: '', colours: {} };

/** The picture above a letter in place of the brand's name; null without a logo. */
export const logoOf = (brand: LetterBrand): LetterLogo | null =>
  brand.logo ? { address: brand.logo, ground: paletteOf(brand).lagoon } : null;

/**
 * All facts of a letter, a mail or a calendar, and nothing else: the same facts give the same document. `coupon` is the view of its owner,
 * its texts already in `language`.
 */
export type LetterFacts = {
  readonly coupon: CouponView;
  readonly brand: LetterBrand;
  readonly language: Language;
  /** The page where the guest sees, changes and cancels the booking. */
  readonly manageUrl: string;
  /** Texts of staff in this language; the default replaces missing ones. */
  readonly written: WrittenTexts;
  /** Pick-ups as they were booked, by the number of their ride, where the booking has another one by the news of a flight. */
  readonly bookedPickUps?: Readonly<Record<number, { readonly date: string; readonly time: string }>>;
  /** The logo of the document, a PNG; its name stands there without one. */
  readonly logo?: Uint8Array | null;
};

/** Further facts of our own letters: mail and phone of the guest in full. No document that a browser gets is made of it. */
export type SentLetterFacts = LetterFacts & {
  readonly reach: { readonly email: string; readonly phone: string };
  /** Staff booked it for the guest. */
  readonly isByStaff?: boolean;
  /** Texts of staff for phones in this language; the default replaces missing ones. */
  readonly forPhones?: WrittenPhoneTexts;
  /** Their flights are followed, and guests are told. */
  readonly followsFlights?: boolean;
};

export const localeOf = (language: Language): 'en-US' | 'es-MX' => (language === 'es' ? 'es-MX' : 'en-US');

/** Address of the page where a guest manages a booking. */
export function manageUrlOf(publicUrl: string, couponCode: string): string {
  return new URL(myTransportationPath(couponCode), publicUrl).href;
}

/** `+529988810101` as people write it, `+52 998 881 0101`; anything that is no number stays as it is. */
export function printPhone(phone: string): string {
  return parsePhoneNumberFromString(phone)?.formatInternational() ?? phone;
}

/** Joins the parts of a letter; `publicUrl` is the address that guests see. */
export function letterFactsOf({
  publicUrl,
  coupon,
  ...parts
}: Omit<LetterFacts, 'manageUrl'> & { readonly publicUrl: string }): LetterFacts {
  return {
    ...parts,
    coupon: { ...coupon, phone: printPhone(coupon.phone) },
    manageUrl: manageUrlOf(publicUrl, coupon.coupon_id),
  };
}

/** The inks of paper and mail; the day side of the screens' tokens, under the same names. */
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

/** A colour as `#rrggbb`, or the day side of a `light-dark(#rrggbb, …)` pair. Nothing else gets into a style. */
const dayColour = /^(?:light-dark\(\s*)?(#[0-9a-f]{6})(?:\s*,[^)]*\))?$/i;

/** The brand's colours where it names them, the house's otherwise. */
export function paletteOf({ colours }: LetterBrand): Palette {
  const pick = (name: keyof typeof house): string => {
    const token = name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
    return dayColour.exec(colours[token]?.trim() ?? '')?.[1] ?? house[name];
  };
  return {
    lagoon: pick('lagoon'),
    page: pick('page'),
    surface: pick('surface'),
    ink: pick('ink'),
    soft: pick('soft'),
    line: pick('line'),
    accent: pick('accent'),
    accentWash: pick('accentWash'),
    accentOnLagoon: pick('accentOnLagoon'),
    onLagoon: pick('onLagoon'),
    onLagoonSoft: pick('onLagoonSoft'),
  };
}
