import { routes } from '@traslado/contract/routes';
import type { ExchangeRates } from '../../ports/exchange-rates.ts';
import type { Backend } from '../group-client/backend.ts';
import { answerOf, refuse } from '../group-client/tolerant/reading.ts';
import { oneOrNone, record } from '../group-client/tolerant/shapes.ts';
import { day, optional, shown, text, value } from '../group-client/tolerant/values.ts';

const rate = value('a number above 0', (given, at): number => {
  const number = typeof given === 'string' && /^\d+(\.\d+)?$/.test(given.trim()) ? Number(given) : given;
  return typeof number === 'number' && Number.isFinite(number) && number > 0
    ? number
    : refuse(at, 'a number above 0', given);
});

/** They document `exchangeRate` alone; currency and day are taken where they are given. */
const answer = answerOf(
  oneOrNone(record({ exchangeRate: optional(rate), currency: shown(text), asOf: shown(day) })),
);

/** The group's rate of the day; null for every failure. */
export function createHttpExchangeRates(backend: Backend): ExchangeRates {
  return {
    async find(currency, on) {
      const outcome = await backend.call(routes.getExchangeRate, {}, answer);
      if (outcome.kind !== 'ok' || !outcome.value || outcome.value.exchangeRate === null) return null;
      const { exchangeRate, currency: given, asOf } = outcome.value;
      return (given ?? currency) === currency ? { currency, rate: exchangeRate, asOf: asOf ?? on } : null;
    },
  };
}
