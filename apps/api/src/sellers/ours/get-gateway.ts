import type { CallAnswer } from '@traslado/contract/schemas';
import { cardMarks } from '@traslado/domain/booking/cards';
import type { GuestCaller } from '../../http/tokens.ts';
import type { CouponRecord } from '../../store/booking/record.ts';
import { findCouponFor } from '../booking/find-coupon-for.ts';
import { presentGateway } from '../booking/present-gateway.ts';
import { chooseMerchant } from './choose-charging.ts';
import type { PayDeps } from './pay-coupon.ts';

/** The page's data for the frame of the account that charges a booking. */
export async function getGateway(
  deps: PayDeps,
  { guest, code, now }: { guest: GuestCaller; code: string; now: number },
): Promise<CallAnswer<'getPaymentGateway'>> {
  const { coupon } = await findCouponFor(deps.db, guest, code);
  return gatewayOf(deps, coupon, now);
}

/** The same for a booking that was read already. */
export async function gatewayOf(
  deps: PayDeps,
  coupon: CouponRecord,
  now: number,
): Promise<CallAnswer<'getPaymentGateway'>> {
  const merchant = await chooseMerchant(deps, coupon, now);
  const marks = cardMarks(deps.inventory.current().cardTypes, merchant.cardTypes);
  return presentGateway(deps.payments.clientConfig(merchant.account), marks, merchant.statementName);
}
