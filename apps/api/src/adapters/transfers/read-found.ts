import type { BackendCoupon, BackendRideNews } from '../../ports/transfers.ts';
import { type AnswerReader, isObject } from '../group-client/tolerant/reading.ts';
import type { Rows } from '../group-client/tolerant/shapes.ts';
import { backendCoupons } from './read-coupon.ts';
import { backendRides } from './read-rides.ts';

type Row = BackendCoupon | BackendRideNews;

/** Bookings as our contract describes them, or lines of rides as the documents show them. */
export const backendFound: AnswerReader<Rows<Row>> = {
  told: backendRides.told,
  safeParse: (body) => (isWhole(body) ? backendCoupons : backendRides).safeParse(body),
};

/** A booking holds its rides, a line is one. */
function isWhole(body: unknown): boolean {
  if (Array.isArray(body)) return body.some(isWhole);
  return isObject(body) && ('transfers' in body || 'price' in body || isWhole(body.data));
}

export const codeOf = (row: Row): string => ('code' in row ? row.code : row.couponCode);
