import { type Acting, type OverriddenRule, type Override, overrideFor } from '../desk/overrides.ts';
import type { Instant } from '../time/instant.ts';
import type { StayDates } from './availability.ts';
import {
  calendarRuleOf,
  checkServiceRules,
  checkStayDates,
  checkWhen,
  type Direction,
  type LegWish,
  type Refusal,
  type ServiceRules,
} from './availability.ts';
import { checkCapacity } from './capacity.ts';

/** The facts by which the calendar decides: the moment, the airport's zone and the days of the journey. */
export type Calendar = { readonly nowAt: Instant; readonly zone: string; readonly span: StayDates };

export type RideToSell = { readonly wish: LegWish; readonly rules: ServiceRules };

/** The calendar's reasons against selling rides now. */
export function checkNewRides(rides: readonly RideToSell[], { nowAt, zone, span }: Calendar): Refusal[] {
  const wishes = rides.map(({ wish }) => wish);
  return [
    ...checkWhen({ nowAt, zone, legs: wishes }),
    ...checkStayDates(wishes, span),
    ...rides.flatMap(({ wish, rules }) => checkServiceRules(nowAt, wish, rules)),
  ];
}

/** Reasons against moving a ride to another time. Of the other ride only the order matters: it may be over already. */
export function checkMovedRide(
  ride: RideToSell,
  others: readonly LegWish[],
  { nowAt, zone, span }: Calendar,
): Refusal[] {
  const { wish, rules } = ride;
  return [
    ...checkWhen({ nowAt, zone, legs: [wish] }),
    ...checkWhen({ nowAt, zone, legs: [wish, ...others] }).filter(
      ({ code }) => code === 'departure.wrong_time',
    ),
    ...checkStayDates([wish], span),
    ...checkServiceRules(nowAt, wish, rules),
  ];
}

/** Rides whose limited departure can never carry this many. `seats` null: not limited. */
export function checkSeats(
  rides: readonly { readonly direction: Direction; readonly seats: number | null }[],
  passengers: number,
): Refusal[] {
  return rides.flatMap((ride) => checkCapacity({ takenSeats: 0, passengers, ...ride }) ?? []);
}

/** The refusals that stand when these rules are overridden. */
export const standingAmong = <R extends Pick<Refusal, 'code'>>(
  refusals: readonly R[],
  rules: readonly OverriddenRule[],
): R[] => refusals.filter(({ code }) => rules.every((rule) => rule !== calendarRuleOf(code)));

/**
 * The refusals that stand when staff override what they may, and the rules that they override for it.
 * @param startsAt the earliest pick-up
 */
export function overrideRefusals<R extends Pick<Refusal, 'code'>>(
  refusals: readonly R[],
  acting: Acting | undefined,
  { nowAt, startsAt }: { readonly nowAt: Instant; readonly startsAt: Instant },
): { readonly standing: R[]; readonly overrides: readonly Override[] } {
  if (!acting) return { standing: [...refusals], overrides: [] };
  const rules = new Set(refusals.flatMap(({ code }) => calendarRuleOf(code) ?? []));
  const overrides = [...rules].flatMap((rule) => {
    const verdict = overrideFor(rule, acting, { now: nowAt, startsAt });
    return verdict.kind === 'ok' ? verdict.override : [];
  });
  return {
    standing: standingAmong(
      refusals,
      overrides.map(({ rule }) => rule),
    ),
    overrides,
  };
}
