/** Direction of a service of the group: 1 round trip, 2 to the resort, 3 to the airport. */
export type OperationType = 1 | 2 | 3;

export type TripFacts = {
  /** The sheet's own flag; null without one. */
  readonly isRoundTrip: boolean | null;
  readonly isArrival: boolean | null;
  /** True when a list of round trips names it; null where no list was asked. */
  readonly isListedAsRoundTrip: boolean | null;
  /** The type known before. */
  readonly known: OperationType | null;
};

/**
 * The flags of a sheet decide: the number of an operation type means something else in each list, so it is never read. Without flags the list decides
 * about the round trip, and the type known before about the direction. `type` is null without an answer: such a service is not sold. `contradicts`:
 * the sheet denies the list that names it.
 */
export function tripOfService({ isRoundTrip, isArrival, isListedAsRoundTrip, known }: TripFacts): {
  readonly type: OperationType | null;
  readonly contradicts: boolean;
} {
  const oneWay = (arrival: boolean | null): OperationType | null => {
    if (arrival !== null) return arrival ? 2 : 3;
    return known === 1 ? null : known;
  };
  const contradicts =
    isRoundTrip !== null && isListedAsRoundTrip !== null && isRoundTrip !== isListedAsRoundTrip;
  if (isRoundTrip) return { type: 1, contradicts };
  if (isRoundTrip === false) return { type: oneWay(isArrival), contradicts };
  if (isListedAsRoundTrip) return { type: 1, contradicts };
  if (isListedAsRoundTrip === null && isArrival === null) return { type: known, contradicts };
  return { type: oneWay(isArrival), contradicts };
}
