import type { CallAnswer } from '@traslado/contract/schemas';
import { parseDesignator } from '@traslado/domain/flight/designator';
import { foldNews } from '@traslado/domain/flight-watch/fold-news';
import type { FlightNews } from '@traslado/domain/flight-watch/news';
import { isStale } from '@traslado/domain/flight-watch/stale';
import type { Language } from '@traslado/domain/language';
import { toIso } from '@traslado/domain/time/instant';
import { toLocal } from '@traslado/domain/time/zone';
import type { StaffCaller } from '../../http/tokens.ts';
import type { Airport } from '../../inventory/records.ts';
import type { Snapshot } from '../../inventory/snapshot.ts';
import { handOf } from '../../sellers/follow/follow-row.ts';
import type { ListedFlight, Rider } from '../../store/flight-watch/watch-repository.ts';

export type FlightWatch = CallAnswer<'getFlightWatch'>;
type WatchedFlight = FlightWatch['flights'][number];
type Detail = CallAnswer<'getWatchedFlight'>;

const isoOr = (at: number | null): string | null => (at === null ? null : toIso(at));

export const airportPlace = ({ id, iataCode, name }: Airport, language: Language) => ({
  id,
  code: iataCode,
  name: name[language],
});

export const viewerOf = ({ permissions }: Pick<StaffCaller, 'permissions'>) => ({
  can_change: permissions.includes('flight-watch:change'),
  can_open: permissions.includes('coupons:see'),
});

/** A flight of the list, without its news: its row has what they add up to. */
export function presentFlight(flight: ListedFlight, { timeZone }: Airport, now: number): WatchedFlight {
  const local = (at: number) => toLocal(at, timeZone);
  const { handAt, heardAt, flightAt, overAt } = flight;
  return {
    id: flight.id,
    version: flight.version,
    code: parseDesignator(flight.operatingKey)?.text ?? flight.operatingKey,
    sold_as: flight.codeshareKeys.map((key) => parseDesignator(key)?.text ?? key),
    direction: flight.direction,
    state: flight.state,
    is_askable: flight.answer !== 'unaskable',
    is_found: flight.answer !== 'not_found',
    scheduled: local(flight.scheduledAt),
    known: handAt === null && heardAt === null ? null : { ...local(flightAt), is_by_hand: handAt !== null },
    is_stale: isStale({ flightAt, overAt, heardAt }, now),
    is_contradicted: flight.contradicts,
    is_against_hand: flight.againstHand,
    heard_at: isoOr(heardAt),
    rides: flight.rides,
    guest: flight.guest,
    people: flight.people,
    frozen: flight.frozen,
    unanswered: flight.unanswered,
  };
}

type Told = {
  readonly snapshot: Snapshot;
  readonly airport: Airport;
  readonly caller: Pick<StaffCaller, 'permissions'>;
  readonly language: Language;
  readonly now: number;
};

export function presentDetail(
  flight: ListedFlight,
  news: readonly (FlightNews & { readonly id: number })[],
  riders: readonly Rider[],
  { snapshot, airport, caller, language, now }: Told,
): Detail {
  const { direction } = flight;
  const local = (at: number) => toLocal(at, airport.timeZone);
  const known = foldNews(news, { direction, taxiMinutes: airport.following.taxiMinutes });
  const hand = handOf(flight);
  return {
    ...presentFlight(flight, airport, now),
    airport: { ...airportPlace(airport, language), city: airport.city, time_zone: airport.timeZone },
    diverted_to: known.divertedTo,
    terminal: known.terminal,
    gate: known.gate,
    belt: known.belt,
    hand: hand && {
      ...local(hand.at),
      by: flight.handName ?? '',
      reason: flight.handReason ?? '',
      set_at: toIso(hand.setAt),
    },
    considered: known.time.considered.map(({ at, basis, source, saidAt, verdict }) => ({
      ...local(at),
      basis,
      source,
      said_at: toIso(saidAt),
      verdict,
    })),
    news: news.toReversed().map(({ id, times: { gate }, ...one }) => ({
      id,
      source: one.source,
      state: one.state,
      diverted_to: one.divertedTo,
      scheduled_at: isoOr(gate.scheduledAt),
      estimated_at: isoOr(gate.estimatedAt),
      actual_at: isoOr(gate.actualAt),
      terminal: one.terminal,
      gate: one.gate,
      belt: one.belt,
      quality: one.quality,
      true_at: isoOr(one.trueAt),
      learned_at: toIso(one.learnedAt),
    })),
    riders: riders.map((rider) => presentRider(snapshot, rider, local)),
    viewer: viewerOf(caller),
  };
}

function presentRider(
  snapshot: Snapshot,
  rider: Rider,
  local: (at: number) => { date: string; time: string },
): Detail['riders'][number] {
  const resort = snapshot.propertyById(rider.propertyId);
  return {
    id: rider.id,
    reference: rider.reference,
    booking: rider.couponId,
    guest: rider.guest,
    people: rider.people,
    resort: { code: resort?.code ?? '', name: resort?.name ?? '' },
    status: rider.status,
    flight_code: parseDesignator(rider.flightCode)?.text ?? rider.flightCode,
    sold: local(rider.soldPickUpAt),
    expected: local(rider.expectedAt),
    basis: rider.expectedBasis,
    waits_until: local(rider.waitsUntil),
    frozen: rider.frozen,
    frozen_cause: rider.frozenCause,
    proposed: rider.proposedAt === null ? null : local(rider.proposedAt),
    notices: rider.notices.map((notice) => ({
      audience: notice.audience,
      kind: notice.kind,
      was: local(notice.wasAt),
      is: local(notice.pickUpAt),
      channel: notice.channel,
      outcome: notice.outcome,
      because: notice.because,
      learned_at: toIso(notice.learnedAt),
      told_at: isoOr(notice.toldAt),
    })),
  };
}
