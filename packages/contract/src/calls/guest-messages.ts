import { z } from 'zod';
import { call } from '../call.ts';
import {
  answerBody,
  answerTimes,
  guestMessage,
  guestMessageList,
  guestMessageQuestion,
} from '../schemas/guest-messages.ts';
import { id, idText } from '../schemas/values.ts';

const see = { access: 'staff', permission: 'messages:see' } as const;
const answer = { access: 'staff', permission: 'messages:answer', body: 'json' } as const;
const undo = { access: 'staff', permission: 'messages:answer' } as const;
const byId = z.strictObject({ id: idText });
const params = { id: '7' };

const booking = {
  id: 41,
  number: 'CFV5R8WK3T',
  guest: 'Camille Lefèvre',
  ride_at: '2026-11-24T19:35:00.000Z',
  time_zone: 'America/Cancun',
};

const row: z.output<typeof guestMessageList>['rows'][number] = {
  id: 7,
  reference: 'M-7K3QW-9ZC4T',
  state: 'received',
  written_at: '2026-11-22T16:00:00.000Z',
  name: 'Camille Lefèvre',
  hotel_name: 'Bahía Perla',
  time_zone: 'America/Cancun',
  language: 'en',
  due_at: '2026-11-22T20:00:00.000Z',
  is_overdue: true,
  ended_by: null,
  ended_at: null,
  booking,
  begins: 'Can the driver wait if our flight is late?',
};
const { begins, ...waiting } = row;

const exampleMessage: z.output<typeof guestMessage> = {
  ...waiting,
  message: begins,
  email: 'camille@example.com',
  phone: '+33612345678',
  folio: 'BP100413-1',
  airport_name: 'Cancún International Airport',
  answer: null,
  closing_note: null,
  earlier: [],
  colleagues: [],
  suggestions: [],
  templates: [
    {
      id: null,
      name: 'Usual text',
      subject: 'About your message · {{reference_number}}',
      message: 'Hello {{guest_name}}, thank you for your message.',
      closing: 'The team at Bahía Perla',
    },
  ],
  values: { guest_name: 'Camille Lefèvre', reference_number: 'M-7K3QW-9ZC4T', pickup_date: '' },
  viewer: { can_answer: true, can_see_booking: true },
};
const said = {
  subject: 'About your message · {{reference_number}}',
  message: 'Hello {{guest_name}}, the driver waits for you without an extra charge.',
};
const ended = { due_at: null, is_overdue: false, ended_by: 'concierge.demo' };
const endedAt = '2026-11-23T18:00:00.000Z';
const over = ['guest_message.not_found', 'guest_message.answered', 'guest_message.closed'] as const;

/** Messages of guests: read, linked to a booking, and answered once. A search is about a person: it stands in a body. */
export const guestMessageCalls = {
  searchGuestMessages: call({
    route: { method: 'POST', path: '/v1/staff/messages/search', ...see, body: 'json' },
    backend: 'own',
    summary:
      'Messages of guests that wait, overdue ones first, then by the time of the ride; or those that are over',
    shapes: { body: guestMessageQuestion, answer: guestMessageList },
    refuses: [],
    example: {
      body: { state: 'waiting', search: '', page: 1, page_size: 25 },
      answer: { rows: [row], total: 1, waiting: 1, page: 1, page_size: 25 },
    },
  }),

  getAnswerTimes: call({
    route: { method: 'GET', path: '/v1/staff/messages/answer-times', ...see },
    backend: 'own',
    summary: 'How soon messages of guests have to be answered',
    shapes: { answer: answerTimes },
    refuses: [],
    example: { answer: { usual: 240, near_ride: 30 } },
  }),

  setAnswerTimes: call({
    route: {
      method: 'PUT',
      path: '/v1/staff/messages/answer-times',
      access: 'staff',
      permission: 'message-templates:change',
      body: 'json',
    },
    backend: 'own',
    summary: 'Sets how soon messages of guests have to be answered; for who works for all properties',
    shapes: { body: z.strictObject(answerTimes.shape), answer: answerTimes },
    refuses: ['scope.whole_group'],
    example: { body: { usual: 240, near_ride: 30 }, answer: { usual: 240, near_ride: 30 } },
  }),

  getGuestMessage: call({
    route: { method: 'GET', path: '/v1/staff/messages/{id}', ...see },
    backend: 'own',
    summary: 'A message, what was written before, bookings that it may be about, and texts to answer with',
    shapes: { params: byId, answer: guestMessage },
    refuses: ['guest_message.not_found'],
    example: { params, answer: exampleMessage },
  }),

  linkGuestMessage: call({
    route: { method: 'PUT', path: '/v1/staff/messages/{id}/booking', ...answer },
    backend: 'own',
    summary: 'Links a message to a booking, or to none',
    shapes: {
      params: byId,
      body: z.strictObject({
        /** Internal id; null for none. */
        booking: id.nullable(),
      }),
      answer: guestMessage,
    },
    refuses: ['guest_message.not_found', 'coupon.not_found'],
    example: { params, body: { booking: 41 }, answer: exampleMessage },
  }),

  answerGuestMessage: call({
    route: { method: 'POST', path: '/v1/staff/messages/{id}/answer', ...answer },
    backend: 'own',
    summary: 'Answers a message by mail, in the guest’s language and once; the mail leaves ten seconds later',
    shapes: { params: byId, body: answerBody, answer: guestMessage },
    refuses: [
      ...over,
      'answer.field_empty',
      'text.card_number',
      'message_template.field_unknown',
      'message_template.braces',
      'message_template.markup',
    ],
    example: {
      params,
      body: { template: null, ...said },
      answer: {
        ...exampleMessage,
        ...ended,
        state: 'answered',
        ended_at: endedAt,
        answer: {
          at: endedAt,
          by: 'concierge.demo',
          subject: said.subject,
          message: said.message,
          undo_until: '2026-11-23T18:00:10.000Z',
        },
      },
    },
  }),

  reopenGuestMessage: call({
    route: { method: 'DELETE', path: '/v1/staff/messages/{id}/end', ...undo },
    backend: 'own',
    summary:
      'Takes back one’s own answer or close within ten seconds, before the answer is sent; the message waits again',
    shapes: { params: byId, answer: guestMessage },
    refuses: ['guest_message.not_found', 'guest_message.undo_late'],
    example: { params, answer: exampleMessage },
  }),

  closeGuestMessage: call({
    route: { method: 'POST', path: '/v1/staff/messages/{id}/close', ...answer },
    backend: 'own',
    summary: 'Closes a message without a mail, with what was done instead',
    shapes: { params: byId, body: z.strictObject({ note: z.string().max(2_000) }), answer: guestMessage },
    refuses: [...over, 'text.card_number'],
    example: {
      params,
      body: { note: 'Answered on the phone.' },
      answer: {
        ...exampleMessage,
        ...ended,
        state: 'closed',
        ended_at: endedAt,
        closing_note: 'Answered on the phone.',
      },
    },
  }),
};
