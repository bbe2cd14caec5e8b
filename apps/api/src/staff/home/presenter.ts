import type { CallAnswer } from '@traslado/contract/schemas';
import type { TodayLine } from '@traslado/domain/desk/today';
import { toIso } from '@traslado/domain/time/instant';
import type { Snapshot } from '../../inventory/snapshot.ts';
import type { WaitingAlert } from '../accounts/list-alerts.ts';
import type { WaitingRow } from '../queues/see-queues.ts';

type Line = CallAnswer<'getHome'>['lines'][number];

/** A city by whose clock a ride goes. */
const cityOf = ({ airports }: Snapshot, zone: string): string =>
  airports.find(({ timeZone }) => timeZone === zone)?.city ?? zone;

export function presentLine(
  snapshot: Snapshot,
  { row, alerts, rideAt, since }: TodayLine<WaitingRow, WaitingAlert>,
): Line {
  const told = alerts.map(({ shown }) => shown);
  if (row) {
    const { snoozed_until: _until, snoozed_by: _by, notes: _notes, ...shown } = row.shown;
    return { queue: row.queue, ...shown, zone_name: cityOf(snapshot, shown.time_zone), alerts: told };
  }
  const [first] = alerts;
  const property = snapshot.propertyById(first?.propertyId ?? 0);
  const zone = first?.timeZone ?? property?.timeZone ?? 'UTC';
  const { bookingId = null, couponCode = null, guestName = null } = first ?? {};
  return {
    queue: null,
    key: String(first?.id ?? ''),
    since: toIso(since),
    due_at: null,
    ride_at: rideAt === null ? null : toIso(rideAt),
    time_zone: zone,
    zone_name: cityOf(snapshot, zone),
    hotel_name: property?.name ?? '',
    open: [],
    about: first?.detail ?? '',
    who: guestName,
    booking:
      bookingId !== null && couponCode !== null
        ? { id: bookingId, number: couponCode, guest: guestName ?? '' }
        : null,
    flight: null,
    in_charge: null,
    alerts: told,
  };
}

/** Alerts counted by kind; the longest waiting first. */
export function presentWaiting(alerts: readonly WaitingAlert[]): CallAnswer<'getHome'>['waiting'] {
  const oldestFirst = [...alerts].sort((one, other) => one.createdAt - other.createdAt);
  return [...new Set(oldestFirst.map(({ kind }) => kind))].map((kind) => {
    const own = oldestFirst.filter((one) => one.kind === kind);
    return { kind, open: own.length, oldest_at: toIso(own[0]?.createdAt ?? 0) };
  });
}
