import type { CallAnswer } from '@traslado/contract/schemas';
import type { Language } from '@traslado/domain/language';

type Coupon = Pick<CallAnswer<'getCoupon'>, 'hotel'> & {
  readonly transfers: readonly Pick<CallAnswer<'getCoupon'>['transfers'][number], 'resort'>[];
};

/**
 * The notification groups of every resort in a booking, by the language of their people: the booking's own resort, and the resorts at the
 * ends of its rides. The language of the booking's own comes first.
 */
export function noticeTags(
  { hotel, transfers }: Coupon,
  staffLanguageOf: (hotel: string) => Language,
): { readonly language: Language; readonly tags: readonly string[] }[] {
  const codes = new Set([hotel, ...transfers.flatMap(({ resort }) => resort?.code ?? [])]);
  const byLanguage = new Map<Language, string[]>();
  for (const code of codes) {
    const language = staffLanguageOf(code);
    byLanguage.set(language, [...(byLanguage.get(language) ?? []), `TRANS:CARTACONFIRMACION:${code}`]);
  }
  return [...byLanguage].map(([language, tags]) => ({ language, tags }));
}
