import type { Language } from '../../http/locale.ts';
import type { GuestCaller } from '../../http/tokens.ts';
import {
  type LetterFacts,
  letterBrandOf,
  letterFactsOf,
  printPhone,
  type SentLetterFacts,
} from '../../letter/facts.ts';
import { type ShowDependencies, showCoupon, showOwnersCoupon } from '../coupons/show-coupon.ts';

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
  return letterFactsOf({ coupon, language, brand: brandOf(deps), publicUrl: deps.publicUrl });
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
  const { view, reach, language } = found;
  return {
    ...letterFactsOf({ coupon: view, language, brand: brandOf(deps), publicUrl: deps.publicUrl }),
    reach: { ...reach, phone: printPhone(reach.phone) },
  };
}

const brandOf = ({ catalogue }: LetterFactsDependencies) => letterBrandOf(catalogue.current().brand);
