import { routes } from '@traslado/contract/routes';
import { isCivilDate } from '@traslado/domain/time/civil';
import { z } from 'zod';
import type { ExchangeRates } from '../../ports/exchange-rates.ts';
import type { Backend } from '../group-client/backend.ts';

/** They document `exchangeRate` alone; currency and day are taken where they say them. */
const answer = z.object({
  exchangeRate: z.number().positive().nullable(),
  currency: z.string().nullish(),
  asOf: z.string().refine(isCivilDate).nullish(),
});

/** The group's rate of the day. Whatever goes wrong, there is none. */
export function createHttpExchangeRates(backend: Backend): ExchangeRates {
  return {
    async find(currency, on) {
      const outcome = await backend.call(routes.getExchangeRate, {}, answer);
      if (outcome.kind !== 'ok' || outcome.value.exchangeRate === null) return null;
      const { exchangeRate: rate, currency: given, asOf } = outcome.value;
      return (given ?? currency) === currency ? { currency, rate, asOf: asOf ?? on } : null;
    },
  };
}
