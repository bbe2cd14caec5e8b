/** The group's systems that number what they sell. */
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

/** What a list of theirs says of a service in numbers that only they understand. */
export type TheirOffer = {
  readonly operationTypeId: number | null;
  readonly movementOriginId: number | null;
  readonly departurePlaceId: number | null;
  readonly arrivalPlaceId: number | null;
};

/**
 * Which number of theirs is which row here. Of a kind of which nothing was ever read, the numbers are those that staff typed: they are the same
 * on both sides.
 */
export type TheirNumbers = {
  /** Null for a row that they have no number of. */
  readonly theirs: (kind: NumberedKind, ours: number) => number | null;
  /** `scope` as `scopeOf` makes it, for what is a row at each hotel and airport. Null for a number that we do not know. */
  readonly ours: (kind: NumberedKind, theirs: number, scope?: string) => number | null;
  /** Null for a service that was never in a list of theirs. */
  readonly offerOf: (serviceId: number) => TheirOffer | null;
};

/** Where a service is offered, as `BP:CUN`: one number of theirs is a row here at each. */
export const scopeOf = (hotel: string, iataCode: string): string => `${hotel}:${iataCode}`;
