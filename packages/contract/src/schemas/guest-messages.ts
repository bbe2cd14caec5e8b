import { ANSWER_MINUTES } from '@traslado/domain/desk/first-answer';
import { LANGUAGES } from '@traslado/domain/language';
import { z } from 'zod';
import { foundBooking } from './bookings.ts';
import { colleagues } from './people.ts';
import { id, instant } from './values.ts';

/** Messages of guests to a resort, as staff read and answer them. */

const language = z.enum(LANGUAGES);

/** The booking that a message is about. */
const bookingOfMessage = z.object({
  id,
  number: z.string(),
  guest: z.string(),
  /** Pick-up of the next ride; null where none is left. */
  ride_at: instant.nullable(),
  time_zone: z.string(),
});

const state = z.enum(['received', 'answered', 'closed']);

const base = {
  id,
  /** As the guest was given it. */
  reference: z.string(),
  state,
  written_at: instant,
  name: z.string(),
  hotel_name: z.string(),
  time_zone: z.string(),
  language,
  /** When the first answer is due; null once there is one. */
  due_at: instant.nullable(),
  is_overdue: z.boolean(),
  /** The staff member who answered or closed it; null while it waits. */
  ended_by: z.string().nullable(),
  ended_at: instant.nullable(),
  booking: bookingOfMessage.nullable(),
};

const guestMessageRow = z.object({
  ...base,
  /** Beginning of the message. */
  begins: z.string(),
});

export const guestMessageQuestion = z.strictObject({
  state: z.enum(['waiting', 'over']).default('waiting'),
  /** Part of a name, an address, a confirmation number, a reference or a text. */
  search: z.string().max(100).default(''),
  page: z.int().min(1).max(10_000).default(1),
  page_size: z.int().min(1).max(100).default(25),
});

export const guestMessageList = z.object({
  rows: z.array(guestMessageRow),
  total: z.int(),
  /** Number of waiting ones, for any search. */
  waiting: z.int(),
  page: z.int(),
  page_size: z.int(),
});

const answer = z.object({
  at: instant,
  by: z.string(),
  subject: z.string(),
  message: z.string(),
  /** For its author, until it is sent: when that is. Null afterwards. */
  undo_until: instant.nullable(),
});

/** A message with its answer, as one of an exchange. */
const exchanged = z.object({
  id,
  reference: z.string(),
  state,
  written_at: instant,
  message: z.string(),
  answer: answer.nullable(),
  /** Of one that was closed without an answer. */
  closing_note: z.string().nullable(),
  ended_by: z.string().nullable(),
  ended_at: instant.nullable(),
});

export const guestMessage = z.object({
  ...base,
  message: z.string(),
  /** Masked without the permission to write to guests. */
  email: z.string(),
  phone: z.string(),
  /** Confirmation number as the guest gave it. */
  folio: z.string().nullable(),
  airport_name: z.string(),
  answer: answer.nullable(),
  closing_note: z.string().nullable(),
  /** Other messages of the same guest, or about the same booking, the oldest first. */
  earlier: z.array(exchanged),
  /** Staff who answered or closed one of them. */
  colleagues,
  /** Bookings that it may be about, those that most speaks for first. */
  suggestions: z.array(
    z.object({ matched: z.array(z.enum(['folio', 'email', 'name'])), booking: foundBooking }),
  ),
  /** Texts to begin with, in the guest’s language; the first is the usual one. */
  templates: z.array(
    z.object({
      /** Null for the usual text. */
      id: id.nullable(),
      name: z.string(),
      subject: z.string(),
      message: z.string(),
      /** Text after the message. */
      closing: z.string(),
    }),
  ),
  /** Values of the fields in this message; an empty one can’t be used. */
  values: z.record(z.string(), z.string()),
  viewer: z.object({ can_answer: z.boolean(), can_see_booking: z.boolean() }),
});

export const answerBody = z.strictObject({
  /** The template it began with; null for the usual text. */
  template: id.nullable(),
  /** Both may have fields, `{{guest_name}}`. */
  subject: z.string().max(500),
  message: z.string().max(4_000),
});

export const answerTimes = z.object({
  /** Minutes until the first answer is due. */
  usual: z.int().min(ANSWER_MINUTES.min).max(ANSWER_MINUTES.max),
  /** The same within a day of the ride; never more. */
  near_ride: z.int().min(ANSWER_MINUTES.min).max(ANSWER_MINUTES.max),
});
