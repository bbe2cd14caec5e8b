import { addDays, addMonths, type CivilDate, type CivilTime } from '../time/civil.ts';
import { HOUR_MS, type Instant } from '../time/instant.ts';
import { localDateOf, toLocal } from '../time/zone.ts';
import { dayOfLanding } from './night-landing.ts';
import type { PickUp } from './pickup.ts';

export type Direction = 'arrival' | 'departure';

/** From this local time of the property on, tomorrow is no longer sold online. */
export const CUT_OFF_TIME: CivilTime = '15:00';
const MONTHS_AHEAD = 18;

/** One ride as wished. `serviceOn` and `flightTime` are the flight's own, local to the airport. */
export type LegWish = {
  direction: Direction;
  serviceOn: CivilDate;
  flightTime: CivilTime;
  pickUp: PickUp;
  /** The guest of this arrival said that they arrive later than the stay begins. */
  isLate?: boolean;
};

export type RefusalCode =
  | 'booking.in_the_past'
  | 'booking.today_by_phone'
  | 'booking.too_late_for_tomorrow'
  | 'booking.too_far_ahead'
  | 'booking.date_outside_stay'
  | 'booking.outside_service_hours'
  | 'booking.blackout'
  | 'booking.notice_too_short'
  | 'booking.over_capacity'
  | 'booking.sold_out'
  | 'departure.wrong_time';

/** Rules of the calendar that staff override with a reason. No other gives way: not the pick-up, not the order of the rides, not the service's own. */
type CalendarRule = 'notice' | 'date';

const RULES: Partial<Record<string, CalendarRule>> = {
  'booking.today_by_phone': 'notice',
  'booking.too_late_for_tomorrow': 'notice',
  'booking.notice_too_short': 'notice',
  'booking.date_outside_stay': 'date',
  'booking.too_far_ahead': 'date',
} satisfies Partial<Record<RefusalCode, CalendarRule>>;

/** True for the hours of the sale itself, as against a service's own notice. */
export const isCutOff = (code: RefusalCode): boolean =>
  code === 'booking.today_by_phone' || code === 'booking.too_late_for_tomorrow';

/** The rule by which staff may sell in spite of a refusal; null where nobody may. */
export const calendarRuleOf = (code: string): CalendarRule | null => RULES[code] ?? null;

/** The reason why a leg cannot be booked. `params` fill the guest's sentence. */
export type Refusal = {
  code: RefusalCode;
  direction: Direction;
  params?: Readonly<Record<string, string | number>>;
};

/** Days of a stay, or of stays that follow each other. */
export type StayDates = {
  arrivalOn: CivilDate;
  departureOn: CivilDate;
  /** Check-out of the first of several stays, to which the arrival rides; left out where there is one. */
  firstDepartureOn?: CivilDate;
};

/** The operation configuration and restrictions of one service at one property, as the rules need them. */
export type ServiceRules = {
  /** Local times of pick-ups, both included; a closing before the opening runs over midnight. Null: round the clock. */
  hours: { from: CivilTime; to: CivilTime } | null;
  closedOn: readonly CivilDate[];
  /** Least hours between booking and pick-up; 0 for none. */
  noticeHours: number;
  /** The rows behind these rules; missing where no explanation is needed. */
  sources?: RuleSources;
};

/** Rows that rules come from, by their numbers. */
export type RuleSources = {
  /** The operation configuration. */
  readonly hours: number | null;
  /** Restrictions: of the longest notice, of each closed day, and of the fewest seats. */
  readonly notice: readonly number[];
  readonly closed: readonly { readonly on: CivilDate; readonly id: number }[];
  readonly seats: readonly number[];
};

/**
 * The calendar's refusals of a sale now, in the order a guest should read them; empty when all is well. The earliest leg decides about today,
 * tomorrow and the past; staff (`by`) sell today and tomorrow by telephone, so only the rest binds them.
 */
export function checkWhen(input: {
  nowAt: Instant;
  zone: string;
  legs: readonly LegWish[];
  by?: 'guest' | 'staff';
}): Refusal[] {
  const [first, ...rest] = [...input.legs].sort((a, b) => a.pickUp.at - b.pickUp.at);
  if (!first) return [];
  const refusals: Refusal[] = [];
  const code = refusalOfFirst(input.nowAt, input.zone, first, input.by ?? 'guest');
  if (code) refusals.push({ code, direction: first.direction });
  const lastOn = addMonths(localDateOf(input.nowAt, input.zone), MONTHS_AHEAD);
  for (const leg of [first, ...rest]) {
    if (leg.pickUp.on > lastOn) {
      refusals.push({ code: 'booking.too_far_ahead', direction: leg.direction, params: { last: lastOn } });
    }
  }
  const arrival = input.legs.find((leg) => leg.direction === 'arrival');
  const departure = input.legs.find((leg) => leg.direction === 'departure');
  if (arrival && departure && departure.pickUp.at <= arrival.pickUp.at) {
    refusals.push({ code: 'departure.wrong_time', direction: 'departure' });
  }
  return refusals;
}

