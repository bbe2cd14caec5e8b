import type { AirlineCause } from '@traslado/domain/flight-watch/airline-cause';

/** Rows of tables that stand for themselves. */

/** A program that calls us with a key: its permissions, and the numbers of its working keys. */
export type SystemRow = {
  readonly id: number;
  readonly active: boolean;
  readonly calls: readonly string[];
  readonly callsAMinute: number | null;
  readonly keys: readonly number[];
};

export type RefundRuleRow = {
  readonly cause: AirlineCause;
  readonly propertyId: number;
  /** Null for every service of the property. */
  readonly serviceId: number | null;
  readonly hoursBefore: number;
  readonly percentKept: number;
};

export type ExchangeRateRow = { readonly currency: string; readonly asOf: string; readonly rate: number };
