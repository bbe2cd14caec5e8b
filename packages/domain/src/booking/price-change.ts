import type { CivilDate } from '../time/civil.ts';
import { paxMaxOf } from './passengers.ts';
import { chooseRate, lowered, type Rate, type RateChoice, type SoldLine } from './price.ts';
import { type QuoteFacts, type QuoteRefusal, quote, type UnitPrice } from './quote.ts';

/** A price as it was at the sale: later changes of rates do not touch it. */
export type SoldPrice = UnitPrice & { readonly lines: readonly SoldLine[] };

/** A booking's price as it was sold. Amounts are cents. */
export type SoldBooking = {
  readonly rateId: number | null;
  readonly totalMinor: number;
  /** Reduction by staff: it stays the guest's, whatever the booking costs later. */
  readonly loweredMinor: number;
  readonly included: boolean;
  readonly price: SoldPrice;
  readonly passengers: number;
  readonly vehicles: number;
};

export type NewPrice = SoldBooking & {
  /** Cents that the stay's included transfer pays. */
  readonly includedMinor: number;
  /** Capacity of one vehicle. */
  readonly paxMax: number;
};

/** `quotedOf`: the facts of a new price; null where the price of the sale holds. */
type ChangedPrice<R extends Rate> = {
  readonly kind: 'ok';
  readonly price: NewPrice;
  readonly quotedOf: QuoteFacts<R> | null;
};

/** The day that dates a booking's rate: that of its first ride, as it will be. `isOtherDay`: another one than at the sale. */
export function dayOfRate(
  rides: readonly { readonly id: number; readonly flightOn: CivilDate }[],
  moved: { readonly id: number; readonly flightOn: CivilDate } | null,
): { readonly serviceOn: CivilDate; readonly isOtherDay: boolean } {
  const [first] = rides;
  const isOtherDay = moved !== null && first?.id === moved.id && moved.flightOn !== first.flightOn;
  return { serviceOn: isOtherDay ? moved.flightOn : (first?.flightOn ?? ''), isOtherDay };
}

/**
 * A booking's price after a change. The price of the sale holds as long as people and rate are the same; another number of people costs the unit
 * price of the sale; a first ride on a day of another rate costs that rate. A reduction by staff is taken off each of them.
 */
export function priceChange<R extends Rate>(
  sold: SoldBooking,
  facts: Omit<QuoteFacts<R>, 'soldAt'> & { readonly isOtherDay: boolean; readonly samePeople: boolean },
): ChangedPrice<R> | QuoteRefusal {
  const { service, serviceOn, isOtherDay, samePeople } = facts;
  const choice = rateFor(sold, { rates: service.rates, serviceOn, isOtherDay });
  if (choice.kind === 'refused') return choice;
  const { rate } = choice;
  const isSameRate = rate.id === sold.rateId;
  if (samePeople && isSameRate) {
    const deduction = sold.price.lines.find(({ code }) => code === 'price.included');
    const { rateId, totalMinor, loweredMinor, included, price, passengers, vehicles } = sold;
    const paxMax = paxMaxOf(rate.paxMax, service.paxMax);
    const includedMinor = deduction ? -deduction.amountMinor : 0;
    return {
      kind: 'ok',
      price: {
        rateId,
        totalMinor,
        loweredMinor,
        included,
        price,
        passengers,
        vehicles,
        includedMinor,
        paxMax,
      },
      quotedOf: null,
    };
  }
  const quotedOf = { ...facts, soldAt: isSameRate ? asSold(rate, sold.price) : rate };
  const quoted = quote<R>(quotedOf);
  if (quoted.kind === 'refused') return quoted;
  const { due, paxMax, perUnit, isIncluded } = quoted;
  const { loweredMinor } = sold;
  const { lines, dueMinor: totalMinor } = lowered(due, loweredMinor);
  return {
    kind: 'ok',
    price: {
      rateId: rate.id,
      totalMinor,
      loweredMinor,
      includedMinor: due.includedMinor,
      included: isIncluded,
      price: { lines, ...perUnit },
      passengers: due.totalPassengers,
      vehicles: due.vehicles ?? 1,
      paxMax,
    },
    quotedOf,
  };
}

/** The rate of the sale while the booking keeps its day; another day has its own. */
function rateFor<R extends Rate>(
  { rateId }: SoldBooking,
  asked: { readonly rates: readonly R[]; readonly serviceOn: CivilDate; readonly isOtherDay: boolean },
): RateChoice<R> {
  const sold = asked.rates.find(({ id }) => id === rateId);
  return sold && !asked.isOtherDay ? { kind: 'ok', rate: sold } : chooseRate<R>(asked.rates, asked.serviceOn);
}

/** A rate whose row may have been edited since, at the prices of the sale. */
function asSold<R extends Rate>(rate: R, price: SoldPrice): R {
  const child = price.lines.find(({ code }) => code === 'price.children');
  return {
    ...rate,
    priceMinor: price.unit === 'vehicle' ? price.unitMinor : rate.priceMinor,
    adultPriceMinor: price.unit === 'passenger' ? price.unitMinor : rate.adultPriceMinor,
    minorPriceMinor: child?.unitMinor ?? rate.minorPriceMinor,
  };
}
