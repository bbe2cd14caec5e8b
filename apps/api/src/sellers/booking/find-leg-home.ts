import type { Direction } from '@traslado/domain/booking/availability';
import type { Span } from '@traslado/domain/stay/linking';
import type { Airport, Property, Service } from '../../inventory/records.ts';
import type { Snapshot } from '../../inventory/snapshot.ts';

/** The resort of one leg of a journey, and the service that runs there. */
export type LegHome = { readonly property: Property; readonly service: Service };

/** The resorts of a party's journey, by leg. */
export type LegHomes = Readonly<Record<Direction, LegHome>>;

/**
 * Arrivals are ridden at the first stay's resort, departures at the last one's. At another resort than where the service was chosen the
 * same kind of service runs: the same vehicle, shared or not, for the same trip. The sold service and its price stay the chosen one's.
 * @returns null where that resort has no such service on sale at the airport
 */
export function findLegHomes(
  snapshot: Snapshot,
  chosen: { readonly service: Service; readonly property: Property; readonly airport: Airport },
  span: Pick<Span, 'arrivalProperty' | 'departureProperty'>,
): LegHomes | null {
  const { operationType } = chosen.service;
  const arrival = homeAt(snapshot, chosen, operationType === 3 ? chosen.property.code : span.arrivalProperty);
  const departure = homeAt(
    snapshot,
    chosen,
    operationType === 2 ? chosen.property.code : span.departureProperty,
  );
  return arrival && departure && { arrival, departure };
}

function homeAt(
  snapshot: Snapshot,
  { service, property, airport }: Parameters<typeof findLegHomes>[1],
  code: string,
): LegHome | null {
  if (code === property.code) return { property, service };
  const home = snapshot.propertyByCode(code);
  if (!home?.active) return null;
  const same = snapshot
    .servicesOf(home.id, airport.id)
    .find(
      (one) =>
        one.operationType === service.operationType &&
        one.private === service.private &&
        one.vehicle === service.vehicle,
    );
  return same ? { property: home, service: same } : null;
}
