import type { CouponRecord } from '../../store/booking/record.ts';

/** The ride through which the contact of a booking is corrected; undefined for a booking without rides. */
export const contactRideOf = ({ transfers }: CouponRecord): CouponRecord['transfers'][number] | undefined =>
  transfers.filter(({ status }) => status === 'confirmed').at(-1) ?? transfers.at(-1);
