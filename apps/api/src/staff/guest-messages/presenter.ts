import type { CallAnswer } from '@traslado/contract/schemas';
import { maskEmail, maskPhone } from '@traslado/domain/contact/mask';
import { beginningOf } from '@traslado/domain/contact/text';
import { undoUntil } from '@traslado/domain/desk/answer';
import { type AnswerTimes, firstAnswerDue } from '@traslado/domain/desk/first-answer';
import type { Language } from '@traslado/domain/language';
import { toIso } from '@traslado/domain/time/instant';
import type { Snapshot } from '../../inventory/snapshot.ts';
import type { MessageRecord } from '../../store/message/record.ts';

type Message = CallAnswer<'getGuestMessage'>;
type Row = CallAnswer<'searchGuestMessages'>['rows'][number];

const isoOrNull = (at: number | null): string | null => (at === null ? null : toIso(at));

export type Moment = { readonly times: AnswerTimes; readonly now: number };

/** The facts of a message that lists and the page share. */
function presentBase(
  snapshot: Snapshot,
  { booking, rideAt, ...message }: MessageRecord,
  { times, now }: Moment,
): Omit<Row, 'begins'> {
  const property = snapshot.propertyById(message.propertyId ?? 0);
  const timeZone = property?.timeZone ?? 'UTC';
  const isWaiting = message.status === 'received';
  const dueAt = firstAnswerDue({ writtenAt: message.createdAt, rideAt }, times);
  return {
    id: message.id,
    reference: message.reference,
    state: message.status,
    written_at: toIso(message.createdAt),
    name: message.name,
    hotel_name: property?.name ?? '',
    time_zone: timeZone,
    language: message.language,
    due_at: isWaiting ? toIso(dueAt) : null,
    is_overdue: isWaiting && dueAt <= now,
    ended_by: message.endedBy,
    ended_at: isoOrNull(message.endedAt),
    booking: booking && {
      id: booking.id,
      number: booking.number,
      guest: booking.guest,
      ride_at: isoOrNull(booking.rideAt),
      time_zone: booking.timeZone ?? timeZone,
    },
  };
}

/** The part of a message in a list, in characters. */
const BEGINNING = 140;

export const presentRow = (snapshot: Snapshot, message: MessageRecord, moment: Moment): Row => ({
  ...presentBase(snapshot, message, moment),
  begins: beginningOf(message.message, BEGINNING),
});

type Reader = { readonly now: number; readonly readerId: number };

const presentAnswer = ({ answer }: MessageRecord, { now, readerId }: Reader): Message['answer'] =>
  answer && {
    at: toIso(answer.at),
    by: answer.by,
    subject: answer.subject,
    message: answer.message,
    undo_until: answer.byId === readerId ? isoOrNull(undoUntil(answer.at, now)) : null,
  };

const presentExchanged = (message: MessageRecord, reader: Reader): Message['earlier'][number] => ({
  id: message.id,
  reference: message.reference,
  state: message.status,
  written_at: toIso(message.createdAt),
  message: message.message,
  answer: presentAnswer(message, reader),
  closing_note: message.closingNote,
  ended_by: message.endedBy,
  ended_at: isoOrNull(message.endedAt),
});

/** A message with its exchange. The guest's contact is masked for a reader who may not answer. */
export function presentMessage(
  snapshot: Snapshot,
  { message, earlier }: { readonly message: MessageRecord; readonly earlier: readonly MessageRecord[] },
  reader: Moment & Reader & { readonly mayReach: boolean; readonly language: Language },
): Omit<Message, 'colleagues' | 'suggestions' | 'templates' | 'values' | 'viewer'> {
  const { mayReach, language } = reader;
  return {
    ...presentBase(snapshot, message, reader),
    message: message.message,
    email: mayReach ? message.email : maskEmail(message.email),
    phone: mayReach ? message.phone : maskPhone(message.phone),
    folio: message.folio,
    airport_name: snapshot.airportById(message.airportId ?? 0)?.name[language] ?? '',
    answer: presentAnswer(message, reader),
    closing_note: message.closingNote,
    earlier: earlier.map((one) => presentExchanged(one, reader)),
  };
}
