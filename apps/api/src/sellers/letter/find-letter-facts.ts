import type { Language } from '@traslado/domain/language';
import type { GuestCaller } from '../../http/tokens.ts';
import {
  type LetterFacts,
  letterBrandOf,
  letterFactsOf,
  printPhone,
  type SentLetterFacts,
} from '../../letter/facts.ts';
import { type ShowDependencies, showCoupon, showOwnersCoupon } from '../booking/show-coupon.ts';

export type LetterFactsDependencies = ShowDependencies & {
  /** Address that guests see. */
  readonly publicUrl: string;
};

/** What a letter says to the guest who asks for it. */
export async function findLetterFactsFor(
  deps: LetterFactsDependencies,
  code: string,
  guest: GuestCaller,
  language: Language,
  now: number,
): Promise<LetterFacts> {
  const coupon = await showCoupon(deps, { guest, code, language, now });
  return letterFactsOf({ coupon, language, ...houseOf(deps, language) });
}

/** What a letter that we send says, by `coupon.id`; null when there is no such booking. In the booking's own language unless said. */
export async function findOwnersLetterFacts(
  deps: LetterFactsDependencies,
  couponId: number,
  now: number,
  inLanguage?: Language,
): Promise<SentLetterFacts | null> {
  const found = await showOwnersCoupon(deps, { couponId, now, ...(inLanguage && { language: inLanguage }) });
  if (!found) return null;
  const { view, reach, language, isByStaff } = found;
  return {
    ...letterFactsOf({ coupon: view, language, ...houseOf(deps, language) }),
    reach: { ...reach, phone: printPhone(reach.phone) },
    isByStaff,
  };
}

/** What every letter of ours has, whichever booking it is about. */
export function houseOf(
  { inventory, publicUrl }: Pick<LetterFactsDependencies, 'inventory' | 'publicUrl'>,
  language: Language,
) {
  const { brand, writtenTexts } = inventory.current();
  return { brand: letterBrandOf(brand), written: writtenTexts[language], publicUrl };
}
