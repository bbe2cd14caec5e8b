import type { CallAnswer, CallRequest } from '@traslado/contract/schemas';
import { parseDesignator } from '@traslado/domain/flight/designator';
import { toIso } from '@traslado/domain/time/instant';
import { toLocal } from '@traslado/domain/time/zone';
import type { Snapshot } from '../../inventory/snapshot.ts';
import { Refused } from '../../refused.ts';
import { countNotices, type ListedNotice, listNotices } from '../../store/flight-watch/ledger-repository.ts';
import { airportPlace } from './presenter.ts';
import { airportsOf, type FlightWatchDeps, type Reader } from './read-watch.ts';

type Answer = CallAnswer<'searchNotices'>;

/** Notices about the rides of the caller's properties. Code: `airport.not_found`. */
export async function searchNotices(
  { db, inventory }: FlightWatchDeps,
  { caller, language }: Reader,
  { page, page_size, airport: airportId, ...asked }: CallRequest<'searchNotices'>['body'],
): Promise<Answer> {
  const snapshot = inventory.current();
  const airports = airportsOf(snapshot, caller);
  if (airportId !== undefined && !airports.some(({ id }) => id === airportId))
    throw new Refused('airport.not_found', { field: 'airport' });
  const query = { ...asked, airportId, scope: caller.scope };
  const [rows, { events, waiting, told, notSent }] = await Promise.all([
    listNotices(db, query, { page, page_size }),
    countNotices(db, query),
  ]);
  return {
    rows: rows.map((row) => presentNotice(snapshot, row)),
    total: events,
    outcomes: { waiting, told, not_sent: notSent },
    page,
    page_size,
    airports: airports.map((one) => airportPlace(one, language)),
    viewer: {
      can_open: caller.permissions.includes('coupons:see'),
      can_follow: caller.permissions.includes('flight-watch:see'),
    },
  };
}

function presentNotice(snapshot: Snapshot, notice: ListedNotice): Answer['rows'][number] {
  const { id, event, audience, kind, reason, source, state, channel, outcome, because, zone, flightCode } =
    notice;
  return {
    id,
    event,
    audience,
    kind,
    was: toLocal(notice.wasAt, zone),
    is: toLocal(notice.pickUpAt, zone),
    reason,
    news: source === null || state === null ? null : { source, state },
    channel,
    outcome,
    because,
    learned_at: toIso(notice.learnedAt),
    made_at: toIso(notice.madeAt),
    told_at: notice.toldAt === null ? null : toIso(notice.toldAt),
    time_zone: zone,
    ride: {
      reference: notice.reference,
      direction: notice.direction,
      day: notice.day,
      resort: snapshot.propertyById(notice.propertyId)?.name ?? '',
      booking: { id: notice.couponId, number: notice.couponCode, guest: notice.guest },
      flight: { id: notice.flightId, code: parseDesignator(flightCode)?.text ?? flightCode },
    },
  };
}
