import type { RefusalCode } from '@traslado/contract/refusals';
import type { Direction } from '@traslado/domain/booking/availability';
import { directionsOf } from '@traslado/domain/booking/booked-legs';
import { sharedRideOf } from '@traslado/domain/booking/capacity';
import { type LegSetting, planLeg } from '@traslado/domain/booking/plan-leg';
import { legsOfTrip } from '@traslado/domain/booking/sell';
import { answerSpecialItems, sortSpecialItems } from '@traslado/domain/booking/special-items';
import { parseDesignator } from '@traslado/domain/flight/designator';
import type { Schedule } from '@traslado/domain/flight/schedule';
import type { Issue } from '@traslado/domain/forms/issue';
import { tripOf } from '../../inventory/included-rules.ts';
import type { Airport, Property, Service } from '../../inventory/records.ts';
import type { Snapshot } from '../../inventory/snapshot.ts';
import type { SaleLeg } from '../../store/booking/sale.ts';
import type { Schedules } from '../ride/ask-schedule.ts';
import type { CreateBody } from './create-body.ts';
import type { LegHomes } from './find-leg-home.ts';
import { onTheWire } from './wire-fields.ts';

export type LegBody = NonNullable<CreateBody['arrival']>;

/** An issue of a leg of the body. */
type LegIssue = Issue<RefusalCode>;

/** The rides of the body with their pick-ups and deadlines, or the issues of their fields. */
export function planLegs(input: {
  readonly snapshot: Snapshot;
  readonly service: Service;
  readonly homes: LegHomes;
  readonly airport: Airport;
  readonly body: CreateBody;
  readonly schedules: Schedules;
}): { readonly legs: readonly SaleLeg[]; readonly issues: readonly LegIssue[] } {
  const { snapshot, airport, body, schedules } = input;
  const { legs, issues } = legsOfTrip<LegBody>(tripOf[input.service.operationType], body);
  const planned = legs.map(({ direction, leg }) => {
    const home = input.homes[direction];
    return {
      direction,
      ...planLegOfBody(leg, direction, { snapshot, airport, body, schedule: schedules[direction], ...home }),
    };
  });
  return {
    legs: planned.flatMap(({ leg }) => leg ?? []),
    issues: directionsOf('round_trip').flatMap((direction) => [
      ...issues.filter(({ field }) => field === direction),
      ...planned.filter((one) => one.direction === direction).flatMap((one) => one.issues),
    ]),
  };
}

/** `service` and `property` are the ones of the leg's resort. */
type Context = {
  readonly snapshot: Snapshot;
  readonly service: Service;
  readonly property: Property;
  readonly airport: Airport;
  readonly body: Pick<CreateBody, 'airline_id'>;
  readonly schedule: Schedule;
  readonly kept?: LegSetting['kept'];
};

/** One ride from its flight, or the issues of its fields: as in `planLeg`, and `airline.unknown`. */
export function planLegOfBody(
  leg: LegBody,
  direction: Direction,
  context: Context,
): { readonly leg: SaleLeg | null; readonly issues: readonly LegIssue[] } {
  const flight = {
    name: leg.flight_key,
    on: leg.service_date,
    time: leg.flight_time,
    isNational: leg.is_national === undefined ? null : leg.is_national === '1',
    terminal: leg.terminal,
  };
  const planned = planLeg(direction, flight, context.schedule, settingOf(context));
  const issues = [...onTheWire(planned.issues), ...checkAirline(leg, direction, context)];
  if (!planned.leg || issues.length > 0) return { leg: null, issues };
  const { snapshot, service, property, body } = context;
  const { originPlaceId, destinationPlaceId } = service.segment;
  const { changeUntilAt, cancelUntilAt, ...rest } = planned.leg;
  const specialItems = sortSpecialItems(leg.special_items ?? []);
  return {
    issues,
    leg: {
      airlineId: leg.airline_id ?? body.airline_id ?? airlineOf(rest.flightCode, snapshot),
      specialItems,
      specialAnswer: answerSpecialItems(specialItems, answeringOf(service)),
      // A segment begins at the airport, in both directions.
      placeId: direction === 'arrival' ? originPlaceId : destinationPlaceId,
      propertyId: property.id,
      changeUntil: changeUntilAt,
      cancelUntil: cancelUntilAt,
      limited: limitedOf(service, property, rest),
      ...rest,
    },
  };
}

/** The answers of a service to special items. */
export const answeringOf = ({ private: isPrivate, confirmsItems: confirms }: Service) => ({
  isPrivate,
  confirms,
});

function settingOf({ service, property, airport, snapshot, kept }: Context): LegSetting {
  const { nationalHourBefore, internationalHourBefore } = service.segment;
  return {
    zone: airport.timeZone,
    nationalHoursBefore: nationalHourBefore,
    internationalHoursBefore: internationalHourBefore,
    extraMinutes: property.roads.find(({ airportId }) => airportId === airport.id)?.extraMinutes ?? 0,
    allowsWithoutFlight: property.allowsWithoutFlight,
    isPrivate: service.private,
    airlineCodeOf: snapshot.airlineCodeOf,
    terminals: airport.terminals,
    kept,
    changeHours: property.changeHours,
    cancelHours: property.cancelHours,
  };
}

function checkAirline(leg: LegBody, direction: Direction, { snapshot, body }: Context): LegIssue[] {
  const airlineId = leg.airline_id ?? body.airline_id;
  if (!airlineId || snapshot.airlineById(airlineId)) return [];
  return [{ field: leg.airline_id ? `${direction}.airline_id` : 'airline_id', code: 'airline.unknown' }];
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

function airlineOf(flightCode: string, snapshot: Snapshot): number | null {
  const code = parseDesignator(flightCode)?.airlineCode;
  return (code === undefined ? undefined : snapshot.airlineByCode(code))?.id ?? null;
}
