/** The group's systems that number their sales. */
export type NumberingSystem = 'mobile' | 'transfers' | 'flights' | 'operations' | 'sistur';

export type NumberedKind =
  | 'property'
  | 'airport'
  | 'airline'
  | 'segment'
  | 'service'
  | 'rate'
  | 'provider'
  | 'restriction'
  | 'configuration';

/** Facts of a service in a list of theirs, in numbers that only they understand. */
export type TheirOffer = {
  readonly operationTypeId: number | null;
  readonly movementOriginId: number | null;
  readonly departurePlaceId: number | null;
  readonly arrivalPlaceId: number | null;
};

/** The rows here of their numbers. Of a kind that was never read, staff typed the numbers: they are the same on both sides. */
export type TheirNumbers = {
  /** Null for a row without a number of theirs. */
  readonly theirs: (kind: NumberedKind, ours: number) => number | null;
  /** `scope` as `scopeOf` makes it, for a kind with a row at each hotel and airport. Null for an unknown number. */
  readonly ours: (kind: NumberedKind, theirs: number, scope?: string) => number | null;
  /** Null for a service that was never in a list of theirs. */
  readonly offerOf: (serviceId: number) => TheirOffer | null;
};

/** The place of a service's offer, as `BP:CUN`: one number of theirs is a row here at each. */
export const scopeOf = (hotel: string, iataCode: string): string => `${hotel}:${iataCode}`;
