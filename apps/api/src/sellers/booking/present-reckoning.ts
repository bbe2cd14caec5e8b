import type { CallAnswer } from '@traslado/contract/schemas';
import type { ExplainedPrice } from '@traslado/domain/booking/explain-price';
import type { PriceLine } from '@traslado/domain/booking/price';
import type { RateVerdict } from '@traslado/domain/booking/weigh-rates';
import { toDecimal } from '@traslado/domain/money';
import type { Rate } from '../../inventory/records.ts';

/** Parts of a calculation as screens read them, of a price of today and of a sold one. */

type Shown = CallAnswer<'searchGuestPrice'>['services'][number];

export function presentRate(rate: Omit<Rate, 'serviceId'>): Shown['rates'][number] {
  return {
    id: rate.id,
    description: rate.description,
    currency: rate.currency,
    priority: rate.priority,
    price: toDecimal(rate.priceMinor),
    adult_price: toDecimal(rate.adultPriceMinor),
    minor_price: toDecimal(rate.minorPriceMinor),
    valid_from: rate.validFromOn,
    valid_to: rate.validToOn,
    pax_max: rate.paxMax,
  };
}

export function presentConsidered({
  rate,
  verdict,
}: {
  readonly rate: Pick<Rate, 'id'>;
  readonly verdict: RateVerdict;
}): Shown['considered'][number] {
  return {
    rate: rate.id,
    verdict: verdict.kind,
    by: verdict.kind === 'not_valid' ? verdict.because : verdict.by,
    against: verdict.kind === 'loses' ? verdict.against : null,
  };
}

const presentLine = ({ code, quantity, unitMinor, amountMinor }: PriceLine) => ({
  code,
  quantity,
  unit_price: toDecimal(unitMinor),
  amount: toDecimal(amountMinor),
});

export const presentPrice = ({ seats, paxMax, paxMaxOf, vehicles, lines, priceMinor }: ExplainedPrice) => ({
  seats,
  pax_max: paxMax,
  pax_max_of: paxMaxOf,
  vehicles,
  lines: lines.map(presentLine),
  price: toDecimal(priceMinor),
});
