import type { Direction, LegWish } from '@traslado/domain/booking/availability';
import type { SeatsTaken } from '@traslado/domain/booking/explain-sale';
import { pickUpOfLeg } from '@traslado/domain/booking/pickup';
import type { Handle } from '../../db/client.ts';
import type { Property, Service } from '../../inventory/records.ts';
import type { Snapshot } from '../../inventory/snapshot.ts';
import { listTakenSeats } from '../../store/price/repository.ts';
import type { AskedRides } from './find-guest.ts';
import { departuresOf } from './find-reasons.ts';

/** The rides of a question with their pick-ups; `rides` null without a flight. `zone`: the airport's. */
export type RidesOfQuestion = { readonly rides: readonly LegWish[] | null; readonly zone: string };

/** The pick-ups of a service, by the rule of the sale. */
export function ridesOf(
  snapshot: Pick<Snapshot, 'airportById'>,
  {
    service,
    property,
    asked,
    days,
  }: {
    readonly service: Service;
    readonly property: Property;
    readonly asked: AskedRides;
    readonly days: readonly { readonly direction: Direction; readonly on: string }[];
  },
): RidesOfQuestion {
  const zone = snapshot.airportById(service.airportId)?.timeZone ?? property.timeZone;
  const times = { arrival: asked.arrival_time, departure: asked.departure_time };
  const { nationalHourBefore, internationalHourBefore } = service.segment;
  const rides = days.flatMap(({ direction, on }): LegWish[] => {
    const flightTime = times[direction];
    if (flightTime === undefined) return [];
    const pickUp = pickUpOfLeg(direction, {
      flightOn: on,
      flightTime,
      zone,
      isNational: asked.domestic,
      nationalHoursBefore: nationalHourBefore,
      internationalHoursBefore: internationalHourBefore,
      extraMinutes:
        property.roads.find(({ airportId }) => airportId === service.airportId)?.extraMinutes ?? 0,
    });
    return [{ direction, serviceOn: on, flightTime, pickUp }];
  });
  return { rides: rides.length === days.length ? rides : null, zone };
}

/** Taken seats on the departures of these rides: one statement, and none where no seats are limited. */
export async function readTaken(
  handle: Handle,
  {
    services,
    property,
    ridden,
    now,
  }: {
    readonly services: readonly Service[];
    readonly property: Property;
    readonly ridden: readonly RidesOfQuestion[];
    readonly now: number;
  },
): Promise<(service: Service) => SeatsTaken> {
  const asked = services.flatMap((service, index) =>
    departuresOf(service, property, ridden[index]?.rides ?? []),
  );
  const found = asked.length > 0 ? await listTakenSeats(handle, asked, now) : [];
  return ({ id }) =>
    Object.fromEntries(
      found.filter(({ serviceId }) => serviceId === id).map(({ direction, taken }) => [direction, taken]),
    );
}
