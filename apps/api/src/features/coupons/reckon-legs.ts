import type { Direction } from '@traslado/domain/booking/availability';
import { sharedRideOf } from '@traslado/domain/booking/capacity';
import { deadlinesOf } from '@traslado/domain/booking/deadlines';
import { checkFlightTime } from '@traslado/domain/booking/flight-time';
import { pickUpOfArrival, pickUpOfDeparture } from '@traslado/domain/booking/pickup';
import { parseDesignator } from '@traslado/domain/flight/designator';
import { judgeFlight, type Schedule } from '@traslado/domain/flight/schedule';
import { parseTailNumber } from '@traslado/domain/flight/tail-number';
import type { Issue } from '@traslado/domain/forms/issue';
import type { Airport, OperationType, Property, Service } from '../../catalogue/records.ts';
import type { Snapshot } from '../../catalogue/snapshot.ts';
import type { Schedules } from '../flights/ask-schedule.ts';
import type { CreateBody } from './create-body.ts';
import type { LegHomes } from './find-leg-home.ts';
import type { SaleLeg } from './sale.ts';

export type LegBody = NonNullable<CreateBody['arrival']>;

const directionsOf: Readonly<Record<OperationType, readonly Direction[]>> = {
  1: ['arrival', 'departure'],
  2: ['arrival'],
  3: ['departure'],
};

/**
 * The rides that the body asks for, with their pick-ups and deadlines, or what is wrong with their fields.
 * Codes: `field.required`, `leg.not_in_trip`, `flight.number_invalid`, `flight.national_missing`, `time.skipped`, `airline.unknown`.
 */
export function reckonLegs(input: {
  readonly snapshot: Snapshot;
  readonly service: Service;
  readonly homes: LegHomes;
  readonly airport: Airport;
  readonly body: CreateBody;
  readonly schedules: Schedules;
}): { readonly legs: readonly SaleLeg[]; readonly issues: readonly Issue[] } {
  const wanted = directionsOf[input.service.operationType];
  const issues: Issue[] = [];
  const legs: SaleLeg[] = [];
  for (const direction of ['arrival', 'departure'] as const) {
    const leg = input.body[direction];
    if (!wanted.includes(direction)) {
      if (leg) issues.push({ field: direction, code: 'leg.not_in_trip' });
    } else if (!leg) issues.push({ field: direction, code: 'field.required' });
    else {
      const reckoned = reckonLeg(leg, direction, {
        ...input,
        ...input.homes[direction],
        schedule: input.schedules[direction],
      });
      issues.push(...reckoned.issues);
      if (reckoned.leg) legs.push(reckoned.leg);
    }
  }
  return { legs, issues };
}

/** `service` and `property`: those of the resort where the leg is ridden. */
type Context = {
  readonly snapshot: Snapshot;
  readonly service: Service;
  readonly property: Property;
  readonly airport: Airport;
  readonly body: Pick<CreateBody, 'airline_id'>;
  readonly schedule: Schedule;
};

/** One ride from its flight, or what is wrong with the fields. */
export function reckonLeg(
  leg: LegBody,
  direction: Direction,
  context: Context,
): { readonly leg: SaleLeg | null; readonly issues: readonly Issue[] } {
  const issues = checkLeg(leg, direction, context);
  return { leg: issues.length === 0 ? legOf(leg, direction, context) : null, issues };
}

const judge = (leg: LegBody, schedule: Schedule) =>
  judgeFlight(
    { time: leg.flight_time, isNational: leg.is_national === undefined ? null : leg.is_national === '1' },
    schedule,
  );

function checkLeg(
  leg: LegBody,
  direction: Direction,
  { snapshot, property, airport, body, schedule }: Context,
): Issue[] {
  const flight = { flightOn: leg.service_date, flightTime: leg.flight_time, zone: airport.timeZone };
  const issues = checkFlightTime(`${direction}.flight_time`, flight);
  const hasFlight = leg.flight_key.trim() !== '';
  if (hasFlight && flightCodeOf(leg.flight_key) === null)
    issues.push({ field: `${direction}.flight_key`, code: 'flight.number_invalid' });
  if (!hasFlight && !property.allowsWithoutFlight)
    issues.push({ field: `${direction}.flight_key`, code: 'field.required' });
  // The pick-up of a departure hangs on it. Without a flight yet the longer, international time is taken.
  if (hasFlight && direction === 'departure' && judge(leg, schedule).isNational === null)
    issues.push({ field: 'departure.is_national', code: 'flight.national_missing' });
  const airlineId = leg.airline_id ?? body.airline_id;
  if (airlineId && !snapshot.airlineById(airlineId))
    issues.push({
      field: leg.airline_id ? `${direction}.airline_id` : 'airline_id',
      code: 'airline.unknown',
    });
  return issues;
}

function legOf(
  leg: LegBody,
  direction: Direction,
  { snapshot, service, property, airport, body, schedule }: Context,
): SaleLeg {
  const judged = judge(leg, schedule);
  const isNational = judged.isNational ?? false;
  const flight = { flightOn: leg.service_date, flightTime: leg.flight_time, zone: airport.timeZone };
  const extraMinutes = property.airports.find(({ airportId }) => airportId === airport.id)?.extraMinutes ?? 0;
  const pickUp =
    direction === 'arrival'
      ? pickUpOfArrival(flight)
      : pickUpOfDeparture({
          ...flight,
          isNational,
          nationalHoursBefore: service.segment.nationalHourBefore,
          internationalHoursBefore: service.segment.internationalHourBefore,
          extraMinutes,
        });
  const deadlines = deadlinesOf(pickUp.at, {
    changeHours: property.changeHours,
    cancelHours: property.cancelHours,
  });
  const { originPlaceId, destinationPlaceId } = service.segment;
  return {
    direction,
    flightCode: flightCodeOf(leg.flight_key) ?? '',
    airlineId: leg.airline_id ?? body.airline_id ?? airlineOf(leg.flight_key, snapshot),
    isNational,
    scheduledTime: judged.scheduledTime,
    timeToCheck: judged.toCheck,
    flightOn: leg.service_date,
    flightTime: leg.flight_time,
    pickUp,
    // A segment begins at the airport, whichever way it is ridden.
    placeId: direction === 'arrival' ? originPlaceId : destinationPlaceId,
    propertyId: property.id,
    changeUntil: deadlines.changeUntilAt,
    cancelUntil: deadlines.cancelUntilAt,
    limited: limitedOf(service, property, { direction, pickUp }),
  };
}

function limitedOf(
  { id: serviceId, rules }: Service,
  property: Property,
  { direction, pickUp }: Pick<SaleLeg, 'direction' | 'pickUp'>,
): SaleLeg['limited'] {
  if (rules.seats === null) return null;
  const { on, hour } = sharedRideOf({ serviceId, direction, propertyCode: property.code, pickUp });
  return { serviceId, propertyId: property.id, on, hour, capacity: rules.seats };
}

/** The designator without spaces and leading zeros, or the registration of a private aircraft; null for neither. */
function flightCodeOf(typed: string): string | null {
  return parseDesignator(typed)?.key ?? parseTailNumber(typed);
}

function airlineOf(typed: string, snapshot: Snapshot): number | null {
  const code = parseDesignator(typed)?.airlineCode;
  return (code === undefined ? undefined : snapshot.airlineByCode(code))?.id ?? null;
}
