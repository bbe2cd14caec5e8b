import type { CivilDate, CivilTime } from '../time/civil.ts';
import type { Instant } from '../time/instant.ts';
import type { Direction } from './availability.ts';
import type { PickUpHours } from './pickup.ts';
import type { PlannedLeg } from './plan-leg.ts';

/** The flight of a ride, its pick-up and its places. `propertyId`: null for the booking's own resort. */
export type RideFlight = {
  readonly flightCode: string;
  readonly airlineId: number | null;
  readonly isNational: boolean;
  readonly terminal: string | null;
  /** Staff should check the flight's time. */
  readonly timeToCheck: boolean;
  /** The guest said that they arrive later than the stay begins. It stays said while the flight's day does. */
  readonly lateArrival?: boolean | undefined;
  readonly flightOn: CivilDate;
  readonly flightTime: CivilTime;
  readonly pickUpOn: CivilDate;
  readonly pickUpTime: CivilTime;
  readonly pickUpAt: Instant;
  /** Settings behind the pick-up; null where they were not stored. */
  readonly pickUpHours?: PickUpHours | null | undefined;
  readonly changeUntil: Instant;
  readonly cancelUntil: Instant;
  readonly placeId: number;
  readonly propertyId: number | null;
};

/** A leg as planned, where it would be ridden. */
export type NewLeg = Pick<
  PlannedLeg,
  | 'flightCode'
  | 'isNational'
  | 'terminal'
  | 'scheduledTime'
  | 'timeToCheck'
  | 'flightOn'
  | 'flightTime'
  | 'pickUp'
  | 'pickUpHours'
> &
  Pick<RideFlight, 'airlineId' | 'changeUntil' | 'cancelUntil' | 'placeId' | 'propertyId'>;

export type Rescheduled =
  | { readonly kind: 'same' }
  | { readonly kind: 'refused'; readonly code: 'time.invalid' }
  | {
      readonly kind: 'changed';
      /** It will be driven at another time, or from another resort. */
      readonly isMoved: boolean;
      readonly ride: RideFlight;
      /** The schedule's time where the guest's new one is far from it, else null. */
      readonly scheduledTime: CivilTime | null;
    };

/**
 * A ride with another flight. One that does not move keeps its pick-up and deadlines to the minute, whatever the property has set since.
 * @param isElsewhere the guests leave from another resort than before
 */
export function reschedule(
  ride: RideFlight & { readonly direction: Direction },
  leg: NewLeg,
  isElsewhere: boolean,
): Rescheduled {
  // A departure's pick-up hangs on whether its flight is national.
  const isMoved =
    isElsewhere ||
    leg.flightOn !== ride.flightOn ||
    leg.flightTime !== ride.flightTime ||
    (ride.direction === 'departure' && leg.isNational !== ride.isNational);
  const isSame =
    !isMoved &&
    leg.flightCode === ride.flightCode &&
    leg.airlineId === ride.airlineId &&
    leg.terminal === ride.terminal &&
    leg.isNational === ride.isNational;
  if (isSame) return { kind: 'same' };
  const { changeUntil, cancelUntil, placeId, propertyId, pickUp, pickUpHours } = leg;
  const kept = {
    pickUpOn: ride.pickUpOn,
    pickUpTime: ride.pickUpTime,
    pickUpAt: ride.pickUpAt,
    pickUpHours: ride.pickUpHours ?? null,
    changeUntil: ride.changeUntil,
    cancelUntil: ride.cancelUntil,
    placeId: ride.placeId,
    propertyId: ride.propertyId,
  };
  const moved = { pickUpOn: pickUp.on, pickUpTime: pickUp.time, pickUpAt: pickUp.at, pickUpHours };
  const driven = isMoved ? { ...moved, changeUntil, cancelUntil, placeId, propertyId } : kept;
  if (!Number.isFinite(driven.pickUpAt)) return { kind: 'refused', code: 'time.invalid' };
  // An unchanged time was asked about before, or was never far off.
  const isTyped =
    leg.flightCode !== ride.flightCode ||
    leg.flightOn !== ride.flightOn ||
    leg.flightTime !== ride.flightTime;
  return {
    kind: 'changed',
    isMoved,
    scheduledTime: isTyped ? leg.scheduledTime : null,
    ride: {
      flightCode: leg.flightCode,
      airlineId: leg.airlineId,
      isNational: leg.isNational,
      terminal: leg.terminal,
      timeToCheck: isTyped ? leg.timeToCheck : ride.timeToCheck,
      lateArrival: leg.flightOn === ride.flightOn && (ride.lateArrival ?? false),
      flightOn: leg.flightOn,
      flightTime: leg.flightTime,
      ...driven,
    },
  };
}
