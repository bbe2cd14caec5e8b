import {
  BOOKING_NUMBER_LENGTH,
  normaliseBookingNumber,
  plainBookingNumber,
} from '@traslado/domain/booking/booking-number';
import { lengthOf } from '@traslado/domain/contact/text';
import { type FieldIssue, Refused } from '../refused.ts';

/** Part of a request with its booking numbers as our own sale keeps them. @throws Refused `coupon.invalid` */
export function inOwnNumbers(part: unknown): unknown {
  if (typeof part !== 'object' || part === null || !('coupon_id' in part || 'coupons' in part)) return part;
  const { coupon_id: number, coupons } = part as Readonly<Record<string, unknown>>;
  return {
    ...part,
    ...(typeof number === 'string' && { coupon_id: ownNumber(number, 'coupon_id') }),
    ...(Array.isArray(coupons) && {
      coupons: coupons.map((one, index) => ownNumber(String(one), `coupons.${index}`)),
    }),
  };
}

function ownNumber(typed: string, field: string): string {
  const number = normaliseBookingNumber(typed);
  if (number === null) throw new Refused('coupon.invalid', { issues: [issueOfNumber(field, typed)] });
  return number;
}

/** A number of another length than ours says so. */
function issueOfNumber(field: string, typed: string): FieldIssue<'coupon.invalid'> {
  const current = lengthOf(plainBookingNumber(typed));
  if (current === BOOKING_NUMBER_LENGTH) return { field, code: 'coupon.invalid' };
  const params = { exact: BOOKING_NUMBER_LENGTH, current };
  return { field, code: 'coupon.invalid', sentence: 'field.exact_length', params };
}
