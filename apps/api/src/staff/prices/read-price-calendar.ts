import type { CallAnswer } from '@traslado/contract/schemas';
import { isInScope, type Scope } from '@traslado/domain/access/scope';
import { rateRanges, shadowedRates, tiesOf } from '@traslado/domain/booking/rate-ranges';
import type { Language } from '@traslado/domain/language';
import { addDays, addMonths } from '@traslado/domain/time/civil';
import type { Snapshot } from '../../inventory/snapshot.ts';
import { Refused } from '../../refused.ts';
import { presentConsidered, presentRate } from '../../sellers/booking/present-reckoning.ts';
import { presentService } from './presenter.ts';

/**
 * The winning rate of a service on each day of twelve months. The rule is asked once for each range of days, and the catalogue is in memory: no
 * statement.
 * @throws Refused `service.not_found`, for one of a property out of scope too
 */
export function readPriceCalendar(
  snapshot: Snapshot,
  asked: {
    readonly service: number;
    readonly year: number;
    readonly month?: string | undefined;
    readonly scope: Scope;
    readonly language: Language;
  },
): CallAnswer<'getPriceCalendar'> {
  const { year, month = '01', scope, language } = asked;
  const service = snapshot.serviceById(asked.service);
  const property = service && snapshot.propertyById(service.propertyId);
  if (!service || !property || !isInScope(scope, property.id))
    throw new Refused('service.not_found', { field: 'service' });
  const fromOn = `${year}-${month}-01`;
  const span = { fromOn, toOn: addDays(addMonths(fromOn, 12), -1) };
  const rates = service.rates.filter(
    (rate) => rate.validFromOn <= span.toOn && span.fromOn <= rate.validToOn,
  );
  const ranges = rateRanges(rates, span);
  const closed = [...new Set(service.rules.closedOn)].filter((on) => span.fromOn <= on && on <= span.toOn);
  const { id, code, name } = property;
  return {
    year,
    service: { ...presentService(snapshot, service, language), property: { id, code, name } },
    rates: rates.map(presentRate),
    ranges: ranges.map(({ fromOn, toOn, rate, considered }) => ({
      from: fromOn,
      to: toOn,
      rate: rate?.id ?? null,
      considered: considered.map(presentConsidered),
    })),
    shadowed: shadowedRates(ranges).map(({ rate, winners }) => ({
      rate: rate.id,
      winners: winners.map((winner) => winner.id),
    })),
    ties: tiesOf(ranges).map(({ fromOn, toOn, winner, losers }) => ({
      from: fromOn,
      to: toOn,
      winner: winner.id,
      losers: losers.map((loser) => loser.id),
    })),
    closed: closed.sort().map((on) => ({
      on,
      restrictions: [
        ...new Set(service.rules.sources.closed.flatMap((one) => (one.on === on ? one.id : []))),
      ],
    })),
  };
}
