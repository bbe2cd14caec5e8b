import { type FollowedRide, followRide, type RideFollowed } from '@traslado/domain/flight-watch/follow-ride';
import { uncertainUntilAt } from '@traslado/domain/flight-watch/freeze';
import {
  type GuestNotice,
  nextGuestNotice,
  type RideToTell,
} from '@traslado/domain/flight-watch/guest-notice';
import type { HandTime } from '@traslado/domain/flight-watch/hand-time';
import { deadlinesAfterNews } from '@traslado/domain/flight-watch/moved-deadlines';
import type { FlightNews } from '@traslado/domain/flight-watch/news';
import { factsBetween, type RideFact, type RideStanding } from '@traslado/domain/flight-watch/ride-facts';
import type { FollowSettings } from '@traslado/domain/flight-watch/settings';
import {
  knownPickUpAt,
  nextStaffNotice,
  type StaffAudience,
} from '@traslado/domain/flight-watch/staff-notice';
import { HOUR_MS, MINUTE_MS } from '@traslado/domain/time/instant';
import type { Airport } from '../../inventory/records.ts';
import type {
  FollowedRow,
  FollowedUpdate,
  NewFact,
  NewNotice,
  StoredFact,
  WatchedRow,
} from '../../store/flight-watch/record.ts';

/** A followed ride's row by the rules, and what the rules say of it as rows. */

export type FollowPlace = Pick<Airport, 'clearance'> & { readonly following: FollowSettings };

/** The time that staff set by hand; null for none. */
export const handOf = ({ handAt, handSetAt }: Pick<WatchedRow, 'handAt' | 'handSetAt'>): HandTime | null =>
  handAt !== null && handSetAt !== null ? { at: handAt, setAt: handSetAt } : null;

export function rideOf(row: FollowedRow, { clearance, following }: FollowPlace): FollowedRide {
  // A ride from before its hours were kept: the way between its pick-up and its flight.
  const hours = row.pickUpHours ?? {
    nationalHoursBefore: '00:00',
    internationalHoursBefore: '00:00',
    extraMinutes: Math.round((row.soldFlightAt - row.soldPickUpAt) / MINUTE_MS),
  };
  const accepted =
    row.acceptedFlightAt !== null && row.acceptedPickUpAt !== null && row.acceptedAt !== null
      ? { flightAt: row.acceptedFlightAt, pickUpAt: row.acceptedPickUpAt, answeredAt: row.acceptedAt }
      : null;
  return {
    direction: row.direction,
    zone: row.zone,
    isNational: row.isNational,
    ...hours,
    clearance,
    settings: following,
    sold: { flightAt: row.soldFlightAt, pickUpAt: row.soldPickUpAt },
    accepted,
    keptAgainstAt: row.keptAgainstAt,
    namedAt: row.namedAt,
    soldCancelUntilAt: row.soldCancelUntil,
    comesAnywayAt: row.comesAnywayAt,
  };
}

const standingOf = (row: FollowedRow): RideStanding => ({
  expectedAt: row.expectedAt,
  frozen: row.frozen,
  proposedAt: row.proposedAt,
  isLanded: row.isLanded,
});

const textOf = (value: string | number | null | undefined): string | null =>
  value === null || value === undefined ? null : String(value);

const storedOf = (fact: RideFact): StoredFact => ({
  number: fact.number,
  kind: fact.kind,
  was: 'was' in fact ? textOf(fact.was) : null,
  is: 'is' in fact ? textOf(fact.is) : null,
});

const instantOf = (text: string | null): number | null => (text === null ? null : Number(text));

/** A stored fact as the rules know it. */
function factOf({ number, kind, was, is }: StoredFact): RideFact {
  const reason = (text: string | null) => text as NonNullable<RideStanding['frozen']>;
  switch (kind) {
    case 'frozen':
      return { number, kind, was: was === null ? null : reason(was), is: reason(is) };
    case 'unfrozen':
      return { number, kind, was: reason(was) };
    case 'expected_pick_up':
      return { number, kind, was: Number(was), is: Number(is) };
    case 'proposed_pick_up':
      return { number, kind, was: instantOf(was), is: instantOf(is) };
    default:
      return { number, kind };
  }
}

/** All facts of a ride as the rules know them. */
export const factsOf = (row: Pick<FollowedRow, 'facts'>): RideFact[] => row.facts.map(factOf);

