import * as messages from '../../../store/message/repository.ts';
import * as queues from '../../../store/queue/repository.ts';
import { samplesOf } from '../sample.ts';
import { now } from './facts.ts';

const by = { accountId: 7, username: 'concierge.demo' };
const page = { page: 1, page_size: 25 };
const sight = { scope: [1, 2], things: ['unpaid', 'message'] as const, now };
const row = { queue: 'unpaid', key: '41' } as const;
const booking = { id: 41, number: 'CFV5R8WK3T', guest: 'Lefèvre', rideAt: null, timeZone: null };

export const guestMessageSamples = [
  samplesOf('store/message/repository.ts', messages, {
    listMessages: [
      {
        when: 'that wait, of some properties',
        call: ({ db }) =>
          messages.listMessages(db, { scope: [1, 2], state: 'waiting', search: 'flight' }, { ...page, now }),
      },
      {
        when: 'that are over, of all',
        call: ({ db }) =>
          messages.listMessages(db, { scope: null, state: 'over', search: '' }, { ...page, now }),
      },
    ],
    countMessages: ({ db }) => messages.countMessages(db, { scope: [1, 2], state: 'waiting', search: '' }),
    findMessage: ({ db }) => messages.findMessage(db, 7, { scope: [1, 2], now }),
    findMessageByReference: ({ db }) =>
      messages.findMessageByReference(db, 'M-7K3QW-9ZC4T', { scope: [1, 2], now }),
    listExchange: ({ db }) =>
      messages.listExchange(db, { id: 7, email: 'ana@example.com', booking }, { scope: [1, 2], now }),
    listUntold: ({ db }) => messages.listUntold(db, 'message.overdue', now),
    updateBooking: ({ tx }) => messages.updateBooking(tx, 7, 41),
    updateEnded: ({ tx }) =>
      messages.updateEnded(tx, 7, { to: 'answered', couponId: 41, note: null, by, now }),
    insertAnswer: ({ tx }) =>
      messages.insertAnswer(tx, {
        messageId: 7,
        language: 'en',
        subject: 'About your message',
        message: 'We wait for you.',
        hash: 'a hash',
        mailId: 3,
        by,
        now,
      }),
    listTemplates: ({ db }) => messages.listTemplates(db, 'en'),
    findTimes: ({ db }) => messages.findTimes(db),
    updateTimes: ({ tx }) => messages.updateTimes(tx, { usual: 240, nearRide: 30 }),
  }),
  samplesOf('store/queue/repository.ts', queues, {
    countQueues: ({ db }) =>
      queues.countQueues(db, ['soon', 'unpaid', 'approvals', 'messages', 'letters', 'payments'], sight),
    listRows: [
      {
        when: 'open ones of some properties',
        call: ({ db }) => queues.listRows(db, 'messages', sight, { state: 'open', ...page }),
      },
      {
        when: 'those that are set aside, of all',
        call: ({ db }) =>
          queues.listRows(db, 'soon', { ...sight, scope: null }, { state: 'snoozed', ...page }),
      },
    ],
    findRow: ({ db }) => queues.findRow(db, row, sight),
    updateCharge: ({ tx }) => queues.updateCharge(tx, row, { by, seen: null, now }),
    updateSnooze: ({ tx }) => queues.updateSnooze(tx, row, { until: now, by }),
    insertNote: ({ tx }) => queues.insertNote(tx, row, { note: 'Called them', by, now }),
  }),
];
