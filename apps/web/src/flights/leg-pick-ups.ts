import type { LegWish, StayDates } from '@traslado/domain/booking/availability';
import {
  checkStayDates,
  checkWhen,
  isLateArrival,
  type Refusal,
} from '@traslado/domain/booking/availability';
import { checkFlightTime } from '@traslado/domain/booking/flight-time';
import { LOBBY_MINUTES_BEFORE } from '@traslado/domain/booking/lobby-time';
import { minutesBefore, type PickUp, type PickUpHours, pickUpOfLeg } from '@traslado/domain/booking/pickup';
import { issueOfRefusal } from '@traslado/domain/booking/refusal-issue';
import { type Clearance, type WaitsUntil, waitsUntil } from '@traslado/domain/booking/waiting';
import type { Issue } from '@traslado/domain/forms/issue';
import type { Trip } from '@traslado/domain/stay/includes';
import { isCivilDate, isCivilTime } from '@traslado/domain/time/civil';
import { minusElapsed } from '@traslado/domain/time/instant';
import { localDateOf, toLocal } from '@traslado/domain/time/zone';
import { type FlightEntry, type FlightForm, hasLeg } from './flight-entry.ts';
import { isSaidLate } from './night-question.ts';

// Loaded only where a pick-up is calculated: it brings the time-zone rules along.

/** Settings behind a pick-up besides the flight. */
export type PickUpSetting = PickUpHours & {
  zone: string;
  /** Minutes from a landing until its guests are outside. */
  clearance: Clearance;
};

/** A pick-up with the facts shown beside it. */
export type LegPickUp = PickUp & {
  /** Local time in the lobby; null for an arrival. */
  lobbyTime: string | null;
  /** Minutes before the flight, and the reason; null for an arrival. */
  minutesBefore: number | null;
  waitsUntil: WaitsUntil;
};

/** The pick-up of one leg as soon as it can be calculated, else null. */
export function pickUpOf(
  direction: 'arrival' | 'departure',
  entry: FlightEntry,
  setting: PickUpSetting,
): LegPickUp | null {
  if (!isCivilDate(entry.date) || !isCivilTime(entry.time)) return null;
  const flight = { flightOn: entry.date, flightTime: entry.time, zone: setting.zone };
  if (direction === 'departure' && entry.isNational === '') return null;
  const isNational = entry.isNational === '1';
  const pickUp = pickUpOfLeg(direction, { ...flight, ...setting, isNational });
  const { clearance, zone } = setting;
  const until = waitsUntil({ direction, pickUpAt: pickUp.at, isNational, clearance, zone });
  if (direction === 'arrival') return { ...pickUp, lobbyTime: null, minutesBefore: null, waitsUntil: until };
  const hours = isNational ? setting.nationalHoursBefore : setting.internationalHoursBefore;
  return {
    ...pickUp,
    lobbyTime: toLocal(minusElapsed(pickUp.at, LOBBY_MINUTES_BEFORE), setting.zone).time,
    minutesBefore: minutesBefore(hours) + setting.extraMinutes,
    waitsUntil: until,
  };
}

export type PickUps = { arrival: LegPickUp | null; departure: LegPickUp | null };

export function pickUpsOf(flights: FlightForm, trip: Trip, setting: PickUpSetting): PickUps {
  return {
    arrival: hasLeg(trip, 'arrival') ? pickUpOf('arrival', flights.arrival, setting) : null,
    departure: hasLeg(trip, 'departure') ? pickUpOf('departure', flights.departure, setting) : null,
  };
}

/** Every leg with a pick-up, as the calendar's rules want it. */
function wishes(flights: FlightForm, pickUps: PickUps): LegWish[] {
  return (['arrival', 'departure'] as const).flatMap((direction) => {
    const pickUp = pickUps[direction];
    const { date, time } = flights[direction];
    const isLate = isSaidLate(flights[direction]);
    return pickUp ? [{ direction, serviceOn: date, flightTime: time, pickUp, isLate }] : [];
  });
}

export type CalendarCheck = {
  /** Hours that the airport's clock skips, and a departure that is not after the landing. */
  issues: Issue[];
  /** Flights on other days than the stay's: for the alert that offers both ways out. */
  outsideStay: Refusal[];
  /** Too soon, too late, past: for the dialog with the phone. */
  refusals: Refusal[];
  /** The arrival fits once the guest says that they arrive later. */
  mayBeLate: boolean;
};

/** The calendar's verdict on these flights. The server repeats it, on its own clock. */
export function checkCalendar(input: {
  flights: FlightForm;
  trip: Trip;
  pickUps: PickUps;
  stay: StayDates;
  zone: string;
  nowAt: number;
  /** First day that the server still sells, by its own clock; null when it could not be asked. */
  firstOn: string | null;
  /** Days on which the service does not run. */
  closed: readonly string[];
}): CalendarCheck {
  const legs = wishes(input.flights, input.pickUps);
  const skipped = (['arrival', 'departure'] as const)
    .filter((direction) => hasLeg(input.trip, direction))
    .flatMap((direction) => {
      const { date, time } = input.flights[direction];
      if (!isCivilDate(date) || !isCivilTime(time)) return [];
      return checkFlightTime(`${direction}.time`, { flightOn: date, flightTime: time, zone: input.zone });
    });
  const found = checkWhen({ nowAt: input.nowAt, zone: input.zone, legs });
  const isOrder = (refusal: Refusal) => refusal.code === 'departure.wrong_time';
  const refusals = found.filter((refusal) => !isOrder(refusal));
  const soonest = [...legs].sort((a, b) => a.pickUp.at - b.pickUp.at)[0];
  // The browser's clock may be days off; the first day the server sells is by the property's.
  if (refusals.length === 0 && soonest && input.firstOn !== null && soonest.pickUp.on < input.firstOn) {
    const isToday = soonest.pickUp.on === localDateOf(input.nowAt, input.zone);
    refusals.push({
      code: isToday ? 'booking.today_by_phone' : 'booking.too_late_for_tomorrow',
      direction: soonest.direction,
    });
  }
  for (const leg of legs)
    if (input.closed.includes(leg.serviceOn))
      refusals.push({ code: 'booking.blackout', direction: leg.direction });
  return {
    issues: [...skipped, ...found.filter(isOrder).map(issueOfRefusal)],
    outsideStay: checkStayDates(legs, input.stay),
    mayBeLate: legs.some((leg) => isLateArrival(leg, input.stay)),
    refusals,
  };
}
