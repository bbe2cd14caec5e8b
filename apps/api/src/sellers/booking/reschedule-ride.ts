import type { RefusalCode } from '@traslado/contract/refusals';
import { reschedule } from '@traslado/domain/booking/reschedule';
import { type FieldIssue, Refused } from '../../refused.ts';
import type { NewLeg } from '../../store/change/record.ts';
import type { ChangeContext } from './change-context.ts';
import type { LegHomes } from './find-leg-home.ts';
import { type LegBody, planLegOfBody } from './plan-legs.ts';

/** The named ride with its flight as it will be; null when the flight stays as it is. `isMoved`: it will be driven at another time. */
export function rescheduleRide({
  snapshot,
  coupon,
  ride,
  homes,
  airport,
  body,
  schedules,
  sameStays,
}: Pick<ChangeContext, 'snapshot' | 'coupon' | 'ride' | 'airport' | 'body' | 'schedules'> & {
  /** Null where a resort of the journey has no such service: only unchanged rides can go on. */
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
    body.terminal,
  ];
  if (says.every((one) => one === undefined) && (sameStays || !isElsewhere(ride, homes))) return nothing;
  if (!homes) throw new Refused('service.not_at_every_stay', { field: 'service_date' });
  const wish: LegBody = {
    ...flightOf(ride, body),
    is_national: body.is_national ?? (ride.isNational ? '1' : '0'),
    // A flight with another number is another airline's, unless the guest names one.
    airline_id: body.airline_id ?? (body.flight_code === undefined ? ride.airlineId : null),
    terminal: body.terminal,
  };
  const { leg, issues } = planLegOfBody(wish, ride.direction, {
    snapshot,
    ...homes[ride.direction],
    airport,
    body: { airline_id: null },
    schedule: schedules[ride.direction],
    kept: ride,
  });
  const named = issues.map((issue) => ({
    ...issue,
    field: issue.field.replace(/^(arrival|departure)\./, '').replace('flight_key', 'flight_code'),
  }));
  if (!leg) return { ...nothing, issues: named };
  const propertyId = leg.propertyId === coupon.propertyId ? null : leg.propertyId;
  const isOtherPlace = !sameStays && leg.placeId !== ride.placeId;
  const changed = reschedule(ride, { ...leg, propertyId }, isOtherPlace);
  if (changed.kind === 'same') return nothing;
  if (changed.kind === 'refused') throw new Refused(changed.code, { field: 'flight_time' });
  const { isMoved, scheduledTime } = changed;
  return { isMoved, issues: [], scheduledTime, leg: { transferId: ride.id, ...changed.ride } };
}

const nothing = { leg: null, isMoved: false, issues: [], scheduledTime: null } as const;

/** The flight of the ride in the body: missing fields stay. */
export function flightOf(ride: ChangeContext['ride'], body: ChangeContext['body']) {
  return {
    flight_key: body.flight_code ?? ride.flightCode,
    service_date: body.service_date ?? ride.flightOn,
    flight_time: body.flight_time ?? ride.flightTime,
  };
}

/** The guests leave from another resort than before, so the ride begins there. */
function isElsewhere({ direction, placeId }: ChangeContext['ride'], homes: LegHomes | null): boolean {
  return direction === 'departure' && homes?.departure.service.segment.destinationPlaceId !== placeId;
}
