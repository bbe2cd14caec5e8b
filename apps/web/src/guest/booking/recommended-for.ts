import type { Due } from '@traslado/domain/booking/price';
import type { Offer } from '../draft/offers.ts';

/** The guest's advantage in a recommended offer: the least price of its trip, a vehicle of their own, or else the resort's word alone. */
export function recommendedFor(
  offer: Offer,
  offers: readonly Offer[],
  dueOf: (offer: Offer) => Due | null,
): 'price' | 'private' | 'resort' {
  const dues = offers.flatMap((one) => {
    const due = one.trip === offer.trip && !one.service.closed ? dueOf(one) : null;
    return due ? [due.dueMinor] : [];
  });
  if (dues.length > 1 && dueOf(offer)?.dueMinor === Math.min(...dues)) return 'price';
  return offer.service.private ? 'private' : 'resort';
}
