import { includedOf, type Trip } from '@traslado/domain/stay/includes';
import { daysBetween } from '@traslado/domain/time/civil';
import { includeTags } from '../../inventory/included-rules.ts';
import type { Service } from '../../inventory/records.ts';
import type { Snapshot } from '../../inventory/snapshot.ts';
import type { PmsStay } from '../../ports/pms.ts';
import { regionTagsOf } from '../stay/check-stay-admission.ts';

/** A service at the rates that stays have which include it. */
export type IncludedService = { readonly service: Service; readonly trip: Trip };

export const asIncluded = (service: Service, trip: Trip): IncludedService => ({
  service: { ...service, rates: service.ratesIncluded },
  trip,
});

/** The transfer that a stay has paid for by its own facts, or null. A service that is switched off is not included any more. */
export function findIncludedService(snapshot: Snapshot, stay: PmsStay): IncludedService | null {
  const included = includedOf(snapshot.includedRules, {
    propertyCode: stay.hotel,
    tags: [...regionTagsOf(snapshot, stay), ...includeTags(stay)],
    nights: daysBetween(stay.arrivalOn, stay.departureOn),
    arrivalOn: stay.arrivalOn,
  });
  if (!included) return null;
  const service = snapshot.serviceById(included.serviceId);
  return service?.active ? asIncluded(service, included.trip) : null;
}
