import { addDays, type CivilDate } from '../time/civil.ts';
import type { Instant } from '../time/instant.ts';
import { toLocal } from '../time/zone.ts';
import { CUT_OFF_TIME, type RefusalCode, reservationDates, type ServiceRules } from './availability.ts';
import { type Because, type Explained, momentOf, rowsOf } from './because.ts';
import { becauseOfBlackout } from './explain-rides.ts';
import { type DatedRate, validRates } from './price.ts';

/** The reason why a service cannot be booked on a day, at any hour. */
export type DayClosing = {
  readonly code: RefusalCode | 'rate.none';
  readonly params?: Readonly<Record<string, string | number>>;
};

export type DayAsked = {
  readonly rules: ServiceRules;
  readonly rates: readonly DatedRate[];
  readonly serviceOn: CivilDate;
  readonly now: Instant;
  /** The property's. */
  readonly zone: string;
};

/** The calendar's reason against booking a service online on a day, or null. Hours and seats are checked when a flight is known. */
export function closingOfDay(asked: DayAsked): DayClosing | null {
  const { rules, rates, serviceOn, now, zone } = asked;
  const today = toLocal(now, zone);
  const { from, to, closed } = reservationDates({ nowAt: now, zone, rules });
  if (serviceOn < today.date) return { code: 'booking.in_the_past' };
  if (serviceOn === today.date) return { code: 'booking.today_by_phone' };
  if (serviceOn === addDays(today.date, 1) && today.time >= CUT_OFF_TIME)
    return { code: 'booking.too_late_for_tomorrow' };
  if (serviceOn < from) return { code: 'booking.notice_too_short', params: { hours: rules.noticeHours } };
  if (serviceOn > to) return { code: 'booking.too_far_ahead', params: { last: to } };
  if (closed.includes(serviceOn)) return { code: 'booking.blackout', params: { day: serviceOn } };
  return validRates(rates, serviceOn).length > 0 ? null : { code: 'rate.none' };
}

/** `closingOfDay` with its explanation. */
export function explainDay(asked: DayAsked): Explained<DayClosing> | null {
  const closing = closingOfDay(asked);
  return closing && { ...closing, because: becauseOf(closing, asked) };
}

function becauseOf({ code }: DayClosing, asked: DayAsked): Because {
  const { rules, rates, serviceOn, now, zone } = asked;
  const { from, to } = reservationDates({ nowAt: now, zone, rules });
  const looked = [
    { name: 'now', ...momentOf(now, zone) },
    { name: 'flight_day', day: serviceOn },
  ] as const;
  const later = { name: 'flight_day_from', day: from } as const;
  switch (code) {
    case 'rate.none':
      return becauseOfNoRate(rates, serviceOn);
    case 'booking.blackout':
      return becauseOfBlackout(rules, serviceOn);
    case 'booking.too_far_ahead':
      return {
        rows: [],
        facts: [...looked, { name: 'last_day', day: to }],
        otherwise: [{ name: 'flight_day_until', day: to }],
      };
    case 'booking.notice_too_short':
      return {
        rows: rowsOf('restrictions', rules.sources?.notice ?? []),
        facts: [...looked, { name: 'notice_hours', count: rules.noticeHours }],
        otherwise: [later],
      };
    case 'booking.in_the_past':
      return { rows: [], facts: looked, otherwise: [later] };
    default:
      return {
        rows: [],
        facts: [...looked, { name: 'cut_off', time: CUT_OFF_TIME }],
        otherwise: [{ name: 'booked_before', day: addDays(serviceOn, -1), time: CUT_OFF_TIME }, later],
      };
  }
}

/** No rate covers a day: all of the service, and the nearest days that one covers. */
export function becauseOfNoRate(rates: readonly DatedRate[], on: CivilDate): Because {
  const before = rates.map(({ validToOn }) => validToOn).filter((day) => day < on);
  const after = rates.map(({ validFromOn }) => validFromOn).filter((day) => day > on);
  // Rates whose end lies before their beginning cover nothing.
  const covered = (day: CivilDate | undefined) => day !== undefined && validRates(rates, day).length > 0;
  const days = [before.sort().findLast(covered), after.sort().find(covered)];
  return {
    rows: rowsOf(
      'rates',
      rates.map(({ id }) => id),
    ),
    facts: [{ name: 'flight_day', day: on }],
    otherwise: days.flatMap((day) => (day === undefined ? [] : { name: 'flight_day_is', day })),
  };
}
