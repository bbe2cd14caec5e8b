import type { CallAnswer } from '@traslado/contract/schemas';
import { beginningOf } from '@traslado/domain/contact/text';
import { type AnswerTimes, firstAnswerDue } from '@traslado/domain/desk/first-answer';
import { shownFlight } from '@traslado/domain/flight/read-flight';
import { toIso } from '@traslado/domain/time/instant';
import type { Snapshot } from '../../inventory/snapshot.ts';
import type { QueueRecord } from '../../store/queue/record.ts';

type Row = CallAnswer<'getQueue'>['rows'][number];

const isoOrNull = (at: number | null): string | null => (at === null ? null : toIso(at));

/** The shown part of a row's subject, in characters. */
const ABOUT = 160;

/** The deadline of a row; a message's is that of its first answer. */
export const dueOf = (row: QueueRecord, times: AnswerTimes): number | null =>
  row.queue === 'messages' ? firstAnswerDue({ writtenAt: row.since, rideAt: row.rideAt }, times) : row.dueAt;

export function presentQueueRow(snapshot: Snapshot, row: QueueRecord, times: AnswerTimes): Row {
  const property = snapshot.propertyById(row.propertyId ?? 0);
  return {
    key: row.key,
    since: toIso(row.since),
    due_at: isoOrNull(dueOf(row, times)),
    ride_at: isoOrNull(row.rideAt),
    time_zone: row.timeZone ?? property?.timeZone ?? 'UTC',
    hotel_name: property?.name ?? '',
    open: [...row.open],
    about: beginningOf(row.about, ABOUT),
    who: row.who,
    booking: row.booking,
    flight: row.flight && { id: row.flight.id, code: shownFlight(row.flight.code) },
    in_charge: row.chargeName,
    snoozed_until: isoOrNull(row.snoozedUntil),
    snoozed_by: row.snoozedUntil === null ? null : row.snoozedBy,
    notes: row.notes.map(({ note, by, at }) => ({ note, by, at: toIso(at) })),
  };
}
