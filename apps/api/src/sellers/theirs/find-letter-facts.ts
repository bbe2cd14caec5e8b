import type { Language } from '@traslado/domain/language';
import type { GuestCaller } from '../../http/tokens.ts';
import { type LetterFacts, letterBrandOf, letterFactsOf } from '../../letter/facts.ts';
import { type BackendDeps, findBackendCoupon } from './find-backend-coupon.ts';
import { presentBackendCoupon } from './present-backend-coupon.ts';

/** The facts for the voucher of one of their bookings, for the asking guest. */
export async function findBackendLetterFacts(
  deps: BackendDeps & { readonly publicUrl: string },
  asked: {
    readonly code: string;
    readonly guest: GuestCaller;
    readonly language: Language;
    readonly now: number;
  },
): Promise<LetterFacts> {
  const { language, now } = asked;
  const snapshot = deps.inventory.current();
  const found = await findBackendCoupon(deps, asked.guest, asked.code, now);
  const coupon = presentBackendCoupon(snapshot, found, { language, now });
  return letterFactsOf({
    coupon,
    language,
    brand: letterBrandOf(snapshot.brand),
    written: snapshot.writtenTexts[language],
    publicUrl: deps.publicUrl,
  });
}