function refusalOfFirst(
  nowAt: Instant,
  zone: string,
  leg: LegWish,
  by: 'guest' | 'staff',
): RefusalCode | null {
  if (leg.pickUp.at <= nowAt) return 'booking.in_the_past';
  if (by === 'staff') return null;
  const now = toLocal(nowAt, zone);
  if (leg.pickUp.on === now.date) return 'booking.today_by_phone';
  if (leg.pickUp.on === addDays(now.date, 1) && now.time >= CUT_OFF_TIME)
    return 'booking.too_late_for_tomorrow';
  return null;
}

/** The dates and the time of a leg that are compared with its stay. */
export type DatedLeg = Pick<LegWish, 'direction' | 'serviceOn' | 'flightTime' | 'isLate'> & {
  readonly pickUp: Pick<LegWish['pickUp'], 'on'>;
};

/**
 * Refusals of legs outside the stay's days: an arrival flight belongs to the day the stay begins or lands in the night after it, also when that is the
 * check-out day; a late one lands up to the night before check-out. A departure's flight or pick-up belongs to the day the stay ends. Of a group of
 * consecutive stays: the first's arrival and the last's departure.
 */
export function checkStayDates(legs: readonly DatedLeg[], stay: StayDates): Refusal[] {
  return legs
    .filter((leg) => !fitsStay(leg, stay))
    .map((leg) => ({
      code: 'booking.date_outside_stay',
      direction: leg.direction,
      params: { day: leg.direction === 'arrival' ? stay.arrivalOn : stay.departureOn },
    }));
}

function fitsStay(leg: DatedLeg, stay: StayDates): boolean {
  if (leg.direction === 'departure')
    return leg.serviceOn === stay.departureOn || leg.pickUp.on === stay.departureOn;
  return isOnArrivalDay(leg, stay) || (leg.isLate === true && isBetween(leg, stay));
}

const isOnArrivalDay = (leg: DatedLeg, { arrivalOn }: StayDates): boolean =>
  leg.serviceOn === arrivalOn || dayOfLanding(leg) === arrivalOn;

const isBetween = (leg: DatedLeg, { arrivalOn, departureOn, firstDepartureOn = departureOn }: StayDates) =>
  leg.serviceOn > arrivalOn && dayOfLanding(leg) < firstDepartureOn;

/** True for an arrival that fits its stay only by the guest's word that they arrive later. */
export const isLateArrival = (leg: Omit<DatedLeg, 'isLate'>, stay: StayDates): boolean =>
  leg.direction === 'arrival' && !isOnArrivalDay(leg, stay) && isBetween(leg, stay);

/** The service's own refusals: hours by the pick-up's clock, black-out by the service date, notice by the pick-up's instant. */
export function checkServiceRules(nowAt: Instant, leg: LegWish, rules: ServiceRules): Refusal[] {
  const { direction } = leg;
  const refusals: Refusal[] = [];
  if (rules.hours && !isOpenAt(leg.pickUp.time, rules.hours)) {
    refusals.push({ code: 'booking.outside_service_hours', direction, params: rules.hours });
  }
  if (rules.closedOn.includes(leg.serviceOn)) {
    refusals.push({ code: 'booking.blackout', direction, params: { day: leg.serviceOn } });
  }
  if (leg.pickUp.at - nowAt < rules.noticeHours * HOUR_MS) {
    refusals.push({ code: 'booking.notice_too_short', direction, params: { hours: rules.noticeHours } });
  }
  return refusals;
}

function isOpenAt(time: CivilTime, hours: { from: CivilTime; to: CivilTime }): boolean {
  if (hours.from <= hours.to) return hours.from <= time && time <= hours.to;
  return time >= hours.from || time <= hours.to;
}

/**
 * Days for which a service can be chosen online. Every other day is out; a day inside may still be refused for the hour: a departure
 * early on `from` can have its pick-up the day before.
 */
export function reservationDates(input: { nowAt: Instant; zone: string; rules: ServiceRules }): {
  from: CivilDate;
  to: CivilDate;
  closed: CivilDate[];
} {
  const now = toLocal(input.nowAt, input.zone);
  const byCutOff = addDays(now.date, now.time < CUT_OFF_TIME ? 1 : 2);
  const byNotice = localDateOf(input.nowAt + input.rules.noticeHours * HOUR_MS, input.zone);
  const from = byCutOff > byNotice ? byCutOff : byNotice;
  const to = addMonths(now.date, MONTHS_AHEAD);
  const closed = [...new Set(input.rules.closedOn)].filter((day) => from <= day && day <= to).sort();
  return { from, to, closed };
}
