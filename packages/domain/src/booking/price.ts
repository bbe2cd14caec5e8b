import { sumMinor } from '../money.ts';
import type { CivilDate } from '../time/civil.ts';
import { type Counters, paxMaxOf, type SeatPolicy, totalPassengers, vehiclesFor } from './passengers.ts';

/** One row of a service's tariff. Prices in cents. */
export type Rate = {
  id: number;
  currency: string;
  /** The lowest wins among the rates that are valid. */
  priority: number;
  /** Of one vehicle, for a private service. */
  priceMinor: number;
  /** Of one seat, for a shared service. */
  adultPriceMinor: number;
  /** Of one child under 4 in a shared service; usually 0. */
  minorPriceMinor: number;
  /** Local days at the property, both included. */
  validFromOn: CivilDate;
  validToOn: CivilDate;
  /** Goes before the service's own capacity when set. */
  paxMax: number | null;
};

export type RateChoice<R extends Rate> = { kind: 'ok'; rate: R } | { kind: 'refused'; code: 'rate.none' };

/**
 * The rate of a service date: lowest priority among the valid ones, then lowest id.
 * A round trip is dated by its first leg, and its rate covers both.
 */
export function chooseRate<R extends Rate>(rates: readonly R[], serviceOn: CivilDate): RateChoice<R> {
  let best: R | undefined;
  for (const rate of rates) {
    if (serviceOn < rate.validFromOn || serviceOn > rate.validToOn) continue;
    if (!best || rate.priority < best.priority || (rate.priority === best.priority && rate.id < best.id)) {
      best = rate;
    }
  }
  return best ? { kind: 'ok', rate: best } : { kind: 'refused', code: 'rate.none' };
}

/** A service at one of its rates. A private round trip's rate is the round trip's, even if one way is used. */
export type PricedService = { isPrivate: boolean; rate: Rate; servicePaxMax: number };

/** `quantity` × `unitMinor` = `amountMinor`; `included` is the deduction for what the stay includes, negative. */
export type PriceLine = {
  code: 'price.vehicles' | 'price.adults' | 'price.baby_seats' | 'price.children' | 'price.included';
  quantity: number;
  unitMinor: number;
  amountMinor: number;
};

/** The lines of a service for these passengers, without lines of nobody. They sum to its price. */
export function priceLines(
  service: PricedService,
  passengers: Counters,
  seatPolicy: SeatPolicy,
): PriceLine[] {
  const { rate } = service;
  if (service.isPrivate) {
    const paxMax = paxMaxOf(rate.paxMax, service.servicePaxMax);
    const vehicles = vehiclesFor(totalPassengers(passengers, seatPolicy), paxMax);
    return [line('price.vehicles', vehicles, rate.priceMinor)];
  }
  return [
    line('price.adults', passengers.adults, rate.adultPriceMinor),
    line('price.baby_seats', passengers.babySeats, rate.adultPriceMinor),
    line('price.children', passengers.children, rate.minorPriceMinor),
  ].filter((one) => one.quantity > 0);
}

/** Price in cents of a service for these passengers, before anything included is taken off. */
export function priceOf(service: PricedService, passengers: Counters, seatPolicy: SeatPolicy): number {
  return sumMinor(priceLines(service, passengers, seatPolicy).map((one) => one.amountMinor));
}

/**
 * What an included service is worth, in cents: its price for the stay's own people. The stay's children count as seats, because the stay does not
 * say which counter they will use.
 */
export function worthOf(
  service: PricedService,
  { adults, children }: { adults: number; children: number },
  seatPolicy: SeatPolicy,
): number {
  return priceOf(service, { adults: adults + children, children: 0, babySeats: 0 }, seatPolicy);
}

export type DueInput = {
  chosen: PricedService;
  /** The service the stay includes, at its rate; null when it includes none. */
  included: PricedService | null;
  /** Who actually travels, over all stays of the group. */
  passengers: Counters;
  /** Who the stays are for, over all stays of the group, as the property-management system counts them. */
  stayPassengers: { adults: number; children: number };
  seatPolicy: SeatPolicy;
  /** Cents that the included service has paid of the stay's other bookings: nothing is given twice. 0 when absent. */
  includedUsedMinor?: number;
};

export type Due = {
  /** Sum to `dueMinor` exactly: the deduction is never larger than the price. */
  lines: PriceLine[];
  /** The chosen service for the actual passengers. */
  priceMinor: number;
  /** What the stay pays of it. */
  includedMinor: number;
  dueMinor: number;
  currency: string;
  /** Vehicles of a private service; null for a shared one. */
  vehicles: number | null;
  totalPassengers: number;
};

/**
 * What the guest owes: the chosen service for who travels, minus the included service for the stay's own people, never below 0.
 */
export function amountDue(input: DueInput): Due {
  const { chosen, included, passengers, stayPassengers, seatPolicy } = input;
  const lines = priceLines(chosen, passengers, seatPolicy);
  const priceMinor = sumMinor(lines.map((one) => one.amountMinor));
  const worthMinor = included ? worthOf(included, stayPassengers, seatPolicy) : 0;
  const includedMinor = Math.min(priceMinor, Math.max(0, worthMinor - (input.includedUsedMinor ?? 0)));
  if (includedMinor > 0) lines.push(line('price.included', 1, -includedMinor));
  const seats = totalPassengers(passengers, seatPolicy);
  return {
    lines,
    priceMinor,
    includedMinor,
    dueMinor: priceMinor - includedMinor,
    currency: chosen.rate.currency,
    vehicles: chosen.isPrivate
      ? vehiclesFor(seats, paxMaxOf(chosen.rate.paxMax, chosen.servicePaxMax))
      : null,
    totalPassengers: seats,
  };
}

function line(code: PriceLine['code'], quantity: number, unitMinor: number): PriceLine {
  return { code, quantity, unitMinor, amountMinor: quantity * unitMinor };
}
