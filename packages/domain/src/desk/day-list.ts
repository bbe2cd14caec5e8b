import type { Direction } from '../booking/availability.ts';
import { FINDING_KINDS, type FindingKind } from '../booking/data-to-fix.ts';
import type { SpecialAnswer } from '../booking/special-items.ts';
import type { CouponState, TransferState } from '../booking/state.ts';

/** Open points of a ride, for staff to see to: its state, then the findings of the data checks. */
export const OPEN_MATTERS = [
  'unpaid',
  'no_flight',
  'flight_unheard',
  'time_to_check',
  'items_to_call',
  'change_waiting',
  ...FINDING_KINDS,
] as const;
export type OpenMatter = (typeof OPEN_MATTERS)[number];

export function openMattersOf(ride: {
  readonly booking: CouponState;
  readonly flightCode: string;
  /** Null where its flight is not followed. */
  readonly followed: { readonly isUnheard: boolean } | null;
  readonly isTimeToCheck: boolean;
  readonly specialAnswer: SpecialAnswer | null;
  readonly isChangeWaiting: boolean;
  /** Open findings about the ride and about its whole booking. */
  readonly findings: readonly FindingKind[];
}): OpenMatter[] {
  const open: Readonly<Partial<Record<OpenMatter, boolean>>> = {
    unpaid: ride.booking === 'pending_payment',
    no_flight: ride.flightCode === '',
    // The schedule's findings say more about the same flight and time.
    flight_unheard: ride.followed?.isUnheard === true && !ride.findings.includes('flight_unknown'),
    time_to_check: ride.isTimeToCheck && !ride.findings.includes('flight_time'),
    items_to_call: ride.specialAnswer === 'call',
    change_waiting: ride.isChangeWaiting,
    ...Object.fromEntries(ride.findings.map((kind) => [kind, true])),
  };
  return OPEN_MATTERS.filter((matter) => open[matter]);
}

/** Facts of a ride that a printed list depends on, in the order in which their changes are shown. None of them names a passenger. */
export const LISTED_FACTS = [
  'pick_up',
  'flight',
  'terminal',
  'flight_time',
  'resort',
  'people',
  'service',
  'vehicles',
  'special',
  'request',
  'open',
  'expected_pick_up',
  'flight_state',
] as const;
export type ListedFact = (typeof LISTED_FACTS)[number];
export type ListedFacts = Readonly<Record<ListedFact, string>>;

/** A ride as a printed list had it. */
export type PrintedRide = { readonly key: string; readonly version: string; readonly facts: ListedFacts };

/** The present state of a ride that the last print has and the list has not. */
export function goneRideOf({
  status,
  date,
  time,
  was,
}: {
  readonly status: TransferState;
  readonly date: string;
  readonly time: string;
  /** Its pick-up on paper, `YYYY-MM-DD HH:mm`. */
  readonly was: { readonly pick_up: string };
}): 'cancelled' | 'moved' | 'elsewhere' {
  if (status === 'cancelled') return 'cancelled';
  return `${date} ${time}` === was.pick_up ? 'elsewhere' : 'moved';
}

/** Changes since the list was printed: none, a new ride, or facts that differ from the paper. */
export type LateNews =
  | { readonly kind: 'none' }
  | { readonly kind: 'new' }
  | {
      readonly kind: 'changed';
      readonly facts: readonly { readonly fact: ListedFact; readonly was: string }[];
    };

const NOTHING: LateNews = { kind: 'none' };

/**
 * Changes of each ride since the list was last printed, and the rides of that list that are gone.
 * @param printed null where the list was never printed: then nothing is late
 */
export function compareToPrinted(
  rides: readonly PrintedRide[],
  printed: readonly PrintedRide[] | null,
): { readonly news: ReadonlyMap<string, LateNews>; readonly gone: readonly PrintedRide[] } {
  if (printed === null) return { news: new Map(rides.map(({ key }) => [key, NOTHING])), gone: [] };
  const before = new Map(printed.map((ride) => [ride.key, ride]));
  const now = new Set(rides.map(({ key }) => key));
  const newsOf = ({ key, facts }: PrintedRide): LateNews => {
    const old = before.get(key)?.facts;
    if (!old) return { kind: 'new' };
    // A list that was printed before a fact was listed does not differ in it.
    const others = LISTED_FACTS.filter((fact) => (old[fact] ?? facts[fact]) !== facts[fact]);
    if (others.length === 0) return NOTHING;
    return { kind: 'changed', facts: others.map((fact) => ({ fact, was: old[fact] })) };
  };
  return {
    news: new Map(rides.map((ride) => [ride.key, newsOf(ride)])),
    gone: printed.filter(({ key }) => !now.has(key)),
  };
}

/** A fingerprint of a text, so that a list notices a change without storing a guest's words. '' for none. */
export function markOfText(text: string): string {
  if (text === '') return '';
  let hash = 0x811c9dc5;
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}

/**
 * A guest's own words without the numbers that, beside the last name, open their booking: some write them into the request.
 * @param numbers booking and confirmation numbers
 */
export function withoutNumbers(text: string, numbers: readonly string[]): string {
  const gap = '[\\s‐‑–-]*';
  return numbers
    .map((number) => number.replace(/[^A-Za-z0-9]/g, ''))
    .filter((number) => number.length >= 4)
    .reduce((said, number) => said.replace(new RegExp([...number].join(gap), 'gi'), '•••'), text);
}

/** Number of rides of a list, and their outcomes. `assumed` ones completed without a recorded outcome. */
export type DayCounts = {
  readonly rides: number;
  readonly people: number;
  readonly open: number;
  readonly completed: number;
  readonly assumed: number;
  readonly missed: number;
};

export function countDay(
  rides: readonly {
    readonly status: TransferState;
    readonly isAssumed: boolean;
    readonly people: number;
    readonly open: readonly OpenMatter[];
  }[],
): DayCounts {
  const count = (is: (ride: (typeof rides)[number]) => boolean): number => rides.filter(is).length;
  return {
    rides: rides.length,
    people: rides.reduce((sum, { people }) => sum + people, 0),
    open: count(({ open }) => open.length > 0),
    completed: count(({ status, isAssumed }) => status === 'completed' && !isAssumed),
    assumed: count(({ status, isAssumed }) => status === 'completed' && isAssumed),
    missed: count(({ status }) => status === 'no_show'),
  };
}

/** A meeting point or door of a terminal that rides of a list go by. */
export type ListedPoint = {
  readonly direction: Direction;
  readonly terminal: string;
  readonly point: string;
};

/** The points of a list, each once: a sheet says them at its end and not on every ride. */
export function pointsOfDay(
  rides: readonly {
    readonly direction: Direction;
    readonly flight: { readonly terminal: string | null };
    readonly point: string | null;
  }[],
): ListedPoint[] {
  const points = rides.flatMap(({ direction, flight: { terminal }, point }) =>
    terminal && point ? [[`${direction} ${terminal}`, { direction, terminal, point }] as const] : [],
  );
  return [...new Map(points)].sort(([a], [b]) => a.localeCompare(b)).map(([, point]) => point);
}
