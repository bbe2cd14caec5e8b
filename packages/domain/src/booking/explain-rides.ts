import { addDays, type CivilDate } from '../time/civil.ts';
import { HOUR_MS, MINUTE_MS } from '../time/instant.ts';
import {
  CUT_OFF_TIME,
  checkStayDates,
  type Direction,
  type Refusal,
  type ServiceRules,
  type StayDates,
} from './availability.ts';
import { type Because, type Explained, momentOf, type RowRef, rowsOf } from './because.ts';
import { checkCapacity } from './capacity.ts';
import { type Calendar, checkNewRides, type RideToSell } from './check-rides.ts';
import { MOST_CLOSED_DAYS } from './restrictions.ts';

/** Reasons against selling rides now, each with its explanation. They are exactly the reasons of the sale itself. */
export function explainNewRides(rides: readonly RideToSell[], calendar: Calendar): Explained<Refusal>[] {
  return checkNewRides(rides, calendar).map((refusal) => ({
    ...refusal,
    because: becauseOf(refusal, rides, calendar),
  }));
}

function becauseOf(
  { code, direction, params }: Refusal,
  rides: readonly RideToSell[],
  calendar: Calendar,
): Because {
  const { nowAt, zone, span } = calendar;
  const ride = rides.find(({ wish }) => wish.direction === direction);
  if (!ride) throw new RangeError(`a refusal of a ${direction} that nobody asked for`);
  const { wish, rules } = ride;
  const now = { name: 'now', ...momentOf(nowAt, zone) } as const;
  const pickUp = { name: 'pick_up', day: wish.pickUp.on, time: wish.pickUp.time } as const;
  const noRows: readonly RowRef[] = [];
  switch (code) {
    case 'booking.in_the_past':
      return { rows: noRows, facts: [now, pickUp], otherwise: [firstPickUp(nowAt, zone)] };
    case 'booking.today_by_phone':
    case 'booking.too_late_for_tomorrow':
      return {
        rows: noRows,
        facts: [now, pickUp, { name: 'cut_off', time: CUT_OFF_TIME }],
        otherwise: [
          { name: 'booked_before', day: addDays(wish.pickUp.on, -1), time: CUT_OFF_TIME },
          firstPickUp(nowAt, zone),
        ],
      };
    case 'booking.too_far_ahead': {
      const day = String(params?.last);
      return {
        rows: noRows,
        facts: [now, pickUp, { name: 'last_day', day }],
        otherwise: [{ name: 'pick_up_until_day', day }],
      };
    }
    case 'departure.wrong_time': {
      const arrival = rides.find((one) => one.wish.direction === 'arrival')?.wish.pickUp ?? wish.pickUp;
      const moment = { day: arrival.on, time: arrival.time };
      return {
        rows: noRows,
        facts: [pickUp, { name: 'other_pick_up', ...moment }],
        otherwise: [{ name: 'pick_up_after', ...moment }],
      };
    }
    case 'booking.date_outside_stay':
      return becauseOfStayDay(wish, span);
    case 'booking.outside_service_hours': {
      const hours = { time: rules.hours?.from ?? '', until: rules.hours?.to ?? '' };
      return {
        rows: rowsOf('operation-configurations', idsOf(rules.sources?.hours)),
        facts: [pickUp, { name: 'hours', ...hours }],
        otherwise: [{ name: 'pick_up_within', ...hours }],
      };
    }
    case 'booking.blackout':
      return becauseOfBlackout(rules, wish.serviceOn);
    case 'booking.notice_too_short':
      return becauseOfNotice(rules, { wish, calendar });
    default:
      throw new RangeError(`${code} is no reason of the calendar`);
  }
}

type DayOfLeg = { readonly direction: Direction; readonly serviceOn: CivilDate };

function becauseOfStayDay({ direction, serviceOn }: DayOfLeg, stay: StayDates): Because {
  const day = direction === 'arrival' ? stay.arrivalOn : stay.departureOn;
  return {
    rows: [],
    facts: [
      { name: 'flight_day', day: serviceOn },
      { name: 'stay_day', day },
    ],
    otherwise: [{ name: 'flight_day_is', day }],
  };
}

