import { normaliseFolio } from '@traslado/domain/stay/folio';
import { Refused } from '../../refused.ts';
import type { CouponStayRecord } from '../coupons/record.ts';
import type { ChangeBody } from './change-body.ts';

/** The stays that shall ride with their counters as they will be, in the same order. */
export function reckonCounters(
  party: readonly CouponStayRecord[],
  body: ChangeBody,
): readonly CouponStayRecord[] {
  const { adults, minors, babyseat, reservations } = body;
  const namesMain = adults !== undefined || minors !== undefined || babyseat !== undefined;
  if (namesMain && reservations) throw new Refused('field.invalid', { field: 'reservations' });
  const wished = new Map<string, { adults: number; minors: number; babyseat: number }>();
  reservations?.forEach(({ hotel, folio, ...counters }, index) => {
    const key = `${hotel}/${normaliseFolio(folio)}`;
    const field = `reservations.${index}.folio`;
    if (wished.has(key)) throw new Refused('field.invalid', { field });
    if (!party.some((stay) => `${stay.hotel}/${stay.folio}` === key))
      throw new Refused('reservation.not_in_booking', { field });
    wished.set(key, counters);
  });
  return party.map((stay) => {
    const wish = stay.main
      ? { adults, minors, babyseat, ...wished.get(`${stay.hotel}/${stay.folio}`) }
      : wished.get(`${stay.hotel}/${stay.folio}`);
    return {
      ...stay,
      adults: wish?.adults ?? stay.adults,
      children: wish?.minors ?? stay.children,
      babySeats: wish?.babyseat ?? stay.babySeats,
    };
  });
}
