import { holdUntil, pendingUntil } from '@traslado/domain/booking/hold';
import type { BackendCoupon } from '../../ports/transfers.ts';
import type { Sale } from '../../store/booking/sale.ts';

/**
 * Numbers of rides that they have not reported yet, by direction: never sent to them, and far beyond their own. Their numbers replace them
 * as soon as a list names them.
 */
const unnumbered = { arrival: 2_147_483_646, departure: 2_147_483_647 } as const;

export function isUnnumbered(transferId: number): boolean {
  return transferId === unnumbered.arrival || transferId === unnumbered.departure;
}

/**
 * The booking that a sale becomes, as our rules calculate it on their catalogue, without its number: it counts where they answer with a
 * number alone.
 */
export function reckonCoupon(sale: Sale, now: number): BackendCoupon {
  const { dueMinor, currency, vehicles, totalPassengers } = sale.due;
  const isPending = dueMinor > 0;
  const firstPickUpAt = Math.min(...sale.legs.map(({ pickUp }) => pickUp.at));
  return {
    reckoned: true,
    code: '',
    hotel: sale.stay.hotel,
    folio: sale.stay.folio,
    serviceId: sale.serviceId,
    airportId: sale.airportId,
    tripType: sale.tripType,
    private: sale.private,
    included: sale.included,
    status: isPending ? 'pending_payment' : 'confirmed',
    adults: sale.adults,
    children: sale.children,
    babySeats: sale.babySeats,
    passengers: totalPassengers,
    vehicles: vehicles ?? 1,
    currency,
    totalMinor: dueMinor,
    paidMinor: 0,
    refundedMinor: 0,
    dueMinor,
    price: { ...sale.price, lines: sale.due.lines },
    contactName: sale.contact.name,
    contactEmail: sale.contact.email,
    contactPhone: sale.contact.phone,
    observation: sale.observation,
    version: 1,
    holdExpiresAt: isPending ? holdUntil(now) : null,
    expiresAt: isPending ? pendingUntil({ createdAt: now, firstPickUpAt }) : null,
    createdAt: now,
    stays: sale.stays,
    transfers: sale.legs.map((leg) => ({
      id: unnumbered[leg.direction],
      direction: leg.direction,
      status: isPending ? 'pending' : 'confirmed',
      flightCode: leg.flightCode,
      isNational: leg.isNational,
      terminal: leg.terminal,
      flightOn: leg.flightOn,
      flightTime: leg.flightTime,
      ...(leg.lateArrival && { lateArrival: true }),
      pickUpOn: leg.pickUp.on,
      pickUpTime: leg.pickUp.time,
      pickUpAt: leg.pickUp.at,
      timeZone: sale.zone,
      placeId: leg.placeId,
      changeUntil: leg.changeUntil,
      cancelUntil: leg.cancelUntil,
    })),
    refunds: [],
  };
}
