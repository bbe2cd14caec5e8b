import type { Direction } from '../booking/availability.ts';
import type { CivilDate, CivilTime } from '../time/civil.ts';
import type { Instant } from '../time/instant.ts';
import { toLocal } from '../time/zone.ts';
import type { FlightKnown } from './fold-news.ts';
import { type HandTime, newsAgainstHand } from './hand-time.ts';
import type { KnownTime, TimeBasis, WeighedTime } from './weigh-times.ts';

/** Bases of an expected pick-up: those of the flight's time, a time set by hand, the guest's yes to a proposal, or the sale. */
export type PickUpBasis = TimeBasis | 'by_hand' | 'accepted' | 'sold';

/** A pick-up as it is expected now, beside the sold one. */
export type ExpectedPickUp = {
  readonly at: Instant;
  /** Local day and time. */
  readonly on: CivilDate;
  readonly time: CivilTime;
  readonly basis: PickUpBasis;
  /** Of a time by a provider; null for every other basis. */
  readonly source: string | null;
  /** The instant from which it is known; null for the sold one. */
  readonly saidAt: Instant | null;
};

/** A ride's facts for its expected pick-up. */
export type RideExpected = {
  readonly direction: Direction;
  readonly zone: string;
  readonly soldPickUpAt: Instant;
  /** The departure's pick-up that the guest said yes to. */
  readonly accepted: { readonly pickUpAt: Instant; readonly answeredAt: Instant } | null;
  /** Set by a dispatcher. */
  readonly hand: HandTime | null;
};

/** An expected pick-up and its calculation, as data. */
export type PickUpExplained = {
  readonly expected: ExpectedPickUp;
  readonly soldPickUpAt: Instant;
  /** Every time of the flight that was looked at, with the verdict on it. */
  readonly considered: readonly WeighedTime[];
  readonly hand: HandTime | null;
  /** News that the desk has to be asked about; null for none. */
  readonly againstHand: KnownTime | null;
};

/**
 * The pick-up that is expected, with its why. An arrival's is its landing: set by hand, else the best known one, earlier than sold too. A departure's
 * moves by its guest's yes alone.
 * @param flight null before the first news
 */
export function explainPickUp(ride: RideExpected, flight: Pick<FlightKnown, 'time'> | null): PickUpExplained {
  const { hand, soldPickUpAt } = ride;
  return {
    expected: expectedPickUp(ride, flight),
    soldPickUpAt,
    considered: flight?.time.considered ?? [],
    hand,
    againstHand: hand && newsAgainstHand(hand, flight?.time.counts ?? null),
  };
}

function expectedPickUp(ride: RideExpected, flight: Pick<FlightKnown, 'time'> | null): ExpectedPickUp {
  const { direction, accepted, hand, soldPickUpAt } = ride;
  const pickUp = (
    at: Instant,
    basis: PickUpBasis,
    saidAt: Instant | null,
    source: string | null = null,
  ): ExpectedPickUp => {
    const { date, time } = toLocal(at, ride.zone);
    return { at, on: date, time, basis, source, saidAt };
  };
  if (direction === 'departure' && accepted)
    return pickUp(accepted.pickUpAt, 'accepted', accepted.answeredAt);
  if (direction === 'arrival' && hand) return pickUp(hand.at, 'by_hand', hand.setAt);
  const time = direction === 'arrival' ? flight?.time.counts : null;
  if (time) return pickUp(time.at, time.basis, time.saidAt, time.source);
  return pickUp(soldPickUpAt, 'sold', null);
}
