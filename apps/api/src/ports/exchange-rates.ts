/** The rate of the day, for information only: charges are always in dollars. */
export type ExchangeRate = {
  readonly currency: string;
  /** Units of the currency for one dollar. */
  readonly rate: number;
  readonly asOf: string;
};

export type ExchangeRates = {
  /** The newest rate not after `on`; null for none, or without an answer. */
  readonly find: (currency: string, on: string) => Promise<ExchangeRate | null>;
};
