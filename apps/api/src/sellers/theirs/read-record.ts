import { parseDesignator } from '@traslado/domain/flight/designator';
import type { Snapshot } from '../../inventory/snapshot.ts';
import type { BackendCoupon } from '../../ports/transfers.ts';
import type { CouponRecord } from '../../store/booking/record.ts';

/**
 * Their booking as our rules and screens know bookings. It has no row of ours, so its internal ids are 0 and must not be looked up.
 * @param snapshot for facts that they leave out: the property of a hotel, the airline of a flight
 */
export function readRecord(snapshot: Snapshot, their: BackendCoupon): CouponRecord {
  const { dueMinor: _, reckoned: __, ...facts } = their;
  return {
    ...facts,
    id: 0,
    guestName: '',
    propertyId: snapshot.propertyByCode(their.hotel)?.id ?? 0,
    rateId: null,
    loweredMinor: 0,
    company: null,
    seller: null,
    language: 'en',
    receptiveGroupId: 0,
    confirmationMail: null,
    isReplaced: false,
    isByStaff: false,
    disputes: [],
    transfers: their.transfers.map((ride) => {
      const designator = parseDesignator(ride.flightCode);
      return {
        ...ride,
        flightCode: designator?.key ?? ride.flightCode,
        airlineId: designator ? (snapshot.airlineByCode(designator.airlineCode)?.id ?? null) : null,
        version: their.version,
        keptPercent: 0,
        cancelledPriceMinor: null,
        timeToCheck: false,
        terminal: ride.terminal ?? null,
        specialItems: [],
        specialAnswer: null,
        propertyId: null,
      };
    }),
    refunds: their.refunds.map((refund) => ({ ...refund, attemptId: '' })),
    pendingChange: null,
  };
}
