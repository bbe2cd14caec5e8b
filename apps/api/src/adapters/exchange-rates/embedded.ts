import type { ExchangeRates } from '../../ports/exchange-rates.ts';

/** The part of the catalogue that this adapter reads. */
type RateBook = {
  readonly current: () => {
    readonly exchangeRate: (
      currency: string,
      on: string,
    ) => { readonly currency: string; readonly rate: number; readonly asOf: string } | undefined;
  };
};

/** Rates that staff enter, from the catalogue. */
export function createEmbeddedExchangeRates(inventory: RateBook): ExchangeRates {
  return {
    find: (currency, on) => Promise.resolve(inventory.current().exchangeRate(currency, on) ?? null),
  };
}