/** The ride as its guest is to be told of it. */
export function toTell(
  row: FollowedRow,
  standing = standingOf(row),
  fresh: readonly RideFact[] = [],
): RideToTell {
  return {
    zone: row.zone,
    soldPickUpAt: row.soldPickUpAt,
    standing,
    facts: [...factsOf(row), ...fresh],
    ended: row.status === 'cancelled' ? 'cancelled' : row.status === 'confirmed' ? null : 'marked',
  };
}

const STAFF: readonly StaffAudience[] = ['resort', 'desk'];

/** The rows that news of a flight make of one of its rides. `lookAt`: when time alone changes something; null for never. */
export type RideStep = {
  readonly update: FollowedUpdate;
  readonly facts: readonly NewFact[];
  readonly notices: readonly NewNotice[];
  readonly lookAt: number | null;
  readonly followed: RideFollowed;
};

/** True where news leave a row as it is: most do. */
export const isAsBefore = (row: FollowedRow, update: FollowedUpdate): boolean =>
  (Object.keys(update) as (keyof FollowedUpdate)[]).every((name) => row[name] === update[name]);

export function stepRide(
  row: FollowedRow,
  watched: { readonly news: readonly FlightNews[]; readonly hand: HandTime | null },
  place: FollowPlace,
  now: number,
): RideStep {
  const followed = followRide(rideOf(row, place), watched, now);
  const { standing, pickUp, freeze } = followed;
  const fresh = factsBetween(standingOf(row), standing, row.lastFact);
  const ride = toTell(row, standing, fresh);
  const next = nextGuestNotice(ride, row.told, now);
  const deadlines = deadlinesAfterNews(
    { changeUntilAt: row.changeUntil, cancelUntilAt: row.cancelUntil },
    { soldAt: row.soldPickUpAt, expectedAt: standing.expectedAt, learnedAt: now },
    {
      changeHours: (row.soldPickUpAt - row.soldChangeUntil) / HOUR_MS,
      cancelHours: (row.soldPickUpAt - row.soldCancelUntil) / HOUR_MS,
    },
  );
  return {
    followed,
    update: {
      transferId: row.transferId,
      expectedAt: standing.expectedAt,
      expectedBasis: pickUp.expected.basis,
      countsAt: followed.countingPickUpAt,
      waitsUntil: followed.waitsUntil.at,
      state: followed.flight.state,
      frozen: freeze?.reason ?? null,
      frozenSince: freeze?.sinceAt ?? null,
      frozenCause: freeze?.cause ?? null,
      proposedAt: standing.proposedAt,
      isLanded: standing.isLanded,
      isAgainstHand: pickUp.againstHand !== null,
      lastFact: row.lastFact + fresh.length,
      changeUntil: deadlines.changeUntilAt,
      cancelUntil: deadlines.cancelUntilAt,
    },
    facts: fresh.map((fact) => ({ ...storedOf(fact), transferId: row.transferId })),
    notices: [
      ...(next.kind === 'send'
        ? [newNotice('guest', next.notice, row.told.at(-1)?.pickUpAt ?? row.soldPickUpAt)]
        : []),
      ...STAFF.flatMap((audience) => {
        const toStaff = nextStaffNotice(audience, ride, row.staffTold);
        if (toStaff.kind === 'none') return [];
        return newNotice(audience, toStaff.notice, knownPickUpAt(audience, ride, row.staffTold));
      }),
    ],
    lookAt: earliestAfter(now, [
      next.kind === 'later' ? next.at : null,
      followed.flight.state === 'cancelled_uncertain' && followed.flight.stateSinceAt !== null
        ? uncertainUntilAt(followed.flight.stateSinceAt, row.soldPickUpAt)
        : null,
      followed.move.kind === 'proposal' ? followed.move.answerUntilAt + 1 : null,
    ]),
  };

  function newNotice(
    audience: NewNotice['audience'],
    { kind, factNumber: fact, pickUpAt }: GuestNotice,
    wasAt: number,
  ): NewNotice {
    const reason = freeze?.reason ?? pickUp.expected.basis;
    return { transferId: row.transferId, audience, fact, kind, pickUpAt, wasAt, reason };
  }
}

function earliestAfter(now: number, instants: readonly (number | null)[]): number | null {
  const later = instants.filter((at): at is number => at !== null && at > now);
  return later.length === 0 ? null : Math.min(...later);
}
