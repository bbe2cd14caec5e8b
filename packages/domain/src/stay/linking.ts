import type { CivilDate } from '../time/civil.ts';
import type { Trip } from './includes.ts';
import { isSameStay, type StayKey } from './owner.ts';

/** A stay's facts for riding together. */
export type LinkableStay = StayKey & {
  airportId: number;
  arrivalOn: CivilDate;
  departureOn: CivilDate;
  isCancelled: boolean;
  /** `service` names the kind of transfer, as at every property: the same kind has another number at each. */
  included: { service: string; trip: Trip } | null;
  /** It already rides on a booking or in another group. */
  hasTransportation: boolean;
};

export type LinkRefusal =
  | 'link.not_found'
  | 'link.already_selected'
  | 'link.different_destination'
  | 'link.not_consecutive'
  | 'link.dates_do_not_match'
  | 'link.already_has_transportation'
  | 'link.no_transportation_included'
  | 'link.included_does_not_match'
  | 'link.server_error';

export type LinkInput = {
  kind: 'consecutive' | 'related';
  /** The stays that ride together already, the main one first. */
  group: readonly [LinkableStay, ...LinkableStay[]];
  /** The stay to add; null when there is none of that number. */
  other: LinkableStay | null;
  /**
   * The guest's claim to it: `same_guest` and `related` by the property-management system, `named` by number and last name together, `none` by the
   * number alone. A stay without a claim is not found, so that numbers cannot be tried out.
   */
  claim: 'same_guest' | 'related' | 'named' | 'none';
};

/** At the same property over the same nights, or some of them, it is another room; anything else comes before or after. */
export function linkKindOf(
  group: readonly Pick<LinkableStay, 'propertyCode' | 'arrivalOn' | 'departureOn'>[],
  other: Pick<LinkableStay, 'propertyCode' | 'arrivalOn' | 'departureOn'>,
): LinkInput['kind'] {
  const isBeside = group.some(
    (stay) =>
      stay.propertyCode === other.propertyCode &&
      stay.arrivalOn < other.departureOn &&
      other.arrivalOn < stay.departureOn,
  );
  return isBeside ? 'related' : 'consecutive';
}

/** The first reason against a stay that would join the group, or null. `link.server_error` is the caller's, for a look-up that failed. */
export function checkLink(input: LinkInput): LinkRefusal | null {
  const { kind, group, other, claim } = input;
  if (!other || other.isCancelled || claim === 'none') return 'link.not_found';
  if (group.some((stay) => isSameStay(stay, other))) return 'link.already_selected';
  const [main] = group;
  if (other.airportId !== main.airportId) return 'link.different_destination';
  const isElsewhere = group.every(({ propertyCode }) => propertyCode !== other.propertyCode);
  if (kind === 'related' && isElsewhere) return 'link.different_destination';
  const dates = kind === 'consecutive' ? checkConsecutive(group, other) : checkSameDates(group, other);
  if (dates) return dates;
  // A consecutive stay must belong to the same guest. Other reasons were already returned above.
  if (kind === 'consecutive' && claim === 'named') return 'link.not_found';
  if (other.hasTransportation) return 'link.already_has_transportation';
  return checkIncluded(main, other);
}

function checkConsecutive(group: readonly LinkableStay[], other: LinkableStay): LinkRefusal | null {
  const { arrivalOn, departureOn } = spanOf(group);
  return other.arrivalOn === departureOn || other.departureOn === arrivalOn ? null : 'link.not_consecutive';
}

function checkSameDates(group: readonly LinkableStay[], other: LinkableStay): LinkRefusal | null {
  const isSame = group.some(
    (stay) =>
      stay.propertyCode === other.propertyCode &&
      stay.arrivalOn === other.arrivalOn &&
      stay.departureOn === other.departureOn,
  );
  return isSame ? null : 'link.dates_do_not_match';
}

function checkIncluded(main: LinkableStay, other: LinkableStay): LinkRefusal | null {
  if (main.included && !other.included) return 'link.no_transportation_included';
  const isSame =
    main.included?.service === other.included?.service && main.included?.trip === other.included?.trip;
  return isSame ? null : 'link.included_does_not_match';
}

/** Ends of a group's rides: one arrival leg at the first stay, one departure leg at the last. */
export type Span = {
  arrivalOn: CivilDate;
  arrivalProperty: string;
  /** Check-out of the stay that the arrival rides to. */
  firstDepartureOn: CivilDate;
  departureOn: CivilDate;
  departureProperty: string;
};

/** @throws RangeError for no stays. */
export function spanOf(
  stays: readonly Pick<LinkableStay, 'propertyCode' | 'arrivalOn' | 'departureOn'>[],
): Span {
  const [one, ...rest] = stays;
  if (!one) throw new RangeError('a group has at least one stay');
  let first = one;
  let last = one;
  for (const stay of rest) {
    if (stay.arrivalOn < first.arrivalOn) first = stay;
    if (stay.departureOn > last.departureOn) last = stay;
  }
  return {
    arrivalOn: first.arrivalOn,
    arrivalProperty: first.propertyCode,
    firstDepartureOn: first.departureOn,
    departureOn: last.departureOn,
    departureProperty: last.propertyCode,
  };
}

/** The people of a stay, with its resort and arrival. Stays that share both are rooms of one party. */
export type PeopleOfStay = Pick<LinkableStay, 'propertyCode' | 'arrivalOn'> & {
  adults: number;
  children: number;
};

/**
 * The people of stays that ride together. Rooms beside each other have each their own; stays that follow each other have the same people again, so
 * that the fullest counts.
 */
export function peopleOfStays(stays: readonly PeopleOfStay[]): { adults: number; children: number } {
  const rooms = new Map<string, { adults: number; children: number }>();
  for (const { propertyCode, arrivalOn, adults, children } of stays) {
    const key = `${propertyCode} ${arrivalOn}`;
    const so = rooms.get(key) ?? { adults: 0, children: 0 };
    rooms.set(key, { adults: so.adults + adults, children: so.children + children });
  }
  let most = { adults: 0, children: 0 };
  for (const one of rooms.values()) if (one.adults + one.children > most.adults + most.children) most = one;
  return most;
}

/** The people who join with a stay: those of another room; for a stay before or after, only those not yet counted in the group. */
export function peopleToJoin(
  kind: LinkInput['kind'],
  group: readonly PeopleOfStay[],
  other: PeopleOfStay,
): { adults: number; children: number } {
  if (kind === 'related') return { adults: other.adults, children: other.children };
  const counted = peopleOfStays(group);
  return {
    adults: Math.max(0, other.adults - counted.adults),
    children: Math.max(0, other.children - counted.children),
  };
}

/** Stays in the order they follow each other. */
export function inOrderOfArrival<S extends { arrivalOn: CivilDate; departureOn: CivilDate }>(
  stays: readonly S[],
): S[] {
  return [...stays].sort((a, b) =>
    a.arrivalOn === b.arrivalOn
      ? a.departureOn.localeCompare(b.departureOn)
      : a.arrivalOn.localeCompare(b.arrivalOn),
  );
}
