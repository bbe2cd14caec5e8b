export type Society = {
  readonly id: number;
  readonly code: string;
  readonly legalName: string;
  readonly taxId: string;
  readonly address: string;
  /** Percent; null where letters do not mention taxes. */
  readonly taxRate: number | null;
  /** `CUN 16`. */
  readonly airportTaxRates: readonly string[];
  readonly active: boolean;
};

/** Its name at the gateway, and for people. */
export type Bank = { readonly code: string; readonly name: string };
