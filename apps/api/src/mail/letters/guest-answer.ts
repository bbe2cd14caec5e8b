import type { MessageTexts, MessageValues } from '@traslado/domain/messages/message-kinds';
import type { MessageFacts } from '../message-facts.ts';
import { bodyOf, type Composition, closingOf, composed } from '../parts.ts';

/** Example values of an answer's fields. */
const valuesOf = ({ name, reference, replyTo, resort }: MessageFacts): MessageValues<'guest_answer'> => ({
  guest_name: name,
  reference_number: reference,
  resort_name: resort.name,
  reply_address: replyTo,
  booking_number: 'K7QXW2MDPR',
  pickup_date: '21.12.2026',
  pickup_time: '14:35',
  pickup_place: 'CUN',
  meeting_point: 'CUN',
  driver_waits: '15:35',
});

/** The answer of staff to a guest's message, its fields filled. */
export const guestAnswer = {
  kind: 'guest_answer',
  valuesOf,
  compose: (texts: MessageTexts): Composition =>
    composed({ ...texts, unusable: null }, [...bodyOf(texts), ...closingOf(texts)]),
} as const;
