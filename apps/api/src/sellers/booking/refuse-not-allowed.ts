import type { RefusalCode } from '@traslado/contract/refusals';
import type { NotAllowed } from '@traslado/domain/booking/abilities';
import { toDecimal } from '@traslado/domain/money';
import { type Instant, toIso } from '@traslado/domain/time/instant';
import { Refused } from '../../refused.ts';

/** The refusal of an ability, with the passed deadline or the exceeded limit, where there is one. */
export function notAllowed(
  no: NotAllowed<RefusalCode> & { readonly deadlineAt?: Instant; readonly limitMinor?: number | null },
): Refused {
  return new Refused(no.code, {
    ...(typeof no.limitMinor === 'number' && { expected: { limit: toDecimal(no.limitMinor) } }),
    ...(no.code === 'cancel.trip_type_invalid' && { field: 'trip_type' }),
    ...(no.deadlineAt !== undefined && { expected: { deadline: toIso(no.deadlineAt) } }),
  });
}
