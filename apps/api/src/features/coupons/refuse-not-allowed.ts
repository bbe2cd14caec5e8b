import type { RefusalCode } from '@traslado/contract/refusals';
import type { NotAllowed } from '@traslado/domain/booking/abilities';
import { type Instant, toIso } from '@traslado/domain/time/instant';
import { Refused } from '../../refused.ts';

/** The refusal of an ability, with the deadline that has passed where there is one. */
export function notAllowed(no: NotAllowed<RefusalCode> & { readonly deadlineAt?: Instant }): Refused {
  return new Refused(no.code, {
    ...(no.code === 'cancel.trip_type_invalid' && { field: 'trip_type' }),
    ...(no.deadlineAt !== undefined && { expected: { deadline: toIso(no.deadlineAt) } }),
  });
}
