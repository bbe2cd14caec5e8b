import type { Language } from '@traslado/domain/language';
import type { GuestCaller } from '../../http/tokens.ts';
import {
  type LetterFacts,
  letterBrandOf,
  letterFactsOf,
  printPhone,
  type SentLetterFacts,
} from '../../letter/facts.ts';
import { findCouponForCaller } from '../booking/find-coupon-for.ts';
import { presentCoupon } from '../booking/presenter.ts';
import { type ShowDependencies, showOwnersCoupon } from '../booking/show-coupon.ts';
import { withPickUpsThatCount } from './pick-ups-that-count.ts';

export type LetterFactsDependencies = ShowDependencies & {
  /** Address that guests see. */
  readonly publicUrl: string;
  /** Without it no letter promises to follow flights. */
  readonly followPromise?: (now: number) => Promise<boolean>;
};

/** The facts of a letter for the asking guest, with the pick-ups that count now. */
export async function findLetterFactsFor(
  deps: LetterFactsDependencies,
  code: string,
  guest: GuestCaller,
  language: Language,
  now: number,
): Promise<LetterFacts> {
  const { coupon, standing } = await findCouponForCaller(deps.db, guest, code);
  const view = presentCoupon(deps.inventory.current(), coupon, {
    owner: standing === 'owner',
    language,
    now,
  });
  const facts = letterFactsOf({ coupon: view, language, ...houseOf(deps, language) });
  return withPickUpsThatCount(deps.db, coupon.id, facts);
}

/** The facts of a letter that we send, by `coupon.id`; null for no such booking. In the booking's own language unless another is given. */
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
    forPhones: deps.inventory.current().writtenPhoneTexts[language],
    followsFlights: (await deps.followPromise?.(now)) ?? false,
  };
}

/** The facts that all our letters share. */
export function houseOf(
  { inventory, publicUrl }: Pick<LetterFactsDependencies, 'inventory' | 'publicUrl'>,
  language: Language,
) {
  const { brand, writtenTexts } = inventory.current();
  return { brand: letterBrandOf(brand), written: writtenTexts[language], publicUrl };
}
