/** One possible fault, and the product's behaviour under it. */
export type Fault = {
  readonly name: string;
  readonly does: string;
  /** Left out of the short run, unless it is named. */
  readonly isLong?: boolean;
  /** `short` is the form that runs in `npm test`. Rejects only when the fault itself could not be played. */
  readonly run: (scale: { readonly short: boolean }) => Promise<FaultResult>;
};
export type FaultResult = {
  readonly passed: boolean;
  /** What this machine lacks for it: it was not played. */
  readonly skipped?: string;
  readonly rows: readonly { readonly what: string; readonly value: string }[];
};
