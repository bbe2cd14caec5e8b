import { type DepartureFlight, type PickUp, pickUpOfDeparture } from '../booking/pickup.ts';
import { type Instant, MINUTE_MS, minusElapsed } from '../time/instant.ts';
import { toLocal } from '../time/zone.ts';

/** A departure that is earlier by so many minutes alarms guest and desk. */
const ALARM_MINUTES = 10;
/** So many minutes before its pick-up a ride is settled: without an answer it stays as it stands. */
const SETTLED_MINUTES = 60;

/** A departure as it stands: as sold, or as its guest last accepted it. */
export type StandingDeparture = { readonly flightAt: Instant; readonly pickUpAt: Instant };

export type DepartureRide = Omit<DepartureFlight, 'flightOn' | 'flightTime'> & {
  readonly standing: StandingDeparture;
  /** The proposed pick-up against which its guest last kept the one that stands; null for none. */
  readonly keptAgainstAt: Instant | null;
  readonly proposalMinutes: number;
};

/** The pick-up that a moved departure would have. */
type NewDeparture = { readonly flightAt: Instant; readonly pickUp: PickUp };

/**
 * A departure beside the news of its flight. `proposal`: its guest is asked. `lapsed`: nobody answered in time, so what stands stands. `alarm`: the
 * flight leaves earlier; a yes moves the pick-up, silence never does.
 */
export type DepartureMove =
  | { readonly kind: 'none' }
  | (NewDeparture & { readonly kind: 'proposal' | 'lapsed'; readonly answerUntilAt: Instant })
  | (NewDeparture & { readonly kind: 'alarm' });

const NONE: DepartureMove = { kind: 'none' };

/**
 * The proposal or alarm that news of a departure gives rise to, by the rule of every pick-up. Departures never move alone.
 * @param flightAt the flight's best known time, or null
 */
export function moveOfDeparture(
  ride: DepartureRide,
  flightAt: Instant | null,
  nowAt: Instant,
): DepartureMove {
  const { standing } = ride;
  if (flightAt === null || nowAt >= standing.pickUpAt) return NONE;
  const shiftMs = flightAt - standing.flightAt;
  const isAlarm = shiftMs <= -ALARM_MINUTES * MINUTE_MS;
  if (!isAlarm && shiftMs < ride.proposalMinutes * MINUTE_MS) return NONE;
  const { date: flightOn, time: flightTime } = toLocal(flightAt, ride.zone);
  const pickUp = pickUpOfDeparture({ ...ride, flightOn, flightTime });
  if (pickUp.at === ride.keptAgainstAt) return NONE;
  if (isAlarm) return { kind: 'alarm', flightAt, pickUp };
  const answerUntilAt = minusElapsed(standing.pickUpAt, SETTLED_MINUTES);
  return { kind: nowAt <= answerUntilAt ? 'proposal' : 'lapsed', flightAt, pickUp, answerUntilAt };
}

/** True while the guest may answer. */
export const isOpenMove = (move: DepartureMove): move is Extract<DepartureMove, NewDeparture> =>
  move.kind === 'proposal' || move.kind === 'alarm';
