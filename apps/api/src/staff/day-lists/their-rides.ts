import { isInScope } from '@traslado/domain/access/scope';
import type { Snapshot } from '../../inventory/snapshot.ts';
import type { BackendCoupon } from '../../ports/transfers.ts';
import type { ListedRide, WhichList } from '../../store/ride/day-list-record.ts';

const STANDING = ['pending_payment', 'confirmed', 'partially_cancelled'];

/**
 * The rides of bookings of the group's own backend, as it answered last. They have no reference of ours, no mark and no airline, and their
 * waiting changes are unknown.
 */
export function theirRidesOf(
  snapshot: Snapshot,
  bookings: readonly BackendCoupon[],
  { day, airportId, propertyId, direction, scope }: WhichList,
): ListedRide[] {
  return bookings
    .filter((booking) => booking.airportId === airportId && STANDING.includes(booking.status))
    .flatMap((booking) => {
      const property = snapshot.propertyByCode(booking.hotel);
      if (!property || !isInScope(scope, property.id)) return [];
      if (propertyId !== null && property.id !== propertyId) return [];
      const main = booking.stays.find((stay) => stay.main);
      return booking.transfers
        .filter(
          (ride) =>
            ride.pickUpOn === day &&
            ride.status !== 'cancelled' &&
            (direction === null || ride.direction === direction),
        )
        .map(
          (ride): ListedRide => ({
            id: null,
            key: `t${ride.id}`,
            reference: null,
            couponId: null,
            numbers: [booking.code, booking.folio, ...booking.stays.map(({ folio }) => folio)],
            version: String(booking.version),
            booking: booking.status,
            direction: ride.direction,
            status: ride.status,
            isAssumed: false,
            flightCode: ride.flightCode,
            airlineId: null,
            isNational: ride.isNational,
            terminal: ride.terminal ?? null,
            flightOn: ride.flightOn,
            flightTime: ride.flightTime,
            pickUpOn: ride.pickUpOn,
            pickUpTime: ride.pickUpTime,
            pickUpAt: ride.pickUpAt,
            followed: null,
            isTimeToCheck: false,
            specialItems: [],
            specialAnswer: null,
            isChangeWaiting: false,
            findings: [],
            airportId,
            placeId: ride.placeId,
            propertyId: property.id,
            serviceId: booking.serviceId,
            isPrivate: booking.private,
            vehicles: booking.vehicles,
            adults: booking.adults,
            children: booking.children,
            babySeats: booking.babySeats,
            guest: main?.guest || booking.contactName,
            companions: Math.max(0, booking.stays.length - 1),
            room: null,
            request: booking.observation,
            mark: null,
          }),
        );
    });
}
