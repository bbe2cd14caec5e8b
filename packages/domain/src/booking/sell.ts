import type { AnsweredCode } from '../codes.ts';
import type { OverriddenRule } from '../desk/overrides.ts';
import type { RuleIssue } from '../forms/issue.ts';
import type { Trip } from '../stay/includes.ts';
import type { CivilDate } from '../time/civil.ts';
import type { Direction } from './availability.ts';
import { directionsOf } from './booked-legs.ts';
import { type Calendar, checkNewRides, checkSeats, type RideToSell, standingAmong } from './check-rides.ts';
import { checkPassengers } from './passengers.ts';
import type { Rate } from './price.ts';
import { type Quote, type QuoteFacts, quote } from './quote.ts';
import { issueOfRefusal } from './refusal-issue.ts';

/** The requested legs of a trip, and its issues: a missing leg, or one too many. */
export function legsOfTrip<Leg>(
  trip: Trip,
  asked: { readonly [D in Direction]?: Leg | null | undefined },
): {
  readonly legs: readonly { readonly direction: Direction; readonly leg: Leg }[];
  readonly issues: readonly { field: Direction; code: 'field.required' | 'leg.not_in_trip' }[];
} {
  const wanted = directionsOf(trip);
  const all = directionsOf('round_trip').map((direction) => ({ direction, leg: asked[direction] }));
  return {
    legs: all.flatMap(({ direction, leg }) => (leg && wanted.includes(direction) ? { direction, leg } : [])),
    issues: all.flatMap(({ direction, leg }) => {
      if (Boolean(leg) === wanted.includes(direction)) return [];
      return { field: direction, code: leg ? ('leg.not_in_trip' as const) : ('field.required' as const) };
    }),
  };
}

export type SaleFacts<R extends Rate = Rate> = Omit<QuoteFacts<R>, 'serviceOn' | 'soldAt'> & {
  readonly calendar: Calendar;
  /** Rules of the calendar that staff override for it. */
  readonly overridden?: readonly OverriddenRule[];
  /** Arrival first. `seats`: of the departure that it shares; null where they are not limited. */
  readonly rides: readonly (RideToSell & { readonly seats: number | null })[];
};

/** A price of rides that can be sold. `serviceOn`: the day that dated it. */
export type Sold<R extends Rate = Rate> = Quote<R> & { readonly serviceOn: CivilDate };

export type SaleRefusal = {
  readonly kind: 'refused';
  readonly code: AnsweredCode;
  /** By field; none where it is about the service as a whole. */
  readonly issues: readonly RuleIssue[];
};

/**
 * The price of rides that can be sold, or the first reasons against the sale. Later checks are skipped: a price of rides on a wrong day, and a number
 * of people against the capacity of a missing rate, would be wrong as well.
 */
export function sell<R extends Rate>(facts: SaleFacts<R>): Sold<R> | SaleRefusal {
  const { calendar, rides, passengers, service, seatPolicy } = facts;
  const [first] = rides;
  const standing = standingAmong(checkNewRides(rides, calendar), facts.overridden ?? []);
  const onWrongDays = refusalFor(standing.map(issueOfRefusal));
  if (onWrongDays) return onWrongDays;
  const serviceOn = first?.wish.serviceOn ?? '';
  const quoted = quote<R>({ serviceOn, ...facts });
  if (quoted.kind === 'refused') return { ...quoted, issues: [] };
  const { isPrivate } = service;
  const ridden = rides.map(({ wish, seats }) => ({ direction: wish.direction, seats }));
  return (
    refusalFor(checkPassengers(passengers, { isPrivate, paxMax: quoted.paxMax, seatPolicy })) ??
    refusalFor(checkSeats(ridden, quoted.due.totalPassengers).map(issueOfRefusal)) ?? { serviceOn, ...quoted }
  );
}

function refusalFor(issues: readonly RuleIssue[]): SaleRefusal | null {
  const [first] = issues;
  return first ? { kind: 'refused', code: first.code, issues } : null;
}
