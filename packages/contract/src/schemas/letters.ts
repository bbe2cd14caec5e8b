import { z } from 'zod';
import { couponId } from './values.ts';

/** The papers of a booking: files, not JSON. */

export const getLetter = {
  params: z.strictObject({ coupon_id: couponId }),
  query: z.strictObject({ language: z.enum(['en', 'es']).optional() }),
  answer: z.unknown(),
};

export const getCalendar = {
  params: z.strictObject({ coupon_id: couponId }),
  query: z.strictObject({ language: z.enum(['en', 'es']).optional() }),
  answer: z.unknown(),
};
