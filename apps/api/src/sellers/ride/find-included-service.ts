import { includedOf, type Trip } from '@traslado/domain/stay/includes';
import { daysBetween } from '@traslado/domain/time/civil';
import { includeTags } from '../../inventory/included-rules.ts';
import type { Service } from '../../inventory/records.ts';
import type { Snapshot } from '../../inventory/snapshot.ts';
import type { PmsStay } from '../../ports/pms.ts';
import { regionTagsOf } from '../stay/check-stay-admission.ts';

/** A service, and the rates of stays that include it. */
export type IncludedService = { readonly service: Service; readonly trip: Trip };

export const asIncluded = (service: Service, trip: Trip): IncludedService => ({
  service: { ...service, rates: service.ratesIncluded },
  trip,
});

/**
 * Finds the transfer that a stay has paid for, to this airport.
 * @throws Refused `backend.unavailable` while the seller does not say: no guest pays for a ride because of silence
 */
export type AskIncluded = (
  snapshot: Snapshot,
  stay: PmsStay,
  airportId: number,
) => Promise<IncludedService | null>;

/** The snapshot, and the question for included transfers. */
export type IncludedDeps = { readonly snapshot: Snapshot; readonly included: AskIncluded };

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

/** Our own answer, which needs no question to another system. */
export const askOurRules: AskIncluded = async (snapshot, stay) => findIncludedService(snapshot, stay);
