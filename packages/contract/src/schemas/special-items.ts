import { SPECIAL_ANSWERS, SPECIAL_COUNT_MAX, SPECIAL_KINDS } from '@traslado/domain/booking/special-items';
import { z } from 'zod';

/** Large items, a wheelchair and child seats by kind, on one ride. Infant and toddler seats add up to the counter of baby seats. */
export const specialItems = z
  .array(z.strictObject({ kind: z.enum(SPECIAL_KINDS), count: z.int().min(1).max(SPECIAL_COUNT_MAX) }))
  .max(SPECIAL_KINDS.length);

/** `call`: the resort calls the guest about them. Null without any. */
export const specialAnswer = z.enum(SPECIAL_ANSWERS).nullable();
