import type { CallAnswer } from '@traslado/contract/schemas';

/** A booking as the server shows it. */
export type CouponView = CallAnswer<'getCoupon'>;
