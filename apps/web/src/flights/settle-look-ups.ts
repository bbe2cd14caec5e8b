import { lacksLookUp, lookUpMark } from './flight-check.ts';
import type { FlightEntry } from './flight-entry.ts';
import type { FoundFlight } from './use-flight-look-up.ts';

export type Direction = 'arrival' | 'departure';

/** Time that a form waits for the schedule, in milliseconds. */
export const LOOK_UP_WAIT_MS = 6_000;

/** The reason why a form cannot go on: the device is offline, or the schedule has not answered about a flight. */
export type LookUpStop =
  | { readonly kind: 'offline' }
  | { readonly kind: 'noAnswer'; readonly direction: Direction };

/** Effects of a form that waits. */
export type LookUpWorld = {
  readonly isOnline: () => boolean;
  /** Resolves when the device goes offline or the wait is over. */
  readonly tooLong: Promise<unknown>;
  readonly entryOf: (direction: Direction) => FlightEntry;
  /** The schedule's answer; rejects without one. */
  readonly ask: (direction: Direction, entry: FlightEntry, mark: string) => Promise<FoundFlight | null>;
  readonly fill: (direction: Direction, change: Partial<FlightEntry>) => void;
};

/** Values that an answer of the schedule fills in. */
export function filledBy(flight: FoundFlight, mark: string): Partial<FlightEntry> {
  return {
    time: flight.flight_time,
    airline: String(flight.airline_id),
    airlineName: flight.airline,
    isNational: flight.is_national,
    otherAirport: flight.other_airport,
    terminal: flight.terminal ?? '',
    foundFor: mark,
  };
}

const LATE = Symbol('late');

/** Waits for one flight, and for the one that is typed in its place meanwhile. False without an answer. */
async function settleOne(direction: Direction, world: LookUpWorld): Promise<boolean> {
  for (;;) {
    const entry = world.entryOf(direction);
    const mark = lookUpMark(entry);
    if (mark === null || !lacksLookUp(direction, entry)) return true;
    const answer = await Promise.race([
      world.ask(direction, entry, mark).catch(() => LATE),
      world.tooLong.then(() => LATE),
    ] as const);
    if (answer === LATE) return false;
    if (lookUpMark(world.entryOf(direction)) !== mark) continue;
    if (answer && typeof answer === 'object') world.fill(direction, filledBy(answer, mark));
    // A flight that the schedule does not know is for the form to ask about.
    return true;
  }
}

/** Waits until the schedule has answered about every flight that needs it, and fills its answers in. Null: the form can be checked. */
export async function settleLookUps(
  directions: readonly Direction[],
  world: LookUpWorld,
): Promise<LookUpStop | null> {
  const lacking = directions.filter((direction) => lacksLookUp(direction, world.entryOf(direction)));
  if (lacking.length === 0) return null;
  if (!world.isOnline()) return { kind: 'offline' };
  const settled = await Promise.all(lacking.map((direction) => settleOne(direction, world)));
  const direction = lacking.find((_, index) => !settled[index]);
  if (!direction) return null;
  return world.isOnline() ? { kind: 'noAnswer', direction } : { kind: 'offline' };
}
