import type { AnsweredCode } from '../codes.ts';
import type { Direction } from './availability.ts';
import { type Because, type Explained, rowsOf } from './because.ts';
import { becauseOfNoRate } from './explain-day.ts';
import { explainNewRides, explainSeats } from './explain-rides.ts';
import { checkPassengers, totalPassengers } from './passengers.ts';
import type { Rate } from './price.ts';
import { quote } from './quote.ts';
import type { SaleFacts } from './sell.ts';

/** A reason against a sale. `direction`: the ride that it is about; null for all of it. */
export type SaleReason = {
  readonly code: AnsweredCode;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly direction: Direction | null;
};

/** Seats of shared departures that others have taken. */
export type SeatsTaken = { readonly [D in Direction]?: number };

/**
 * Every reason against selling rides, each with its explanation. It asks the rules of `sell` in their order; where `sell` stops at the first, this
 * goes on. `sell` sells only where no reason stands here and no seats were taken by others.
 */
export function explainSale<R extends Rate>(
  facts: SaleFacts<R>,
  taken: SeatsTaken = {},
): Explained<SaleReason>[] {
  const { calendar, rides, ...more } = facts;
  const serviceOn = rides[0]?.wish.serviceOn ?? '';
  const reasons: Explained<SaleReason>[] = explainNewRides(rides, calendar);
  const quoted = quote<R>({ ...more, serviceOn });
  if (quoted.kind === 'refused') {
    const because = becauseOfNoRate(facts.service.rates, serviceOn);
    return [...reasons, { code: quoted.code, direction: null, because }];
  }
  const { id, isPrivate } = facts.service;
  const { paxMax, rate } = quoted;
  const seats = rides.map(({ wish: { direction }, seats: limit, rules }) => ({
    direction,
    seats: limit,
    taken: taken[direction] ?? 0,
    serviceId: id,
    rules,
  }));
  return [
    ...reasons,
    ...explainParty({
      passengers: facts.passengers,
      seatPolicy: facts.seatPolicy,
      isPrivate,
      paxMax,
      rate,
      serviceId: id,
    }),
    ...explainSeats(seats, quoted.due.totalPassengers),
  ];
}

/** A party that is too large for a shared vehicle. */
export function explainParty({
  passengers,
  seatPolicy,
  isPrivate,
  paxMax,
  rate,
  serviceId,
}: Pick<SaleFacts, 'passengers' | 'seatPolicy'> & {
  readonly isPrivate: boolean;
  readonly paxMax: number;
  readonly rate: Pick<Rate, 'id' | 'paxMax'>;
  readonly serviceId: number;
}): Explained<SaleReason>[] {
  const because: Because = {
    // The capacity of a rate goes before that of its service.
    rows: rate.paxMax === null ? rowsOf('services', [serviceId]) : rowsOf('rates', [rate.id]),
    facts: [
      { name: 'people', count: totalPassengers(passengers, seatPolicy) },
      { name: 'seats', count: paxMax },
    ],
    otherwise: [{ name: 'people_up_to', count: paxMax }],
  };
  return checkPassengers(passengers, { isPrivate, paxMax, seatPolicy }).map(({ code, params }) => ({
    code,
    direction: null,
    because,
    ...(params && { params }),
  }));
}
