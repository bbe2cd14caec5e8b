/** The answers of the group's systems: as seen in use, and by a check that asks each of them on purpose. */

/** A place in an answer in another form than shown (`bent`), or that made a record unreadable (`refused`). Never a value. */
export type OddPlace = {
  readonly path: string;
  readonly expected: string;
  readonly found: string;
  readonly outcome: 'bent' | 'refused';
  readonly count: number;
};

export type AskedCall = {
  /** Method and path as documented, its places unfilled. */
  readonly call: string;
  /** `ok`, `rejected 404`, or the reason without an answer. */
  readonly outcome: string;
  /** The wrapping of the answer; null without one. */
  readonly shape: string | null;
  readonly ms: number;
  /** Epoch milliseconds. */
  readonly at: number;
};

export type BreakerState = 'open' | 'half-open' | 'closed';

export type SeenBackend = {
  readonly system: string;
  /** The host of its address; the whole address may carry a password. */
  readonly host: string;
  readonly breaker: BreakerState;
  /** The last of each call, the newest first. */
  readonly calls: readonly (AskedCall & { readonly odd: readonly OddPlace[] })[];
};

/** Facts that a sale needs and their answers lack. */
export type SaleGap =
  | 'sign_in'
  | 'bearer'
  | 'stay'
  | 'stay_hotel'
  | 'airport'
  | 'offer'
  | 'sheet'
  | 'rate_in_force'
  | 'rate_zero'
  | 'currencies'
  | 'segment'
  | 'airline';

export type CheckedStay = {
  readonly lastName: string;
  readonly folio: string;
  /** A flight to look up; without one none is asked for. */
  readonly flight?: string | undefined;
};

export type BackendCheck = {
  readonly systems: readonly SeenBackend[];
  readonly gaps: readonly SaleGap[];
  /** Documented calls that were not asked: reads without a subject, and every call with an effect there. */
  readonly notAsked: readonly string[];
};

export type BackendWatch = {
  /** As this process saw them since its start. */
  readonly list: () => readonly SeenBackend[];
  /** Asks every configured system its documented reads. Writes nothing, there or here. */
  readonly check: (stay: CheckedStay) => Promise<BackendCheck>;
};
