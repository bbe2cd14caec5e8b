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

/** The fields of a rate that set its days and its rank. */
export type DatedRate = Pick<Rate, 'id' | 'priority' | 'validFromOn' | 'validToOn'>;

/** Sort order of rates: the lowest priority first, then the lowest id. */
export const byRank = (a: Pick<Rate, 'id' | 'priority'>, b: Pick<Rate, 'id' | 'priority'>): number =>
  a.priority - b.priority || a.id - b.id;

/** The valid rates of a day, the winner first. */
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

/** `quantity` × `unitMinor` = `amountMinor`; `included` is the deduction for included transfers, negative. */
export type PriceLine = LineOf<
  'price.vehicles' | 'price.adults' | 'price.baby_seats' | 'price.children' | 'price.included'
>;

/** A line of a sold price: a reduction by staff is a deduction, too. */
export type SoldLine = PriceLine | LineOf<'price.lowered'>;

/** The price of a service for these passengers, line by line. */
export type ServicePrice = {
  /** People who take room. */
  seats: number;
  /** Capacity of one vehicle. */
  paxMax: number;
  /** Of a private service; null for a shared one. */
  vehicles: number | null;
  /** Without lines of zero people. They sum to `priceMinor`. */
  lines: PriceLine[];
  /** Before included transfers are deducted. */
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
 * Value of an included service: its price for the stay's own people. The stay's children count as seats, because the stay does not say which counter
 * they will use.
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
  /** The actual travellers, over all stays of the group. */
  passengers: Counters;
  /** The people of the stays, over all stays of the group, as the property-management system counts them. */
  stayPassengers: { adults: number; children: number };
  seatPolicy: SeatPolicy;
  /** Cents of the included service that the stay's other bookings have used: nothing is given twice. 0 when absent. */
  includedUsedMinor?: number;
};

export type Due = {
  /** Sum to `dueMinor` exactly: the deduction is never larger than the price. */
  lines: PriceLine[];
  /** The chosen service for the actual passengers. */
  priceMinor: number;
  /** The part of it that the stay pays. */
  includedMinor: number;
  dueMinor: number;
  currency: string;
  /** Vehicles of a private service; null for a shared one. */
  vehicles: number | null;
  totalPassengers: number;
};

/** The calculation of an amount: the chosen service, and the part that the included one pays. */
export type DueSteps = {
  chosen: ServicePrice;
  /** The included service's value, and its rest; null where none counts. */
  included: { worth: ServicePrice; leftMinor: number } | null;
};

/** The guest's amount: the chosen service for the travellers, minus the included service for the stay's own people, never below 0. */
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
 * A price after a reduction by staff, never below 0. An earlier reduction among its lines gives way.
 * @param dueMinor the price without it
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
