import type { CallAnswer } from '@traslado/contract/schemas';
import { coverNumber, coverNumbersIn } from '@traslado/domain/desk/look';

type CouponView = CallAnswer<'getCoupon'>;

/** A booking as its guest sees it, but for its number and its stays' numbers: with a last name each of them opens a guest's session. */
export function coverNumbers(view: CouponView): CouponView {
  const numbers = [view.coupon_id, view.folio, ...view.reservations.map(({ folio }) => folio)];
  return {
    ...view,
    coupon_id: coverNumber(view.coupon_id),
    file_id: coverNumber(view.file_id),
    folio: coverNumber(view.folio),
    reservations: view.reservations.map((stay) => ({ ...stay, folio: coverNumber(stay.folio) })),
    observation: coverNumbersIn(view.observation, numbers),
  };
}
