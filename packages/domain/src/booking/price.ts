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

/** What of a rate says on which days it counts, and which of two goes first. */
export type DatedRate = Pick<Rate, 'id' | 'priority' | 'validFromOn' | 'validToOn'>;

/** Which of two rates goes first, as sorting asks it: the lowest priority, then the lowest id. */
export const byRank = (a: Pick<Rate, 'id' | 'priority'>, b: Pick<Rate, 'id' | 'priority'>): number =>
  a.priority - b.priority || a.id - b.id;

/** The rates that are valid on a day, the one that wins first. */
export function validRates<R extends DatedRate>(rates: readonly R[], serviceOn: CivilDate): R[] {
  return rates.filter((rate) => rate.validFromOn <= serviceOn && serviceOn <= rate.validToOn).sort(byRank);
}

/** The rate of a service date. A round trip is dated by its first leg, and its rate covers both. */
export function chooseRate<R extends Rate>(rates: readonly R[], serviceOn: CivilDate): RateChoice<R> {
  const [rate] = validRates(rates, serviceOn);
  return rate ? { kind: 'ok', rate } : { kind: 'refused', code: 'rate.none' };
}

/** Of one vehicle of a private service, or one seat of a shared one. Cents. */
export const chargedMinor = (
  isPrivate: boolean,
  rate: Pick<Rate, 'priceMinor' | 'adultPriceMinor'>,
): number => (isPrivate ? rate.priceMinor : rate.adultPriceMinor);

/** A service at one of its rates. A private round trip's rate is the round trip's, even if one way is used. */
export type PricedService = { isPrivate: boolean; rate: Rate; servicePaxMax: number };

type LineOf<Code extends string> = { code: Code; quantity: number; unitMinor: number; amountMinor: number };

/** `quantity` × `unitMinor` = `amountMinor`; `included` is the deduction for what the stay includes, negative. */
export type PriceLine = LineOf<
  'price.vehicles' | 'price.adults' | 'price.baby_seats' | 'price.children' | 'price.included'
>;

/** Of a price that was sold: what staff let go of it by hand is a deduction, too. */
export type SoldLine = PriceLine | LineOf<'price.lowered'>;

/** What a service costs these passengers, and how that comes about. */
export type ServicePrice = {
  /** People who take room. */
  seats: number;
  /** Capacity of one vehicle. */
  paxMax: number;
  /** Of a private service; null for a shared one. */
  vehicles: number | null;
  /** Without lines of nobody. They sum to `priceMinor`. */
  lines: PriceLine[];
  /** Before anything included is taken off. */
  priceMinor: number;
};

/** Price of a service for these passengers, step by step. Prices and numbers are whole, so nothing is ever rounded. */
export function priceService(
  service: PricedService,
  passengers: Counters,
  seatPolicy: SeatPolicy,
): ServicePrice {
  const { rate } = service;
  const seats = totalPassengers(passengers, seatPolicy);
  const paxMax = paxMaxOf(rate.paxMax, service.servicePaxMax);
  const vehicles = service.isPrivate ? vehiclesFor(seats, paxMax) : null;
  const lines =
    vehicles === null
      ? [
          line('price.adults', passengers.adults, rate.adultPriceMinor),
          line('price.baby_seats', passengers.babySeats, rate.adultPriceMinor),
          line('price.children', passengers.children, rate.minorPriceMinor),
        ].filter((one) => one.quantity > 0)
      : [line('price.vehicles', vehicles, rate.priceMinor)];
  return {
    seats,
    paxMax,
    vehicles,
    lines,
    priceMinor: sumMinor(lines.map((one) => one.amountMinor)),
  };
}

/**
 * What an included service is worth: its price for the stay's own people. The stay's children count as seats, because the stay does not
 * say which counter they will use.
 */
export function worthOf(
  service: PricedService,
  { adults, children }: { adults: number; children: number },
  seatPolicy: SeatPolicy,
): ServicePrice {
  return priceService(service, { adults: adults + children, children: 0, babySeats: 0 }, seatPolicy);
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

/** How an amount comes about: the chosen service, and what the included one pays of it. */
export type DueSteps = {
  chosen: ServicePrice;
  /** What the included service is worth, and what of it is left; null where none counts. */
  included: { worth: ServicePrice; leftMinor: number } | null;
};

/**
 * What the guest owes: the chosen service for who travels, minus the included service for the stay's own people, never below 0.
 */
export function amountDue(input: DueInput): Due & { steps: DueSteps } {
  const { included, passengers, stayPassengers, seatPolicy } = input;
  const chosen = priceService(input.chosen, passengers, seatPolicy);
  const worth = included && worthOf(included, stayPassengers, seatPolicy);
  const leftMinor = Math.max(0, (worth?.priceMinor ?? 0) - (input.includedUsedMinor ?? 0));
  const { priceMinor, vehicles, seats } = chosen;
  const includedMinor = Math.min(priceMinor, leftMinor);
  const taken = includedMinor > 0 ? [line('price.included', 1, -includedMinor)] : [];
  return {
    lines: [...chosen.lines, ...taken],
    priceMinor,
    includedMinor,
    dueMinor: priceMinor - includedMinor,
    currency: input.chosen.rate.currency,
    vehicles,
    totalPassengers: seats,
    steps: { chosen, included: worth && { worth, leftMinor } },
  };
}

/**
 * A price less what staff let go of it, never below 0. What its lines had of that before gives way.
 * @param dueMinor what it is without it
 */
export function lowered(
  price: { readonly lines: readonly SoldLine[]; readonly dueMinor: number },
  loweredMinor: number,
): { readonly lines: SoldLine[]; readonly dueMinor: number } {
  const offMinor = Math.min(loweredMinor, price.dueMinor);
  const lines = price.lines.filter(({ code }) => code !== 'price.lowered');
  return {
    lines: offMinor > 0 ? [...lines, line('price.lowered', 1, -offMinor)] : lines,
    dueMinor: price.dueMinor - offMinor,
  };
}

function line<Code extends string>(code: Code, quantity: number, unitMinor: number): LineOf<Code> {
  return { code, quantity, unitMinor, amountMinor: quantity * unitMinor };
}
