/** A society's taxes. Percent; `CUN 16` where an airport has its own. */
export type TaxRates = { readonly taxRate: number | null; readonly airportTaxRates: readonly string[] };

/** The tax of rides at an airport, in percent; null where it is unknown. */
export function taxRateAt({ taxRate, airportTaxRates }: TaxRates, airport: string): number | null {
  const own = airportTaxRates.find((line) => line.startsWith(`${airport} `));
  return own === undefined ? taxRate : Number(own.slice(airport.length));
}

/** Net amount and tax of a price that includes it, in cents. They add up to the price. */
export function splitTax(totalMinor: number, percent: number): { netMinor: number; taxMinor: number } {
  // Percentages have two digits after the point: whole numbers all the way, so that nothing is lost before it is rounded.
  const netMinor = Math.round((totalMinor * 10_000) / (10_000 + Math.round(percent * 100)));
  return { netMinor, taxMinor: totalMinor - netMinor };
}
