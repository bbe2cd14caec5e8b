import { changeParty } from '@traslado/domain/booking/party-change';
import { normaliseFolio } from '@traslado/domain/stay/folio';
import { Refused } from '../../refused.ts';
import type { CouponStayRecord } from '../../store/booking/record.ts';
import type { ChangeBody } from './change-body.ts';

/** The riding stays with their counters after the change, in the same order. */
export function countParty(
  party: readonly CouponStayRecord[],
  { adults, minors: children, babyseat: babySeats, reservations }: ChangeBody,
): readonly CouponStayRecord[] {
  const stays = reservations?.map(({ hotel, folio, ...counters }) => ({
    propertyCode: hotel,
    folio: normaliseFolio(folio) ?? '',
    counters: { adults: counters.adults, children: counters.minors, babySeats: counters.babyseat },
  }));
  const changed = changeParty(party, { main: { adults, children, babySeats }, stays: stays ?? null });
  if (changed.kind === 'ok') return changed.stays;
  if (changed.why === 'both_ways') throw new Refused('field.invalid', { field: 'reservations' });
  const code = changed.why === 'named_twice' ? 'field.invalid' : 'reservation.not_in_booking';
  throw new Refused(code, { field: `reservations.${changed.index}.folio` });
}
