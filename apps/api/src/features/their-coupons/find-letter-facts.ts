import type { Language } from '../../http/locale.ts';
import type { GuestCaller } from '../../http/tokens.ts';
import { type LetterFacts, letterBrandOf, letterFactsOf } from '../../letter/facts.ts';
import { findTheirCoupon, type TheirDeps } from './find-their-coupon.ts';
import { presentTheirCoupon } from './present-their-coupon.ts';

/** What the voucher of one of their bookings says to the guest who asks for it. */
export async function findTheirLetterFacts(
  deps: TheirDeps & { readonly publicUrl: string },
  asked: {
    readonly code: string;
    readonly guest: GuestCaller;
    readonly language: Language;
    readonly now: number;
  },
): Promise<LetterFacts> {
  const { language, now } = asked;
  const snapshot = deps.catalogue.current();
  const found = await findTheirCoupon(deps, asked.guest, asked.code, now);
  const coupon = presentTheirCoupon(snapshot, found, { language, now });
  return letterFactsOf({ coupon, language, brand: letterBrandOf(snapshot.brand), publicUrl: deps.publicUrl });
}
