import { checkLink, type LinkableStay, type LinkRefusal } from '@traslado/domain/stay/linking';
import { isSameLastName } from '@traslado/domain/stay/names';
import type { Snapshot } from '../../catalogue/snapshot.ts';
import type { PmsStay, StayName } from '../../ports/pms.ts';
import { findIncludedService } from '../services/find-included-service.ts';

const isSame = (one: StayName, other: StayName): boolean =>
  one.hotel === other.hotel && one.folio === other.folio;

/**
 * Whether a stay may ride with the group, whose first is the guest's own; the reason against it, or null.
 * It is theirs when the PMS knows it as the same guest's, or as a related room under the same last name. Anything else is "not found".
 */
export function checkMember(input: {
  readonly snapshot: Snapshot;
  readonly group: readonly PmsStay[];
  readonly other: PmsStay | null;
  readonly related: readonly PmsStay[];
  readonly taken: readonly StayName[];
}): LinkRefusal | null {
  const { snapshot, group, other, related, taken } = input;
  const [main, ...rest] = group;
  if (!main || !other) return 'link.not_found';
  const linkable = (stay: PmsStay): LinkableStay => linkableOf(snapshot, stay, taken);
  const isRelated =
    related.some((stay) => isSame(stay, other)) && isSameLastName(main.lastName, other.lastName);
  return checkLink({
    kind: other.hotel === main.hotel && other.arrivalOn === main.arrivalOn ? 'related' : 'consecutive',
    group: [linkable(main), ...rest.map(linkable)],
    other: linkable(other),
    claim: other.nameId === main.nameId ? 'same_guest' : isRelated ? 'named' : 'none',
  });
}

function linkableOf(snapshot: Snapshot, of: PmsStay, taken: readonly StayName[]): LinkableStay {
  const included = findIncludedService(snapshot, of);
  return {
    propertyCode: of.hotel,
    folio: of.folio,
    airportId: snapshot.propertyByCode(of.hotel)?.airports[0]?.airportId ?? 0,
    arrivalOn: of.arrivalOn,
    departureOn: of.departureOn,
    isCancelled: of.status === 'CANCELLED' || of.status === 'NO_SHOW',
    // At another property the same kind of transfer has another number, so the trip alone is compared there.
    included: included ? { serviceId: included.service.operationType, trip: included.trip } : null,
    hasTransportation: taken.some((one) => isSame(one, of)),
  };
}
