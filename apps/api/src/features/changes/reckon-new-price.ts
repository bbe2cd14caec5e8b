import { type Counters, paxMaxOf } from '@traslado/domain/booking/passengers';
import { chooseRate } from '@traslado/domain/booking/price';
import type { Rate } from '../../catalogue/records.ts';
import { Refused } from '../../refused.ts';
import type { PriceRecord } from '../coupons/record.ts';
import { quoteService } from '../services/quote-service.ts';
import type { ChangeContext, ChangePlan } from './record.ts';

export type NewPrice = {
  readonly totalMinor: number;
  readonly includedMinor: number;
  readonly included: boolean;
  readonly price: PriceRecord;
  readonly rateId: number | null;
  readonly passengers: number;
  readonly vehicles: number;
  /** Capacity of one vehicle. */
  readonly paxMax: number;
};

/**
 * What the booking costs after the change. The price of the sale holds as long as people and rate are the same; more or fewer people cost what
 * each cost at the sale; a first ride on a day of another rate costs that rate.
 */
export function reckonNewPrice(
  context: ChangeContext,
  change: { leg: ChangePlan['leg']; passengers: Counters; samePeople: boolean },
): NewPrice {
  const { coupon, ride, service, property } = context;
  const { leg, passengers, samePeople } = change;
  const [first] = coupon.transfers;
  const isDating = first?.id === ride.id;
  const serviceOn = isDating && leg ? leg.flightOn : (first?.flightOn ?? '');
  const rate = rateFor(context, serviceOn, isDating && leg !== null && leg.flightOn !== ride.flightOn);
  const isSameRate = rate.id === coupon.rateId;
  if (samePeople && isSameRate) {
    const deduction = coupon.price.lines.find(({ code }) => code === 'price.included');
    return {
      totalMinor: coupon.totalMinor,
      includedMinor: deduction ? -deduction.amountMinor : 0,
      included: coupon.included,
      price: coupon.price,
      rateId: coupon.rateId,
      passengers: coupon.passengers,
      vehicles: coupon.vehicles,
      paxMax: paxMaxOf(rate.paxMax, service.paxMax),
    };
  }
  const quoted = quoteService({
    service,
    includedService: context.includedService,
    soldAt: isSameRate ? asSold(rate, coupon.price) : rate,
    property,
    stays: context.stays,
    passengers,
    serviceOn,
    includedUsedMinor: context.includedUsedMinor,
  });
  if (quoted.kind === 'refused') throw new Refused(quoted.code, { field: 'service_date' });
  const { due, paxMax } = quoted;
  return {
    totalMinor: due.dueMinor,
    includedMinor: due.includedMinor,
    included: quoted.isIncluded,
    price: { lines: due.lines, ...quoted.perUnit },
    rateId: rate.id,
    passengers: due.totalPassengers,
    vehicles: due.vehicles ?? 1,
    paxMax,
  };
}

/** The rate of the sale while the booking keeps its day; another day has its own. */
function rateFor({ coupon, service }: ChangeContext, serviceOn: string, isOtherDay: boolean): Rate {
  const sold = service.rates.find(({ id }) => id === coupon.rateId);
  if (sold && !isOtherDay) return sold;
  const choice = chooseRate<Rate>(service.rates, serviceOn);
  if (choice.kind === 'refused') throw new Refused(choice.code, { field: 'service_date' });
  return choice.rate;
}

/** A rate whose row may have been edited since, at the prices of the sale. */
function asSold(rate: Rate, price: PriceRecord): Rate {
  const child = price.lines.find(({ code }) => code === 'price.children');
  return {
    ...rate,
    priceMinor: price.unit === 'vehicle' ? price.unitMinor : rate.priceMinor,
    adultPriceMinor: price.unit === 'passenger' ? price.unitMinor : rate.adultPriceMinor,
    minorPriceMinor: child?.unitMinor ?? rate.minorPriceMinor,
  };
}