/** Refusals of a leg outside the stay's days, where no flight is known yet: it may land, or leave, soon after midnight. */
export function explainStayDay(leg: DayOfLeg, stay: StayDates): Explained<Refusal>[] {
  return checkStayDates(
    [{ ...leg, flightTime: '00:00', pickUp: { on: addDays(leg.serviceOn, -1) } }],
    stay,
  ).map((refusal) => ({
    ...refusal,
    because: becauseOfStayDay(leg, stay),
  }));
}

/** The first moment from which a pick-up is sold online. */
function firstPickUp(nowAt: number, zone: string) {
  const { day, time } = momentOf(nowAt, zone);
  return {
    name: 'pick_up_from',
    day: addDays(day, time < CUT_OFF_TIME ? 1 : 2),
    time: '00:00',
  } as const;
}

const idsOf = (id: number | null | undefined): number[] => (id === null || id === undefined ? [] : [id]);

/** A day that restrictions close. */
export function becauseOfBlackout({ sources, closedOn }: ServiceRules, on: CivilDate): Because {
  const open = [-1, 1].flatMap((step) => {
    for (let days = 1; days <= MOST_CLOSED_DAYS; days += 1) {
      const day = addDays(on, step * days);
      if (!closedOn.includes(day)) return [{ name: 'flight_day_is', day } as const];
    }
    return [];
  });
  const ids = (sources?.closed ?? []).filter((one) => one.on === on).map(({ id }) => id);
  return {
    rows: rowsOf('restrictions', ids),
    facts: [{ name: 'flight_day', day: on }],
    otherwise: open,
  };
}

function becauseOfNotice(
  { noticeHours, sources }: ServiceRules,
  { wish, calendar: { nowAt, zone } }: { readonly wish: RideToSell['wish']; readonly calendar: Calendar },
): Because {
  const noticeMs = noticeHours * HOUR_MS;
  // Pick-ups are shown by the minute, so the earliest is rounded up.
  const earliestAt = Math.ceil((nowAt + noticeMs) / MINUTE_MS) * MINUTE_MS;
  return {
    rows: rowsOf('restrictions', sources?.notice ?? []),
    facts: [
      { name: 'now', ...momentOf(nowAt, zone) },
      { name: 'pick_up', day: wish.pickUp.on, time: wish.pickUp.time },
      { name: 'notice_hours', count: noticeHours },
    ],
    otherwise: [
      { name: 'booked_until', ...momentOf(wish.pickUp.at - noticeMs, zone) },
      { name: 'pick_up_from', ...momentOf(earliestAt, zone) },
    ],
  };
}

export type SeatsOfRide = {
  readonly direction: Direction;
  /** Seats of the shared departure; null where they are not limited. */
  readonly seats: number | null;
  readonly taken: number;
  readonly serviceId: number;
  readonly rules: Pick<ServiceRules, 'sources'>;
};

/** Departures with too few seats, each with its explanation. */
export function explainSeats(rides: readonly SeatsOfRide[], people: number): Explained<Refusal>[] {
  return rides.flatMap(({ direction, seats, taken, serviceId, rules }) => {
    const refusal = checkCapacity({ direction, seats, takenSeats: taken, passengers: people });
    if (!refusal || seats === null) return [];
    const left = refusal.code === 'booking.over_capacity' ? seats : Math.max(0, seats - taken);
    const restrictions = rowsOf('restrictions', rules.sources?.seats ?? []);
    return [
      {
        ...refusal,
        because: {
          rows: restrictions.length > 0 ? restrictions : rowsOf('services', [serviceId]),
          facts: [
            { name: 'people', count: people },
            { name: 'seats', count: seats },
            { name: 'taken', count: taken },
          ],
          otherwise: left > 0 ? [{ name: 'people_up_to', count: left }] : [],
        },
      },
    ];
  });
}
