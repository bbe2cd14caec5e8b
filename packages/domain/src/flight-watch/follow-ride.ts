import type { Direction } from '../booking/availability.ts';
import type { DepartureFlight } from '../booking/pickup.ts';
import { type Clearance, type WaitsUntil, waitsUntil } from '../booking/waiting.ts';
import type { Instant } from '../time/instant.ts';
import { firstMoveAt, timetabledAt } from './airline-cause.ts';
import { countingPickUpAt } from './counting-pick-up.ts';
import { explainPickUp, type PickUpExplained } from './expected-pick-up.ts';
import { type FlightKnown, foldNews } from './fold-news.ts';
import { type Freeze, freezeOf, isMovedFar } from './freeze.ts';
import type { HandTime } from './hand-time.ts';
import type { FlightNews } from './news.ts';
import { type DepartureMove, isOpenMove, moveOfDeparture, type StandingDeparture } from './proposal.ts';
import type { RideStanding } from './ride-facts.ts';
import type { FollowSettings } from './settings.ts';
import { isStale } from './stale.ts';
import { watchOverAt } from './watch-phase.ts';

/** A ride whose flight is followed. */
export type FollowedRide = Omit<DepartureFlight, 'flightOn' | 'flightTime' | 'isNational'> & {
  readonly direction: Direction;
  readonly isNational: boolean | null;
  readonly clearance: Clearance;
  readonly settings: FollowSettings;
  readonly sold: StandingDeparture;
  /** The guest's yes to a moved departure; null for none. */
  readonly accepted: (StandingDeparture & { readonly answeredAt: Instant }) | null;
  readonly keptAgainstAt: Instant | null;
  readonly namedAt: Instant;
  readonly soldCancelUntilAt: Instant;
  readonly comesAnywayAt: Instant | null;
};

/** Everything that is known of a followed ride. */
export type RideFollowed = {
  readonly flight: FlightKnown;
  readonly isStale: boolean;
  readonly pickUp: PickUpExplained;
  /** Waiting, missed and completion go by it. */
  readonly countingPickUpAt: Instant;
  readonly waitsUntil: WaitsUntil;
  readonly freeze: Freeze | null;
  /** `none` of an arrival, and of a frozen ride. */
  readonly move: DepartureMove;
  readonly standing: RideStanding;
};

/**
 * A ride beside the news of its flight, by all the rules.
 * @param watched readings of the flight and its time by hand
 */
export function followRide(
  ride: FollowedRide,
  watched: { readonly news: readonly FlightNews[]; readonly hand: HandTime | null },
  nowAt: Instant,
): RideFollowed {
  const { direction, sold, accepted, settings } = ride;
  const place = { direction, taxiMinutes: settings.taxiMinutes };
  const flight = foldNews(watched.news, place);
  const standing = accepted ?? sold;
  const at = watched.hand?.at ?? flight.time.counts?.at ?? null;
  const pickUp = explainPickUp({ ...ride, soldPickUpAt: sold.pickUpAt, hand: watched.hand }, flight);
  const toFreeze = {
    ...ride,
    soldPickUpAt: sold.pickUpAt,
    standingFlightAt: standing.flightAt,
    freezeHours: settings.freezeHours,
  };
  const movedSinceAt =
    watched.hand?.setAt ?? firstMoveAt(watched.news, place, (time) => isMovedFar(time, toFreeze));
  const freeze = freezeOf(
    toFreeze,
    { ...flight, at, movedSinceAt, timetabledAt: timetabledAt(watched.news) },
    nowAt,
  );
  const move =
    direction === 'arrival' || freeze
      ? ({ kind: 'none' } as const)
      : moveOfDeparture(
          {
            ...ride,
            isNational: ride.isNational === true,
            standing,
            proposalMinutes: settings.proposalMinutes,
          },
          at,
          nowAt,
        );
  const expectedAt = pickUp.expected.at;
  const countsAt = countingPickUpAt({ soldAt: sold.pickUpAt, expectedAt });
  const flightAt = at ?? sold.flightAt;
  return {
    flight,
    isStale: isStale(
      { flightAt, overAt: watchOverAt(flight, flightAt, direction), heardAt: flight.heardAt },
      nowAt,
    ),
    pickUp,
    countingPickUpAt: countsAt,
    waitsUntil: waitsUntil({ ...ride, pickUpAt: countsAt }),
    freeze,
    move,
    standing: {
      expectedAt,
      frozen: freeze?.reason ?? null,
      proposedAt: isOpenMove(move) ? move.pickUp.at : null,
      isLanded: direction === 'arrival' && flight.state === 'landed',
    },
  };
}
