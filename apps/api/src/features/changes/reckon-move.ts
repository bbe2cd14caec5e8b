import type { RefusalCode } from '@traslado/contract/refusals';
import { type FieldIssue, Refused } from '../../refused.ts';
import type { LegHomes } from '../coupons/find-leg-home.ts';
import { type LegBody, reckonLeg } from '../coupons/reckon-legs.ts';
import type { ChangeContext, NewLeg } from './record.ts';

/**
 * The named ride with its flight as it will be; null when the flight stays as it is. `isMoved`: it will be driven at another time.
 * A ride that is not moved keeps its pick-up and deadlines to the minute, whatever the property has set since.
 */
export function reckonMove({
  snapshot,
  coupon,
  ride,
  homes,
  airport,
  body,
  schedules,
  sameStays,
}: Pick<ChangeContext, 'snapshot' | 'coupon' | 'ride' | 'airport' | 'body' | 'schedules'> & {
  /** Null where a resort of the journey has no such service: only rides that stay as they are can go on. */
  readonly homes: LegHomes | null;
  readonly sameStays: boolean;
}): {
  readonly leg: NewLeg | null;
  readonly isMoved: boolean;
  readonly issues: readonly FieldIssue<RefusalCode>[];
  /** The schedule's time where the guest's new one is far from it, else null. */
  readonly scheduledTime: string | null;
} {
  const says = [
    body.flight_code,
    body.service_date,
    body.flight_time,
    body.is_national,
    body.airline_id ?? undefined,
  ];
  if (says.every((one) => one === undefined) && (sameStays || !isElsewhere(ride, homes))) return nothing;
  if (!homes) throw new Refused('service.not_at_every_stay', { field: 'service_date' });
  const wish: LegBody = {
    ...flightOf(ride, body),
    is_national: body.is_national ?? (ride.isNational ? '1' : '0'),
    // A flight with another number is another airline's, unless the guest names one.
    airline_id: body.airline_id ?? (body.flight_code === undefined ? ride.airlineId : null),
  };
  const { leg, issues } = reckonLeg(wish, ride.direction, {
    snapshot,
    ...homes[ride.direction],
    airport,
    body: { airline_id: null },
    schedule: schedules[ride.direction],
  });
  const named = issues.map((issue) => ({
    ...issue,
    field: issue.field.replace(/^(arrival|departure)\./, '').replace('flight_key', 'flight_code'),
  }));
  if (!leg) return { ...nothing, issues: named };
  const isMoved =
    (!sameStays && leg.placeId !== ride.placeId) ||
    leg.flightOn !== ride.flightOn ||
    leg.flightTime !== ride.flightTime ||
    (ride.direction === 'departure' && leg.isNational !== ride.isNational);
  const isSame =
    !isMoved &&
    leg.flightCode === ride.flightCode &&
    leg.airlineId === ride.airlineId &&
    leg.isNational === ride.isNational;
  if (isSame) return nothing;
  const time = isMoved
    ? {
        pickUpOn: leg.pickUp.on,
        pickUpTime: leg.pickUp.time,
        pickUpAt: leg.pickUp.at,
        changeUntil: leg.changeUntil,
        cancelUntil: leg.cancelUntil,
      }
    : ride;
  if (!Number.isFinite(time.pickUpAt)) throw new Refused('time.invalid', { field: 'flight_time' });
  // A time that was there before has been asked about, or was never far off.
  const isTyped = isFlightNew(ride, leg);
  return {
    isMoved,
    issues: [],
    scheduledTime: isTyped ? leg.scheduledTime : null,
    leg: {
      transferId: ride.id,
      flightCode: leg.flightCode,
      airlineId: leg.airlineId,
      isNational: leg.isNational,
      timeToCheck: isTyped ? leg.timeToCheck : ride.timeToCheck,
      flightOn: leg.flightOn,
      flightTime: leg.flightTime,
      pickUpOn: time.pickUpOn,
      pickUpTime: time.pickUpTime,
      pickUpAt: time.pickUpAt,
      changeUntil: time.changeUntil,
      cancelUntil: time.cancelUntil,
      placeId: isMoved ? leg.placeId : ride.placeId,
      propertyId: isMoved ? resortOf(leg.propertyId, coupon.propertyId) : ride.propertyId,
    },
  };
}

const nothing = { leg: null, isMoved: false, issues: [], scheduledTime: null } as const;

/** The flight of the ride as the body has it: what is left out stays. */
export function flightOf(ride: ChangeContext['ride'], body: ChangeContext['body']) {
  return {
    flight_key: body.flight_code ?? ride.flightCode,
    service_date: body.service_date ?? ride.flightOn,
    flight_time: body.flight_time ?? ride.flightTime,
  };
}

function isFlightNew(
  ride: ChangeContext['ride'],
  leg: { readonly flightCode: string; readonly flightOn: string; readonly flightTime: string },
): boolean {
  return (
    leg.flightCode !== ride.flightCode || leg.flightOn !== ride.flightOn || leg.flightTime !== ride.flightTime
  );
}

const resortOf = (ridden: number, own: number): number | null => (ridden === own ? null : ridden);

/** The guests leave from another resort than before, so the ride begins there. */
function isElsewhere({ direction, placeId }: ChangeContext['ride'], homes: LegHomes | null): boolean {
  return direction === 'departure' && homes?.departure.service.segment.destinationPlaceId !== placeId;
}
