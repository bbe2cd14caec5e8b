import * as messages from '../../../store/message/repository.ts';
import * as queues from '../../../store/queue/repository.ts';
import { samplesOf } from '../sample.ts';
import { now } from './facts.ts';

const by = { accountId: 7, username: 'concierge.demo' };
const page = { page: 1, page_size: 25 };
const sight = { scope: [1, 2], things: ['unpaid', 'message'] as const, now };
const row = { queue: 'unpaid', key: '41' } as const;
const times = { usual: 240, nearRide: 30 };
const booking = { id: 41, number: 'CFV5R8WK3T', guest: 'Lefèvre', rideAt: null, timeZone: null };

export const guestMessageSamples = [
  samplesOf<typeof messages>('store/message/repository.ts', {
    listMessages: [
      {
        when: 'that wait, of some properties',
        call: ({ db }) =>
          messages.listMessages(
            db,
            { scope: [1, 2], state: 'waiting', search: 'flight' },
            { ...page, now, times },
          ),
      },
      {
        when: 'that are over, of all',
        call: ({ db }) =>
          messages.listMessages(db, { scope: null, state: 'over', search: '' }, { ...page, now, times }),
      },
    ],
    countMessages: ({ db }) => messages.countMessages(db, { scope: [1, 2], state: 'waiting', search: '' }),
    listExchange: ({ db }) =>
      messages.listExchange(db, { id: 7, email: 'ana@example.com', booking }, { scope: [1, 2], now }),
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
    updateTimes: ({ tx }) => messages.updateTimes(tx, times),
  }),
  samplesOf<typeof queues>('store/queue/repository.ts', {
    countQueues: ({ db }) =>
      queues.countQueues(
        db,
        ['soon', 'unpaid', 'approvals', 'messages', 'letters', 'payments'],
        sight,
        times,
      ),
    listWaiting: ({ db }) =>
      queues.listWaiting(db, ['rides', 'messages', 'approvals'], { ...sight, approver: 3 }, 100),
    listRows: [
      {
        when: 'open ones of some properties',
        call: ({ db }) => queues.listRows(db, 'messages', sight, { state: 'open', times, ...page }),
      },
      {
        when: 'those that are set aside, of all',
        call: ({ db }) =>
          queues.listRows(db, 'soon', { ...sight, scope: null }, { state: 'snoozed', times, ...page }),
      },
    ],
    listOpen: ({ db }) => queues.listOpen(db, [41, 42], sight),
    findRow: ({ db }) => queues.findRow(db, row, sight),
    updateCharge: ({ tx }) => queues.updateCharge(tx, row, { by, seen: null, now }),
    updateSnooze: ({ tx }) => queues.updateSnooze(tx, row, { until: now, by }),
    insertNote: ({ tx }) => queues.insertNote(tx, row, { note: 'Called them', by, now }),
  }),
];
