export type Society = {
  readonly id: number;
  readonly code: string;
  readonly legalName: string;
  readonly taxId: string;
  readonly address: string;
  /** Percent; null where letters say nothing of taxes. */
  readonly taxRate: number | null;
  /** `CUN 16`. */
  readonly airportTaxRates: readonly string[];
  readonly active: boolean;
};

/** As the gateway calls it, and as people do. */
export type Bank = { readonly code: string; readonly name: string };
